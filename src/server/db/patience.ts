// Waits at start-up for a database server that is not up yet, or not at this moment: when machines start together, the
// database may be the last.
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../config.ts'
import { describeFailure, isDatabaseUnavailable } from './failures.ts'

/** How long to go on retrying, and the pause between two tries, in ms. */
const PATIENCE = { forMs: 60_000, pauseMs: 1_000 }

/**
 * Runs `work`, and retries it for a minute while the database is unavailable. Any other error, such as a wrong password,
 * is thrown at once.
 * @param work must be safe to run twice: the database may have done it, and only the reply was lost.
 * @param say gets a Dutch line when waiting begins, and another when the database answers after all.
 * @throws the last error of `work`.
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
