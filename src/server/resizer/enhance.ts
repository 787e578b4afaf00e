// Has one picture made by a recipe, and keeps what came of it. Knows no request.
import { rm } from 'node:fs/promises'
import type { Focus } from '#contract/pictures/frame.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { sourceNotes } from '#contract/pictures/source-notes.ts'
import type { Enhanced } from '#contract/resizer/enhanced-image.ts'
import { nameBy } from '#contract/resizer/name-pattern.ts'
import { BYTES_PER_KILOBYTE, type Recipe } from '#contract/resizer/recipe.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import { keepTogether } from '../pictures/keep-together.ts'
import type { Asker } from '../workshop/workshop.ts'

const TOOL = 'image-resizer'

export interface Wish {
  recipe: Recipe
  /** Null: found. */
  focus: Focus | null
  /** Its place in the batch, from 1. */
  number: number
}

/** Who waits for it, without the number of their user. */
export type Waiting = Pick<Asker, 'signal' | 'onAhead'>

export interface Source {
  path: string
  /** What its owner calls it. */
  fileName: string
  /** The picture that it is kept as; left out for one that was just sent. */
  kept?: Picture
}

/**
 * Makes a picture by a recipe, and keeps it with its original. When that fails, or who waits has left, nothing is kept.
 * @throws Problem pictureUnreadable, pictureTooManyPixels, pictureFailed or workshopBusy, or the reason of the signal.
 */
export async function enhance(
  site: Site,
  user: PublicUser,
  { path, fileName, kept }: Source,
  { recipe, focus, number }: Wish,
  waiting: Waiting,
): Promise<Enhanced> {
  const { size, fit, format, quality, mostKilobytes } = recipe
  const out = await site.uploads.newPath()
  const keeping = keepTogether(site, user)
  try {
    const mostBytes = mostKilobytes === null ? null : mostKilobytes * BYTES_PER_KILOBYTE
    const task = { path, out, size, fit, focus, format, quality, mostBytes, finish: true }
    const made = await site.studio.resize(task, { ...waiting, userId: user.id })
    waiting.signal.throwIfAborted()
    const { source, credit, width, height } = made
    const name = `${nameBy(recipe.name, { fileName, number, size, now: site.clock() })}.${formatWords[format].extension}`
    const enhanced = await keeping.keep({ path: out, fileName: name, format, width, height, credit, tool: TOOL })
    const original = kept ?? (await keeping.keep({ ...source, path, fileName, credit, tool: TOOL }))
    waiting.signal.throwIfAborted()
    return {
      original,
      enhanced,
      focus: fit === 'fill' ? made.focus : null,
      quality: made.quality,
      met: made.met,
      finished: made.finished,
      notes: sourceNotes(source, size, fit),
      error: null,
    }
  } catch (error) {
    await keeping.undo()
    throw error
  } finally {
    await rm(out, { force: true })
  }
}
