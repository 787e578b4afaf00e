// The commands of the README, run as a newcomer runs them, on a copy of the project that shares only what is installed.
import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { until } from '../support/app.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let copy: string
before(async () => {
  // A space in the path: people have them.
  copy = join(await mkdtemp(join(tmpdir(), 'kopij kopie ')), 'project')
  await mkdir(copy)
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json']) {
    await cp(join(root, name), join(copy, name), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
after(() => rm(join(copy, '..'), { recursive: true, force: true }))

/** Every start that has not ended yet; none outlives the test that started it. */
const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) {
    // It passes this signal on to what it builds with or serves with, which SIGKILL would leave behind.
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('close', resolve))
  }
})

/** `npm start` without npm: what npm runs, with the settings of nobody. */
function npmStart(env: Record<string, string> = {}): {
  child: ChildProcess
  printed: () => string
  ended: Promise<number | null>
} {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'error', ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text))
  running.add(child)
  child.once('close', () => running.delete(child))
  return { child, printed: () => printed, ended: new Promise((resolve) => child.once('close', resolve)) }
}

test(
  'npm start builds, serves and prints its address; the second time it builds nothing',
  { timeout: 420_000 },
  async () => {
    for (const builds of [true, false]) {
      const { child, printed, ended } = npmStart()
      // A build takes all processors that there are: beside other work it waits for them.
      const serves = () => /Kopij draait op http:\/\/localhost:\d+/.test(printed())
      await until(serves, 'it serves', 180_000).catch((error: unknown) => {
        throw new Error(`printed until then: ${printed()}`, { cause: error })
      })
      const port = /localhost:(\d+)/.exec(printed())?.[1]
      const page = await fetch(`http://127.0.0.1:${port}/auth`)
      assert.match(await page.text(), /<div id="root">/)
      assert.equal(/Webinterface bouwen/.test(printed()), builds)
      child.kill('SIGTERM')
      assert.equal(await ended, 0)
    }
  },
)

test('a terminal that sends Ctrl-C to everyone at once ends it in order', { timeout: 60_000 }, async () => {
  const { child, printed, ended } = npmStart()
  await until(() => printed().includes('Kopij draait op'), 'it serves', 30_000)
  const server = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.trim()
  process.kill(Number(server), 'SIGINT')
  child.kill('SIGINT')
  assert.equal(await ended, 0)
})

test(
  'a change of a source makes the build stale, a change of anything else does not',
  { timeout: 120_000 },
  async () => {
    const built = async () => {
      const { child, printed, ended } = npmStart()
      // What it builds is proven above: that it begins to is enough here.
      await until(() => /Webinterface bouwen|Kopij draait op/.test(printed()), 'it builds or serves', 60_000)
      child.kill('SIGTERM')
      await ended
      return printed().includes('Webinterface bouwen')
    }
    await writeFile(join(copy, 'notitie.txt'), 'iets anders')
    assert.equal(await built(), false)
    await writeFile(join(copy, 'src/web/extra.css'), '')
    assert.equal(await built(), true)
  },
)

test('without a Chromium to be had the tests go on, and say so', async () => {
  const bin = join(copy, 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'npm'), '#!/bin/sh\nexit 7\n', { mode: 0o755 })
  const find = `import { findChromium } from './scripts/parts/chromium.mjs'; console.log(await findChromium())`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', find], {
    cwd: copy,
    env: { PATH: bin },
    encoding: 'utf8',
  })
  assert.deepEqual([status, stdout], [0, 'undefined\n'])
  assert.match(stderr, /^Geen Chromium gevonden en geen te installeren \(npm install eindigde met code 7\)/)
})
