// Waits for a database server that is not there yet, or for a moment: machines start together, and it may be the last one up.
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../config.ts'
import { describeFailure, isDatabaseUnavailable } from './failures.ts'

/** How long is tried again, and the pause between two tries, in ms. */
const PATIENCE = { forMs: 60_000, pauseMs: 1_000 }

/**
 * Does `work`, and does it again for a minute while the database does not answer. What it refuses, a wrong password
 * say, is refused at once.
 * @param work must be safe to do twice: what was lost may have been the answer only.
 * @param say hears one line when the waiting begins, and one when it was worth it.
 * @throws what `work` threw last.
 */
export async function patiently<Result>(
  work: () => Promise<Result>,
  say: (line: string) => void,
  { forMs, pauseMs } = PATIENCE,
): Promise<Result> {
  const end = performance.now() + forMs
  let waiting = false
  for (;;) {
    try {
      const result = await work()
      if (waiting) say('De database antwoordt: Kopij start verder.')
      return result
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() >= end) throw error
      const why = error instanceof StartProblem ? error.message : `De database is weg (${describeFailure(error)}).`
      if (!waiting) say(`${why} Kopij blijft het een minuut proberen.`)
      waiting = true
    }
    await wait(pauseMs)
  }
}
