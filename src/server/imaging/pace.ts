// How fast this machine enlarges, learned from what it did, and how long is left. Knows no queue.
import type { Progress } from '../workshop/working.ts'
import type { Upscaled } from './tasks.ts'

/** For one tile, in ms, before there was one: on two cores that do nothing else it takes 110. */
const FIRST_GUESS_MS = 150
/** How much the newest picture counts. */
const NEWEST_SHARE = 0.5
/** After how many tiles of a picture its own pace says more. */
const ENOUGH_TILES = 4

export interface LearnedPace {
  trained: () => boolean
  tileMs: () => number
  /** From a picture that was enlarged. */
  learn: (answer: Pick<Upscaled, 'network' | 'tileMs'>) => void
  /** Makes what says, for one picture, how many seconds are left after each of its tiles. */
  estimating: () => (progress: Progress) => number
}

export function createPace(): LearnedPace {
  let trained = isInstalled()
  let tileMs = FIRST_GUESS_MS
  return {
    trained: () => trained,
    tileMs: () => Math.round(tileMs),
    learn({ network, tileMs: newest }) {
      // Installed, and yet it does not run here.
      if (network !== null) trained = network
      if (newest !== null) tileMs += NEWEST_SHARE * (newest - tileMs)
    },
    estimating() {
      let first: { at: number; done: number } | undefined
      return ({ done, total }) => {
        const at = performance.now()
        // What comes before the first tile says nothing of how long the others take.
        if (done > 0) first ??= { at, done }
        const since = first === undefined ? 0 : done - first.done
        const own = first !== undefined && since >= ENOUGH_TILES ? (at - first.at) / since : tileMs
        return Math.ceil(((total - done) * own) / 1000)
      }
    },
  }
}

/** Whether the runtime of the network is there; it is optional. */
function isInstalled(): boolean {
  try {
    import.meta.resolve('onnxruntime-node')
    return true
  } catch {
    return false
  }
}
