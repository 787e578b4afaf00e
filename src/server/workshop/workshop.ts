// Has work done that a person waits for, in child processes: what crashes, hangs or takes too much there costs one piece of
// work, never the server. Knows nothing of the work.
import { Problem, type ProblemCode } from '#contract/problems.ts'
import type { ChildLimits } from './child.ts'
import { openLane } from './lane.ts'
import { createTurns, type Waiter } from './turns.ts'
import type { Progress } from './working.ts'

/** Work of one weight, with places and children of its own. */
export interface LaneLimits extends ChildLimits {
  /** How many pieces at once. */
  places: number
}

/** Whoever waits for a piece of work. */
export interface Asker extends Waiter {
  onProgress?: ((progress: Progress) => void) | undefined
  /** Hears what it took of a processor, in ms, whatever came of it; not called for work that did not begin. */
  onUsed?: ((ms: number) => void) | undefined
}

export interface LaneState {
  places: number
  underWay: number
  waiting: number
  /** Processes that are there, at work or at rest. */
  children: number
  /** Their memory together, in MB; 0 where it cannot be told. */
  megabytes: number
  /** What a piece of work takes, in ms: the newest counts most. */
  averageMs: number
}

/**
 * Pieces of work since the start: that were done, refused with a problem of their own, stopped by who asked, lost with their child,
 * and turned away because too many waited.
 */
export type Counts = Record<'done' | 'refused' | 'stopped' | 'lost' | 'turnedAway', number>

export interface WorkshopState<Name extends string> {
  lanes: Record<Name, LaneState>
  counts: Counts
}

export interface Workshop<Name extends string, Asked, Answered> {
  /**
   * What a child makes of it.
   * @throws the reason of the signal when that is aborted: by then the child is gone, and writes nothing any more. The Problem that
   *   the work threw; the one for lost work when the child died or passed a limit; Problem workshopBusy when too many wait.
   */
  run: (lane: Name, asked: Asked, asker: Asker) => Promise<Answered>
  /** How much of a lane's work is under way, and how much waits. */
  load: (lane: Name) => Pick<LaneState, 'underWay' | 'waiting'>
  state: () => Promise<WorkshopState<Name>>
  /** Ends all children. Who still waits gets Problem cancelled. */
  close: () => Promise<void>
}

interface Options<Name extends string> {
  /** What a child runs: a module that calls `working`. */
  script: URL
  lanes: Record<Name, LaneLimits>
  /** How many may wait in each lane; who comes then is told to come back. */
  mostWaiting?: number
  /** After how long without work a child is let go, in ms. */
  idleMs?: number
  /** What is told of work that was lost. */
  lost: ProblemCode
  /** Hears why work was lost: a fault of ours, or something that was made for it. */
  onLost?: (reason: string) => void
}

/** What a piece of work is taken to last before one was done, in ms. */
const FIRST_GUESS_MS = 2_000
/** How much the newest piece of work counts in the average. */
const NEWEST_SHARE = 0.2
/** The longest that somebody is told to stay away, in seconds. */
const LONGEST_RETRY_SECONDS = 120

export function createWorkshop<Name extends string, Asked, Answered>({
  script,
  lanes: limits,
  mostWaiting = 20,
  idleMs = 60_000,
  lost,
  onLost = () => {},
}: Options<Name>): Workshop<Name, Asked, Answered> {
  const open = (name: Name) => ({
    places: limits[name].places,
    turns: createTurns(limits[name].places, mostWaiting),
    lane: openLane<Asked, Answered>(script, limits[name], idleMs),
    averageMs: FIRST_GUESS_MS,
  })
  const names = Object.keys(limits) as Name[]
  const lanes = Object.fromEntries(names.map((name) => [name, open(name)])) as Record<Name, ReturnType<typeof open>>
  const counts: Counts = { done: 0, refused: 0, stopped: 0, lost: 0, turnedAway: 0 }
  const closing = new AbortController()

  const load = (name: Name) => ({
    underWay: lanes[name].turns.underWay(),
    waiting: lanes[name].turns.waiting(),
  })

  /** When a place will probably be free, by how long work takes and how much of it waits. */
  function busy({ turns, places, averageMs }: (typeof lanes)[Name]): Problem {
    counts.turnedAway += 1
    const seconds = Math.ceil((averageMs * (turns.waiting() + 1)) / places / 1000)
    return new Problem('workshopBusy', { retryAfterSeconds: Math.min(LONGEST_RETRY_SECONDS, Math.max(1, seconds)) })
  }

  return {
    async run(name, asked, asker) {
      const opened = lanes[name]
      const signal = AbortSignal.any([asker.signal, closing.signal])
      signal.throwIfAborted()
      try {
        const leave = await (opened.turns.wait({ ...asker, signal }) ?? Promise.reject(busy(opened)))
        try {
          const begun = performance.now()
          const outcome = await opened.lane.work(asked, signal, asker)
          if ('answer' in outcome) {
            counts.done += 1
            opened.averageMs += NEWEST_SHARE * (performance.now() - begun - opened.averageMs)
            return outcome.answer
          }
          if ('problem' in outcome) {
            counts.refused += 1
            throw new Problem(outcome.problem.code, { message: outcome.problem.message })
          }
          counts.lost += 1
          onLost(outcome.failed)
          throw new Problem(lost, { cause: new Error(outcome.failed) })
        } finally {
          leave()
        }
      } catch (error) {
        if (error === signal.reason) counts.stopped += 1
        throw error
      }
    },
    load,
    state: async () => {
      const states = names.map(async (name) => {
        const { places, lane, averageMs } = lanes[name]
        const state: LaneState = {
          places,
          ...load(name),
          children: lane.children(),
          megabytes: Math.round(await lane.megabytes()),
          averageMs: Math.round(averageMs),
        }
        return [name, state] as const
      })
      return { lanes: Object.fromEntries(await Promise.all(states)) as Record<Name, LaneState>, counts: { ...counts } }
    },
    close: async () => {
      closing.abort(new Problem('cancelled'))
      await Promise.all(names.map((name) => lanes[name].lane.close()))
    },
  }
}
