// Keeps several pictures that belong together: all or none. Knows nothing of how they are made.
import type { Picture } from '#contract/pictures/picture.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import { keepPicture, type MadePicture } from './keep.ts'
import { putAway } from './put-away.ts'

export interface Keeping {
  /** @throws as keepPicture does. */
  keep: (made: MadePicture) => Promise<Picture>
  /** Does away with all that were kept. Throws nothing. */
  undo: () => Promise<void>
}

export function keepTogether(
  site: Pick<Site, 'db' | 'files' | 'clock' | 'warn'>,
  user: Pick<PublicUser, 'id'>,
): Keeping {
  const kept: string[] = []
  return {
    async keep(made) {
      const picture = await keepPicture(site, user, made)
      kept.push(picture.name)
      return picture
    },
    undo: () => putAway(site, user.id, kept),
  }
}
