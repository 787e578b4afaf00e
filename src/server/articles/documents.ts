// Has exports made and imports read by a child process that is bounded in memory and time. Knows nothing of what is in them.
import type { ExportFormat } from '#contract/articles/export.ts'
import { Problem } from '#contract/problems.ts'
import { createTurns, inTurn } from '../workshop/turns.ts'
import { createPrices, paying, unlimited, type Payer, type ProcessorBudget } from '../workshop/spending.ts'
import type { ChildLimits } from '../workshop/child.ts'
import { answerOf, openLane } from '../workshop/lane.ts'
import type { DocumentDone, DocumentWork } from './document-child.ts'
import type { ExportedArticle } from './export-article.ts'
import { removeBeside } from './import-pictures.ts'
import type { ImportedOnDisk } from './import-result.ts'

/**
 * An article of a million characters takes 3 s of a processor to make into a Word document, and less than 256 MB. The time on the clock
 * bounds what a busy machine makes of that.
 */
export const documentLimits: ChildLimits = {
  timeLimitMs: 30_000,
  processorLimitMs: 5_000,
  megabytes: 550,
  heapMegabytes: 320,
}

/** Two at once, of two users: who sends the slowest without end keeps nobody else waiting. Each may take a core and a third of a gigabyte. */
const CHILDREN = 2
const CHILDREN_OF_ONE = 1

/** How long one rests before it is let go, in ms: its memory with it. */
const IDLE_MS = 10_000

/** Who waits for a document, and at whose expense it is made or read. Turns go round between users. */
export interface DocumentAsker extends Payer {
  signal: AbortSignal
}

/** What each kind of work takes before there was one, in ms of a processor; `make`: for a text of usual length. */
const FIRST_PRICES = { make: 500, read: 500 }

/**
 * A text of usual length, in bytes. A longer one counts as several: otherwise who exports a few of a megabyte would make a ZIP of short
 * articles dear, for everybody.
 */
const USUAL_BYTES = 10_000
const timesUsual = (bytes: number) => Math.max(1, bytes / USUAL_BYTES)

export interface Documents {
  /**
   * The bytes of an article in this format.
   * @throws Problem exportTooLarge when it cannot be made within the limits, tooManyTries when its user's budget has not so much left,
   *   or the reason of `signal`.
   */
  export: (article: ExportedArticle, format: ExportFormat, asker: DocumentAsker) => Promise<Uint8Array>
  /**
   * The article in a file. Its pictures stand beside that, for the caller to remove; when nothing came of it there are none.
   * @param name of the file, for a text that has no title of its own; it says nothing about its kind.
   * @throws Problem wrongFileKind, documentUnreadable, also when it takes more than the limits, documentEmpty, documentTooLarge or
   *   tooManyTries, or the reason of `signal`.
   */
  import: (file: { path: string; name: string }, asker: DocumentAsker) => Promise<ImportedOnDisk>
  /** What to take the export of a text of so many bytes to cost, in ms of a processor. */
  price: (bytes: number) => number
  /** Ends the children; for when nobody waits any more. */
  close: () => Promise<void>
}

/** @param onFailure hears why something was not made or read: a fault of ours, or a file that was made for it. */
export function createDocuments(
  limits: ChildLimits = documentLimits,
  onFailure: (reason: string) => void = () => {},
  budget: ProcessorBudget = unlimited,
): Documents {
  const script = new URL('./document-child.ts', import.meta.url)
  const lane = openLane<DocumentWork, DocumentDone>(script, limits, IDLE_MS)
  // Any number may wait: half of a ZIP that is on its way cannot be told to come back.
  const turns = createTurns(CHILDREN, Infinity, CHILDREN_OF_ONE)
  const prices = createPrices(FIRST_PRICES)
  const { processorLimitMs = Infinity } = limits
  const priceOf = (kind: keyof typeof FIRST_PRICES, times: number) =>
    Math.min(processorLimitMs, times * prices.of(kind))

  /**
   * Has a child do it in its turn; undefined when that took more than the limits.
   * @param times how many usual pieces of its kind it is.
   */
  async function ask(kind: keyof typeof FIRST_PRICES, work: DocumentWork, asker: DocumentAsker, times = 1) {
    const { userId, signal } = asker
    signal.throwIfAborted()
    return paying(budget, asker, priceOf(kind, times), ({ used }) =>
      inTurn(turns, { userId, signal }, async () => {
        const onUsed = (ms: number) => {
          used(ms)
          prices.learn(kind, ms / times)
        }
        return answerOf(await lane.work(work, signal, { onUsed }), onFailure)?.answer
      }),
    )
  }

  return {
    async export(article, format, asker) {
      const done = await ask('make', { article, format }, asker, timesUsual(Buffer.byteLength(article.content)))
      if (!(done instanceof Uint8Array)) throw new Problem('exportTooLarge')
      return done
    },
    async import({ path, name }, asker) {
      try {
        const done = await ask('read', { path, name }, asker)
        if (done === undefined || done instanceof Uint8Array)
          throw new Problem('documentUnreadable', { message: TOO_MUCH_WORK })
        if ('problem' in done)
          throw new Problem(done.problem, done.message === undefined ? {} : { message: done.message })
        return done
      } catch (error) {
        // A child that was ended may have written some already.
        await removeBeside(path)
        throw error
      }
    },
    price: (bytes) => priceOf('make', timesUsual(bytes)),
    close: lane.close,
  }
}

const TOO_MUCH_WORK =
  'Dit document is te groot of te ingewikkeld om te importeren. Deel het op in kleinere documenten, of kopieer de tekst en plak die.'
