// Writes what stands within a line of HTML as Markdown: marks, links, pictures, code, and text in which no sign means anything.
// What it writes is read back before it is kept. Knows no blocks.
import { piecesOf, wordsOf } from '#contract/markdown/inline.ts'
import { safeLink, safePicture } from '#contract/markdown/safe-addresses.ts'
import { escapedText } from './import-escape.ts'

/** A part of a line, and what it is. */
export interface Run {
  kind: 'text' | 'code' | 'break' | 'image' | 'note'
  /** What it says; of a picture what it shows, of a note its label. */
  text: string
  em: boolean
  strong: boolean
  del: boolean
  /** Where it leads; empty when it leads nowhere. */
  address: string
  /** Where the picture is. */
  source?: string
}

type Mark = 'strong' | 'em' | 'del'
const marks: readonly Mark[] = ['strong', 'em', 'del']
const signs: Readonly<Record<Mark, string>> = { strong: '**', em: '*', del: '~~' }

/** How a line end on purpose is written: in a cell of a table there is no room for a second line. */
export type Break = '  \n' | '<br>' | ' '

/** The Markdown of these runs. */
export function lineOf(runs: readonly Run[], lineBreak: Break): string {
  const tidied = tidy(runs)
  const line = written(tidied, lineBreak, true)
  if (!tidied.some((run) => marks.some((mark) => run[mark]))) return line
  // Where signs stand against each other a mark may mean something else than was meant: the words go before it.
  return saying(line) === saying(written(tidied, lineBreak, false)) ? line : written(tidied, lineBreak, false)
}

const saying = (line: string) => wordsOf(piecesOf(line, new Map())).replace(/\s+/g, ' ')

/** White space as HTML has it: one space where there is some, none at the ends of lines. */
function tidy(runs: readonly Run[]): Run[] {
  const tidied: Run[] = []
  let spaced = true
  for (const run of runs) {
    if (run.kind === 'break') {
      trimEnd(tidied)
      if (tidied.length > 0) tidied.push(run)
      spaced = true
      continue
    }
    const text = run.kind === 'text' || run.kind === 'code' ? run.text.replace(/\s+/g, ' ') : run.text
    const bare: string = spaced && run.kind === 'text' ? text.trimStart() : text
    if (run.kind === 'text' && bare === '') continue
    spaced = run.kind === 'text' && bare.endsWith(' ')
    const last = tidied.at(-1)
    if (last !== undefined && run.kind === 'text' && sameAs(last, run))
      tidied[tidied.length - 1] = { ...last, text: last.text + bare }
    else tidied.push({ ...run, text: bare })
  }
  while (tidied.at(-1)?.kind === 'break') tidied.pop()
  trimEnd(tidied)
  return tidied.flatMap(unspaced).flatMap(unpunctuated)
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1)
  if (last?.kind !== 'text') return
  const text = last.text.trimEnd()
  if (text === '') runs.pop()
  else runs[runs.length - 1] = { ...last, text }
}

const sameAs = (one: Run, other: Run) =>
  one.kind === other.kind && one.address === other.address && marks.every((mark) => one[mark] === other[mark])

const plain = (run: Run, text: string): Run[] =>
  text === '' ? [] : [{ ...run, text, em: false, strong: false, del: false }]

/** Spaces at the ends of what is marked stand outside of the signs. */
function unspaced(run: Run): Run[] {
  if (run.kind !== 'text' || !marks.some((mark) => run[mark])) return [run]
  const [, before = '', text = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(run.text) ?? []
  return [...plain(run, before), ...(text === '' ? [] : [{ ...run, text }]), ...plain(run, after)]
}

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Between a letter and a sign of punctuation nothing can begin or end to be marked (CommonMark, 6.2). */
function unpunctuated(run: Run, at: number, all: readonly Run[]): Run[] {
  if (run.kind !== 'text' || !(run.strong || run.em || run.del)) return [run]
  const [, begin = ''] = isWord(all[at - 1]?.text.at(-1)) ? (/^([\p{P}\p{S}]*)/u.exec(run.text) ?? []) : []
  const rest = run.text.slice(begin.length)
  const [, end = ''] = isWord(all[at + 1]?.text.at(0)) ? (/([\p{P}\p{S}]*)$/u.exec(rest.slice(-50)) ?? []) : []
  const text = rest.slice(0, rest.length - end.length)
  return [...plain(run, begin), ...(text === '' ? [] : [{ ...run, text }]), ...plain(run, end)]
}

function written(runs: readonly Run[], lineBreak: Break, marked: boolean): string {
  let line = ''
  let link: { address: string; words: string } | undefined
  const open: Mark[] = []
  const say = (text: string) => {
    if (link === undefined) line += text
    else link.words += text
  }
  const closeTo = (count: number) => {
    while (open.length > count) say(signs[open.pop() ?? 'em'])
  }
  const leave = () => {
    closeTo(0)
    if (link) line += linkOf(link.words, link.address)
    link = undefined
  }
  for (const run of runs) {
    const to = run.kind === 'break' ? link?.address : safeLink(run.address)
    if (to !== link?.address) {
      leave()
      if (to !== undefined) link = { address: to, words: '' }
    }
    const wanted =
      marked && run.kind === 'text' ? marks.filter((mark) => run[mark]) : run.kind === 'text' ? [] : [...open]
    const kept = open.findIndex((mark) => !wanted.includes(mark))
    if (kept !== -1) closeTo(kept)
    for (const mark of wanted)
      if (!open.includes(mark)) {
        open.push(mark)
        say(signs[mark])
      }
    if (run.kind === 'text') say(link && run.text === link.address ? run.text : escapedText(run.text))
    else if (run.kind === 'code') say(codeOf(run.text))
    else if (run.kind === 'note') say(`[^${run.text}]`)
    else if (run.kind === 'image') say(imageOf(run))
    else say(lineBreak)
  }
  leave()
  return line
}

function linkOf(words: string, address: string): string {
  if (words.trim() === '') return ''
  // An address that shows itself is a link as it stands.
  if (address === `mailto:${words}` && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(words)) return words
  if (words === address && /^https?:\/\/[\w./%?=&~-]*[\w/]$/.test(address)) return address
  return `[${words.replaceAll('\n', ' ')}](${addressOf(address)})`
}

const addressOf = (address: string) =>
  /^[^\s()<>\\]+$/.test(address) ? address : `<${address.replace(/[<>\\\n]/g, (sign) => encodeURIComponent(sign))}>`

function imageOf({ text, source = '' }: Run): string {
  const from = safePicture(source)
  const words = escapedText(text.replace(/\s+/g, ' ').trim())
  return from === undefined ? words : `![${words}](${addressOf(from)})`
}

/** Code between more backticks than it has itself. */
function codeOf(text: string): string {
  if (text.trim() === '') return text
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const apart = /^[` ]|[` ]$/.test(text) ? ' ' : ''
  return `${fence}${apart}${text}${apart}${fence}`
}
