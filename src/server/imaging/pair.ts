// Two pictures over each other, for a Short.
import type { Credit } from '#contract/pictures/picture.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import { creditOf } from './credit.ts'
import { writePicture } from './encode.ts'
import { filling } from './framed.ts'
import { measured, metadataOf } from './inspect.ts'
import { fromPixels, toPixels, type Pixels } from './pixels.ts'
import type { Paired, PairTask } from './tasks.ts'

/** Px of both together that are decoded at the same time: of larger ones the first is done with before the second takes memory. */
const SIDE_BY_SIDE = 40_000_000

/** @throws Problem pictureUnreadable, pictureTooManyPixels or storageFull. */
export async function pair({ top, bottom, out }: PairTask): Promise<Paired> {
  const [one, other] = await Promise.all([opened(top), opened(bottom)])
  const sideBySide = one.pixels + other.pixels <= SIDE_BY_SIDE
  const first = half(one)
  if (!sideBySide) await first
  const [upper, lower] = await Promise.all([first, half(other)])
  const pixels: Pixels = {
    data: Buffer.concat([upper.data, lower.data]),
    width: HALF.width,
    height: 2 * HALF.height,
    channels: 3,
  }
  const credit = joined(one.credit, other.credit)
  const made = await writePicture(pixels, { out, format: 'png', quality: 100, credit })
  return {
    ...made,
    source: { top: one.source, bottom: other.source },
    credits: { top: one.credit, bottom: other.credit },
    focus: { top: upper.focus, bottom: lower.focus },
  }
}

async function opened({ path, focus }: PairTask['top']) {
  const metadata = await metadataOf(path)
  const source = measured(metadata)
  return { path, focus, source, pixels: source.width * source.height, credit: creditOf(metadata) }
}

async function half({ path, focus, source }: Awaited<ReturnType<typeof opened>>) {
  const framed = await filling(path, source, HALF, focus)
  const { data } = framed.pixels.channels === 3 ? framed.pixels : await onPaper(framed.pixels)
  return { data, focus: framed.focus }
}

const onPaper = (pixels: Pixels) => toPixels(fromPixels(pixels).flatten({ background: 'white' }))

/** Both names, once where they are the same. */
function joined(one: Credit | null, other: Credit | null): Credit | null {
  const both = (part: keyof Credit) => {
    const names = new Set([one?.[part], other?.[part]].filter((name) => typeof name === 'string'))
    return names.size === 0 ? null : [...names].join(', ')
  }
  const credit = { creator: both('creator'), rights: both('rights') }
  return credit.creator === null && credit.rights === null ? null : credit
}
