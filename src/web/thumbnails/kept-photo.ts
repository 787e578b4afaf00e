// Gets back a photograph that the server keeps for its owner. Shows nothing.
import { readPicture } from '#contract/pictures/endpoints.ts'
import { answer, reached } from '#web/http/call.ts'

/** @throws ApiError, with the problem pictureGone when its day is over. */
export async function keptPhoto(name: string, signal?: AbortSignal): Promise<Blob> {
  const reply = await answer(readPicture, { params: { name }, signal })
  return reached(() => reply.blob())
}
