// The side of the worker thread: answers what is asked, one thing at a time, behind the thread that serves. Knows nothing of
// the work.
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/**
 * What is answered; `failed` is the message of an error that nobody foresaw.
 * @param processorMs what this thread used since its start.
 */
export type Answer<Answered> = { answer: Answered; processorMs: number } | { failed: string }

/**
 * How much lower than the server's the priority of such a thread is: by its niceness, of which 19 is the most. Two readers and a
 * busy machine of two cores made the server wait for a core: one call of health in twenty took over 0.12 s, and now 0.03.
 */
const NICER = 5

/**
 * Makes this thread a worker of `createWorkers`.
 * @param handed the memory of an answer that goes over instead of being copied.
 */
export function answering<Answered>(
  work: (asked: never) => Answered | Promise<Answered>,
  handed: (answered: Answered) => ArrayBuffer[] = () => [],
): void {
  goBehind()
  parentPort?.on('message', (asked) => void answer(work, asked as never, handed))
}

async function answer<Answered>(
  work: (asked: never) => Answered | Promise<Answered>,
  asked: never,
  handed: (answered: Answered) => ArrayBuffer[],
): Promise<void> {
  try {
    const made = await work(asked)
    const { user, system } = process.threadCpuUsage()
    parentPort?.postMessage({ answer: made, processorMs: (user + system) / 1_000 }, handed(made))
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) })
  }
}

function goBehind(): void {
  // Elsewhere a priority is that of the whole process.
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER))
  } catch {
    // A container may forbid it: the work is then done all the same.
  }
}
