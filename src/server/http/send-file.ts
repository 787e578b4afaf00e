// Sends a file as the reply, whole or as a stream, under whatever name it has.
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { FileReply } from '#contract/endpoint.ts'
import { asAskerNow } from '../fetch/asker.ts'
import { NEVER_FRAMED } from './security.ts'

/** A file is no page: whatever else it may be besides what it is called, nothing in it runs or is fetched. */
const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; ${NEVER_FRAMED}; sandbox`

/** Answers with a file. A streamed body that turns out shorter or longer than `length` breaks the connection. */
export function sendFile(
  reply: FastifyReply,
  { mediaType, body, length, fileName, inline = false, keepSeconds = 0 }: FileReply,
) {
  reply.header('cache-control', keepSeconds > 0 ? `private, max-age=${keepSeconds}` : 'no-store')
  // The header holds the name in ASCII, for clients that read nothing else, and in full (RFC 6266, RFC 8187).
  if (fileName !== undefined)
    reply.header(
      'content-disposition',
      contentDisposition(fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, ''), {
        type: inline ? 'inline' : 'attachment',
      }),
    )
  reply.header('content-security-policy', FILE_POLICY)
  reply.type(mediaType)
  if (typeof body === 'string') return reply.send(body)
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body))
  if (length !== undefined) reply.header('content-length', length)
  closeWith(reply, body)
  const pieces = asAskerNow(length === undefined ? body : measured(body, length))
  return reply.send(Readable.from(pieces, { objectMode: false }))
}

/** Closes what a body reads from together with the reply: of one that nobody began to read, nothing else would. */
function closeWith({ raw }: FastifyReply, body: AsyncIterable<Uint8Array>): void {
  if (!(body instanceof Readable)) return
  // Whoever reads it hears of its failure; before that, and after, nobody waits for it.
  body.on('error', () => {})
  if (raw.closed) body.destroy()
  else raw.once('close', () => body.destroy())
}

/**
 * Throws when a body is not as long as was promised: the connection then breaks, and nobody takes half a file for a whole
 * one. Each piece is held until the next has come: with the last one sent, a body that is too long would look complete.
 */
async function* measured(body: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let held: Uint8Array | undefined
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > length) break
    if (held !== undefined) yield held
    held = piece
  }
  if (bytes !== length) throw new Error(`a file of ${length} bytes had another length`)
  if (held !== undefined) yield held
}
