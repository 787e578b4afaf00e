// What makes a review whole, and how records read. No SQL, no HTTP.
import { hash } from 'node:crypto'
import { picturesNamed } from '#contract/articles/picture-mentions.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { REVIEW_LINK_DAYS, type ReviewedPart, type ReviewInput } from '#contract/reviews/review.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'

export const textHashOf = (title: string, content: string): string => hash('sha256', `${title}\n${content}`, 'hex')

export const linkExpiry = (now: Date) => new Date(now.getTime() + REVIEW_LINK_DAYS * DAY_MS)

/**
 * @param undescribed the numbers of its pictures that have no description.
 * @throws Problem gapsOpen while something is left to fill in, altMissing while a picture has no description.
 */
export function checkReady({ gaps }: { gaps: number }, undescribed: readonly { number: number }[]): void {
  if (gaps > 0) throw new Problem('gapsOpen', { message: gapsLeft(gaps) })
  if (undescribed.length > 0)
    throw new Problem('altMissing', {
      message: `${picturesNamed(undescribed)} nog geen omschrijving. Geef elke afbeelding er een voordat je het artikel nakijkt.`,
    })
}

const gapsLeft = (gaps: number) =>
  gaps === 1
    ? 'Er is nog één plek in te vullen. Daarna kun je het artikel nakijken.'
    : `Er zijn nog ${gaps} plekken in te vullen. Daarna kun je het artikel nakijken.`

/**
 * What was decided of each part that a machine wrote, in their order. A part that is gone was removed; one that stands there was not.
 * @throws Problem partsUndecided when a part has no decision, or one that the text belies.
 */
export function decidedParts(blocks: readonly MachineBlock[], sent: ReviewInput['parts']): ReviewedPart[] {
  const decided = new Map(sent.map(({ id, decision }) => [id, decision]))
  return blocks.map(({ id, at, model }) => {
    const decision = at === null ? 'removed' : decided.get(id)
    if (decision === undefined || (at !== null && decision === 'removed')) throw new Problem('partsUndecided')
    return { id, model, decision }
  })
}
