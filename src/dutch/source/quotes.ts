// Finds what is quoted in a paragraph, and its sentences with every quote whole. Knows nobody who speaks.

import { sentenceEnds } from '#dutch/text/sentences.ts'

/** One quotation, its marks included: offsets in UTF-16 units. */
export interface QuoteSpan {
  start: number
  end: number
}

/** One sentence of a paragraph. A sentence from the middle of a quotation has its own pair of marks. */
export interface Piece {
  text: string
  /** Where it begins in the paragraph. */
  start: number
  /** The quotation that it stands in wholly, or that it opens or closes. */
  span: QuoteSpan | null
  /** True when every word of it is quoted. */
  inside: boolean
}

const OPENERS = new Map(`'' "" ‘’ “” „” ‚’ «»`.split(' ').map(([open = '', close = '']) => [open, close] as const))
/** A stray opening mark may swallow no more than this. */
const LONGEST_QUOTE = 2_500

/** The outermost quotations of a paragraph; an opening mark without a closing one is none. */
export function quoteSpans(paragraph: string): QuoteSpan[] {
  const spans: QuoteSpan[] = []
  const open: { at: number; closer: string }[] = []
  for (let at = 0; at < paragraph.length; at++) {
    const mark = paragraph[at] ?? ''
    if (!/['"‘’“”„‚«»]/u.test(mark)) continue
    const top = open.at(-1)
    if (top && at - top.at > LONGEST_QUOTE) open.length = 0
    if (closes(paragraph, at, mark, open)) {
      while (open.length > 0 && open.at(-1)?.closer !== closerOf(mark)) open.pop()
      const opened = open.pop()
      if (opened) {
        while (spans.length > 0 && (spans.at(-1)?.start ?? 0) > opened.at) spans.pop()
        spans.push({ start: opened.at, end: at + 1 })
      }
    } else if (opens(paragraph, at, mark) && open.length < 4) open.push({ at, closer: OPENERS.get(mark) ?? mark })
  }
  return spans
}

const closerOf = (mark: string) => (mark === '“' ? '”' : mark)

function opens(text: string, at: number, mark: string): boolean {
  if (!OPENERS.has(mark)) return false
  const before = text[at - 1] ?? ' '
  if (!/[\s([{"'‘“„—–-]/u.test(before)) return false
  const rest = text.slice(at + 1, at + 5)
  // 's ochtends, 't is, 'n beetje: an apostrophe; "'s Avonds is het hier stil'" is rarer.
  if (/['‘]/u.test(mark) && /^(?:s|t|n|k|m|r)(?:\s|-)/u.test(rest)) return false
  return /^[\p{L}\p{N}"'‘“„(€¿¡#…*-]/u.test(rest)
}

function closes(text: string, at: number, mark: string, open: readonly { closer: string }[]): boolean {
  if (!open.some(({ closer }) => closer === closerOf(mark))) return false
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  return /\S/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
}

/** The sentences of a paragraph with what is quoted in them. */
export function piecesOf(paragraph: string): Piece[] {
  const spans = quoteSpans(paragraph)
  let start = 0
  return sentenceEnds(paragraph).map((end) => {
    const piece = pieceOf(paragraph, start, end, spans)
    start = end
    return piece
  })
}

function pieceOf(paragraph: string, begin: number, end: number, spans: readonly QuoteSpan[]): Piece {
  const sentence = paragraph.slice(begin, end)
  const start = begin + sentence.length - sentence.trimStart().length
  const stop = begin + sentence.trimEnd().length
  const before = spans.find((span) => span.start < start && span.end > start)
  const across = spans.find((span) => span.start < end && span.end > end)
  const opener = before ? (paragraph[before.start] ?? '') : ''
  const closer = across ? (paragraph[across.end - 1] ?? '') : ''
  const span = before ?? across ?? spans.find((one) => one.start >= start && one.start < end) ?? null
  const inside = span !== null && span.start <= start && span.end >= stop
  return { text: opener + sentence.trim() + closer, start, span, inside }
}
