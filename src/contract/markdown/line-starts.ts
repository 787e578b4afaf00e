// What a line of Markdown begins, by its first signs: as marked (17) reads them, GFM included, so that browser and server see
// the same blocks. Knows one line at a time.

/** Nothing but spaces and tabs. */
export function isBlankLine(line: string): boolean {
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if (code !== 32 && code !== 9) return false
  }
  return true
}

/** How many spaces a line begins with. */
export function indentOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === 32) at += 1
  return at
}

/** Whether the line is indented code, when it does not go on with a paragraph. */
export const isIndentedCode = (line: string) => /^(?: {4}| {0,3}\t)[^\n]/.test(line)

const RULE = /^ {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/
export const isRule = (line: string) => RULE.test(line)

/** A line that opens fenced code: its indent, its fence, and the word behind it. */
export const FENCE = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})([^]*)$/

export const HEADING = /^ {0,3}(#{1,6})(?=\s|$)([^]*)$/

/** A line under text that makes it a heading. */
export const UNDERLINE = /^ {0,3}(=+|-+) *$/

/** A bullet or number, and what stands behind it. */
export const BULLET = /^( {0,3}(?:[*+-]|\d{1,9}[.)]))([ \t][^]*)?$/

const tags =
  `address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|
figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|
noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul`.replaceAll(
    '\n',
    '',
  )
const attribute = ` +[a-z:_][\\w.:-]*(?: *= *"[^"]*"| *= *'[^']*'| *= *[^\\s"'=<>\`]+)?`

/** HTML of which the block ends where something closes it: what closes it, by how it begins. */
const closedHtml: readonly [RegExp, (begin: RegExpExecArray) => string][] = [
  [/^ {0,3}<(script|pre|style|textarea)(?:[\s>]|$)/i, ([, name = '']) => `</${name.toLowerCase()}>`],
  [/^ {0,3}<!--/, () => '-->'],
  [/^ {0,3}<\?/, () => '?>'],
  [/^ {0,3}<![a-z]/i, () => '>'],
  [/^ {0,3}<!\[CDATA\[/i, () => ']]>'],
]
/** HTML of which the block ends at a blank line. */
const openHtml = new RegExp(
  `^ {0,3}(?:</?(?:${tags})(?: |$|/?>)|<(?!script|pre|style|textarea)[a-z][\\w-]*(?:${attribute})* */?>[ \\t]*$|</(?!script|pre|style|textarea)[a-z][\\w-]*\\s*>[ \\t]*$)`,
  'i',
)

/**
 * What ends a block of HTML that begins with this line: a text (in lower case), or a blank line when that is empty. Undefined
 * when none begins.
 */
export function htmlEnd(line: string): string | undefined {
  for (const [begins, closes] of closedHtml) {
    const begin = begins.exec(line)
    if (begin !== null) return closes(begin)
  }
  return openHtml.test(line) ? '' : undefined
}

const htmlInterrupts = new RegExp(`^(?:</?(?:${tags})(?: |$|/?>)|<(?:script|pre|style|textarea|!--))`)
const DELIMITERS = /^ {0,3}(?:\| *)?:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?$/

/** Whether this is the line between the head of a table and its rows. */
export const isTableDelimiter = (line: string) => DELIMITERS.test(line)

/**
 * Whether a line ends the paragraph, or the table, before it.
 * @param isLast whether it is the last line: a fence there opens nothing.
 */
export function interrupts(line: string, isLast: boolean): boolean {
  const indent = indentOf(line)
  if (indent > 3) return false
  switch (line.charAt(indent)) {
    case '>':
      return true
    case '#':
      return HEADING.test(line)
    case '`':
    case '~':
      return !isLast && FENCE.test(line)
    case '<':
      return htmlInterrupts.test(line)
    case '*':
    case '+':
    case '-':
    case '1':
      return /^ {0,3}(?:[*+-]|1[.)])[ \t]/.test(line) || isRule(line)
    case '_':
      return isRule(line)
    default:
      return false
  }
}

/**
 * Whether a line cannot be, or go on with, the text of a heading that is underlined.
 * @param isLast whether it is the last line, under which no underline can stand.
 */
export function isNoHeadingText(line: string, isLast: boolean): boolean {
  const indent = indentOf(line)
  if (indent > 3 || (line[indent] === '\t' && indent < 4)) return true
  switch (line.charAt(indent)) {
    case '':
      return true
    case '>':
    case '#':
      return true
    case '`':
    case '~':
      return /^ {0,3}(?:`{3,}|~{3,})/.test(line)
    case '<':
      return !isLast && /^ {0,3}<[^>]+>$/.test(line)
    case '|':
    case ':':
      return !isLast && /^ {0,3}\|?(?:[:\- ]*\|)+[:\- ]*$/.test(line)
    case '-':
      if (!isLast && /^ {0,3}(?:[:\- ]*\|)+[:\- ]*$/.test(line)) return true
      return /^ {0,3}- /.test(line)
    default:
      return /^ {0,3}(?:[*+]|\d{1,9}[.)]) /.test(line) || (!isLast && /^\s*$/.test(line))
  }
}
