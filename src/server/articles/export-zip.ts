// Packs files into a ZIP while it is sent: the next file is asked for when the one before is on its way, so that few are held. Knows nothing of what is in them.
import { EventEmitter, once } from 'node:events'

/** In bytes: how much may be packed that nobody has read yet, before the next file is made. */
const MOST_HELD = 256 * 1024

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
  const zip = new ZipArchive({ store: true })
  const left = new AbortController()
  // The archive takes whatever it is given: what was packed and not yet read is counted here.
  const reading = new EventEmitter()
  let held = 0
  const packed = pack().catch((error: unknown) => {
    zip.destroy(error instanceof Error ? error : new Error(String(error)))
  })

  /** Waits until what was packed has been read, but for a little. */
  async function room(): Promise<void> {
    if (held <= MOST_HELD) return
    await once(reading, 'read', { signal: left.signal })
    await room()
  }

  async function pack(): Promise<void> {
    for await (const { name, bytes, at } of files(left.signal)) {
      const taken = once(zip, 'entry', { signal: left.signal })
      zip.append(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { name, date: at })
      await taken
      held += bytes.length
      await room()
    }
    await zip.finalize()
  }

  try {
    for await (const piece of zip as AsyncIterable<Uint8Array>) {
      yield piece
      held -= piece.length
      reading.emit('read')
    }
  } finally {
    left.abort()
    // What breaks off the work is no failure any more.
    zip.on('error', () => {})
    zip.destroy()
    await packed
  }
}
