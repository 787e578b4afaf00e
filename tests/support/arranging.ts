// An article about a bridge for the tests of the built-in writer: its source, an outline of its user's own, and how it is written.
import assert from 'node:assert/strict'
import { gapsIn } from '#contract/articles/gaps.ts'
import { noArticle } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'

export const bridge = `De gemeente West Betuwe sluit de fietsbrug over de Linge van 11 januari tot en met 19 maart. In die tien weken vervangt een aannemer het houten dek.

Bij een inspectie in september bleek de brug er slechter aan toe dan gedacht. Van een van de liggers is nog 6 van de 14 millimeter staal over, meldt ingenieursbureau Van Essen.

'De brug stort morgen niet in', zegt projectleider Marjolein Terlouw. 'Maar we vonden het niet verantwoord om dit nog een jaar uit te stellen.'

Op een doordeweekse dag gaan er zo'n 2.400 fietsers over de brug. Zij worden omgeleid over de Rijksstraatweg. Dat is 3,1 kilometer extra.

Scholen in Geldermalsen en Tricht krijgen extra bussen. Die rijden tussen 7.30 en 9.00 uur en zijn gratis.

Een noodbrug zou € 210.000 kosten. De hele renovatie kost € 680.000. De provincie betaalt de helft.`

export const title = 'Fietsbrug over de Linge tien weken dicht'
export const source = (text: string, name = title) => ({ title: name, url: null, text })
export const outlineOf = (...sections: [heading: string, ...points: string[]][]) => ({
  sections: sections.map(([heading, ...points]) => ({ heading, points })),
})
export const outline = outlineOf(
  ['Hoe je omrijdt', 'Fietsers worden omgeleid over de Rijksstraatweg', 'Scholen krijgen extra bussen'],
  [
    'Waarom het moet',
    'Bij een inspectie bleek de brug er slechter aan toe',
    'Projectleider Marjolein Terlouw legt uit',
  ],
  ['Wat het kost', 'De hele renovatie kost € 680.000'],
)

/** What any of the four tools writes, or why it does not. */
export interface Written {
  sections?: { heading: string; points: string[] }[]
  text?: string
  titles?: string[]
  descriptions?: string[]
  keywords?: string[]
  hashtags?: string[]
  declined?: string
}

type Name = 'article-outline' | 'article-draft' | 'article-section' | 'article-meta'

export async function written(
  name: Name,
  input: object,
  article: { source: string | null } = noArticle,
  banned: string[] = [],
): Promise<Written> {
  const compose = await tools[name].loadCompose()
  const parsed = tools[name].contract.input.parse({ title, length: 'normaal', sources: [source(bridge)], ...input })
  return compose(parsed as never, 1, { address: null, banned }, { tone: null, ...article })
}
export const draft = async (input: object = {}, banned: string[] = []) => {
  const { text, declined } = await written('article-draft', { outline, ...input }, noArticle, banned)
  assert.equal(declined, undefined)
  return text ?? ''
}
export const outlined = async (input: object = {}) => (await written('article-outline', input)).sections ?? []
export const section = async (input: object) => (await written('article-section', { outline, ...input })).text ?? ''
export const gaps = (text: string) => gapsIn(text).map((one) => one.text)
/** What stands under a heading. */
export const under = (text: string, heading: string) =>
  text
    .split(/^## /mu)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length)
    .trim() ?? ''
export const flat = (text: string) => text.replace(/\s+/gu, ' ')
