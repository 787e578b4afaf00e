// How much script a browser loads before somebody can log in.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Request } from 'playwright-core'
import { startNode } from './measure.ts'
import type { Row } from './report.ts'

const LIMIT_KB = 120

/** Measures the script that is sent until the login form can be used: compressed bytes (brotli), in kB of 1,000. */
export async function scriptOfLogin(executablePath: string): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
  const server = startNode('src/server/main.js', { DATA_DIR: dataDir, PORT: '0' })
  const url = await server.prints(/Kopij draait op (\S+)/)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const scripts: Request[] = []
    page.on('requestfinished', (request) => void (request.resourceType() === 'script' && scripts.push(request)))
    await page.goto(`${url}/auth`)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor()
    // What is fetched ahead for the screens behind the form counts too.
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize))
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000
    return {
      what: 'script before the login form is usable, brotli',
      measured: `${kilobytes.toFixed(1)} kB in ${sizes.length} files`,
      limit: `at most ${LIMIT_KB} kB`,
      met: sizes.length > 0 && kilobytes <= LIMIT_KB,
    }
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
