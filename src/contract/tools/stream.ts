// The lines in which a streaming tool answers: JSON, one object per line (application/x-ndjson).
import { z } from 'zod'
import { problemReply } from '../problems.ts'

export const STREAM_TYPE = 'application/x-ndjson'

/** Longest text that streams, in characters: three times the longest that is rewritten. */
export const LONGEST_STREAM = 60_000

export const streamLine = z.union([
  /** The next piece of the text. */
  z.object({ text: z.string() }),
  /** What came before does not count: the writer begins again. */
  z.object({ restart: z.literal(true) }),
  /** The whole reply, as the tool's endpoint promises it: the last line. */
  z.object({ reply: z.unknown() }),
  /** What went wrong after the first piece: the last line. Before the first piece a problem is an ordinary reply. */
  z.object({ problem: problemReply.extend({ status: z.number().int() }) }),
])
export type StreamLine = z.infer<typeof streamLine>
