// The texts of a campaign under the names that people know them by: for files, and for whoever copies it all. Pure.
import { namedTextsIn } from '../tools/define.ts'
import { writtenTexts, type CampaignText } from './campaign.ts'
import { campaignPartLabels, campaignParts, type CampaignPartName } from './parts.ts'

/** The kinds of text of the part `meta`, by the fields of its tool's output, in their order. */
export const metaKinds = {
  titles: 'Zoektitels',
  descriptions: 'Omschrijvingen',
  keywords: 'Trefwoorden',
  hashtags: 'Hashtags',
} as const
export type MetaKind = keyof typeof metaKinds

/** The texts of one kind, as they stand now. */
export const textsOfKind = (output: unknown, texts: readonly CampaignText[], kind: MetaKind): CampaignText[] => {
  const fields = namedTextsIn(output).map(({ field }) => field)
  return texts.filter(({ index }) => fields[index] === kind)
}

/** A part as it is kept: `texts` null as long as nobody changed what was written. */
interface KeptPart {
  part: CampaignPartName
  output: Record<string, unknown>
  texts: readonly CampaignText[] | null
}

/** The parts in the order of the campaign, each with its label and its texts; `meta` by kind. What has no texts is left out. */
export function labelledTexts(parts: readonly KeptPart[]): { label: string; texts: string[] }[] {
  const all = campaignParts.flatMap((name) =>
    parts
      .filter(({ part }) => part === name)
      .flatMap(({ output, texts }) => {
        const now = texts ?? writtenTexts(output)
        if (name !== 'meta') return [{ label: campaignPartLabels[name].label, texts: now }]
        return Object.entries(metaKinds).map(([kind, label]) => ({
          label: `${campaignPartLabels.meta.label}: ${label.toLowerCase()}`,
          texts: textsOfKind(output, now, kind as MetaKind),
        }))
      }),
  )
  return all
    .filter(({ texts }) => texts.length > 0)
    .map(({ label, texts }) => ({ label, texts: texts.map(({ text }) => text) }))
}
