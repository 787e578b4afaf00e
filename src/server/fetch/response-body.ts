// Reads the body of a reply from a stranger: unpacked, and never more than a limit. Knows nothing of what is in it.
import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

// A body that was cut off gives what came, as browsers do.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
const unpackers: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}

/** What `readBody` can unpack: the Accept-Encoding to send. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * At most `limitBytes` of the body, both as sent and unpacked; `whole` tells whether that was all.
 * @throws Error when the body cannot be unpacked or the connection breaks.
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
    // Leaving the loop ends the connection too.
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
  // Its errors come out of the unpacker, where the reader sees them.
  pipeline(response, within, unpacker, () => {})
  return unpacker
}
