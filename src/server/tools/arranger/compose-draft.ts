// Arranges the sentences of the sources under the headings of an outline: each once, in the order of its source, none of its
// own. What the outline asks and no source tells is left open. Knows no model.
import { articleMeasures, type ArticleLength } from '#contract/writing/article-length.ts'
import { gap } from '#contract/writing/gaps.ts'
import type { Outline } from '#contract/writing/outline.ts'
import { helplineIn } from '#dutch/source/tone.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import type { Declined } from '../define.ts'
import { placedIn, staysAbove, unanswered, type Placed } from './assign.ts'
import { chainsOf } from './chains.ts'
import { chosen } from './choose-chains.ts'
import { markdownOf } from './markdown.ts'
import { furtherOf, introducedBy, isCollection } from './plan.ts'
import { readSources, type Request } from './reading.ts'
import { wordsIn, type Block } from './source-blocks.ts'

export type DraftRequest = Request & { outline: Outline; length: ArticleLength }

export interface Arranged {
  intro: string
  /** The body of each section of the outline, without its heading. */
  bodies: readonly string[]
  /** Where to turn, under an article about suicide. */
  closing: string
}

export function composeDraft(input: DraftRequest, _seed: number, taste: Taste): { text: string } | Declined {
  const arranged = arrange(input, taste)
  if ('declined' in arranged) return arranged
  const { intro, bodies, closing } = arranged
  const sections = input.outline.sections.map(({ heading }, at) => `## ${heading}\n\n${bodies[at] ?? ''}`)
  return { text: [intro, ...sections, closing].filter((part) => part !== '').join('\n\n') }
}

/** The whole article by its outline, in parts; or why there is none. */
export function arrange(input: DraftRequest, taste: Taste): Arranged | Declined {
  const { title, outline, length } = input
  const sources = readSources(input, taste.banned)
  if ('declined' in sources) return sources
  const opened = introducedBy(sources)
  const [main] = sources
  const chainsBehind = (rest: readonly Block[]) =>
    sources.map((source) => {
      const blocks = main === undefined || source === main ? rest : furtherOf(main, source)
      return { source, chains: chainsOf(blocks) }
    })
  const above = staysAbove(
    opened.intro,
    outline.sections,
    chainsBehind(opened.rest).flatMap(({ chains }) => chains),
  )
  const intro = opened.intro.slice(0, above)
  const chains = chainsBehind([...opened.intro.slice(above), ...opened.rest])
  const placed = placedIn(outline.sections, chains)
  const words = intro.reduce((sum, block) => sum + wordsIn(block), 0)
  const before = [title, ...intro.flatMap(({ sentences }) => sentences.map(({ text }) => text))].join(' ')
  const told = chosen(placed, articleMeasures[length].words.max - words, before)
  const bodies = outline.sections.map((section, at) => {
    const own = told.filter((one) => one.section === at)
    const open = unanswered(
      section.points,
      [...told, ...introAsPlaced(intro)].map(({ chain }) => chain),
    )
    const body = markdownOf(
      own.flatMap(({ chain }) => chain.blocks),
      section.heading,
    )
    // A part with nothing in it says what belongs there, also where another part tells it.
    const missing = body !== '' ? open : section.points.length > 0 ? section.points : [section.heading]
    const gaps = missing.map(gap)
    return [body, ...gaps].filter((part) => part !== '').join('\n\n')
  })
  const closing = sources.some(({ suicide }) => suicide) ? helplineIn('nl') : ''
  // What brings different stories together no source says.
  const opening = isCollection(sources) ? gap(`inleiding bij ‘${title}’`) : markdownOf(intro, '')
  return { intro: opening, bodies, closing }
}

/** What the introduction tells answers a point as well. */
const introAsPlaced = (intro: readonly Block[]): Placed[] =>
  chainsOf(intro).map((chain) => ({ chain, section: -1, asked: true }))
