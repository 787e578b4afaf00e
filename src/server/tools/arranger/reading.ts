// Reads all sources of an article that is to be arranged: the one that it is most about first, each fact once. Says why not where
// there is too little to arrange. Arranges nothing.
import type { WritingSource } from '#contract/writing/sources.ts'
import { overlap, stemsOf } from '#dutch/writer/likeness.ts'
import { withoutRepeats } from './repeats.ts'
import { readSource, stemsIn, wordsIn, type SourceRead } from './source-blocks.ts'
import type { Declined } from '../define.ts'

/** What all tools of the arranger are asked about. */
export interface Request {
  title: string
  sources: readonly WritingSource[]
  instruction?: string | null | undefined
}

/** In sentences and words: of less nothing can be arranged. */
const LEAST = { sentences: 3, words: 30 } as const

const instructed: Declined = {
  declined:
    'Een eigen opdracht kan de ingebouwde schrijfhulp niet uitvoeren: daar is een taalmodel voor nodig. Laat de opdracht leeg.',
}
const foreign: Declined = {
  declined:
    'De ingebouwde schrijfhulp schrijft alleen uit Nederlandse bronnen: vertalen kan alleen een taalmodel. Kies een Nederlandse bron.',
}
const tooLittle: Declined = {
  declined:
    'In de bronnen staat te weinig voor een artikel: er zijn minstens drie hele zinnen nodig. Plak meer tekst, of kies er een bron bij.',
}

/** How much more a source has to share with the title than those before it, to be told first. */
const CLEARLY = 0.2

/** The sources in the order in which they are told; or why they cannot be. */
export function readSources(
  { title, sources, instruction }: Request,
  banned: readonly string[],
): SourceRead[] | Declined {
  if (instruction) return instructed
  const read = sources.map((source, at) => readSource(source, at, banned))
  const dutch = read.filter(({ language }) => language === 'nl')
  if (dutch.length === 0) return read.some(({ blocks }) => blocks.length > 0) ? foreign : tooLittle
  const named = stemsOf(title)
  const about = (source: SourceRead) =>
    overlap(
      named,
      new Set([...stemsOf(source.title), ...source.blocks.slice(0, 2).flatMap((block) => [...stemsIn(block)])]),
    )
  const [first, ...others] = dutch
  const main = others.reduce((best, one) => (about(one) > about(best) + CLEARLY ? one : best), first as SourceRead)
  const told = withoutRepeats([main, ...dutch.filter((source) => source !== main)])
  const blocks = told.flatMap((source) => source.blocks)
  const sentences = blocks.reduce((sum, block) => sum + block.sentences.length, 0)
  const words = blocks.reduce((sum, block) => sum + wordsIn(block), 0)
  return sentences < LEAST.sentences || words < LEAST.words ? tooLittle : told
}
