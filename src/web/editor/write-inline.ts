// Writes the runs of a block as parts: signs of Markdown, and text of which each character must be read as itself. Knows nothing of
// blocks, nor which characters have to be escaped for that.
import type { Mark } from '@tiptap/pm/model'
import type { Run } from './runs.ts'
import { isBareLink } from './same-text.ts'

/** Text may be escaped; signs are as they are. */
export interface InlinePart {
  isText: boolean
  text: string
}

export interface InlineStyle {
  /** The sign of italic text. */
  italic: '*' | '_'
  /**
   * Writes letters beside the signs of emphasis as numbers, which makes signs of those: `**(on)**&#119;aar`. Only where there is
   * punctuation on the other side, or all.
   */
  spelled: 'none' | 'some' | 'all'
  /** What breaks a line: a backslash, or in cells of a table `<br>`; in headings nothing can. */
  lineBreak: string
}

const PUNCTUATION = /[\p{P}\p{S}]/u
const LETTER = /[^\s\p{P}\p{S}]/u

/** The parts that say these runs, in this style. */
export function inlineParts(runs: readonly Run[], style: InlineStyle): InlinePart[] {
  const parts: InlinePart[] = []
  const open: Mark[] = []
  const signOf = ({ type }: Mark) => {
    if (type.name === 'bold') return '**'
    return type.name === 'strike' ? '~~' : style.italic
  }
  const close = (mark: Mark) => sign(mark.type.name === 'link' ? `](${target(mark.attrs)})` : signOf(mark))
  const sign = (text: string) => void parts.push({ isText: false, text })
  for (const [at, run] of runs.entries()) {
    const marks = run.marks.filter(({ type }) => type.name !== 'code')
    const bare = bareAddress(runs, at)
    const wanted = bare === undefined ? marks : marks.filter(({ type }) => type.name !== 'link')
    const kept = open.findIndex((mark) => !mark.isInSet(wanted))
    if (kept !== -1) for (const mark of open.splice(kept).toReversed()) close(mark)
    const begun = wanted
      .filter((mark) => !mark.isInSet(open))
      .map((mark) => ({ mark, until: endOf(runs, at, mark) }))
      .toSorted((one, other) => other.until - one.until || rank(one.mark) - rank(other.mark))
    for (const { mark } of begun) {
      sign(mark.type.name === 'link' ? '[' : signOf(mark))
      open.push(mark)
    }
    if (bare !== undefined) sign(bare)
    else if (run.kind === 'break') sign(style.lineBreak)
    else if (run.kind === 'picture') picture(run.node.attrs, parts)
    else if (marks.length < run.marks.length) sign(codeSpan(run.text))
    else parts.push({ isText: true, text: run.text })
  }
  for (const mark of open.toReversed()) close(mark)
  return style.spelled === 'none' ? parts : spelled(parts, style.spelled === 'all')
}

/** Links around emphasis, bold around italic. */
const rank = ({ type }: Mark) => ['link', 'bold', 'italic', 'strike'].indexOf(type.name)

/** The first run from `at` on that does not have this mark. */
function endOf(runs: readonly Run[], at: number, mark: Mark): number {
  const end = runs.findIndex((run, place) => place > at && !mark.isInSet(run.marks))
  return end === -1 ? runs.length : end
}

/** The address that this run is and leads to, as it can stand bare or in angle brackets. */
function bareAddress(runs: readonly Run[], at: number): string | undefined {
  const run = runs[at]
  const link = run?.marks.find(({ type }) => type.name === 'link')
  if (run?.kind !== 'text' || !link || link.attrs['title']) return undefined
  if (runs[at - 1]?.marks.includes(link) || runs[at + 1]?.marks.includes(link)) return undefined
  if (run.marks.some(({ type }) => type.name === 'code') || !isBareLink(run.text, String(link.attrs['href'])))
    return undefined
  const isWeb = /^(?:https?:\/\/|www\.)[^\s<>]+$/i.test(run.text)
  if (!isWeb && !/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(run.text)) return undefined
  const [before, after] = [runs[at - 1], runs[at + 1]]
  const isApart =
    (!before || before.kind === 'break' || (before.kind === 'text' && /[\s(]$/.test(before.text))) &&
    (!after || after.kind === 'break' || (after.kind === 'text' && /^(?:\s|[.,;:!?]+(?:\s|$))/.test(after.text)))
  const isPlain = /[\p{L}\p{N}/]$/u.test(run.text) && !/[*_~`[\]\\&]/.test(run.text) && run.marks.length === 1
  if (isApart && isPlain) return run.text
  return /^www\./i.test(run.text) ? undefined : `<${run.text}>`
}

/** An address and a title, as they stand between the parentheses of a link. */
function target({ href, src, title }: Record<string, unknown>): string {
  const address = String(href ?? src)
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/\n/g, '%0A')
  const isPlain = address !== '' && !/[\s<>\\()]/.test(address)
  const written = isPlain ? address : `<${address.replace(/[<>\\]/g, String.raw`\$&`)}>`
  if (typeof title !== 'string' || title === '') return written
  return `${written} "${title
    .replace(/\s*\n\s*/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/["\\]/g, String.raw`\$&`)}"`
}

function picture(attributes: Record<string, unknown>, parts: InlinePart[]): void {
  parts.push({ isText: false, text: '![' })
  const alt = attributes['alt']
  if (typeof alt === 'string' && alt.trim() !== '') parts.push({ isText: true, text: alt.replace(/\s+/g, ' ').trim() })
  parts.push({ isText: false, text: `](${target(attributes)})` })
}

function codeSpan(text: string): string {
  const runs = new Set(Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  let length = 1
  while (runs.has(length)) length += 1
  const fence = '`'.repeat(length)
  const isPadded = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

const isEmphasis = (part: InlinePart | undefined) => part !== undefined && !part.isText && /^[*_~]+$/.test(part.text)

/** A sign of emphasis between punctuation and a letter means nothing (CommonMark 6.2): the letter is written as its number. */
function spelled(parts: readonly InlinePart[], all: boolean): InlinePart[] {
  return parts.flatMap((part, at) => {
    if (!part.isText) return [part]
    let { text } = part
    const out: InlinePart[] = []
    const characters = [...text]
    const [first = '', last = ''] = [characters[0], characters.at(-1)]
    const outer = (from: number, step: number) => {
      let place = from
      while (isEmphasis(parts[place])) place += step
      return place === from ? undefined : parts[place]
    }
    const before = outer(at - 1, -1)
    const after = outer(at + 1, 1)
    if (before && LETTER.test(first) && (all || PUNCTUATION.test([...before.text].at(-1) ?? ''))) {
      out.push({ isText: false, text: `&#${first.codePointAt(0)};` })
      text = text.slice(first.length)
    }
    if (text !== '' && after && LETTER.test(last) && (all || PUNCTUATION.test([...after.text][0] ?? ''))) {
      text = text.slice(0, -last.length)
      return [...out, { isText: true, text }, { isText: false, text: `&#${last.codePointAt(0)};` }]
    }
    return [...out, { isText: true, text }]
  })
}
