// Leaves out of later sources what an earlier one told already: several sites carry the same report. What is new stays, with what it
// leans on. Arranges nothing.
import { overlap } from '#dutch/writer/likeness.ts'
import type { Block, Sentence, SourceRead } from './source-blocks.ts'

/** In stems: shorter sentences are alike by chance. */
const LEAST = 4
/** The share of the shorter of two sentences that the other has too, and of both together. */
const ALIKE = { shorter: 0.75, both: 0.5 } as const

/** The sources, the later ones without the sentences that say what an earlier one said, unless something new leans on them. */
export function withoutRepeats(sources: readonly SourceRead[]): SourceRead[] {
  const told: Sentence[] = []
  return sources.map((source) => {
    const blocks = source.blocks.flatMap((block) => {
      const kept = block.kind === 'prose' ? freshOf(block, told) : block
      return kept === null ? [] : [kept]
    })
    told.push(...source.blocks.flatMap(({ sentences }) => sentences))
    return { ...source, blocks }
  })
}

function freshOf(block: Block, told: readonly Sentence[]): Block | null {
  const repeats = block.sentences.map((sentence) => isTold(sentence, told))
  const sentences = block.sentences.filter((_, at) => {
    const next = block.sentences[at + 1]
    return !repeats[at] || (next?.leans === true && !repeats[at + 1])
  })
  // What is left of a paragraph that told mostly the same is not worth its place.
  if (repeats.filter((repeated) => !repeated).length * 2 < repeats.length) return null
  return { ...block, sentences, leans: block.leans || sentences[0]?.leans === true }
}

function isTold({ stems }: Sentence, told: readonly Sentence[]): boolean {
  if (stems.size < LEAST) return false
  return told.some((other) => {
    if (other.stems.size < LEAST || overlap(stems, other.stems) < ALIKE.shorter) return false
    const shared = [...stems].filter((stem) => other.stems.has(stem)).length
    const numbers = (one: ReadonlySet<string>) => [...one].filter((stem) => /\p{N}/u.test(stem))
    // Another figure is another fact.
    if (numbers(stems).some((number) => !other.stems.has(number))) return false
    return shared / (stems.size + other.stems.size - shared) >= ALIKE.both
  })
}
