// The content of a line as Markdown can say it: pieces with their marks, without what is lost in Markdown anyway (spaces at the ends of
// lines, emphasis on nothing but spaces). Two texts with the same runs are the same text. Knows no signs of Markdown.
import type { Mark, Node } from '@tiptap/pm/model'

export type Run =
  | { kind: 'text'; text: string; marks: readonly Mark[] }
  | { kind: 'picture'; node: Node; marks: readonly Mark[] }
  | { kind: 'break'; marks: readonly Mark[] }

const emphases = ['bold', 'italic', 'strike']

const isCode = (run: Run) => run.marks.some(({ type }) => type.name === 'code')

/** The runs of a block with text in it. */
export function runsOf(block: Node): Run[] {
  const runs: Run[] = []
  block.forEach((node) => {
    const { marks } = node
    if (node.type.name === 'hardBreak') runs.push({ kind: 'break', marks })
    else if (node.type.name === 'image') runs.push({ kind: 'picture', node, marks: withoutCode(marks) })
    else runs.push(...spacesApart({ kind: 'text', text: (node.text ?? '').replace(/ *[\n\r]+ */g, ' '), marks }))
  })
  trimLines(runs)
  markBreaks(runs)
  for (const name of emphases) trimMark(runs, name)
  return merged(runs)
}

const withoutCode = (marks: readonly Mark[]) => marks.filter(({ type }) => type.name !== 'code')

/** White space at the ends as runs of their own. */
function spacesApart(run: Extract<Run, { kind: 'text' }>): Run[] {
  if (isCode(run)) return [run]
  const [, before = '', text = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(run.text) ?? []
  return [before, text, after].flatMap((part) => (part === '' ? [] : [{ ...run, text: part }]))
}

/** A line neither begins nor ends with spaces, and no text ends with a line break. */
function trimLines(runs: Run[]): void {
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const run = runs[at]
    const next = runs[at + 1]
    if (run?.kind === 'break' && next === undefined) runs.splice(at, 1)
    if (run?.kind !== 'text' || isCode(run)) continue
    if (next === undefined || next.kind === 'break') run.text = run.text.replace(/[ \t]+$/, '')
    if (run.text === '') runs.splice(at, 1)
  }
  let begins = true
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at]
    if (run?.kind === 'text' && begins && !isCode(run)) run.text = run.text.replace(/^[ \t]+/, '')
    if (run?.kind === 'text' && run.text === '') runs.splice(at--, 1)
    else begins = run?.kind === 'break'
  }
}

/** A line break is marked as what stands on both sides of it. */
function markBreaks(runs: Run[]): void {
  for (const [at, run] of runs.entries()) {
    if (run.kind !== 'break') continue
    const before = runs[at - 1]?.marks ?? []
    const after = runs.slice(at + 1).find(({ kind }) => kind !== 'break')?.marks ?? []
    run.marks = withoutCode(before).filter((mark) => mark.isInSet(after))
  }
}

/** Takes a mark from the white space at the ends of what it is on. */
function trimMark(runs: Run[], name: string): void {
  const has = (run: Run | undefined) => run?.marks.some(({ type }) => type.name === name) ?? false
  const isSpace = (run: Run) => run.kind === 'break' || (run.kind === 'text' && !isCode(run) && run.text.trim() === '')
  const take = (run: Run) => void (run.marks = run.marks.filter(({ type }) => type.name !== name))
  for (const order of [runs, runs.toReversed()]) {
    let before: Run | undefined
    for (const run of order) {
      if (has(run) && !has(before) && isSpace(run)) take(run)
      before = run
    }
  }
}

function merged(runs: readonly Run[]): Run[] {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (run.kind === 'text' && last?.kind === 'text' && sameMarks(run.marks, last.marks))
      out[out.length - 1] = { ...last, text: last.text + run.text }
    else out.push(run)
  }
  return out
}

const sameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark) => mark.isInSet(other))
