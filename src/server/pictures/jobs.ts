// The jobs of pictures: they remove what has had its time, files that no picture has, and the files of who left.
import { z } from 'zod'
import { pictureName } from '#contract/pictures/picture.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob, sentJob } from '../jobs/job.ts'
import { removeFiles, removeStrays } from './files.ts'
import { deleteExpired } from './store.ts'

/** How many pictures go in one transaction. */
const AT_ONCE = 200

export const removeExpiredPictures = scheduledJob({
  name: 'remove-expired-pictures',
  title: 'Afbeeldingen van gisteren verwijderen',
  schedule: { everyMinutes: 15 },
  async run(site: ChangeSite & Pick<Site, 'files'>, { now, signal }) {
    for (let names = ['']; names.length > 0 && !signal.aborted;) {
      names = await change(site, null, (tx) => deleteExpired(tx, now, AT_ONCE))
      // After the commit: what is left when the process dies in between is a file without a row.
      await removeFiles(site.files, names)
    }
  },
})

export const removeStrayFiles = scheduledJob({
  name: 'remove-stray-files',
  title: 'Bestanden zonder afbeelding opruimen',
  schedule: { cron: '50 3 * * *' },
  run: (site: Pick<Site, 'db' | 'files'>, { now, signal }) => removeStrays(site, now, signal),
})

/** How many files one run removes: of who has more, several runs are sent. */
export const FILES_PER_RUN = 500

/** Sent with the change that deletes the pictures' rows, so that no file outlives it for long, whatever happens meanwhile. */
export const removePictureFiles = sentJob({
  name: 'remove-picture-files',
  title: 'Bestanden van verwijderde afbeeldingen wissen',
  data: z.object({ names: z.array(pictureName).max(FILES_PER_RUN) }),
  run: ({ files }: Pick<Site, 'files'>, { data }) => removeFiles(files, data.names),
})
