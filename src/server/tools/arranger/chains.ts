// Which blocks of a source stay together, wherever they go: one that needs what stands before it follows that. Knows no outline.
import { LEANING_OPENERS } from '#dutch/text/words/function-words.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { stemsIn, wordsIn, type Block } from './source-blocks.ts'

/** Blocks of one source, in their order, of which only the first can open a part of an article. */
export interface Chain {
  blocks: readonly Block[]
  /** The heading that they stand under in their source. */
  heading: string | null
  words: number
  stems: ReadonlySet<string>
  /** How much its best sentences tell. */
  worth: number
}

/** The chains of a source in order. A heading of the source always opens a new one. */
export function chainsOf(blocks: readonly Block[]): Chain[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    const goesOn = block.leans && !(isLong(last) && opensSoftly(block))
    if (last !== undefined && goesOn && last.at(-1)?.heading === block.heading) last.push(block)
    else runs.push([block])
  }
  return runs.map(chainOf)
}

/** In words: a chain of more may be cut where its next block leans on it only a little. */
const LONG = 120

const isLong = (chain: readonly Block[] | undefined) =>
  (chain ?? []).reduce((sum, block) => sum + wordsIn(block), 0) >= LONG

/** Whether a paragraph begins with something of its own: what it leans on stands further on in it, and further back in the text. */
export function opensSoftly({ kind, sentences }: Block): boolean {
  const [first] = sentences
  return (
    kind === 'prose' &&
    first !== undefined &&
    !/^["'‘“„]/u.test(first.text) &&
    !LEANING_OPENERS.has(wordsOf(first.text)[0] ?? '')
  )
}

/** A chain in parts that each begin with something of their own, where somebody asks for them apart. */
export function softPartsOf({ blocks }: Chain): Chain[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last === undefined || opensSoftly(block)) runs.push([block])
    else last.push(block)
  }
  return runs.map(chainOf)
}

/** Sentences by which a chain is judged. */
const JUDGED = 3

export function chainOf(blocks: readonly Block[]): Chain {
  const scores = blocks
    .flatMap(({ sentences }) => sentences.map(({ fact }) => fact?.score ?? 0))
    .toSorted((a, b) => b - a)
    .slice(0, JUDGED)
  return {
    blocks,
    heading: blocks[0]?.heading ?? null,
    words: blocks.reduce((sum, block) => sum + wordsIn(block), 0),
    stems: new Set(blocks.flatMap((block) => [...stemsIn(block)])),
    worth: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  }
}
