// Finds where each block of Markdown ends, line by line and in one go, however hostile the text: marked (17), whose blocks these
// are for ordinary texts, overflows the stack on nested quotes. Knows nothing of what stands inside a line.
import { definitionAt } from './definitions.ts'
import {
  BULLET,
  FENCE,
  HEADING,
  htmlEnd,
  indentOf,
  interrupts,
  isBlankLine,
  isIndentedCode,
  isNoHeadingText,
  isRule,
  isTableDelimiter,
  UNDERLINE,
} from './line-starts.ts'
import { itemExtent } from './list-items.ts'
import { cellsOf, columnsOf } from './table-cells.ts'

/** As marked calls them; `text` is a paragraph in a list of which the items stand close together. */
export type BlockType =
  'paragraph' | 'text' | 'heading' | 'list' | 'blockquote' | 'code' | 'table' | 'hr' | 'html' | 'def'

export interface Extent {
  type: BlockType
  /** The first of its lines. */
  from: number
  /** The first line after it. */
  to: number
}

/** Quotes in quotes in lists deeper than this are not looked into: nobody writes those, and each level is work. */
export const DEEPEST = 12

interface Within {
  /** False in an item of a list, where text may be followed by anything without a blank line. */
  top: boolean
  /** How deep in other blocks these lines stand. */
  depth: number
  /** How many lines may still be looked through for the end of quotes; left out: in proportion to these lines. */
  quotes?: { left: number }
}

/** Quotes that go on without their sign are looked into as long as that takes no more lines than this, and this many times the text's. */
const LEAST_QUOTED = 1_000
const QUOTED_PER_LINE = 3

/** The blocks that these lines of `texts` hold, blank lines left out. Looks at each line a fixed number of times for each depth. */
export function extentsOf(
  texts: readonly string[],
  from: number,
  to: number,
  { top, depth, quotes = { left: LEAST_QUOTED + QUOTED_PER_LINE * (to - from) } }: Within,
): Extent[] {
  const found: Extent[] = []
  const headings = headingFinder(texts, to)
  for (let at = from; at < to;) {
    const line = texts[at] ?? ''
    if (isBlankLine(line)) {
      at += 1
      continue
    }
    const before = found.at(-1)
    const follows = before?.to === at && (before.type === 'paragraph' || before.type === 'text') ? before : undefined
    const block = blockAt(texts, at, to, { top, depth, quotes }, headings)
    // Indented lines and definitions below text go on with it, and so does text that nothing separates.
    if (follows && (block.type === 'code' ? isIndentedCode(line) : block.type === 'def')) follows.to = block.to
    else if (follows?.type === 'text' && block.type === 'text') follows.to = block.to
    else found.push(block)
    at = block.to
  }
  return found
}

function blockAt(
  texts: readonly string[],
  at: number,
  to: number,
  within: Required<Within>,
  headings: (at: number) => number | undefined,
): Extent {
  const line = texts[at] ?? ''
  const block = (type: BlockType, end: number) => ({ type, from: at, to: end })
  const indent = indentOf(line)
  if (isIndentedCode(line)) return block('code', indentedEnd(texts, at, to))
  switch (line.charAt(indent)) {
    case '`':
    case '~': {
      const fence = FENCE.exec(line)
      if (fence) return block('code', fencedEnd(texts, at, to, fence[2] ?? ''))
      break
    }
    case '#':
      if (HEADING.test(line)) return block('heading', at + 1)
      break
    case '>':
      return block('blockquote', quoteEnd(texts, at, to, within))
    case '<': {
      const end = htmlEnd(line)
      if (end !== undefined) return block('html', htmlBlockEnd(texts, at, to, end))
      break
    }
    case '[': {
      const definition = definitionAt(texts, at, to)
      if (definition) return block('def', definition.to)
      break
    }
    default:
      if (isRule(line)) return block('hr', at + 1)
      if (BULLET.exec(line)?.[2]?.length !== 1) {
        const end = listEnd(texts, at, to)
        if (end > at) return block('list', end)
      }
  }
  if (startsTable(texts, at, to)) return block('table', tableEnd(texts, at + 2, to))
  const heading = headings(at)
  if (heading !== undefined) return block('heading', heading)
  return within.top ? block('paragraph', paragraphEnd(texts, at, to)) : block('text', at + 1)
}

function indentedEnd(texts: readonly string[], at: number, to: number): number {
  let end = at + 1
  for (let next = end; next < to; next += 1) {
    const line = texts[next] ?? ''
    if (isIndentedCode(line)) end = next + 1
    else if (!isBlankLine(line)) break
  }
  return end
}

function fencedEnd(texts: readonly string[], at: number, to: number, fence: string): number {
  for (let next = at + 1; next < to; next += 1) if (closes(texts[next] ?? '', fence)) return next + 1
  return to
}

