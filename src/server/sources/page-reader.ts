// Has pages read by worker threads. Knows nothing of what a page says.
import { createWorkers, ownMemory, type WorkerLimits } from '../workers/pool.ts'
import type { PageToRead } from './page-worker.ts'
import type { NoArticle, ReadArticle } from './read-page.ts'

/** Most pages take 0.2 s. One of 3 MB with as many elements as are allowed takes some 120 MB. */
export const readingLimits: WorkerLimits = { timeLimitMs: 8_000, idleMs: 60_000, heapMegabytes: 192 }

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
  limits: WorkerLimits = readingLimits,
  onFailure: (reason: string) => void = () => {},
): PageReader {
  const workers = createWorkers<PageToRead, ReadArticle | NoArticle>(new URL('./page-worker.ts', import.meta.url), {
    ...limits,
    count: WORKERS,
    onFailure,
  })
  return {
    read: async (page, signal) => (await workers.ask(page, signal, ownMemory(page.bytes)))?.answer ?? 'pageUnreadable',
    close: workers.close,
  }
}
