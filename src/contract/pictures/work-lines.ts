// The lines that tell how work on a picture goes, for who asks for lines (tools/stream.ts); the last line is the whole reply.
import { z } from 'zod'
import { focus } from './frame.ts'
import { credit } from './picture.ts'

export const workLine = z.union([
  /**
   * It waits for its turn; `ahead` is how many pieces of work are before it, in the order in which turns are given, and 0 when its turn
   * has come. Said again now and then when nothing changes.
   */
  z.object({ waiting: z.object({ ahead: z.number().int() }) }),
  /**
   * It is being made, `done` of `total` steps: tiles, files or pages; `total` is 0 of what has begun in nobody knows how many.
   * `secondsLeft` is an estimate; null when nobody knows.
   */
  z.object({
    progress: z.object({ done: z.number(), total: z.number(), secondsLeft: z.number().nullable() }),
  }),
  /** What was seen of it before the work began: what it is probably about, whose it is, and whether only the first picture of it is used. */
  z.object({ found: z.object({ focus, credit: credit.nullable(), animated: z.boolean() }) }),
])
export type WorkLine = z.infer<typeof workLine>
export type Found = Extract<WorkLine, { found: unknown }>['found']
