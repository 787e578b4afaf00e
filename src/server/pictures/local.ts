// The file of a kept picture, where a library can read it. Whoever asks has checked for whom.
import { Problem } from '#contract/problems.ts'
import type { Site } from '../http/site.ts'

/**
 * Calls `use` with a path at which the picture stands until it is done; it is only to be read.
 * @throws Problem pictureGone when its file has vanished, or storageUnavailable.
 */
export function withPicture<Result>(
  { files }: Pick<Site, 'files'>,
  name: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  return files.local(name, use).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'notFound' ? new Problem('pictureGone', { cause: error }) : error
  })
}
