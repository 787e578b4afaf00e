// Has work on texts done where it holds nobody up: a short text at once, a long one by a child process. Turns are fair between
// users. Knows nothing of the work.
import { Problem } from '#contract/problems.ts'
import type { ChildLimits } from './child.ts'
import { answerOf, openLane } from './lane.ts'
import { createTurns } from './turns.ts'

/** A piece of work whose time is in proportion to a text. What goes in and out can be copied to another process. */
export interface TextWork<Asked, Answered> {
  /** By which the child finds it. */
  name: string
  /** How long the texts are together, in UTF-16 units. */
  lengthOf: (asked: Asked) => number
  load: () => Promise<(asked: Asked) => Answered | Promise<Answered>>
}

/** For whom it is done: turns go round between users. */
export interface TextAsker {
  /** Null: for the house, which waits in one queue. */
  userId: number | null
  /** Ends it when nobody waits any more; left out: it is done whatever happens. */
  signal?: AbortSignal | undefined
}

export interface Texts {
  /** @throws Problem textsBusy when too many wait, or it takes more than the limits; or the reason of `signal`. */
  work: <Asked, Answered>(work: TextWork<Asked, Answered>, asked: Asked, asker: TextAsker) => Promise<Answered>
  /** Ends the children; for when nobody waits any more. */
  close: () => Promise<void>
}

/**
 * The longest text that is worked on at once, in UTF-16 units: of the most hostile Markdown the server's event loop is held for 1 ms by a
 * thousand. Most articles are shorter, and a child would take longer to be asked than they to be read.
 */
export const AT_ONCE = 20_000

/** A million characters of the most hostile Markdown take 3 s of a processor and 350 MB. */
export const textLimits: ChildLimits = { timeLimitMs: 30_000, megabytes: 700, heapMegabytes: 512 }

/** Each may take a core, and each is of another user: one who sends long texts without end leaves the other to everybody else. */
const CHILDREN = 2
const CHILDREN_OF_ONE = 1

/** How long a child rests before it is let go, in ms: its memory with it. */
const IDLE_MS = 5_000

/** How many may wait, of whom three quarters may be of one user: each waits for as many texts of a million characters at most. */
const MOST_WAITING = 60

/** When somebody is told to come back, in seconds: half of those that wait are done by then. */
const RETRY_AFTER_SECONDS = 15

/** No user has this number. */
const HOUSE = 0

/** What a child is asked. */
export interface NamedWork {
  name: string
  asked: unknown
}

/** @param script what a child runs: a module that calls `working` with all work there is. */
export function createTexts(
  script: URL,
  onFailure: (reason: string) => void = () => {},
  limits: ChildLimits = textLimits,
): Texts {
  const lane = openLane<NamedWork, unknown>(script, limits, IDLE_MS)
  const turns = createTurns(CHILDREN, MOST_WAITING, CHILDREN_OF_ONE)
  // What is done at once, a piece in each turn of the event loop: a hundred that come together would hold it for all of them.
  const atOnce = createTurns(1, Infinity)
  const busy = () => new Problem('textsBusy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  return {
    async work<Asked, Answered>(
      work: TextWork<Asked, Answered>,
      asked: Asked,
      { userId, signal = new AbortController().signal }: TextAsker,
    ): Promise<Answered> {
      signal.throwIfAborted()
      if (work.lengthOf(asked) <= AT_ONCE) {
        const workOn = await work.load()
        const leave = await atOnce.wait({ userId: userId ?? HOUSE, signal })
        try {
          return await workOn(asked)
        } finally {
          setImmediate(() => leave?.())
        }
      }
      const leave = await (turns.wait({ userId: userId ?? HOUSE, signal }) ?? Promise.reject(busy()))
      try {
        const done = answerOf(await lane.work({ name: work.name, asked }, signal), onFailure)
        if (done === undefined) throw busy()
        return done.answer as Answered
      } finally {
        leave()
      }
    },
    close: lane.close,
  }
}
