// Has pages read by worker threads that are bounded in memory and time, and lets them go when there is nothing to read. Knows
// nothing of what a page says.
import { dirname } from 'node:path'
import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createSlots } from '../fetch/slots.ts'
import type { Answer, PageToRead } from './page-worker.ts'
import type { NoArticle, ReadArticle } from './read-page.ts'

export interface ReadingLimits {
  /** How long one page may be read, in ms. Most take 0.2 s; the first waits half a second for its worker. */
  timeLimitMs: number
  /** After how long without a page a worker is let go, in ms. */
  idleMs: number
  /** How much a worker may hold in its heap, in MB: a page of 3 MB with as many elements as are allowed takes some 120. */
  heapMegabytes: number
}

export const readingLimits: ReadingLimits = { timeLimitMs: 8_000, idleMs: 60_000, heapMegabytes: 192 }

/** Two, so that one page that takes its whole time does not keep everybody waiting. The second is made only when needed. */
const WORKERS = 2

export interface PageReader {
  /**
   * The article on a complete page, or why there is none; `pageUnreadable` when it could not be read within the limits. The
   * bytes go over to the worker: the caller has them no more.
   * @throws the reason of `signal` when that is aborted; a worker that was reading for it is ended.
   */
  read: (page: PageToRead, signal: AbortSignal) => Promise<ReadArticle | NoArticle | 'pageUnreadable'>
  /** Ends all workers; for when nobody waits any more. */
  close: () => Promise<void>
}

/** @param onFailure hears why a page could not be read: a fault of ours, or a page that was made for it. */
export function createPageReader(
  { timeLimitMs, idleMs, heapMegabytes }: ReadingLimits = readingLimits,
  onFailure: (reason: string) => void = () => {},
): PageReader {
  const slots = createSlots(WORKERS)
  const all = new Set<Worker>()
  const resting: Worker[] = []
  let letGo: NodeJS.Timeout | undefined

  function start(): Worker {
    const cache = getCompileCacheDir()
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // A worker gets Node's compile cache only through this variable; without it the worker would load the type stripper.
      // It gets no other: a key has no business where strange pages are taken apart.
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

  async function ask(worker: Worker, page: PageToRead, signal: AbortSignal): Promise<Answer> {
    const listening = new AbortController()
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => resolve({ failed: `more than ${timeLimitMs} ms` }), timeLimitMs)
        const leave = () => reject(signal.reason as Error)
        const fail = (why: unknown) => resolve({ failed: why instanceof Error ? why.message : `exit ${String(why)}` })
        // Under `node --watch` a worker also sends messages about the files it loaded.
        const hear = (answer: Answer) => void (('read' in answer || 'failed' in answer) && resolve(answer))
        worker.on('message', hear).on('error', fail).on('exit', fail)
        signal.addEventListener('abort', leave, { once: true })
        listening.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          worker.off('message', hear).off('error', fail).off('exit', fail)
          signal.removeEventListener('abort', leave)
        })
        worker.postMessage(page, ownMemory(page.bytes))
      })
    } finally {
      listening.abort()
    }
  }

  return {
    read: (page, signal) =>
      slots(signal, async () => {
        clearTimeout(letGo)
        const worker = resting.pop() ?? start()
        let answer: Answer | undefined
        try {
          answer = await ask(worker, page, signal)
        } finally {
          // One that was left, or did not come to an end, may still be reading: only ending it frees the processor.
          if (answer !== undefined && 'read' in answer) rest(worker)
          else await worker.terminate()
        }
        if ('read' in answer) return answer.read
        onFailure(answer.failed)
        return 'pageUnreadable'
      }),
    close: async () => {
      clearTimeout(letGo)
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** A page is handed over instead of copied, unless it is so small that it shares its memory with other things. */
const ownMemory = ({ buffer, byteLength }: Uint8Array) =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
