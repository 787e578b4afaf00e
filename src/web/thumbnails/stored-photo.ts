// Fetches a photograph that this server has with an article, as a file: the first time, and again when a window no longer has it. Shows
// nothing.
import { readStoredPicture } from '#contract/articles/picture-endpoints.ts'
import { answer, reached } from '#web/http/call.ts'
import { rememberStored } from './file-mark.ts'

/** @param title what the file is called. @throws ApiError, with the status 404 when the article has lost it. */
export async function storedPhoto(stored: string, title: string, signal?: AbortSignal): Promise<File> {
  const reply = await answer(readStoredPicture, { params: { name: stored }, signal })
  const blob = await reached(() => reply.blob())
  // Without a moment: whoever takes it again has the same photograph.
  const file = new File([blob], title, { type: blob.type, lastModified: 0 })
  rememberStored(file, stored)
  return file
}
