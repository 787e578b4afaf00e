// The texts of a campaign under the names that people know them by: for files, and for whoever copies it all. Pure.
import { namedTextsIn } from '../tools/define.ts'
import { writtenTexts, type CampaignText } from './campaign.ts'
import { withAddress } from '../publishing/reading-address.ts'
import { campaignPartLabels, campaignParts, carriesAddress, type CampaignPartName } from './parts.ts'

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

/** What the address stands under, for the captions that cannot carry it. */
export const ADDRESS_LABEL = 'Adres van het artikel'

/**
 * The parts in the order of the campaign, each with its label and its texts; `meta` by kind. What has no texts is left out.
 * @param address where readers find the article: it goes along.
 */
export function labelledTexts(parts: readonly KeptPart[], address?: string): { label: string; texts: string[] }[] {
  const all = campaignParts.flatMap((name) =>
    parts
      .filter(({ part }) => part === name)
      .flatMap(({ output, texts }) => {
        const now = texts ?? writtenTexts(output)
        if (name !== 'meta') {
          const carried = carriesAddress(name) ? address : undefined
          const whole = now.map(({ text, ...more }) => ({ ...more, text: withAddress(text, carried) }))
          return [{ label: campaignPartLabels[name].label, texts: whole }]
        }
        return Object.entries(metaKinds).map(([kind, label]) => ({
          label: `${campaignPartLabels.meta.label}: ${label.toLowerCase()}`,
          texts: textsOfKind(output, now, kind as MetaKind),
        }))
      }),
  )
  const told = all
    .filter(({ texts }) => texts.length > 0)
    .map(({ label, texts }) => ({ label, texts: texts.map(({ text }) => text) }))
  return told.length === 0 || address === undefined ? told : [...told, { label: ADDRESS_LABEL, texts: [address] }]
}
