// The sentences of a source with their places, and the paragraph that each stands in. Knows nothing of what they say.

/** Offsets in UTF-16 units. */
export interface SourceSentence {
  from: number
  to: number
  /** Its paragraph, from 1. */
  paragraph: number
}

/** Lower case, without their last dot: it ends no sentence. */
const ABBREVIATIONS = new Set(
  `aant afb art bijv blz bv ca cf dhr dr drs ds e.d e.v e.a excl fam gem hfst ing inc incl ir i.p.v i.v.m i.s.m jhr jl jr km kg
  m.a.w m.b.t m.b.v m.i.v m.m.v mevr mej mgr mr mrs mw n.a.v nl no nr nrs o.a o.b.v o.l.v o.v.v plm prof resp s.v.p sr st t.a.v t.b.v
  t.g.v t.h.v t.o.v t/m tel temp v.a v.chr vgl vs wo z.o.z zgn`.split(/\s+/u),
)

/** What may end a sentence, with what closes behind it, when the next one opens with a capital, a figure or a quotation. */
const END = /[.!?…]+["'”’»)\]]*(?=\s+["'‘“„«([]*(?:[\p{Lu}\p{N}€#]|['’][snt]\s))/gu

const LIST_ITEM = /^[^\S\n]*(?:[-*+•–]|\d{1,2}[.)])\s+/u

/** The sentences of a text in order. Paragraphs have an empty line between them, or where there is none, a line each. */
export function sentencesOf(text: string): SourceSentence[] {
  const sentences: SourceSentence[] = []
  let paragraph = 0
  for (const [from, to] of paragraphsOf(text)) {
    paragraph += 1
    for (const [start, end] of linesOf(text, from, to)) {
      for (const [first, last] of splitAt(text.slice(start, end), start))
        sentences.push({ from: first, to: last, paragraph })
    }
  }
  return sentences
}

function paragraphsOf(text: string): [from: number, to: number][] {
  const separator = /\n[^\S\n]*\n/u.test(text.trim()) ? /\n[^\S\n]*(?:\n[^\S\n]*)+/gu : /\n/gu
  return stretches(text, 0, text.length, separator)
}

/** The lines of a paragraph: wrapped ones joined, an item of a list apart. */
function linesOf(text: string, from: number, to: number): [number, number][] {
  const lines = stretches(text, from, to, /\n/gu)
  const joined: [number, number][] = []
  for (const [start, end] of lines) {
    const before = joined.at(-1)
    if (before === undefined || LIST_ITEM.test(text.slice(start, end))) joined.push([start, end])
    else before[1] = end
  }
  return joined
}

/** The parts of a text between what separates them, without white space around them; none that are empty. */
function stretches(text: string, from: number, to: number, separator: RegExp): [number, number][] {
  const parts: [number, number][] = []
  let start = from
  const add = (end: number) => {
    const part = text.slice(start, end)
    const trimmed = part.trim()
    if (trimmed === '') return
    const first = start + part.indexOf(trimmed)
    parts.push([first, first + trimmed.length])
  }
  for (const match of text.slice(from, to).matchAll(separator)) {
    add(from + match.index)
    start = from + match.index + match[0].length
  }
  add(to)
  return parts
}

function splitAt(line: string, offset: number): [number, number][] {
  const ends = [...line.matchAll(END)].flatMap(({ 0: mark, index }) =>
    endsHere(line.slice(Math.max(0, index - 24), index), mark) ? [index + mark.length] : [],
  )
  const parts: [number, number][] = []
  let start = 0
  for (const end of [...ends, line.length]) {
    const part = line.slice(start, end)
    const skipped = part.length - part.trimStart().length
    if (part.trim() !== '') parts.push([offset + start + skipped, offset + start + part.trimEnd().length])
    start = end
  }
  return parts
}

function endsHere(before: string, mark: string): boolean {
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  const word = /[^\s(["'‘“„]*$/u.exec(before)?.[0] ?? ''
  // 'J. van Dam' and 'A.B. Smit' go on.
  return !/^(?:\p{Lu}\p{Ll}?\.)*\p{Lu}$/u.test(word) && !ABBREVIATIONS.has(word.toLowerCase())
}
