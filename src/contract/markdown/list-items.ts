// Finds where an item of a list ends, and what stands in it. Knows nothing of what that means.
import { BULLET, indentOf, isBlankLine, isRule } from './line-starts.ts'

export interface ItemExtent {
  /** The first line after it; blank lines below it are its own. */
  to: number
  /** Whether it ends with blank lines, which makes a list loose when another item follows. */
  endsBlank: boolean
}

/**
 * The item that begins at this line; undefined when none does.
 * @param sign of its list: `-`, or `.` after a number.
 * @param contents gets its lines without the bullet and its indent, when given.
 */
export function itemExtent(
  texts: readonly string[],
  at: number,
  to: number,
  { sign, ordered }: { sign: string; ordered: boolean },
  contents?: string[],
): ItemExtent | undefined {
  const first = texts[at] ?? ''
  const bullet = BULLET.exec(first)
  const mark = bullet?.[1] ?? ''
  if (!mark.endsWith(sign) || bullet === null || /\d/.test(mark) !== ordered || isRule(first)) return undefined
  let line = tabsOut(bullet[2] ?? '', mark.length)
  let blank = isSpace(line)
  let indent = mark.length + 1
  if (!blank) {
    const spaces = indentOf(line) > 4 ? 1 : indentOf(line)
    indent = mark.length + spaces
    line = line.slice(spaces)
  }
  contents?.push(blank ? '' : line)
  if (blank && isBlankLine(texts[at + 1] ?? ''))
    return { to: Math.min(at + 2, to), endsBlank: endsBlank(texts, at, at + 2) }
  if (!blank) line = tabsOut(bullet[2] ?? '', mark.length)
  let end = at + 1
  const most = Math.min(3, indent - 1)
  for (; end < to; end += 1) {
    const raw = texts[end] ?? ''
    const spaces = indentOf(raw)
    if (spaces <= most && endsItem(raw, spaces)) break
    const next = raw.includes('\t') ? raw.replaceAll('\t', '    ') : raw
    const isEmpty = isSpace(raw)
    if (indentOf(next) >= indent || isEmpty) contents?.push(next.slice(indent))
    else {
      if (blank || indentOf(line.replaceAll('\t', '    ')) >= 4 || startsBlock(line)) break
      contents?.push(raw)
    }
    blank = isEmpty
    line = next.slice(indent)
  }
  return { to: end, endsBlank: endsBlank(texts, at, end) }
}

const isSpace = (line: string) => line.trim() === ''

/** Two blank lines at the end, or one behind the first line. */
const endsBlank = (texts: readonly string[], at: number, end: number) =>
  end - at > 1 && isBlankLine(texts[end - 1] ?? '')

/** Whether a line that is indented less than the text of an item begins something else. */
function endsItem(line: string, indent: number): boolean {
  switch (line.charAt(indent)) {
    case '>':
    case '#':
      return true
    case '`':
    case '~':
      return line.startsWith('```', indent) || line.startsWith('~~~', indent)
    case '<':
      return /^ *<(?:[a-z].*>|!--)/i.test(line)
    default:
      return /^ *(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)/.test(line) || isRule(line)
  }
}

const startsBlock = (line: string) => isRule(line) || /^ {0,3}(?:`{3}|~{3}|#)/.test(line)

/** Tabs as the spaces they stand for, in a line of which this many characters went before. */
function tabsOut(text: string, before: number): string {
  if (!text.includes('\t')) return text
  let column = before
  let out = ''
  for (const sign of text) {
    const width = sign === '\t' ? 4 - (column % 4) : 1
    out += sign === '\t' ? ' '.repeat(width) : sign
    column += width
  }
  return out
}
