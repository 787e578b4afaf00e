// Tells how long one turn of this thread's event loop took, by the processor time of the thread: what neighbours take of the machine
// does not count.

/** How often the loop is looked at, in ms: what is told is too long by no more than this. */
const LOOK_MS = 1

/** A loop of thirty million steps with whole numbers, which the compiler cannot leave out. */
export function fixedLoop(): void {
  let value = 1
  for (let at = 0; at < 30_000_000; at += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  if (value === 0) throw new Error('unreachable: keeps the loop')
}

/** What it takes on the machine of the yardstick (bench/yardstick.ts), in ms. */
export const FIXED_LOOP_MS = 29

const processorMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1_000
}

export interface LoopProbe {
  /** The longest turn since the last call, in ms of the processor. */
  longest: () => number
  stop: () => void
}

export function startLoopProbe(): LoopProbe {
  let last = process.threadCpuUsage()
  let most = 0
  const look = () => {
    most = Math.max(most, processorMs(last))
    last = process.threadCpuUsage()
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    longest() {
      look()
      const told = most
      most = 0
      return told
    },
    stop: () => clearInterval(timer),
  }
}

/** How many times longer than the machine of the yardstick this one takes now: by the processor, and by the clock. */
export function slownessNow(): { processor: number; clock: number } {
  const [used, begun] = [process.threadCpuUsage(), performance.now()]
  fixedLoop()
  return { processor: processorMs(used) / FIXED_LOOP_MS, clock: (performance.now() - begun) / FIXED_LOOP_MS }
}
