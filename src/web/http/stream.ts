// The streaming call: reads a reply line by line while it is being written. Apart from call.ts because only tools need it,
// and the login form does not wait for it. Knows nothing of screens.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { streamLine, type PartLine, type StreamLine } from '#contract/tools/stream.ts'
import { answer, ApiError, reached, read, unreachable, unreadable, type CallOptions } from './call.ts'

/** A line before the last one: the next piece of the text, or the news that the text begins again. */
export type Piece = Extract<StreamLine, { text: string } | { restart: true }>

/**
 * Calls an endpoint that answers in lines (contract/tools/stream.ts), passes each piece to `onLine` as it comes, or each line
 * about a part to `onPart`, and returns the reply in the last line. @throws ApiError with the status of the problem, whether it
 * came before or after the first piece; with status 0 when the connection broke.
 */
export async function stream<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  onLine: (piece: Piece) => void,
  onPart: (line: PartLine) => void = () => {},
): Promise<z.output<E['output']>> {
  const reply = await answer(endpoint, options as CallOptions<Endpoint>)
  for await (const text of linesOf(reply)) {
    const line = understood(text, reply.status)
    if ('part' in line) {
      onPart(line)
      continue
    }
    if ('reply' in line) return read(endpoint, { status: reply.status, data: line.reply })
    if ('problem' in line) throw new ApiError(line.problem.status, line.problem.message, line.problem)
    if (!('waiting' in line) && !('progress' in line)) onLine(line)
  }
  // The last line never came.
  throw new ApiError(0, unreachable, undefined)
}

/** The lines of the body. What follows the last line break and is no JSON was cut off, and is dropped. */
async function* linesOf(reply: Response): AsyncGenerator<string> {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reached(() => reader.read())
      if (done) {
        if (isJson(rest)) yield rest
        return
      }
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line.trim() !== '')
    }
  } finally {
    // Closes the connection when reading stops early. On one that broke this rejects, which tells nothing new.
    void reader.cancel().catch(() => {})
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function understood(text: string, status: number): StreamLine {
  try {
    return streamLine.parse(JSON.parse(text))
  } catch (error) {
    throw new ApiError(status, unreadable, text, error)
  }
}
