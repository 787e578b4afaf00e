// What is shown of a finding: its place with a few words around it, and the change a fix makes. Knows no rule and no screen.
import type { Finding } from '#dutch/language-check/check.ts'

/** Words shown on either side of the place. */
const WORDS_AROUND = 5
/** A longer excerpt is shown by its first and last characters. */
const LONGEST_EXCERPT = 110
const SHOWN_OF_LONG = 50

export interface Excerpt {
  before: string
  marked: string
  after: string
}

type Place = Pick<Finding, 'start' | 'end'>

/** The place in its line, with an ellipsis where something was left out. */
export function excerptOf(text: string, { start, end }: Place): Excerpt {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const left = text.slice(start === 0 ? 0 : lineStart, start)
  const right = text.slice(end, lineEnd === -1 ? text.length : lineEnd)
  const before = new RegExp(`(?:\\S+\\s+){0,${WORDS_AROUND}}\\S*$`).exec(left.slice(-200))?.[0] ?? ''
  const after = new RegExp(`^\\S*(?:\\s+\\S+){0,${WORDS_AROUND}}`).exec(right.slice(0, 200))?.[0] ?? ''
  return {
    before: before.trimStart().length < left.trimStart().length ? `… ${before.trimStart()}` : before.trimStart(),
    marked: shortened(text.slice(start, end)),
    after: after.length < right.trimEnd().length ? `${after} …` : after,
  }
}

function shortened(excerpt: string): string {
  if (excerpt.length <= LONGEST_EXCERPT) return excerpt
  const first = excerpt.slice(0, SHOWN_OF_LONG).replace(/\s+\S*$/, '')
  const last = excerpt.slice(-SHOWN_OF_LONG).replace(/^\S*\s+/, '')
  return `${first} … ${last}`
}

export interface Replacement {
  from: string
  to: string
}

/**
 * The words a fix changes and what they become. A single word comes with the one behind it, or before it at an end: 'hun hebben'
 * and 'zij hebben'.
 * null when there is no fix.
 */
export function replacementOf(text: string, { start, end, fix }: Finding): Replacement | null {
  if (fix === null) return null
  const written = text.slice(start, end)
  const [from, to] = [wordsOf(written), wordsOf(fix)]
  if (from.join(' ') === to.join(' ')) return { from: withSpaces(written), to: withSpaces(fix) }
  let head = 0
  while (head < from.length - 1 && head < to.length - 1 && from[head] === to[head]) head += 1
  let tail = 0
  while (tail < Math.min(from.length, to.length) - head - 1 && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1
  const changed = (words: readonly string[]) => words.slice(head, words.length - tail).join(' ')
  if (head + tail === 0 && from.length > 1) return { from: from.join(' '), to: to.join(' ') }
  const next = tail > 0 ? from.at(-tail) : /^[ \u00a0]+([\p{L}\p{M}\p{N}'’-]+)/u.exec(text.slice(end, end + 60))?.[1]
  if (next !== undefined) return { from: `${changed(from)} ${next}`, to: `${changed(to)} ${next}` }
  const behind = /([\p{L}\p{M}\p{N}'’-]+)[ \u00a0]+$/u.exec(text.slice(Math.max(0, start - 60), start))
  const before = head > 0 ? from[head - 1] : behind?.[1]
  const lead = before === undefined ? '' : `${before} `
  return { from: lead + changed(from), to: lead + changed(to) }
}

/** Spaces that can be seen, for a change of nothing else. */
function withSpaces(text: string): string {
  return text.replace(/ /g, '␣')
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/)
}
