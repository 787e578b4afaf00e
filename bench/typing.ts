// Typing in a long article in a real browser: whether the page is ever busy for so long that a key waits visibly, while what is typed is
// kept, saved and checked.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { textOf } from './analysis.ts'
import { startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const WORDS = 5_000
const LIMIT_MS = 50
/** Between two keys, in ms: a quick typist's. */
const PACE_MS = 60
/** After each sentence, in ms: the text is saved after three seconds of rest, and checked sooner. */
const REST_MS = 5_000
const SENTENCES = 6
const PASSWORD = 'meten-is-weten-2026'

/** Tasks of the page of more than 50 ms, as the browser reports them (W3C Long Tasks); shorter ones it keeps to itself. */
type Watched = typeof globalThis & { longTasks?: number[] }

export async function typing(executablePath: string, yardstick: Yardstick): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
  const server = startNode('src/server/main.js', { DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: PASSWORD })
  const url = await server.prints(/Kopij draait op (\S+)/)
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'nl-NL', viewport: { width: 1440, height: 900 } })
    await page.request.post('/api/login', { data: { username: 'admin', password: PASSWORD } })
    const data = { title: 'Fietsbrug over de Linge tien weken dicht', content: textOf(WORDS, 0) }
    const { id } = (await (await page.request.post('/api/articles', { data })).json()) as { id: number }
    await page.goto(`/artikelen/${id}`)
    const tasks = await typed(page)
    const limit = yardstick.ms(LIMIT_MS)
    const longest = Math.max(0, ...tasks)
    return {
      what: `typing in an article of ${WORDS.toLocaleString('en')} words, the longest that the page was busy`,
      measured: longest === 0 ? 'never 50 ms' : `${Math.round(longest)} ms, ${tasks.length} times 50 or more`,
      limit: scaled('at most', LIMIT_MS, limit),
      met: longest <= Math.max(limit, LIMIT_MS),
    }
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Types in the middle of the text, with rests. Returns the tasks of 50 ms and more meanwhile. */
async function typed(page: Page): Promise<number[]> {
  const paragraphs = page.getByRole('textbox', { name: 'Inhoud' }).locator('p')
  await paragraphs.first().waitFor()
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  await page.keyboard.press('End')
  // What opening it takes is no typing.
  await wait(REST_MS)
  await page.evaluate(() => {
    const seen: number[] = []
    ;(globalThis as Watched).longTasks = seen
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  for (let sentence = 0; sentence < SENTENCES; sentence += 1) {
    await page.keyboard.type(' De gemeente zegt dat de omleiding via de dijk loopt.', { delay: PACE_MS })
    await wait(REST_MS)
  }
  await page.getByText(/^Opgeslagen om/).waitFor()
  return page.evaluate(() => (globalThis as Watched).longTasks ?? [])
}
