// The texts of a part as somebody edits them: what was changed, deleted and put back, also over what another window changed
// meanwhile. Pure; knows no call.
import type { CampaignText } from '#contract/campaigns/campaign.ts'

const textAt = (texts: readonly CampaignText[], index: number) => texts.find((one) => one.index === index)?.text

/** `texts` with this one in its place; a text that was deleted comes back. */
export function withOwnText(texts: readonly CampaignText[], index: number, text: string): CampaignText[] {
  return [...texts.filter((one) => one.index !== index), { index, text }].toSorted(
    (one, other) => one.index - other.index,
  )
}

/** `texts` without this one. */
export const withoutText = (texts: readonly CampaignText[], index: number): CampaignText[] =>
  texts.filter((one) => one.index !== index)

/**
 * `mine`, put over what stands there now: of each text what I changed since `base`, else `theirs`. Of one that both changed,
 * mine: I am the one who is typing.
 */
export function rebased(
  base: readonly CampaignText[],
  mine: readonly CampaignText[],
  theirs: readonly CampaignText[],
): CampaignText[] {
  const places = [...new Set([...mine, ...theirs].map(({ index }) => index))].toSorted((one, next) => one - next)
  return places.flatMap((index) => {
    const own = textAt(mine, index)
    const text = own === textAt(base, index) ? textAt(theirs, index) : own
    return text === undefined ? [] : [{ index, text }]
  })
}

export const areSame = (some: readonly CampaignText[], others: readonly CampaignText[]) =>
  some.length === others.length && some.every(({ index, text }) => textAt(others, index) === text)
