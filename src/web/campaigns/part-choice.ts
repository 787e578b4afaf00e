// Which parts of a campaign are asked for when there are fewer requests left than parts. Pure.
import { campaignParts, type CampaignPartName } from '#contract/campaigns/parts.ts'

/** Those that are wished for and can be paid: the first ones. @param left requests; null: unlimited. */
export const affordable = (wished: readonly CampaignPartName[], left: number | null): CampaignPartName[] =>
  campaignParts.filter((part) => wished.includes(part)).slice(0, left ?? campaignParts.length)

/** Whether a part cannot be ticked now because nothing is left for it; with one left another takes its place. */
export const isBeyond = (part: CampaignPartName, chosen: readonly CampaignPartName[], left: number | null): boolean =>
  left !== null && left !== 1 && !chosen.includes(part) && chosen.length >= left

/** The choice after a press on one part. */
export function toggled(
  chosen: readonly CampaignPartName[],
  part: CampaignPartName,
  left: number | null,
): CampaignPartName[] {
  if (chosen.includes(part)) return chosen.filter((one) => one !== part)
  return affordable([...(left === 1 ? [] : chosen), part], left)
}

/** '6 AI-verzoeken', '1 AI-verzoek'. */
export const requestsInWords = (count: number) => `${count} AI-${count === 1 ? 'verzoek' : 'verzoeken'}`

/** 'nog 4 over', or 'onbeperkt'. */
export const balanceInWords = (left: number | null) => (left === null ? 'onbeperkt' : `nog ${left} over`)
