// Tells who waits for work on a picture about their turn, in lines. Knows no work.
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import type { Waiter } from '../workshop/turns.ts'

/** For who hears lines: how many come before, and that it has begun. Who does not have to wait is told neither. */
export const tellingTurn = (tell: (line: WorkLine) => void): Pick<Waiter, 'onAhead'> => ({
  onAhead: (ahead) => tell({ waiting: { ahead } }),
})
