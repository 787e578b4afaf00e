// Has pages read by child processes. Knows nothing of what a page says.
import type { ChildLimits } from '../workshop/child.ts'
import { answerOf, openLane } from '../workshop/lane.ts'
import { createTurns, inTurn, type Waiter } from '../workshop/turns.ts'
import type { PageToRead } from './page-child.ts'
import type { NoArticle, ReadArticle } from './read-page.ts'

/** Most pages take 0.2 s. One of 3 MB with as many elements as are allowed takes some 120 MB. */
export const readingLimits: ChildLimits = { timeLimitMs: 8_000, megabytes: 350, heapMegabytes: 192 }

/** Two, so that one page that takes its whole time does not keep everybody waiting. The second is made only when needed. */
const CHILDREN = 2

/** How many of them for one person, whose pages may all be such. */
const CHILDREN_OF_ONE = 1

/** How long one rests before it is let go, in ms: who adds a page adds another. */
const IDLE_MS = 60_000

export interface PageReader {
  /**
   * The article on a complete page, or why there is none; `pageUnreadable` when it could not be read within the limits.
   * @throws the reason of the asker's signal when that is aborted; a child that was reading for it is ended.
   */
  read: (page: PageToRead, asker: Waiter) => Promise<ReadArticle | NoArticle | 'pageUnreadable'>
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
  const turns = createTurns(CHILDREN, Infinity, CHILDREN_OF_ONE)
  return {
    read: async (page, asker) => {
      const outcome = await inTurn(turns, asker, () => lane.work(page, asker.signal))
      return answerOf(outcome, onFailure)?.answer ?? 'pageUnreadable'
    },
    close: lane.close,
  }
}
