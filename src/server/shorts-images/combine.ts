// Has two images stacked for a Short, and keeps what came of it. Knows no request.
import { rm } from 'node:fs/promises'
import type { Focus } from '#contract/pictures/frame.ts'
import type { Credit, Picture } from '#contract/pictures/picture.ts'
import { sourceNotes } from '#contract/pictures/source-notes.ts'
import type { Combined } from '#contract/shorts-images/endpoints.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import type { Measured } from '../imaging/tasks.ts'
import { keepTogether } from '../pictures/keep-together.ts'
import type { Asker } from '../workshop/workshop.ts'
import { nameUnusable } from './name-unusable.ts'

const TOOL = 'shorts-image'

export interface Half {
  path: string
  /** What its owner calls it. */
  fileName: string
  /** Null: found. */
  focus: Focus | null
  /** The picture that it is kept as; left out for one that was just sent. */
  kept?: Picture
}

/**
 * Makes a Short of two images, and keeps it with both. When that fails, or who waits has left, nothing is kept.
 * @param pair which of its batch it is, from 1.
 * @throws Problem pictureUnreadable or pictureTooManyPixels, which name the image, pictureFailed or workshopBusy, or the reason of
 * the signal.
 */
export async function combine(
  site: Site,
  user: PublicUser,
  [top, bottom]: readonly [Half, Half],
  pair: number,
  waiting: Pick<Asker, 'signal' | 'onAhead'>,
): Promise<Combined> {
  const out = await site.uploads.newPath()
  const keeping = keepTogether(site, user)
  const original = ({ path, fileName, kept }: Half, source: Measured, credit: Credit | null) =>
    kept ?? keeping.keep({ ...source, path, fileName, credit, tool: TOOL })
  try {
    const asker = { ...waiting, userId: user.id }
    const made = await site.studio.pair({ top, bottom, out }, asker).catch(async (error: unknown) => {
      throw await nameUnusable(error, site.studio, [top, bottom], asker)
    })
    waiting.signal.throwIfAborted()
    const { width, height, credit, credits, source, focus } = made
    const fileName = `Shorts-afbeelding ${pair}.png`
    const result = await keeping.keep({ path: out, fileName, format: 'png', width, height, credit, tool: TOOL })
    const upper = await original(top, source.top, credits.top)
    const lower = await original(bottom, source.bottom, credits.bottom)
    waiting.signal.throwIfAborted()
    return {
      success: true,
      resultPath: result.path,
      result,
      parts: [
        { picture: upper, focus: focus.top, notes: sourceNotes(source.top, HALF, 'fill') },
        { picture: lower, focus: focus.bottom, notes: sourceNotes(source.bottom, HALF, 'fill') },
      ],
    }
  } catch (error) {
    await keeping.undo()
    throw error
  } finally {
    await rm(out, { force: true })
  }
}
