// The lines of a streamed reply: one JSON object per line (application/x-ndjson). It is a text in pieces, or it is made of
// parts, which are ready one by one, or it is one thing, and the lines before it tell how the work on it goes.
import { z } from 'zod'
import { workLine } from '../pictures/work-lines.ts'
import { problemReply } from '../problems.ts'

export const STREAM_TYPE = 'application/x-ndjson'

/** Longest text that may be streamed, in characters: three times the longest text that can be rewritten. */
export const LONGEST_STREAM = 60_000

const failure = problemReply.extend({ status: z.number().int() })

export const partLine = z.union([
  /** A part failed, by which problem; the others go on. */
  z.object({ part: z.string(), problem: failure }),
  /** A part is being written. */
  z.object({ part: z.string(), begun: z.literal(true) }),
  /** A part is ready, as the whole reply has it. */
  z.object({ part: z.record(z.string(), z.unknown()) }),
])
export type PartLine = z.infer<typeof partLine>

export const streamLine = z.union([
  // First: a line about a part that failed has a `problem` too, and is not the last one.
  partLine,
  workLine,
  /** The next piece of the text. */
  z.object({ text: z.string() }),
  /** Discards all text so far: the writer starts again. */
  z.object({ restart: z.literal(true) }),
  /** The last line on success: the whole reply, as the tool's endpoint declares it. */
  z.object({ reply: z.unknown() }),
  /** The last line after a failure. A problem before the first piece is an ordinary reply with its own status instead. */
  z.object({ problem: failure }),
])
export type StreamLine = z.infer<typeof streamLine>
