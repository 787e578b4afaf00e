// Has pages read by child processes. Knows nothing of what a page says.
import { createSlots } from '../fetch/slots.ts'
import type { ChildLimits } from '../workshop/child.ts'
import { answerOf, openLane } from '../workshop/lane.ts'
import type { PageToRead } from './page-child.ts'
import type { NoArticle, ReadArticle } from './read-page.ts'

/** Most pages take 0.2 s. One of 3 MB with as many elements as are allowed takes some 120 MB. */
export const readingLimits: ChildLimits = { timeLimitMs: 8_000, megabytes: 350, heapMegabytes: 192 }

/** Two, so that one page that takes its whole time does not keep everybody waiting. The second is made only when needed. */
const CHILDREN = 2

/** How long one rests before it is let go, in ms: who adds a page adds another. */
const IDLE_MS = 60_000

export interface PageReader {
  /**
   * The article on a complete page, or why there is none; `pageUnreadable` when it could not be read within the limits.
   * @throws the reason of `signal` when that is aborted; a child that was reading for it is ended.
   */
  read: (page: PageToRead, signal: AbortSignal) => Promise<ReadArticle | NoArticle | 'pageUnreadable'>
  /** Ends all children; for when nobody waits any more. */
  close: () => Promise<void>
}

/** @param onFailure hears why a page could not be read: a fault of ours, or a page that was made for it. */
export function createPageReader(
  limits: ChildLimits = readingLimits,
  onFailure: (reason: string) => void = () => {},
): PageReader {
  const script = new URL('./page-child.ts', import.meta.url)
  const lane = openLane<PageToRead, ReadArticle | NoArticle>(script, limits, IDLE_MS)
  const slots = createSlots(CHILDREN)
  return {
    read: async (page, signal) => {
      const outcome = await slots(signal, () => lane.work(page, signal))
      return answerOf(outcome, onFailure)?.answer ?? 'pageUnreadable'
    },
    close: lane.close,
  }
}
