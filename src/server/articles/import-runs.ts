// The parts of a line of HTML, tidied so that Markdown can mark them: white space, and signs beside words. Writes nothing.

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
  /** What a link says when one points at it, and what a picture does. */
  title?: string
  caption?: string
}

export type Mark = 'strong' | 'em' | 'del'
export const marks: readonly Mark[] = ['strong', 'em', 'del']

/** White space as HTML has it: one space where there is some, none at the ends of lines. */
export function tidy(runs: readonly Run[]): Run[] {
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
    if (last !== undefined && (run.kind === 'text' || run.kind === 'code') && sameAs(last, run))
      tidied[tidied.length - 1] = { ...last, text: last.text + bare }
    else tidied.push({ ...run, text: bare })
  }
  while (tidied.at(-1)?.kind === 'break') tidied.pop()
  trimEnd(tidied)
  return tidied.flatMap(unspaced).map(spacedAsAround).flatMap(unpunctuated)
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

/** A space between two that are marked is marked too: what goes on is not broken off. */
function spacedAsAround(run: Run, at: number, all: readonly Run[]): Run {
  const [before, after] = [all[at - 1], all[at + 1]]
  if (run.kind !== 'text' || run.text.trim() !== '' || before === undefined || after === undefined) return run
  const both = (mark: Mark) => before[mark] && after[mark]
  return { ...run, strong: both('strong'), em: both('em'), del: both('del') }
}

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** A part of a run that is marked as far as the run beside it is too. */
const shared = (run: Run, text: string, beside: Run | undefined): Run[] =>
  text === ''
    ? []
    : [{ ...run, text, ...Object.fromEntries(marks.map((mark) => [mark, run[mark] && beside?.[mark] === true])) }]

/** Whether signs stand between a run and one beside it, which is text. */
const changes = (beside: Run | undefined, run: Run) =>
  beside?.kind === 'text' && beside.address === run.address && marks.some((mark) => beside[mark] !== run[mark])

/** Between a letter and a sign of punctuation nothing can begin or end to be marked (CommonMark, 6.2). */
function unpunctuated(run: Run, at: number, all: readonly Run[]): Run[] {
  if (run.kind !== 'text' || !(run.strong || run.em || run.del)) return [run]
  const opens = changes(all[at - 1], run) && isWord(all[at - 1]?.text.at(-1))
  const [, begin = ''] = opens ? (/^([\p{P}\p{S}]*)/u.exec(run.text) ?? []) : []
  const rest = run.text.slice(begin.length)
  const closes = changes(all[at + 1], run) && isWord(all[at + 1]?.text.at(0))
  const [, end = ''] = closes ? (/([\p{P}\p{S}]*)$/u.exec(rest.slice(-50)) ?? []) : []
  const text = rest.slice(0, rest.length - end.length)
  return [
    ...shared(run, begin, all[at - 1]),
    ...(text === '' ? [] : [{ ...run, text }]),
    ...shared(run, end, all[at + 1]),
  ]
}
