// Where the sentences of a masked text stand. Knows nothing of words or rules.
import { sentenceEnds, type SentenceMarks } from '#dutch/text/sentences.ts'

export interface Sentence {
  /** UTF-16 offsets, without the spaces around it. */
  start: number
  end: number
}

/** Text as it is typed: marks of Markdown beside those of the sentence, and an emoji ends one too, as on social media. */
const MARKS: SentenceMarks = {
  end: /(?<![.!?…])[.!?…]+["'”’»)\]*_]*(?=\s|$)|(?<![\u{FE0F}\u{200D}\p{Extended_Pictographic}\p{EMod}])\p{Extended_Pictographic}[\u{FE0F}\u{200D}\p{Extended_Pictographic}\p{EMod}]*(?=\s)/gu,
  opens: /^\s+["'‘“„«(*_[]*(?:[\p{Lu}\p{N}\p{Extended_Pictographic}¿¡#@\uE000]|['’][snt]\s)/u,
}

/** The sentences of `visible` in order. A line break always ends one. */
export function sentencesIn(visible: string): Sentence[] {
  return [...visible.matchAll(/[^\n\r\u2028\u2029]+/g)].flatMap(({ 0: line, index }) => {
    let from = 0
    return sentenceEnds(line, MARKS).flatMap((to) => {
      const part = line.slice(from, to)
      // '3. De derde': a figure with a dot opens a point of a list.
      if (from === 0 && to < line.length && /^\s*\d{1,2}\.$/.test(part)) return []
      const text = part.trim()
      const start = index + from + part.indexOf(text)
      from = to
      return text === '' ? [] : [{ start, end: start + text.length }]
    })
  })
}
