// Does away with pictures that nobody will ask for: whoever they were made for has left, or has something in their place.
import { Problem } from '#contract/problems.ts'
import type { Site } from '../http/site.ts'
import { deletePicture } from './store.ts'

/** Passes over names that this user has no picture of. What cannot be removed now, a job removes a day later. */
export async function putAway(
  { db, files }: Pick<Site, 'db' | 'files'>,
  userId: number,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    try {
      await deletePicture(db, userId, name)
      await files.remove(name)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
}
