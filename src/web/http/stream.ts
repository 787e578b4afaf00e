// The streaming call: reads a reply line by line while it is being written. Apart from call.ts because only tools need it,
// and the login form does not wait for it. Knows nothing of screens.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { streamLine, type StreamLine } from '#contract/tools/stream.ts'
import { answer, ApiError, reached, read, unreachable, unreadable, type CallOptions } from './call.ts'

/** What comes before the last line: the next piece of the text, or that it begins again. */
export type Piece = Extract<StreamLine, { text: string } | { restart: true }>

/**
 * Calls an endpoint that answers in lines (contract/tools/stream.ts), hands on each piece as it comes, and reads the
 * reply in the last line. @throws ApiError: for a problem before or after the first piece with the problem's own status,
 * for a connection that broke with status 0.
 */
export async function stream<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  onLine: (piece: Piece) => void,
): Promise<z.output<E['output']>> {
  const reply = await answer(endpoint, options as CallOptions<Endpoint>)
  for await (const text of linesOf(reply)) {
    const line = understood(text, reply.status)
    if ('reply' in line) return read(endpoint, { status: reply.status, data: line.reply })
    if ('problem' in line) throw new ApiError(line.problem.status, line.problem.message, line.problem)
    onLine(line)
  }
  // The last line never came.
  throw new ApiError(0, unreachable, undefined)
}

/** Every whole line of the body. What stands behind the last line break and is no JSON was cut off. */
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
    // Whoever stops reading lets go of the connection; one that broke has nothing to let go of.
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
