// Packs files into a ZIP while it is sent: the next file is asked for when the one before is on its way, so that no more than
// two are held. Knows nothing of what is in them.
import { once } from 'node:events'

export interface PackedFile {
  name: string
  bytes: Uint8Array
  /** When it was last changed. */
  at: Date
}

/**
 * The pieces of a ZIP with these files, not compressed: documents and pictures are already. Whoever stops reading before the end
 * closes `files` too; a failure of `files` is thrown to whoever reads.
 */
export async function* zipOf(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array, void, undefined> {
  const { ZipArchive } = await import('archiver')
  // What is sent waits for whoever reads: with the usual room of 1 MB a hundred small files would be made ahead.
  const zip = new ZipArchive({ store: true, forceLocalTime: false, highWaterMark: 64 * 1024 })
  const left = new AbortController()
  const packed = pack().catch((error: unknown) => {
    if (!left.signal.aborted) zip.destroy(error instanceof Error ? error : new Error(String(error)))
  })

  async function pack(): Promise<void> {
    for await (const { name, bytes, at } of files) {
      if (left.signal.aborted) return
      const taken = once(zip, 'entry', { signal: left.signal })
      zip.append(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { name, date: at })
      await taken
    }
    await zip.finalize()
  }

  try {
    for await (const piece of zip) yield piece as Uint8Array
  } finally {
    left.abort()
    zip.destroy()
    await packed
  }
}
