// Makes the outline of an article from what its sources say: their own headings where they have them, and as points their own
// sentences, shortened. Knows no model.
import type { ArticleLength } from '#contract/writing/article-length.ts'
import { OUTLINE_LIMITS, type Outline } from '#contract/writing/outline.ts'
import { characterCount } from '#contract/text.ts'
import type { Fact } from '#dutch/source/fact.ts'
import { splitSentences } from '#dutch/text/sentences.ts'
import { bare } from '#dutch/writer/likeness.ts'
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
    points: pointsOf(chains, heading),
  }))
  return { sections: sections.slice(0, OUTLINE_LIMITS.sections) }
}

/** For each chain what it tells best beside its heading; of more chains than points, those that tell most. */
function pointsOf(chains: readonly Chain[], heading: string): string[] {
  const told = chains.map((chain) => ({ chain, point: pointOf(chain, heading) }))
  const best = told
    .filter(({ point }) => point !== null)
    .toSorted((a, b) => b.chain.worth - a.chain.worth)
    .slice(0, POINTS.most)
  return told.flatMap((one) => (best.includes(one) && one.point !== null ? [one.point] : []))
}

function pointOf({ blocks }: Chain, heading: string): string | null {
  const told = blocks.flatMap(({ sentences }) =>
    sentences.flatMap(({ fact, text }) => (fact === null || bare(text) === bare(heading) ? [] : [{ fact, text }])),
  )
  // A sentence that needs no other, in its own words; who says a quotation stands mostly outside of it.
  const plain = told.filter(({ fact, text }) => fact.selfContained && fact.quote === null && !text.endsWith('?'))
  const fitting = (some: typeof told) =>
    some.filter(({ text, fact }) => characterCount(pointText(text, fact)) <= POINTS.characters)
  const [best] =
    [fitting(plain), plain, fitting(told), told]
      .find((some) => some.length > 0)
      ?.toSorted((a, b) => b.fact.score - a.fact.score) ?? []
  const item = splitSentences(blocks.flatMap(({ sentences }) => sentences)[0]?.text ?? '')[0]
  const text = best === undefined ? item : pointText(best.text, best.fact)
  return text === undefined
    ? null
    : [...text]
        .slice(0, OUTLINE_LIMITS.point)
        .join('')
        .replace(/(?<![.…])\.$/u, '')
}

/** The sentence as it stands; a long one without what its grammar can miss. */
const pointText = (text: string, { short }: Fact) =>
  characterCount(text) <= POINTS.characters || short.length >= text.length ? text : short
