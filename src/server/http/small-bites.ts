// Gives the multipart parser what arrives in small bites, and nothing more once it has counted its parts. By itself it takes apart all that
// came at once, also behind its limit: a boundary of one character makes 25,000 parts of 128 kB, each with streams and turns of its own,
// which holds everybody up for a fifth of a second. Knows nothing of what is sent.
import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'

/** In bytes: a bite of parts alone takes some milliseconds, and of a file it is large enough to be written away as it comes. */
const BITE_BYTES = 4 * 1024

/** For whatever `raw` is going to be piped to. */
export function inSmallBites(raw: IncomingMessage): void {
  const pipe = raw.pipe.bind(raw)
  raw.pipe = <Parser extends NodeJS.WritableStream>(parser: Parser) => {
    chewing(parser as unknown as Writable)
    return pipe(parser)
  }
}

function chewing(parser: Writable): void {
  // oxlint-disable-next-line no-underscore-dangle -- so Node calls what a stream does with what is written to it
  const take = parser._write.bind(parser)
  let isOver = false
  parser.once('partsLimit', () => (isOver = true))
  // oxlint-disable-next-line no-underscore-dangle -- as above
  parser._write = (piece: Buffer, encoding, done) => {
    let at = 0
    function next(error?: Error | null): void {
      if (error || isOver || at >= piece.length) return done(error)
      const bite = piece.subarray(at, at + BITE_BYTES)
      at += bite.length
      take(bite, encoding, next)
    }
    next()
  }
}
