// A ZIP of kept pictures of one user, as the reply to who asks for it. Knows no tool and no address.
import { stampOf, uniqueNames } from '#contract/file-names.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { zipLength, zipOf, type ZipFile } from '../files/zip.ts'
import type { Site } from '../http/site.ts'
import { findPictures } from './store.ts'
import type { PictureRow } from './tables.ts'

/**
 * The pictures of these names, in that order; a name that stands there twice comes twice.
 * @throws Problem pictureGone when one of them is not there any more, or is another user's: `errors` holds the names of all that
 *   are not. Who asks can then leave them out.
 */
export async function allThere(
  { db, files, clock }: Pick<Site, 'db' | 'files' | 'clock'>,
  userId: number,
  names: readonly string[],
): Promise<PictureRow[]> {
  const rows = new Map((await findPictures(db, userId, names, clock())).map((row) => [row.name, row]))
  // A row without its file is rare, but it would break a ZIP of which half is on its way.
  const written = await Promise.all([...rows.keys()].map(async (name) => ({ name, at: await files.writtenAt(name) })))
  for (const { name, at } of written) if (at === undefined) rows.delete(name)
  const missing = names.filter((name) => !rows.has(name))
  if (missing.length > 0)
    throw new Problem('pictureGone', {
      message: gone(missing.length, names.length),
      errors: Object.fromEntries(missing.map((name) => [name, 'Deze afbeelding is er niet meer.'])),
    })
  return names.flatMap((name) => rows.get(name) ?? [])
}

function gone(missing: number, of: number): string {
  if (of === 1) return 'Deze afbeelding is al verwijderd. Maak haar opnieuw.'
  if (missing === of) return 'Deze afbeeldingen zijn al verwijderd. Maak ze opnieuw.'
  const what = missing === 1 ? 'Eén afbeelding is' : `${missing} afbeeldingen zijn`
  return `${what} al verwijderd. Maak de ZIP opnieuw zonder.`
}

export interface ToPack extends Omit<ZipFile, 'name' | 'at'> {
  /** Without its ending. */
  title: string
  extension: string
}

/** @param title what the ZIP is called, before the moment. */
export function zipReply(title: string, parts: readonly ToPack[], now: Date): FileReply {
  const unique = uniqueNames()
  const packed = parts.map(({ title: name, extension, ...part }) => ({
    ...part,
    name: unique(name, extension),
    at: now,
  }))
  return {
    mediaType: 'application/zip',
    body: zipOf(packed),
    length: zipLength(packed),
    fileName: `${title} ${stampOf(now)}.zip`,
  }
}
