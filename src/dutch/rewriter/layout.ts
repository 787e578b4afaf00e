// Cuts a text into blocks whose running words may change, and everything around them that may not: marks, indents, line
// ends, blank lines, code, tables. Knows nothing of Dutch.

/**
 * prose: running sentences. item: a list item. heading: a Markdown or HTML heading. label: a short line without an end
 * mark (a title, a greeting, a name). fixed: nothing in it may change.
 */
export type BlockKind = 'prose' | 'item' | 'heading' | 'label' | 'fixed'

export interface Block {
  kind: BlockKind
  /** Indent and list or heading mark. */
  before: string
  text: string
  /** Trailing spaces and the line end. */
  after: string
}

const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/g
const MARK =
  /^(?:[ \t]*(?:[-*+•·–—▪◦‣●○►▶➤✓✔☑→]|\d{1,3}[.)]|[a-zA-Z]\))[ \t]+(?:\[[ xX]\][ \t]+)?|[ \t]*[•·▪◦‣●○►▶➤✓✔☑→](?=\p{L}))/u
const HEADING = /^ {0,3}#{1,6}[ \t]+/
const HTML_HEADING = /^\s*<h[1-6][\s>]/i
/** So many marks in a row are a drawing, not punctuation. */
const RULED = /[^\p{L}\p{N}\s]{60}/u
const FENCE = /^\s*(?:```|~~~)/
const RAW_OPEN = /<(?:pre|script|style|textarea|svg)[\s>]/i
const RAW_CLOSE = /<\/(?:pre|script|style|textarea|svg)>/i
/** Read from the end of a line backwards: forwards each of a row of marks would begin a search of its own. */
const ENDED = /$(?<=[.!?…:;][^\p{L}\p{N}]*)/u
/** A line of at least this many characters without an end mark was wrapped rather than ended. */
const WRAPPED_CHARACTERS = 50
/** A first line up to this many characters without an end mark is a title. */
const LABEL_CHARACTERS = 110

/** The blocks of a text; joined again with `writeLayout` they are the text, byte for byte. */
export function readLayout(text: string): Block[] {
  const lines = (text.match(LINE) ?? []).filter((line) => line !== '')
  const blocks: Block[] = []
  let raw: RegExp | null = null
  const frontMatter = /^---\s*$/.test(lines[0] ?? '')
    ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line))
    : -1
  for (const [at, line] of lines.entries()) {
    const opened: RegExp | null = FENCE.test(line)
      ? FENCE
      : RAW_OPEN.test(line) && !RAW_CLOSE.test(line)
        ? RAW_CLOSE
        : null
    if (raw || opened || at <= frontMatter || RAW_OPEN.test(line)) {
      if (raw?.test(line)) raw = null
      else raw ??= at <= frontMatter ? null : opened
      blocks.push(fixed(line))
      continue
    }
    const block = readLine(line, lines[at + 1] ?? '')
    const last = blocks.at(-1)
    if (last && last.kind === 'prose' && continues(last, block)) {
      last.text += last.after + block.before + block.text
      last.after = block.after
      continue
    }
    blocks.push(block)
  }
  return blocks
}

/** The text of blocks. */
export function writeLayout(blocks: readonly Block[]): string {
  return blocks.map(({ before, text, after }) => before + text + after).join('')
}

function fixed(line: string): Block {
  return { kind: 'fixed', before: '', text: line, after: '' }
}

function readLine(line: string, next: string): Block {
  const body = line.trimEnd()
  const after = line.slice(body.length)
  if (!/\p{L}/u.test(body) || /^\s*(?:\||>)/.test(body) || RULED.test(body)) return fixed(line)
  const heading = HEADING.exec(body)?.[0]
  if (heading !== undefined) return { kind: 'heading', before: heading, text: body.slice(heading.length), after }
  // 'Title' above '====': also a heading.
  if (HTML_HEADING.test(body) || /^ {0,3}(?:={3,}|-{3,})\s*$/.test(next))
    return { kind: 'heading', before: '', text: body, after }
  const mark = MARK.exec(body)?.[0] ?? ''
  if (mark !== '') return { kind: 'item', before: mark, text: body.slice(mark.length), after }
  const indent = /^\s*/.exec(body)?.[0] ?? ''
  const text = body.slice(indent.length)
  const wrapped = text.length >= WRAPPED_CHARACTERS && next.trim() !== ''
  const label = !ENDED.test(text) && !wrapped && text.length <= LABEL_CHARACTERS && !/[.!?]\s+\p{Lu}/u.test(text)
  return { kind: label ? 'label' : 'prose', before: indent, text, after }
}

/** True when a line goes on where the wrapped line above it stopped. */
function continues(last: Block, block: Block): boolean {
  if (block.kind !== 'prose' && block.kind !== 'label') return false
  if (/(?:(?<! ) {2,}|\t)[\r\n]*$/.test(last.after)) return false
  const lastLine = last.text.slice(Math.max(last.text.lastIndexOf('\n'), last.text.lastIndexOf('\r')) + 1)
  return lastLine.length >= WRAPPED_CHARACTERS && !ENDED.test(lastLine)
}
