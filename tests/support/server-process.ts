// The server as people run it: a process of its own that is configured by its environment and watched by what it prints.
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { afterEach } from 'node:test'
import { fileURLToPath } from 'node:url'
import { until } from './app.ts'
import type { DatabasePlace } from './database.ts'

const main = fileURLToPath(new URL('../../src/server/main.js', import.meta.url))

/**
 * Without the optimising compiler for the embedded database's WebAssembly: no server of a test runs long enough to earn back
 * what that takes, which is a quarter of the processor time of a start (measured).
 */
const forAShortLife = ['--liftoff-only']

/** The servers that are running. When the tests end they are killed: none may outlive them. */
const left = new Set<ChildProcess>()
process.once('exit', () => left.forEach((child) => child.kill('SIGKILL')))

export interface ServerProcess {
  /** Where it listens; only once `listening` has resolved. */
  url: string
  /** All it printed, errors included. */
  printed(): string
  pid: number
  kill(signal: NodeJS.Signals): void
  /** Its exit code, null when a signal ended it. */
  exited: Promise<number | null>
}

/**
 * Starts it on a free port. It may still fail to start: wait for `listening` or `exited`.
 * @param flags of Node.
 */
export function startProcess(
  place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>,
  env: Record<string, string> = {},
  args: string[] = [],
  flags = forAShortLife,
): ServerProcess {
  const child = spawn(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', main, ...args], {
    // Not this process's environment: a setting of the person who runs the tests must not decide them.
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text))
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  left.add(child)
  void exited.then(() => left.delete(child))
  return {
    get url() {
      const listens = /luistert op (\S+)\)/.exec(printed)?.[1]
      if (listens !== undefined) return `http://${listens}`
      return /Kopij draait op (\S+)/.exec(printed)?.[1]?.replace('localhost', '127.0.0.1') ?? ''
    },
    printed: () => printed,
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    exited,
  }
}

/** Waits until it serves; fails with what it printed when it ends before. */
export async function listening(server: ServerProcess): Promise<void> {
  let ended = false
  void server.exited.then(() => (ended = true))
  await until(() => ended || server.url !== '', `the server listens; it printed:\n${server.printed()}`, 60_000)
  if (server.url === '') throw new Error(`the server ended:\n${server.printed()}`)
}

/** Waits until a start has failed, and returns what it printed: a message, and never a stack. */
export async function refusal(server: ServerProcess): Promise<string> {
  assert.equal(await server.exited, 1, server.printed())
  assert.doesNotMatch(server.printed(), /\n\s+at |node:internal/)
  return server.printed().trim()
}

/** Like `startProcess`, for the tests of one file: none of its servers outlives the test that started it. */
export function serverStarter(): typeof startProcess {
  const running: ServerProcess[] = []
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL')
      await server.exited
    }
  })
  return (...how) => {
    const server = startProcess(...how)
    running.push(server)
    return server
  }
}
