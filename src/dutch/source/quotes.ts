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
  const pieces: Piece[] = []
  let start = 0
  let first = 0
  for (const end of sentenceEnds(paragraph)) {
    while ((spans[first]?.end ?? Infinity) <= start) first++
    // Only an end within a quote's own words can be followed by more of that quote.
    const across =
      spans[first] && end < (spans[first]?.end ?? 0) && (spans[first]?.start ?? 0) < end
        ? spans[first]
        : spanOver(spans, first, end)
    pieces.push(pieceOf(paragraph, start, end, spans, first, across))
    start = end
  }
  return pieces.filter(({ text }) => text !== '')
}

function spanOver(spans: readonly QuoteSpan[], first: number, end: number): QuoteSpan | undefined {
  for (let at = first; at < spans.length && (spans[at]?.start ?? 0) < end; at++) {
    const span = spans[at]
    if (span && span.end > end) return span
  }
  return undefined
}

function pieceOf(
  paragraph: string,
  start: number,
  end: number,
  spans: readonly QuoteSpan[],
  first: number,
  across: QuoteSpan | undefined,
): Piece {
  const lead = /^\s*/u.exec(paragraph.slice(start, end))?.[0].length ?? 0
  const from = start + lead
  let text = paragraph.slice(from, end).trim()
  const begun = spans[first]
  const before = begun && begun.start < from && begun.end > from ? begun : undefined
  if (before) text = (paragraph[before.start] ?? '') + text
  if (across) text += closing(paragraph, across)
  const span = before ?? across ?? (begun && begun.start < end ? begun : null)
  const inside = span !== null && span.start <= from && span.end >= end - trailing(paragraph, from, end)
  return { text, start: from, span, inside }
}

const trailing = (paragraph: string, from: number, end: number) =>
  end - from - paragraph.slice(from, end).trimEnd().length

const closing = (paragraph: string, span: QuoteSpan) => paragraph[span.end - 1] ?? ''
