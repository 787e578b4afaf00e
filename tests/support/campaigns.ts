// What tests of campaigns share: an article, a writer that does what its test says, and the lines of a reply told apart.
import type { Campaign, CampaignPart } from '#contract/campaigns/campaign.ts'
import type { CampaignPartName } from '#contract/campaigns/parts.ts'
import type { ProblemReply } from '#contract/problems.ts'
import type { Ask, Draft, Provider } from '#server/tools/provider.ts'
import type { Client, Reply } from './app.ts'

export const ARTICLE = {
  title: 'Fietsbrug over de Linge gaat tien weken dicht',
  content: [
    'De fietsbrug over de Linge bij Tricht gaat vanaf maandag 3 maart tien weken dicht. De gemeente vervangt het dek, dat na veertig jaar aan het eind van zijn leven is.',
    '## Omleiding',
    'Fietsers rijden zolang om over de [Appeldijk](https://example.com/kaart). Dat kost ongeveer acht minuten, zegt wethouder Karin de Vries.',
    'Het werk kost 480.000 euro. De entree kost [nog in te vullen: prijs].',
  ].join('\n\n'),
}

/** The texts of each tool, as many and as long as its contract wants. */
export const outputs: Readonly<Record<string, Record<string, unknown>>> = {
  titeltovenaar: {
    titles: Array.from(
      { length: 5 },
      (_, at) => `${at + 1}. Waarom de fietsbrug over de Linge bij Tricht tien weken dicht gaat en hoe je omrijdt`,
    ).map((title) => title.padEnd(95, '!')),
  },
  'facebook-captions': { titles: ['Brug dicht', 'Tien weken omrijden', 'Nieuw dek voor de brug'] },
  'pinterest-captions': { titles: ['Fietsbrug Linge', 'Omleiding Tricht', 'Appeldijk per fiets'] },
  'link-in-bio-captions': { captions: ['De brug gaat dicht.', 'Rijd om over de dijk.', 'Een nieuw dek.'] },
  'article-meta': {
    titles: ['Fietsbrug Linge dicht', 'Omrijden bij Tricht'],
    descriptions: ['De fietsbrug over de Linge gaat tien weken dicht.'],
    keywords: ['fietsbrug', 'Linge'],
    hashtags: ['#fietsbrug', '#Tricht'],
  },
  'shorts-text': { text: 'De fietsbrug gaat tien weken dicht.', questions: ['Wat kost het?'] },
}

export type Drafting = (tool: string, ask: Ask, signal: AbortSignal) => Promise<unknown>

/** A provider that answers with what `drafting` gives; by default the texts above. */
export function toldProvider(drafting: { now: Drafting }): Provider {
  return {
    model: 'model-van-de-proef',
    async draft({ contract: { name } }, ask, signal) {
      const output = await drafting.now(name, ask, signal)
      return {
        output,
        model: 'model-van-de-proef',
        promptTokens: 10,
        completionTokens: 5,
        estimatedCost: 0,
      } satisfies Draft
    },
  }
}

export const usually: Drafting = async (tool) => outputs[tool]

/** The id of a new article of this user. */
export async function addArticle(client: Client, fields: object = {}): Promise<number> {
  return (await client.post('/api/articles', { ...ARTICLE, ...fields })).body.id
}

/** What the lines of a reply say, in their order. */
export interface Told {
  begun: CampaignPartName[]
  kept: CampaignPart[]
  failed: Partial<Record<CampaignPartName, ProblemReply & { status: number }>>
  /** The last line. */
  campaign: Campaign
}

export function toldBy({ body }: Reply): Told {
  const lines = body as Record<string, unknown>[]
  const partLines = lines.filter((line) => 'part' in line)
  return {
    begun: partLines.filter(({ begun }) => begun === true).map(({ part }) => part as CampaignPartName),
    kept: partLines.filter(({ part }) => typeof part === 'object').map(({ part }) => part as CampaignPart),
    failed: Object.fromEntries(
      partLines.filter((line) => 'problem' in line).map(({ part, problem }) => [part, problem]),
    ),
    campaign: lines.at(-1)?.['reply'] as Campaign,
  }
}

export const make = (client: Client, articleId: number, parts: readonly string[], more: object = {}) =>
  client.post('/api/articles/campaign', { articleId, parts, ...more })
