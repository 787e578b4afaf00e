// A campaign as browser and server exchange it: its parts, each with its texts, and what of them its writer changed.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { isBlank, textField } from '../text.ts'
import { textsIn } from '../tools/define.ts'
import { campaignParts } from './parts.ts'

/** Longest text that somebody may make of a generated one, in characters: more than twice the longest that is generated. */
export const LONGEST_CAMPAIGN_TEXT = 5_000

/** Most texts of one part: more than any tool writes. */
const MOST_TEXTS = 50

const NO_PARTS = 'Kies minstens één onderdeel.'

/** One text, and its place in `textsIn(output)`: by that it is rated, however it was edited since. */
export const campaignText = z.object({
  index: z.int().min(0).max(MOST_TEXTS),
  // Not trimmed: it is kept while somebody types, and the space that was typed last would vanish.
  text: textField({ max: LONGEST_CAMPAIGN_TEXT, trim: false }).refine(
    (text) => !isBlank(text),
    'Een lege tekst kun je niet bewaren.',
  ),
})
export type CampaignText = z.infer<typeof campaignText>

export const campaignPart = z.object({
  part: z.enum(campaignParts),
  /** What stands there now, in order: what was generated, as far as nobody edited or deleted it. */
  texts: z.array(campaignText.extend({ text: z.string() })),
  /** What the tool wrote, whole. */
  output: z.record(z.string(), z.unknown()),
  model: z.string(),
  generationId: z.int(),
  /** The version of the article that it was written from. */
  version: z.int(),
  /** Whether title or text of the article changed since. */
  outdated: z.boolean(),
  /** Raised when it is edited or written anew: what an edit is held against. */
  revision: z.int(),
  /** When it was written. */
  createdAt: z.iso.datetime(),
})
export type CampaignPart = z.infer<typeof campaignPart>

export const campaign = z.object({
  /** In the order of `campaignParts`; only those that were written. */
  parts: z.array(campaignPart),
  /** Which are being written at this moment, in whichever window. */
  underWay: z.array(z.enum(campaignParts)),
})
export type Campaign = z.infer<typeof campaign>

/** The texts of an output as they were written. */
export const writtenTexts = (output: Record<string, unknown>): CampaignText[] =>
  textsIn(output).map((text, index) => ({ index, text }))

/** What is asked: which parts of which article, each named twice is made once. */
export const newCampaign = z.object({
  articleId: entityId,
  parts: z
    .array(z.enum(campaignParts, { error: 'Dit onderdeel bestaat niet.' }), { error: NO_PARTS })
    .min(1, NO_PARTS)
    .transform((parts) => campaignParts.filter((part) => parts.includes(part))),
  /** The style profile to write in. */
  styleId: entityId.nullish(),
})

const TWICE = 'Elke tekst staat er één keer.'

export const editedPart = z.object({
  /** The revision that was edited: fails with changedMeanwhile when there is a newer one. */
  revision: z.int(),
  /** Those that stay, in any order. What is left out is deleted, and comes back by being sent again. */
  texts: z
    .array(campaignText)
    .max(MOST_TEXTS)
    .refine((texts) => new Set(texts.map(({ index }) => index)).size === texts.length, TWICE),
})
