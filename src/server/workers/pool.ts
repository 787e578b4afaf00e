// Has work done by worker threads that are bounded in memory and time, and lets them go when there is none. Knows nothing of
// the work.
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createSlots } from '../fetch/slots.ts'
import type { Answer } from './answering.ts'

export interface WorkerLimits {
  /** How long one piece of work may take, in ms; the first waits for its worker to start besides. */
  timeLimitMs: number
  /** How much processor time one piece of work may use, in ms, the start of a worker included (default: all that `timeLimitMs` has). */
  processorLimitMs?: number
  /** After how long without work a worker is let go, in ms. */
  idleMs: number
  /** How much a worker may hold in its heap, in MB. */
  heapMegabytes: number
}

export interface Workers<Asked, Answered> {
  /**
   * What a worker makes of it; undefined when that took more than the limits, or failed.
   * @param handed memory that goes over to the worker instead of being copied: the caller has it no more.
   * @param onUsed hears how much processor time that took, in ms, whatever came of it.
   * @throws the reason of `signal` when that is aborted; a worker that was at work for it is ended.
   */
  ask: (
    asked: Asked,
    signal: AbortSignal,
    handed?: ArrayBuffer[],
    onUsed?: (ms: number) => void,
  ) => Promise<{ answer: Answered } | undefined>
  /** Ends all workers; for when nobody waits any more. */
  close: () => Promise<void>
}

interface Options extends WorkerLimits {
  /** How many at once, at most: each is made only when it is needed. */
  count: number
  /** Hears why work was not done: a fault of ours, or something that was made for it. */
  onFailure?: (reason: string) => void
}

/** How often it is looked how much a worker at work has used, in ms. */
const WATCH_MS = 200

/** @param script what a worker runs: a module that calls `answering`. */
export function createWorkers<Asked, Answered>(
  script: URL,
  { count, timeLimitMs, processorLimitMs = Infinity, idleMs, heapMegabytes, onFailure = () => {} }: Options,
): Workers<Asked, Answered> {
  const slots = createSlots(count)
  const all = new Set<Worker>()
  const resting: Worker[] = []
  /** What each used so far, in ms of a processor, as last seen. */
  const usage = new WeakMap<Worker, number>()
  let letGo: NodeJS.Timeout | undefined

  function start(): Worker {
    const cache = getCompileCacheDir()
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // A worker gets Node's compile cache only through this variable; without it the worker would load the type stripper.
      // It gets no other: a key has no business where strange things are taken apart.
      env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
    })
    all.add(worker)
    // Without this listener an error of a worker that rests would end the process.
    worker.on('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      const at = resting.indexOf(worker)
      if (at !== -1) resting.splice(at, 1)
    })
    // A worker that rests must not keep the process alive; who waits for one does.
    worker.unref()
    return worker
  }

  function rest(worker: Worker): void {
    resting.push(worker)
    clearTimeout(letGo)
    letGo = setTimeout(() => resting.splice(0).forEach((one) => void one.terminate()), idleMs).unref()
  }

  async function hear(
    worker: Worker,
    asked: Asked,
    signal: AbortSignal,
    handed: ArrayBuffer[],
  ): Promise<Answer<Answered>> {
    const listening = new AbortController()
    const before = usage.get(worker) ?? 0
    try {
      return await new Promise<Answer<Answered>>((resolve, reject) => {
        const look = async () => {
          const { user, system } = await worker.cpuUsage()
          if (listening.signal.aborted) return
          const ms = (user + system) / 1_000
          usage.set(worker, ms)
          if (ms - before > processorLimitMs) resolve({ failed: `more than ${processorLimitMs} ms of a processor` })
        }
        // One that is gone is told of below.
        const watch = setInterval(() => void look().catch(() => {}), WATCH_MS)
        const timer = setTimeout(() => resolve({ failed: `more than ${timeLimitMs} ms` }), timeLimitMs)
        const leave = () => reject(signal.reason as Error)
        const fail = (why: unknown) => resolve({ failed: why instanceof Error ? why.message : `exit ${String(why)}` })
        // Under `node --watch` a worker also sends messages about the files it loaded.
        const take = (answer: Answer<Answered>) => void (('answer' in answer || 'failed' in answer) && resolve(answer))
        worker.on('message', take).on('error', fail).on('exit', fail)
        signal.addEventListener('abort', leave, { once: true })
        listening.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          clearInterval(watch)
          worker.off('message', take).off('error', fail).off('exit', fail)
          signal.removeEventListener('abort', leave)
        })
        worker.postMessage(asked, handed)
      })
    } finally {
      listening.abort()
    }
  }

  return {
    ask: (asked, signal, handed = [], onUsed = () => {}) =>
      slots(signal, async () => {
        clearTimeout(letGo)
        const worker = resting.pop() ?? start()
        const before = usage.get(worker) ?? 0
        let answer: Answer<Answered> | undefined
        try {
          answer = await hear(worker, asked, signal, handed)
          if ('answer' in answer) usage.set(worker, answer.processorMs)
        } finally {
          onUsed((usage.get(worker) ?? 0) - before)
          // One that was left, or did not come to an end, may still be at work: only ending it frees the processor.
          if (answer !== undefined && 'answer' in answer) rest(worker)
          else await worker.terminate()
        }
        if ('answer' in answer) return answer
        onFailure(answer.failed)
        return undefined
      }),
    close: async () => {
      clearTimeout(letGo)
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** The memory of these bytes, to be handed over; none when they are so few that they share it with other things. */
export const ownMemory = ({ buffer, byteLength }: Uint8Array) =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
