// The fetch with which vendors are asked: follows no redirect, and bounds what a server gone wrong can make this process read
// at once. Knows no vendor.
import { setImmediate as turn } from 'node:timers/promises'
import { plainEvent, plainReply, tellsUsage } from './plain-usage.ts'

/**
 * Longest reply that comes at once, in bytes, and longest event of a stream: both are parsed in one go. The longest answer of a
 * tool may take 9,200 tokens, of some four bytes each: this is eight times that, for a model that thinks longer than it was
 * told to, or that sends its thinking along twice. 2 MB of brackets held the event loop for 0.8 s.
 */
export const LONGEST_REPLY_BYTES = 320 * 1024

/** Longest stream, in bytes: the longest text that may be streamed, one token in each event of some 300 bytes. */
export const LONGEST_STREAM_BYTES = 16 * 1024 * 1024

/** How many bytes of a reply are handed on at once: between two pieces the event loop goes round. */
const PIECE_BYTES = 4 * 1024

/** What an event ends with, by the ends of its lines. */
const ENDS = ['\n\n', '\r\n\r\n', '\r\r']
const EVENT_END = /(?<=\n\n|\r\n\r\n|\r\r)/
/** How much of such an end may stand in the piece before. */
const LONGEST_PART = 3

/** As `fetch`, for a request whose body is text in JSON. The body of the reply fails when it is longer than may be. */
export const boundedFetch: typeof fetch = async (url, init) => {
  // A redirect is refused: fetch takes Authorization off on the way to another host, but not Anthropic's x-api-key.
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { ok, status, statusText, headers } = response
  // By what was asked and not by what the reply calls itself: that decides whether it is parsed in one go. What is wrong is
  // always told at once.
  const streams = ok && asksStream(init?.body)
  const body = response.body.pipeThrough(streams ? events() : atOnce())
  const plain = ok ? body.pipeThrough(streams ? plainEvents() : plainWhole()) : body
  return new Response(plain, { status, statusText, headers })
}

function asksStream(body: unknown): boolean {
  return typeof body === 'string' && (JSON.parse(body) as { stream?: unknown }).stream === true
}

type Bounds = TransformStream<Uint8Array, Uint8Array>

function atOnce(): Bounds {
  const count = upTo(LONGEST_REPLY_BYTES, 'reply')
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk)
      controller.enqueue(chunk)
    },
  })
}

function events(): Bounds {
  const count = upTo(LONGEST_STREAM_BYTES, 'stream')
  let event = 0
  let before = ''
  return new TransformStream({
    async transform(chunk, controller) {
      count(chunk)
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(PIECE_BYTES, chunk.length - at))
        // A server may send a line and the blank line behind it one after the other.
        const text = before + piece.toString('latin1')
        const end = Math.max(...ENDS.map((one) => text.lastIndexOf(one)))
        event = end === -1 ? event + piece.length : text.length - end
        before = text.slice(-LONGEST_PART)
        if (event > LONGEST_REPLY_BYTES) throw tooLong('event', LONGEST_REPLY_BYTES)
        controller.enqueue(piece)
        if (at + PIECE_BYTES < chunk.length) await turn()
      }
    },
  })
}

/** Hands a reply on once it is whole, with what it says of its usage made plain. */
function plainWhole(): Bounds {
  const chunks: Uint8Array[] = []
  return new TransformStream({
    transform: (chunk) => void chunks.push(chunk),
    flush: (controller) => controller.enqueue(Buffer.from(plainReply(Buffer.concat(chunks).toString()))),
  })
}

/** The same of a stream, event by event. Its bytes are held as signs of one byte, so that none is cut in two. */
function plainEvents(): Bounds {
  let held = ''
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  const plain = (text: string) =>
    tellsUsage(text)
      ? Buffer.concat(text.split(EVENT_END).map((event) => Buffer.from(plainEvent(bytes(event).toString()))))
      : bytes(text)
  return new TransformStream({
    transform(chunk, controller) {
      held += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
      const end = Math.max(...ENDS.map((one) => endOfLast(held, one)))
      if (end === 0) return
      controller.enqueue(plain(held.slice(0, end)))
      held = held.slice(end)
    },
    flush: (controller) => void (held !== '' && controller.enqueue(plain(held))),
  })
}

/** Behind the last `one` in `text`; 0 without. */
function endOfLast(text: string, one: string): number {
  const at = text.lastIndexOf(one)
  return at === -1 ? 0 : at + one.length
}

/** Counts what passes. The function that is returned throws once that is more than `most` bytes. */
function upTo(most: number, what: string): (chunk: Uint8Array) => void {
  let bytes = 0
  return ({ length }) => {
    bytes += length
    if (bytes > most) throw tooLong(what, most)
  }
}

const tooLong = (what: string, most: number) => new Error(`more than ${most} bytes in one ${what}`)
