// A reading of the text at one moment, as others get it. Knows no editor.
import type { BlockMark } from './kept-source.ts'
import type { ReadableText } from './readable-text.ts'
import type { TintKind } from './tints.ts'

/** The text at one moment. Places in `text` may be used later: they move along with what is typed in between. */
export interface Reading {
  markdown: string
  /** Every mark that the editor was given, with its place among the blocks of `markdown` now; null once the block is gone. */
  blocks: BlockMark[]
  /** What a reader sees, blocks with a blank line between. */
  text: string
  words: number
  /** Where each block of `markdown` begins in `text`; of one that nobody reads, where the next begins. */
  starts: readonly number[]
  /** @internal */
  moment: number
  /** @internal */
  readable: ReadableText
}

/** A part of a reading's `text`, in UTF-16 units. */
export interface TextRange {
  from: number
  to: number
}

export interface Finding extends TextRange {
  id: string
  kind: TintKind
}
