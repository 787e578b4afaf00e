// The running sentences of a text with what is asked of each: its words, its paragraph, its place. Knows no rule.
import type { Block } from './layout.ts'
import { readPassage, wordsBySentence, type Word } from './passage.ts'

export interface Sentence {
  block: Block
  /** Place among the sentences of the block and among all of the text. */
  at: number
  order: number
  start: number
  end: number
  text: string
  words: readonly Word[]
  /** True for the first one behind a heading, a list or anything else that is no running text. */
  opensSection: boolean
  /** The heading above it asks something. */
  answers: boolean
  /** What stands behind it, when that is no running text; a sentence ending with a colon leads up to it. */
  closesSection: boolean
  /** All of it is somebody's words: nothing in it tells whose. */
  quoted: boolean
}

/** The sentences of the prose among `blocks`, in order. */
export function readSentences(blocks: readonly Block[]): Sentence[] {
  const sentences: Sentence[] = []
  let opensSection = true
  let answers = false
  for (const block of blocks) {
    if (block.kind !== 'prose') {
      if (block.text.trim() === '') continue
      opensSection = true
      answers = block.text.endsWith('?')
      const last = sentences.at(-1)
      if (last) last.closesSection = true
      continue
    }
    const passage = readPassage(block.text)
    const groups = wordsBySentence(passage)
    for (const [at, { start, end }] of passage.sentences.entries()) {
      const words = groups[at] ?? []
      sentences.push({
        block,
        at,
        order: sentences.length,
        start,
        end,
        text: block.text.slice(start, end),
        words,
        opensSection,
        answers,
        closesSection: false,
        quoted: words.length > 0 && words.every(({ sheltered }) => sheltered),
      })
      opensSection = false
    }
  }
  return sentences
}
