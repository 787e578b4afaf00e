// Files that outlive their request on the disk until its reply is sent: held open, for their names are removed as soon as the handler
// has returned, and closed with the reply, also when nobody waits for it any more. Knows nothing of what is in them.
import { open, type FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

export interface HeldFile {
  bytes: number
  /** Reads it from the beginning; once. */
  open: () => AsyncIterable<Uint8Array>
}

/** @throws what opening one of them throws; then none is left open. */
export async function holdOpen(
  files: readonly { path: string; bytes: number }[],
  reply: Pick<ServerResponse, 'closed' | 'once'>,
): Promise<HeldFile[]> {
  const handles: FileHandle[] = []
  const letGo = () => void Promise.allSettled(handles.map((handle) => handle.close()))
  try {
    for (const { path } of files) handles.push(await open(path))
  } catch (error) {
    letGo()
    throw error
  }
  // Not at the end of each stream: one whose turn never comes is never read.
  if (reply.closed) letGo()
  else reply.once('close', letGo)
  return files.map(({ bytes }, at) => ({
    bytes,
    open: () => (handles[at] as FileHandle).createReadStream({ autoClose: false, start: 0 }),
  }))
}
