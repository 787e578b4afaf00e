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
 * The pieces of a ZIP with these files, not compressed: documents and pictures are already. A failure to make them is thrown to
 * whoever reads.
 * @param files gives them one by one; its signal is aborted when whoever reads has stopped before the end.
 */
export async function* zipOf(
  files: (signal: AbortSignal) => AsyncIterable<PackedFile>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { ZipArchive } = await import('archiver')
  // What is made waits for whoever reads: with the usual room of 1 MB a hundred small files would be made ahead.
  const zip = new ZipArchive({ store: true, highWaterMark: 64 * 1024 })
  const left = new AbortController()
  const packed = pack().catch((error: unknown) => {
    zip.destroy(error instanceof Error ? error : new Error(String(error)))
  })

  async function pack(): Promise<void> {
    for await (const { name, bytes, at } of files(left.signal)) {
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
    // What breaks off the work is no failure any more.
    zip.on('error', () => {})
    zip.destroy()
    await packed
  }
}
