// Has exports made and imports read by a worker thread that is bounded in memory and time. Knows nothing of what is in them.
import type { ExportFormat } from '#contract/articles/export.ts'
import { Problem } from '#contract/problems.ts'
import { createWorkers, ownMemory, type WorkerLimits } from '../workers/pool.ts'
import type { DocumentDone, DocumentWork } from './document-worker.ts'
import type { ExportedArticle } from './export-article.ts'
import type { ImportedArticle } from './import-result.ts'

/** A Word document of a million characters takes 3 s to make, 6 s to read, and less than 256 MB for either. */
export const documentLimits: WorkerLimits = { timeLimitMs: 30_000, idleMs: 60_000, heapMegabytes: 320 }

/** One at a time: each may take a core and a third of a gigabyte. */
const WORKERS = 1

export interface Documents {
  /**
   * The bytes of an article in this format.
   * @throws Problem exportTooLarge when it cannot be made within the limits, or the reason of `signal`.
   */
  export: (article: ExportedArticle, format: ExportFormat, signal: AbortSignal) => Promise<Uint8Array>
  /** The pictures of a text that have no description, by their numbers; none of a text that cannot be read within the limits. */
  undescribed: (content: string, signal: AbortSignal) => Promise<{ number: number }[]>
  /**
   * The article in a file. Its bytes go over to the worker: the caller has them no more.
   * @param name of the file, for a text that has no title of its own; it says nothing about its kind.
   * @throws Problem wrongFileKind, documentUnreadable, documentEmpty or documentTooLarge, or the reason of `signal`.
   */
  import: (file: { bytes: Uint8Array; name: string }, signal: AbortSignal) => Promise<ImportedArticle>
  /** Ends the worker; for when nobody waits any more. */
  close: () => Promise<void>
}

/** @param onFailure hears why something was not made or read: a fault of ours, or a file that was made for it. */
export function createDocuments(
  limits: WorkerLimits = documentLimits,
  onFailure: (reason: string) => void = () => {},
): Documents {
  const workers = createWorkers<DocumentWork, DocumentDone>(new URL('./document-worker.ts', import.meta.url), {
    ...limits,
    count: WORKERS,
    onFailure,
  })
  return {
    async export(article, format, signal) {
      const done = (await workers.ask({ article, format }, signal))?.answer
      if (!(done instanceof Uint8Array)) throw new Problem('exportTooLarge')
      return done
    },
    async undescribed(content, signal) {
      // Most texts have none: that shows at once.
      if (!/!\[\s*\]/.test(content)) return []
      const done = (await workers.ask({ content }, signal))?.answer
      return Array.isArray(done) ? done : []
    },
    async import({ bytes, name }, signal) {
      const done = (await workers.ask({ bytes, name }, signal, ownMemory(bytes)))?.answer
      if (done === undefined || done instanceof Uint8Array || Array.isArray(done))
        throw new Problem('documentUnreadable')
      if ('problem' in done)
        throw new Problem(done.problem, done.message === undefined ? {} : { message: done.message })
      return done
    },
    close: workers.close,
  }
}