/** Whether a line ends the code that began with this fence. */
export function closes(line: string, fence: string): boolean {
  const indent = indentOf(line)
  return indent <= 3 && line.startsWith(fence, indent) && /^[~`]* *$/.test(line.slice(indent + fence.length))
}

function htmlBlockEnd(texts: readonly string[], at: number, to: number, end: string): number {
  for (let next = at; next < to; next += 1) {
    const line = texts[next] ?? ''
    if (end === '') {
      if (isBlankLine(line)) return next
    } else if (line.toLowerCase().includes(end, next === at ? indentOf(line) + 2 : 0)) return next + 1
  }
  return to
}

const startsTable = (texts: readonly string[], at: number, to: number) =>
  at + 1 < to &&
  isTableDelimiter(texts[at + 1] ?? '') &&
  /[:|]/.test(texts[at + 1] ?? '') &&
  cellsOf(texts[at] ?? '').length === columnsOf(texts[at + 1] ?? '').length

function tableEnd(texts: readonly string[], from: number, to: number): number {
  let end = from
  while (end < to) {
    const line = texts[end] ?? ''
    if (/^ *$/.test(line) || isIndentedCode(line) || interrupts(line, end === to - 1)) break
    end += 1
  }
  return end
}

function paragraphEnd(texts: readonly string[], at: number, to: number): number {
  let end = at + 1
  while (end < to) {
    const line = texts[end] ?? ''
    if (/^ *$/.test(line) || interrupts(line, end === to - 1)) break
    if (end + 1 < to && isTableDelimiter(texts[end + 1] ?? '')) break
    end += 1
  }
  return end
}

/**
 * Finds the end of a heading that is underlined and begins at a line. Lines that were looked through once are not again: from
 * each of them the same line decides.
 */
function headingFinder(texts: readonly string[], to: number): (at: number) => number | undefined {
  let known = { from: 0, to: 0, end: undefined as number | undefined }
  return (at) => {
    if (isNoHeadingText(texts[at] ?? '', at === to - 1)) return undefined
    if (at >= known.from && at < known.to) return known.end
    let next = at + 1
    let end: number | undefined
    for (; next < to; next += 1) {
      const line = texts[next] ?? ''
      if (UNDERLINE.test(line)) {
        end = next + 1
        break
      }
      if (isNoHeadingText(line, next === to - 1)) break
    }
    known = { from: at, to: next, end }
    return end
  }
}

function listEnd(texts: readonly string[], at: number, to: number): number {
  const bullet = BULLET.exec(texts[at] ?? '')
  if (bullet === null) return at
  const sign = (bullet[1] ?? '').trim()
  let end = at
  for (let next = at; next < to;) {
    const item = itemExtent(texts, next, to, { sign: sign.at(-1) ?? '', ordered: sign.length > 1 })
    if (item === undefined) break
    next = item.to
    end = next
  }
  while (end > at && isBlankLine(texts[end - 1] ?? '')) end -= 1
  return end
}

/** A line of a quote without the sign that makes it one. */
export const unquoted = (line: string) => line.replace(/^ {0,3}>[ \t]?/, '')

/** A line that goes on with a quote without its sign: it underlines nothing there. */
export const lazily = (line: string) => line.replace(/^ {0,3}(?=(?:=+|-+) *$)/, '    ')

const isQuoted = (line: string) => /^ {0,3}>/.test(line)

type Quoted = Pick<Required<Within>, 'depth' | 'quotes'>

/** How far a quote reaches: its own lines, and those without the sign that go on with its last paragraph. */
function quoteEnd(texts: readonly string[], at: number, to: number, { depth, quotes }: Quoted): number {
  let end = at
  let hasLazy = false
  while (end < to && isQuoted(texts[end] ?? '')) {
    const lazyEnd = /^ {0,3}> ?$/.test(texts[end] ?? '') ? end + 1 : lazyLinesEnd(texts, end + 1, to)
    hasLazy ||= lazyEnd > end + 1
    end = lazyEnd
  }
  if (!hasLazy || depth >= DEEPEST) return end
  // A quote may end long before, and the next then has all these lines before it once more.
  quotes.left -= end - at
  return quotes.left < 0 ? end : at + lazyQuoteEnd(texts.slice(at, end), { depth, quotes })
}

/** The end of the lines that may go on with what a line of a quote says. */
function lazyLinesEnd(texts: readonly string[], from: number, to: number): number {
  let end = from
  while (end < to && !/^ *$/.test(texts[end] ?? '') && !interrupts(texts[end] ?? '', end === to - 1)) end += 1
  return end
}

/** @param lines those that may be of the quote; they are overwritten by what they hold. */
function lazyQuoteEnd(lines: string[], { depth, quotes }: Quoted): number {
  for (let from = 0; from < lines.length;) {
    let to = from
    for (let quoted = false; to < lines.length; to += 1)
      if (isQuoted(lines[to] ?? '')) quoted = true
      else if (quoted) break
    for (let at = from; at < to; at += 1) lines[at] = unquoted(at > from ? lazily(lines[at] ?? '') : (lines[at] ?? ''))
    if (to === lines.length) break
    const last = extentsOf(lines, from, to, { top: true, depth: depth + 1, quotes }).at(-1)
    if (last?.type === 'code') return to
    if (last?.type === 'blockquote') return quoteEnd(lines, last.from, lines.length, { depth: depth + 1, quotes })
    from = last?.type === 'list' ? listEnd(lines, last.from, lines.length) : to
  }
  return lines.length
}
