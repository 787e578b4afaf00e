// Does away with pictures that nobody will ask for: whoever they were made for has left, or has something in their place.
import { Problem } from '#contract/problems.ts'
import type { Site } from '../http/site.ts'
import { removeNow } from './files.ts'
import { deletePicture } from './store.ts'

/**
 * Passes over names that this user has no picture of. Throws nothing: what made it necessary is what is told. What cannot be removed
 * now, a job removes when it has had its time.
 */
export async function putAway(
  site: Pick<Site, 'db' | 'files' | 'warn'>,
  userId: number,
  names: readonly string[],
): Promise<void> {
  const gone: string[] = []
  for (const name of names) {
    try {
      await deletePicture(site.db, userId, name)
      gone.push(name)
    } catch (error) {
      if (error instanceof Problem && error.code === 'pictureGone') continue
      site.warn(error, 'Een afbeelding kon niet worden verwijderd.')
    }
  }
  await removeNow(site, gone)
}
