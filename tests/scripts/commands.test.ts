// The commands of the README, run as a newcomer runs them, on a copy of the project that shares only what is installed.
import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
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
function npmStart(env: Record<string, string> = {}): ReturnType<typeof watched> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'error', ...env },
  })
  return watched(child)
}

/** What a child prints, and its exit code once it has ended. */
function watched(child: ChildProcessWithoutNullStreams): {
  child: ChildProcess
  printed: () => string
  ended: Promise<number | null>
} {
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

/** The command of the README for services, as it stands there. */
async function serviceCommand(): Promise<string> {
  const found = /```sh\n(.*src\/server\/main\.js)\n```/.exec(await readFile(join(root, 'README.md'), 'utf8'))
  assert.ok(found?.[1], 'the README has a command for services')
  return found[1]
}

test(
  'the command for services serves in one process, which SIGTERM ends with 0, where the system has another Node or none',
  { timeout: 120_000 },
  async () => {
    // As a service manager starts it: by its words, in the folder of the project, without a shell that stays.
    const [command = '', ...args] = (await serviceCommand()).split(' ')
    const env = { PATH: '/nonexistent', PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(copy, 'data-of-service') }
    const { child, printed, ended } = watched(spawn(command, args, { cwd: copy, env }))
    await until(() => printed().includes('Kopij draait op'), `it serves; it printed: ${printed()}`)
    const { port } = new URL(/http:\/\/\S+/.exec(printed())?.[0] ?? '')
    assert.equal((await fetch(`http://127.0.0.1:${port}/api/health`)).status, 200)
    child.kill('SIGTERM')
    assert.equal(await ended, 0)
    await assert.rejects(fetch(`http://127.0.0.1:${port}/api/health`), 'nothing was left that serves')
    assert.doesNotMatch(printed(), /Warning/)
  },
)

test('a Node that is too old says so in one line, and names the command that does serve', async () => {
  const old = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.9.0" })'
  const child = spawn(process.execPath, ['--import', old, 'src/server/main.js'], { cwd: copy, env: { PORT: '0' } })
  const { printed, ended } = watched(child)
  assert.equal(await ended, 1)
  assert.match(printed(), /^Dit is Node 20\.9\.0, en Kopij draait op Node 24 of nieuwer\. .*\n$/)
  assert.ok(
    printed()
      .trimEnd()
      .endsWith(await serviceCommand()),
  )
})
