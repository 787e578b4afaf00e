// The parts of a campaign: what is written about one article in one action, and which tool writes each. Knows no article.
import type { ToolName } from '../tools/registry.ts'

/** In the order in which they are written and shown. */
export const campaignParts = ['titels', 'facebook', 'pinterest', 'link-in-bio', 'shorts', 'meta'] as const
export type CampaignPartName = (typeof campaignParts)[number]

/** Each costs one AI request: it is one generation of this tool. */
export const campaignTools = {
  titels: 'titeltovenaar',
  facebook: 'facebook-captions',
  pinterest: 'pinterest-captions',
  'link-in-bio': 'link-in-bio-captions',
  shorts: 'shorts-text',
  meta: 'article-meta',
} as const satisfies Record<CampaignPartName, ToolName>

/** Below these readers can press on an address. Instagram makes no link of one. */
export const carriesAddress = (part: CampaignPartName): boolean => part === 'facebook' || part === 'pinterest'

export interface PartLabel {
  label: string
  /** The line that says what it gives. */
  hint: string
}

export const campaignPartLabels: Readonly<Record<CampaignPartName, PartLabel>> = {
  titels: { label: 'Titels', hint: 'Vijf koppen van 90 tot 100 tekens.' },
  facebook: { label: 'Facebook', hint: 'Titels boven het bericht met je link.' },
  pinterest: { label: 'Pinterest', hint: 'Titels met het zoekwoord voorop.' },
  'link-in-bio': { label: 'Link in Bio', hint: 'Captions voor Instagram, met de weg naar je link.' },
  shorts: { label: 'Shorts-script', hint: 'Een voice-over van 750 tot 850 tekens.' },
  meta: { label: 'SEO-teksten', hint: 'Zoektitels, omschrijvingen, trefwoorden en hashtags.' },
}
