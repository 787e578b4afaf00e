// Writes what stands within a line of HTML as Markdown: marks, links, pictures, code, and text in which no sign means anything.
// What it writes is read back before it is kept. Knows no blocks.
import { piecesOf, wordsOf } from '#contract/markdown/inline.ts'
import { safeLink, safePicture } from '#contract/markdown/safe-addresses.ts'
import { escapedText, escapedWords } from './import-escape.ts'
import { marks, tidy, type Mark, type Run } from './import-runs.ts'

const signs: Readonly<Record<Mark, string>> = { strong: '**', em: '*', del: '~~' }

/** How a line end on purpose is written: in a cell of a table there is no room for a second line. */
export type Break = '  \n' | '<br>' | ' '

/** The Markdown of these runs. */
export function lineOf(runs: readonly Run[], lineBreak: Break): string {
  const tidied = tidy(runs)
  const line = written(tidied, lineBreak)
  if (!tidied.some((run) => marks.some((mark) => run[mark]))) return line
  // Where signs stand against each other a mark may mean something else than was meant: the words go before it.
  const bare = written(tidy(tidied.map((run) => ({ ...run, em: false, strong: false, del: false }))), lineBreak)
  return saying(line) === saying(bare) ? line : bare
}

const saying = (line: string) => wordsOf(piecesOf(line, new Map())).replace(/\s+/g, ' ')

/** A mark that is open, and whether it was opened within the link that is. */
interface Open {
  mark: Mark
  inLink: boolean
}

function written(runs: readonly Run[], lineBreak: Break): string {
  let line = ''
  let link: Link | undefined
  const open: Open[] = []
  const say = (text: string) => {
    if (link === undefined) line += text
    else link.words += text
  }
  const closeFrom = (count: number) => {
    while (open.length > count) {
      const last = open.pop()
      if (link && last?.inLink === false) leaveLink()
      say(signs[last?.mark ?? 'em'])
    }
  }
  let behind: string | undefined
  const leaveLink = () => {
    const left = link
    link = undefined
    if (left) line += linkOf(left, behind)
  }
  const openMark = (mark: Mark, inLink: boolean) => {
    say(signs[mark])
    open.push({ mark, inLink })
  }
  for (const [at, run] of runs.entries()) {
    behind = run.kind === 'break' ? '\n' : run.text
    const goesOn = run.kind !== 'break' || runs[at + 1]?.address === run.address
    const to = goesOn ? safeLink(run.address) : undefined
    // Nothing is marked over a line end but what goes on behind it.
    const wanted = marks.filter((mark) => run[mark] && (run.kind !== 'break' || runs[at + 1]?.[mark]))
    if (link !== undefined && to !== link.address) {
      const inner = open.findIndex(({ inLink }) => inLink)
      if (inner !== -1) closeFrom(inner)
      leaveLink()
    }
    const ended = open.findIndex(({ mark }) => !wanted.includes(mark))
    if (ended !== -1) closeFrom(ended)
    // What goes on longest is opened first, so that it need not be closed for what ends before it.
    const fresh = wanted
      .filter((mark) => !open.some((one) => one.mark === mark))
      .toSorted((one, other) => lasting(runs, at, (each) => each[other]) - lasting(runs, at, (each) => each[one]))
    if (to !== undefined && link === undefined) {
      // What marks the whole link stands around it, and may go on behind it.
      const ofLink = lasting(runs, at, ({ address }) => address === run.address)
      const whole = fresh.filter((mark) => lasting(runs, at, (each) => each[mark]) >= ofLink)
      for (const mark of whole) openMark(mark, false)
      link = { address: to, title: run.title ?? '', words: '' }
      for (const mark of fresh) if (!whole.includes(mark)) openMark(mark, true)
    } else for (const mark of fresh) openMark(mark, link !== undefined)
    say(wordsOfRun(run, { link: link?.address, behind: beginningOf(runs[at + 1]), lineBreak }))
  }
  behind = undefined
  closeFrom(0)
  leaveLink()
  return line
}

/** How many runs from here on are so. */
function lasting(runs: readonly Run[], at: number, are: (run: Run) => boolean): number {
  let end = at
  for (let run = runs[end]; run !== undefined && are(run); run = runs[end]) end += 1
  return end - at
}

/** The sign with which a run begins; nothing for one that begins with a sign that changes nothing before it. */
function beginningOf(run: Run | undefined): string {
  if (run === undefined || run.kind === 'break' || run.kind === 'code') return ''
  if (run.kind === 'image') return '!'
  return run.kind === 'note' || run.address !== '' ? '[' : (run.text[0] ?? '')
}

interface Around {
  /** The address of the link that it stands in. */
  link: string | undefined
  behind: string
  lineBreak: Break
}

function wordsOfRun(run: Run, { link, behind, lineBreak }: Around): string {
  switch (run.kind) {
    case 'text':
      if (link === undefined) return escapedText(run.text, behind)
      return run.text === link ? run.text : escapedWords(run.text)
    case 'code':
      return codeOf(run.text)
    case 'note':
      return `[^${run.text}]`
    case 'image':
      return imageOf(run)
    case 'break':
      return lineBreak
  }
}

interface Link {
  address: string
  title: string
  words: string
}

/** @param behind what stands behind it: an address that stands as it is would take signs from that. */
function linkOf({ words, address, title }: Link, behind: string | undefined): string {
  if (words.trim() === '') return ''
  const ends = behind === undefined || /^(?:\s|[.,;:)](?:\s|$)|$)/.test(behind)
  // An address that shows itself is a link as it stands.
  if (words === address && /^https?:\/\/[\w./%?=&~-]*[\w/]$/.test(address)) return ends ? address : `<${address}>`
  if (address === `mailto:${words}` && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(words)) return ends ? words : `<${words}>`
  return `[${words.replaceAll('\n', ' ')}](${addressOf(address)}${titled(title)})`
}

const titled = (title: string) => {
  const line = title.replace(/\s+/g, ' ').trim()
  return line === '' ? '' : ` "${line.replace(/[\\"]/g, '\\$&')}"`
}

const addressOf = (address: string) =>
  /^[^\s()<>\\]+$/.test(address) ? address : `<${address.replace(/[<>\\\n]/g, (sign) => encodeURIComponent(sign))}>`

function imageOf({ text, source = '', caption = '' }: Run): string {
  const from = safePicture(source)
  const words = escapedWords(text.replace(/\s+/g, ' ').trim())
  return from === undefined ? words : `![${words}](${addressOf(from)}${titled(caption)})`
}

/** Code between more backticks than it has itself. */
function codeOf(text: string): string {
  if (text.trim() === '') return text
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const apart = /^[` ]|[` ]$/.test(text) ? ' ' : ''
  return `${fence}${apart}${text}${apart}${fence}`
}
