// Makes the outline of an article from what its sources say: their own headings where they have them, and as points their own
// sentences, shortened. Knows no model.
import type { ArticleLength } from '#contract/writing/article-length.ts'
import { OUTLINE_LIMITS, type Outline } from '#contract/writing/outline.ts'
import { characterCount } from '#contract/text.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import type { Declined } from '../define.ts'
import type { Chain } from './chains.ts'
import { planOf } from './plan.ts'
import { readSources, type Request } from './reading.ts'

/** Points of one section, and in characters what one aims at. */
const POINTS = { most: 4, characters: 140 } as const

export function composeOutline(
  input: Request & { length: ArticleLength },
  _seed: number,
  taste: Taste,
): Outline | Declined {
  const sources = readSources(input, taste.banned)
  if ('declined' in sources) return sources
  const sections = planOf(input.title, sources, input.length).map(({ heading, chains }) => ({
    heading: [...heading].slice(0, OUTLINE_LIMITS.heading).join(''),
    points: pointsOf(chains),
  }))
  return { sections: sections.slice(0, OUTLINE_LIMITS.sections) }
}

/** For each chain what it tells best; of more chains than points, those that tell most. */
function pointsOf(chains: readonly Chain[]): string[] {
  const told = chains.map((chain) => ({ chain, point: pointOf(chain) }))
  const best = told
    .filter(({ point }) => point !== null)
    .toSorted((a, b) => b.chain.worth - a.chain.worth)
    .slice(0, POINTS.most)
  return told.flatMap((one) => (best.includes(one) && one.point !== null ? [one.point] : []))
}

function pointOf({ blocks }: Chain): string | null {
  const facts = blocks.flatMap(({ sentences }) => sentences.flatMap(({ fact }) => fact ?? []))
  const short = facts.filter(({ short: text }) => characterCount(text) <= POINTS.characters)
  const plain = short.filter(({ selfContained, kinds }) => selfContained && !kinds.has('question'))
  const [best] = (plain.length > 0 ? plain : short.length > 0 ? short : facts).toSorted((a, b) => b.score - a.score)
  const item = blocks.flatMap(({ sentences }) => sentences)[0]?.text
  const text = best?.short ?? item
  return text === undefined
    ? null
    : [...text]
        .slice(0, OUTLINE_LIMITS.point)
        .join('')
        .replace(/(?<![.…])\.$/u, '')
}
