// How the benchmarks measure: both sides in turn and in rounds, so that a machine that slows down slows both.
import { serverEnv, serverFlags } from '../scripts/parts/run.mjs'
import autocannon from 'autocannon'
import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** How many clients ask at once, without a pause; ten unless told. */
  connections?: number
  /** An address that is posted to before each round, because the round before ended in the middle of a client's `turns`. */
  reset?: string
  /** The requests that a client makes in turn, instead of the one; clients are numbered from 0. */
  turns?: (connection: number) => { method: 'GET' | 'POST'; path: string; body?: string }[]
}

const ROUNDS = 5
const SECONDS = 3
/** How many clients ask at once, unless a load says otherwise. */
const CONNECTIONS = 10

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Requests per second of two loads, measured in turn; the medians, and the median of the rounds' ratios. */
export async function compare(ours: Load, peer: Load): Promise<{ ours: number; peer: number; ratio: number }> {
  await shoot(ours, 1)
  await shoot(peer, 1)
  const rounds: { ours: number; peer: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await shoot(ours, SECONDS), peer: await shoot(peer, SECONDS) })
  }
  return {
    ours: median(rounds.map((round) => round.ours)),
    peer: median(rounds.map((round) => round.peer)),
    ratio: median(rounds.map((round) => round.ours / round.peer)),
  }
}

/** Loads the server for `seconds`. @throws Error when anything but a success came back. */
export async function load({ turns, reset, connections = CONNECTIONS, ...request }: Load, seconds: number) {
  if (reset !== undefined) {
    // By then the requests that the round before left under way have been answered.
    await wait(500)
    await (await fetch(reset, { method: 'POST' })).arrayBuffer()
  }
  let connection = 0
  const result = await autocannon({
    ...request,
    connections,
    duration: seconds,
    ...(turns && { setupClient: (client: autocannon.Client) => client.setRequests(turns(connection++)) }),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${request.url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result
}

const shoot = async (asked: Load, seconds: number) => (await load(asked, seconds)).requests.average

/** The processes that are running. When the benchmark ends they are killed: none may outlive it. */
const left = new Set<ChildProcess>()
process.once('exit', () => left.forEach((child) => child.kill('SIGKILL')))

export interface Child {
  process: ChildProcess
  /** Resolves with the first group of `pattern` in what it prints; rejects when it ends before. */
  prints(pattern: RegExp): Promise<string>
  /** The same in what it prints from now on. */
  printsNext(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

/** Starts a Node process on one of the project's files. */
export function startNode(file: string, env: Record<string, string | undefined>): Child {
  const child = spawn(process.execPath, [...serverFlags, file], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...serverEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  left.add(child)
  void exited.then(() => left.delete(child))
  const heard = (pattern: RegExp, from: number) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed.slice(from))?.[1]
        if (found !== undefined) resolve(found)
      }
      child.stdout.on('data', look)
      look()
      void exited.then(() => reject(new Error(`${file} ended: ${printed}`)))
    })
  return {
    process: child,
    prints: (pattern) => heard(pattern, 0),
    printsNext: (pattern) => heard(pattern, printed.length),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Of a process and of its children, in MB. */
export async function residentOfAll(pid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const all = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  // One that ended meanwhile holds nothing.
  const each = await Promise.all(all.map(residentMegabytes))
  return each.reduce((sum, megabytes) => sum + (megabytes || 0), 0)
}

/** Resident memory of a process and its threads, from Linux's /proc; elsewhere it is not measured. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}
