// A file in a reply, saved on the user's disk as a download. For files that are asked for with a body; one that has an address
// of its own is a link. Knows no endpoint.
import { reached } from './call.ts'

/** Saves the body of a reply, under the name that it gives or else `name`. @throws ApiError when the connection breaks. */
export async function saveReply(reply: Response, name: string): Promise<void> {
  saveBlob(await reached(() => reply.blob()), fileNameIn(reply.headers.get('content-disposition')) ?? name)
}

/** Saves what was made in the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
const KEPT_MS = 60_000

/** The file name in a Content-Disposition header (RFC 6266): the one in UTF-8 where there are two. */
export function fileNameIn(header: string | null): string | undefined {
  const [, encoded] = /filename\*=utf-8''([^;]+)/i.exec(header ?? '') ?? []
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // Not encoded as it should be: the plain one is left.
    }
  }
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '') ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? bare?.trim()
}
