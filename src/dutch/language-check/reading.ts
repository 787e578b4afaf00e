// A text as the rules read it: its words with where they stand, its sentences, what is quoted. Knows no rule.
import { sentenceEnds, type SentenceMarks } from '#dutch/text/sentences.ts'
import { BLOCK_TAG, QUOTED, shelterOf } from '#dutch/text/shelter.ts'

export interface Word {
  /** As it stands in the text. */
  text: string
  /** Lower case, composed (NFC). */
  lower: string
  /** UTF-16 offsets in the text. */
  start: number
  end: number
  /** What stands between the word before and this one. */
  gap: string
  /** Only spaces between the word before and this one, in one sentence. */
  joined: boolean
  /** The first of its sentence. */
  opens: boolean
  /** The first of its sentence or behind a comma, colon, dash, bracket or quote. */
  opensClause: boolean
  /** The last of its sentence. */
  closes: boolean
  /** The last of its sentence or before a comma, colon, dash or closing bracket. */
  closesClause: boolean
  /** Its place in `sentences`. */
  sentence: number
}

/** Whether a word is in the list, as `listForm` writes it; undefined while the list has not been asked. */
export type Knows = (word: string) => boolean | undefined

export interface Reading {
  text: string
  words: readonly Word[]
  sentences: readonly Sentence[]
  /** Whether the place lies within quotation marks. */
  quoted: (offset: number) => boolean
  /** The word list that the text is checked by; null without one. */
  knows: Knows | null
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
const OPENING = /[,;:()[\]–—“”„"‘«»]|(?:^|\s)['-]+(?:\s|$)/
const CLOSING = /^\s*(?:[,;:)\]–—…]|\.\.)/

/** Never throws, and takes time in proportion to the length of `text`. */
export function readText(text: string, knows: Knows | null = null): Reading {
  const { visible, quoted } = hide(text)
  const sentences = sentencesIn(visible)
  const words: Word[] = []
  let sentence = 0
  let end = 0
  for (const match of visible.matchAll(WORD)) {
    const start = match.index
    while (start >= (sentences[sentence]?.end ?? Infinity)) sentence += 1
    const before = words.at(-1)
    const gap = visible.slice(end, start)
    const opens = before?.sentence !== sentence
    if (before && (opens || CLOSING.test(gap))) {
      before.closes = opens
      before.closesClause = true
    }
    end = start + match[0].length
    words.push({
      text: match[0],
      lower: match[0].normalize('NFC').toLowerCase(),
      start,
      end,
      gap,
      joined: !opens && /^[ \t\u00a0]+$/.test(gap),
      opens,
      opensClause: opens || OPENING.test(gap),
      closes: false,
      closesClause: false,
      sentence,
    })
  }
  const last = words.at(-1)
  if (last) last.closes = last.closesClause = true
  return { text, words, sentences, quoted, knows }
}

const CODE = /```[\s\S]*?(?:```|$)/g
/** Stands for one UTF-16 unit that no rule reads; from the private use area, so neither letter, space nor mark. */
const HIDDEN = '\uE000'

/** `text` as long as it was, with what is no running text hidden and block tags as line breaks; and where its quotes are. */
function hide(text: string): { visible: string; quoted: (offset: number) => boolean } {
  const quotes = new Uint8Array(text.length)
  const visible = text
    .replace(CODE, (code) => HIDDEN.repeat(code.length))
    .replace(BLOCK_TAG, (tag) => '\n'.repeat(tag.length))
    .replace(/[^\n]+/g, (line, start: number) => {
      const shelter = shelterOf(line)
      quotes.set(shelter, start)
      return Array.from(shelter, (mask, at) => (mask > QUOTED ? HIDDEN : line.charAt(at))).join('')
    })
  return { visible, quoted: (offset) => quotes[offset] === QUOTED }
}

/** The words at `index`, `index + 1`, ... in lower case, joined by spaces only; shorter where a mark or an end intervenes. */
export function phraseAt(words: readonly Word[], index: number, length: number): string {
  let phrase = words[index]?.lower ?? ''
  for (let next = index + 1; next < index + length; next += 1) {
    const word = words[next]
    if (!word?.joined) break
    phrase += ` ${word.lower}`
  }
  return phrase
}

/** The lower-case words of the sentence of word `index` that stand before it, nearest first, at most `most`. */
export function wordsBefore(words: readonly Word[], index: number, most: number): string[] {
  const found: string[] = []
  for (let at = index - 1; at >= 0 && found.length < most; at -= 1) {
    const word = words[at]
    if (!word || word.sentence !== words[index]?.sentence) break
    found.push(word.lower)
  }
  return found
}

/** The words behind word `index` up to the end of its clause, at most `most`. */
export function clauseAfter(words: readonly Word[], index: number, most: number): Word[] {
  const found: Word[] = []
  for (let at = index; !words[at]?.closesClause && found.length < most; at += 1) {
    const next = words[at + 1]
    if (!next) break
    found.push(next)
  }
  return found
}

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
