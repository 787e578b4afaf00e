// Where a place in a block stands in the readable text of the whole, and the other way round. Pure; knows no editor.
import { blocksOf } from '#contract/markdown/plain-text.ts'
import type { TextPlace } from '#web/seo/finding.ts'

export interface TextPlaces {
  /** Offsets in the readable text, of which the editor gives the same (editor/readable-text.ts). */
  inText: (place: TextPlace) => { from: number; to: number }
  inBlock: (from: number, to: number) => TextPlace
}

/** Between two blocks stands a blank line; a block that nobody reads has no text, and no line. */
const BETWEEN = 2

export function textPlaces(markdown: string): TextPlaces {
  const starts: number[] = []
  let at = 0
  for (const { text } of blocksOf(markdown)) {
    starts.push(at)
    if (text !== '') at += text.length + BETWEEN
  }
  return {
    inText: ({ block, from, to }) => {
      const start = starts[block] ?? 0
      return { from: start + from, to: start + to }
    },
    inBlock(from, to) {
      let block = starts.length - 1
      while (block > 0 && (starts[block] ?? 0) > from) block -= 1
      // Of blocks that begin at one place only the last has a text.
      const start = starts[block] ?? 0
      return { block: Math.max(0, block), from: from - start, to: to - start }
    },
  }
}
