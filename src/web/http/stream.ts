// The streaming call: reads a reply line by line while it is being written. Apart from call.ts because only tools need it,
// and the login form does not wait for it. Knows nothing of screens.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { STREAM_TYPE, type PartLine, type StreamLine } from '#contract/tools/stream.ts'
import { answer, ApiError, reached, unreachable, type CallOptions } from './call.ts'
import { heardLine, isWork, lineCutter, type LineBefore } from './lines.ts'

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
  return lines(endpoint, options, (line) => {
    if ('part' in line) onPart(line)
    else if ('text' in line || 'restart' in line) onLine(line)
  })
}

/** Calls an endpoint that tells how its work goes to who asks for that (`streams: 'asked'`). @throws ApiError, as `stream` does. */
export async function follow<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  onLine: (line: WorkLine) => void,
): Promise<z.output<E['output']>> {
  const asking = { ...options, headers: { ...options.headers, Accept: STREAM_TYPE } } as CallOptions<E>
  return lines(endpoint, asking, (line) => isWork(line) && onLine(line))
}

async function lines<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  hear: (line: LineBefore) => void,
): Promise<z.output<E['output']>> {
  const reply = await answer(endpoint, options as CallOptions<Endpoint>)
  for await (const text of linesOf(reply)) {
    const last = heardLine(endpoint, reply.status, text, hear)
    if (last) return last.reply
  }
  // The last line never came.
  throw new ApiError(0, unreachable, undefined)
}

async function* linesOf(reply: Response): AsyncGenerator<string> {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  const cut = lineCutter()
  try {
    for (;;) {
      const { done, value } = await reached(() => reader.read())
      yield* cut(done ? undefined : value)
      if (done) return
    }
  } finally {
    // Closes the connection when reading stops early. On one that broke this rejects, which tells nothing new.
    void reader.cancel().catch(() => {})
  }
}
