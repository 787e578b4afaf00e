// Does away with pictures in a change: their rows at once, their files as soon as that is certain.
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { FILES_PER_RUN, removePictureFiles } from './jobs.ts'
import { deleteAllOf, deleteNamed } from './store.ts'

type Jobs = Pick<Site, 'jobs'>

/** Removes pictures of whoever they are, also those that stay; names that no picture has are passed over. */
export async function discardPictures(tx: Tx, site: Jobs, names: readonly string[]): Promise<void> {
  await removeLater(tx, site, await deleteNamed(tx, names))
}

/** Removes all pictures of a user who is deleted. */
export async function onUserLeaves(tx: Tx, _deed: unknown, userId: number, site: Jobs): Promise<void> {
  await removeLater(tx, site, await deleteAllOf(tx, userId))
}

async function removeLater(tx: Tx, { jobs }: Jobs, names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += FILES_PER_RUN)
    await jobs.send(tx, removePictureFiles, { names: names.slice(at, at + FILES_PER_RUN) })
}
