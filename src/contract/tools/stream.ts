// The lines of a streamed reply: one JSON object per line (application/x-ndjson).
import { z } from 'zod'
import { problemReply } from '../problems.ts'

export const STREAM_TYPE = 'application/x-ndjson'

/** Longest text that may be streamed, in characters: three times the longest text that can be rewritten. */
export const LONGEST_STREAM = 60_000

export const streamLine = z.union([
  /** The next piece of the text. */
  z.object({ text: z.string() }),
  /** Discards all text so far: the writer starts again. */
  z.object({ restart: z.literal(true) }),
  /** The last line on success: the whole reply, as the tool's endpoint declares it. */
  z.object({ reply: z.unknown() }),
  /** The last line after a failure. A problem before the first piece is an ordinary reply with its own status instead. */
  z.object({ problem: problemReply.extend({ status: z.number().int() }) }),
])
export type StreamLine = z.infer<typeof streamLine>
