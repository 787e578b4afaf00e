// One child process of a workshop, seen from the process that serves: what is asked of it, and how it ends. Knows nothing of
// the work, and not who asks.
import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Progress, Said } from './working.ts'

export interface ChildLimits {
  /** How long it may give no sign of progress, in ms; the first work includes the start of the process. */
  timeLimitMs: number
  /** How much processor time one piece of work may use, in ms, the start of the process included. Watched on Linux only. */
  processorLimitMs?: number
  /** How much memory it may take, in MB. Watched on Linux only. */
  megabytes: number
  /** How much of that its heap may take, in MB. What libraries of pictures hold lies outside it: for those 256 suffice. */
  heapMegabytes?: number
}

/** What became of a piece of work. `unheard`: the child was gone before it said that it had begun. */
export type Outcome<Answered> =
  | Exclude<Said<Answered>, { begun: true } | { progress: Progress } | { failed: string }>
  | { failed: string; unheard?: true }

export interface Child<Asked, Answered> {
  /** Has it work on one thing. `failed` says why nothing came of it; the child is then to be ended. */
  ask: (asked: Asked, onProgress: (progress: Progress) => void) => Promise<Outcome<Answered>>
  /** Ends it, whatever it is doing. Resolves when it is gone: by then it writes nothing any more. */
  end: () => Promise<void>
  /** Calls back when it is gone. */
  onGone: (listener: () => void) => void
  megabytes: () => Promise<number | undefined>
  /** The processor time that it used since its start, in ms; of one that is gone, as last seen. Undefined where it cannot be told. */
  processorMs: () => Promise<number | undefined>
}

/** How often it is looked what a child at work takes, in ms. */
const WATCH_MS = 200

/** How much of what a child writes to its standard error is kept, in characters: the last lines say why it died. */
const LAST_WORDS = 2_000

const PAGE_BYTES = 4096
/** In which Linux counts the time of a process. */
const TICK_MS = 10
const MEGABYTE = 1024 * 1024

/** @param script what the child runs: a module that calls `working`. */
export function startChild<Asked, Answered>(script: URL, limits: ChildLimits): Child<Asked, Answered> {
  const { processorLimitMs = Infinity } = limits
  const child = fork(fileURLToPath(script), {
    env: environment(),
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=4',
      `--max-old-space-size=${limits.heapMegabytes ?? 256}`,
      // The helpers of V8: by itself four, which would take the cores of the server.
      '--v8-pool-size=1',
      // For working.ts, which gives memory back after each piece of work.
      '--expose-gc',
    ],
    // Bytes go over as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (lastWords = (lastWords + text).slice(-LAST_WORDS)))
  const gone = new Promise<string>((resolve) => {
    // Without a process there is no exit, only an error. That of a message that could not be sent comes beside an exit.
    child.once('error', (error) => void (child.pid === undefined && resolve(error.message)))
    child.on('error', () => {})
    child.once('exit', (code, signal) => resolve(`exit ${signal ?? code}`))
  })
  letProcessEnd(child)
  let how: string | undefined
  // One function, for whoever waits now: a promise keeps all who ever asked when it will be settled, and what they were answered.
  let tellGone = () => {}
  void gone.then((told) => {
    how = told
    return tellGone()
  })

  const megabytes = () => residentMegabytes(child.pid)
  let seenMs: number | undefined
  const processorMs = async () => (seenMs = (await processorTime(child.pid)) ?? seenMs)

  return {
    async ask(asked, onProgress) {
      const listening = new AbortController()
      const before = seenMs ?? 0
      try {
        return await new Promise<Outcome<Answered>>((resolve) => {
          let timer: NodeJS.Timeout
          const wait = () => {
            clearTimeout(timer)
            timer = setTimeout(
              () => resolve({ failed: `${limits.timeLimitMs} ms without progress` }),
              limits.timeLimitMs,
            )
          }
          let hasBegun = false
          const hear = (said: Said<Answered>) => {
            wait()
            hasBegun = true
            if ('progress' in said) onProgress(said.progress)
            // Under `node --watch` a child also sends messages about the files it loaded.
            else if ('answer' in said || 'problem' in said || 'failed' in said) resolve(said)
          }
          const look = async () => {
            const [now = 0, usedMs = 0] = await Promise.all([megabytes(), processorMs()])
            if (now > limits.megabytes) resolve({ failed: `${Math.round(now)} MB of memory` })
            if (usedMs - before > processorLimitMs)
              resolve({ failed: `more than ${processorLimitMs} ms of a processor` })
          }
          const watch = setInterval(() => void look(), WATCH_MS)
          listening.signal.addEventListener('abort', () => {
            clearTimeout(timer)
            clearInterval(watch)
            child.off('message', hear)
            tellGone = () => {}
          })
          tellGone = () => {
            if (how !== undefined)
              resolve({ failed: `${how} ${lastWords}`.trim(), ...(!hasBegun && { unheard: true }) })
          }
          tellGone()
          child.on('message', hear)
          wait()
          // A child that is gone takes nothing; `gone` tells.
          if (child.connected) child.send({ asked }, () => {})
        })
      } finally {
        listening.abort()
      }
    },
    async end() {
      child.ref()
      child.kill('SIGKILL')
      await gone
    },
    onGone: (listener) => void gone.then(listener),
    megabytes,
    processorMs,
  }
}

/** No keys and no settings: they have no business where strange things are taken apart. */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir()
  return {
    // Without it the child would load the type stripper (loading.js).
    ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }),
    // Each thread would otherwise keep memory of its own that it freed: with four threads a third more.
    MALLOC_ARENA_MAX: '2',
    // Large pieces of memory go back to the system as soon as they are freed. By itself the C library keeps ever larger ones: after
    // a few pictures a child held half as much again.
    MALLOC_MMAP_THRESHOLD_: String(MEGABYTE),
    // libvips would put large pictures in files of the temporary folder, which a child that is killed leaves behind.
    VIPS_DISC_THRESHOLD: '4g',
  }
}

/** A child that rests must not keep the process alive; the time limit of who waits for one does. */
function letProcessEnd(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  if (child.stderr !== null && 'unref' in child.stderr) (child.stderr as unknown as { unref: () => void }).unref()
}

/** From Linux's /proc; undefined elsewhere, and of a process that is gone. */
async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return resident === undefined ? undefined : (Number(resident) * PAGE_BYTES) / MEGABYTE
}

/** Of all its threads, from Linux's /proc, in ms; undefined elsewhere, and of a process that is gone. */
async function processorTime(pid: number | undefined): Promise<number | undefined> {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Its name, in brackets, may hold anything. Behind it: state, parent, and so on (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]]
  return user === undefined || system === undefined ? undefined : (Number(user) + Number(system)) * TICK_MS
}
