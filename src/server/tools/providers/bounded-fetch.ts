// The fetch with which vendors are asked: follows no redirect, and bounds what a server gone wrong can make this process read
// at once. Knows no vendor.
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Longest reply that comes at once, in bytes, and longest event of a stream: both are parsed in one go. The longest answer of a
 * tool may take 9,200 tokens, of some four bytes each: this is eight times that, for a model that thinks longer than it was
 * told to, or that sends its thinking along twice. 2 MB of brackets held the event loop for 0.8 s.
 */
export const LONGEST_REPLY = 320 * 1024

/** Longest stream, in bytes: the longest text that may be streamed, one token in each event of some 300 bytes. */
export const LONGEST_STREAM = 16 * 1024 * 1024

/** How many bytes of a reply are handed on at once: between two pieces the event loop goes round. */
const PIECE = 4 * 1024

/** As `fetch`, for a request whose body is text in JSON. The body of the reply fails when it is longer than may be. */
export const boundedFetch: typeof fetch = async (url, init) => {
  // A redirect is refused: fetch takes Authorization off on the way to another host, but not Anthropic's x-api-key.
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  // By what was asked and not by what the reply calls itself: that decides whether it is parsed in one go.
  const pieces = asksStream(init?.body) ? events(response.body) : atOnce(response.body)
  return new Response(ReadableStream.from(pieces), { status, statusText, headers })
}

function asksStream(body: unknown): boolean {
  return typeof body === 'string' && (JSON.parse(body) as { stream?: unknown }).stream === true
}

async function* atOnce(body: ReadableStream<Uint8Array>) {
  yield* upTo(LONGEST_REPLY, 'reply', body)
}

async function* events(body: ReadableStream<Uint8Array>) {
  let event = 0
  for await (const chunk of upTo(LONGEST_STREAM, 'stream', body)) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(PIECE, chunk.length - at))
      const end = Math.max(piece.lastIndexOf('\n\n'), piece.lastIndexOf('\r\n\r\n'))
      event = end === -1 ? event + piece.length : piece.length - end
      if (event > LONGEST_REPLY) throw tooLong('event', LONGEST_REPLY)
      yield piece
      if (at + PIECE < chunk.length) await turn()
    }
  }
}

async function* upTo(most: number, what: string, body: ReadableStream<Uint8Array>) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > most) throw tooLong(what, most)
    yield chunk
  }
}

const tooLong = (what: string, most: number) => new Error(`a ${what} of more than ${most} bytes`)
