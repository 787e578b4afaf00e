// Where a place in a block stands in the readable text of the whole, and the other way round. Pure; knows no editor.
import type { TextPlace } from '#web/seo/finding.ts'

export interface TextPlaces {
  /** Offsets in the readable text. */
  inText: (place: TextPlace) => { from: number; to: number }
  inBlock: (from: number, to: number) => TextPlace
}

/** @param starts where each block begins in the text (editor/text-reading.ts). */
export function textPlaces(starts: readonly number[]): TextPlaces {
  return {
    inText: ({ block, from, to }) => {
      const start = starts[block] ?? 0
      return { from: start + from, to: start + to }
    },
    inBlock(from, to) {
      // Of blocks that begin at one place only the last has a text.
      const block = Math.max(
        0,
        starts.findLastIndex((start) => start <= from),
      )
      const start = starts[block] ?? 0
      return { block, from: from - start, to: to - start }
    },
  }
}
