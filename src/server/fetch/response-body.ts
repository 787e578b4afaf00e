// Reads the body of a response from another site: decompressed, and never more than a limit. Knows nothing of its content.
import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

// With this flag a truncated body gives the part that arrived instead of an error, as in browsers.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
const unpackers: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}

/** The Accept-Encoding header: the encodings that `readBody` can decompress. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * Reads the body, up to `limitBytes` of it both as sent and as decompressed. `whole` tells whether that is all of it.
 * @throws Error when the body cannot be decompressed or the connection breaks.
 */
export async function readBody(
  response: IncomingMessage,
  limitBytes: number,
): Promise<{ bytes: Buffer; whole: boolean }> {
  const parts: Buffer[] = []
  let sent = 0
  let read = 0
  async function* within(source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      sent += part.length
      yield part
      if (sent > limitBytes) return
    }
  }
  for await (const part of unpacked(response, within)) {
    parts.push(part)
    read += part.length
    // Breaking out of the loop destroys the stream, and with it the connection.
    if (read > limitBytes) break
  }
  const bytes = Buffer.concat(parts)
  return { bytes: bytes.subarray(0, limitBytes), whole: sent <= limitBytes && read <= limitBytes }
}

function unpacked(
  response: IncomingMessage,
  within: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return within(response)
  const unpacker = Object.hasOwn(unpackers, encoding) ? unpackers[encoding]?.() : undefined
  if (unpacker === undefined) throw new Error(`unknown encoding ${encoding}`)
  // Errors destroy `unpacker` as well, so its reader gets them; the callback need not handle them.
  pipeline(response, within, unpacker, () => {})
  return unpacker
}
