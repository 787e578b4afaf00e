// Joins what a sentence pairs at length: 'zowel bruin als groen' as 'bruin en groen'. Knows no other rule.

import { isFinite } from './finite-verbs.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Word } from './passage.ts'

const SUBJECTS = new Set('ik je jij u hij zij ze we wij het er dit dat'.split(' '))
/** How many words a pair like 'zowel ... als' may hold in its first half. */
const HALF_WORDS = 5

/** 'Zowel bruin als groen' as 'bruin en groen', 'niet alleen lekker, maar ook gezond' as 'lekker en gezond'. */
export function joinPairs(text: string): string {
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap((words) =>
    words.flatMap((_, at) => bothAnd(words, at) ?? notOnly(words, at) ?? []),
  )
  return edits.length === 0 ? text : applyEdits(text, edits)
}

function bothAnd(words: readonly Word[], at: number): Edit[] | undefined {
  const both = words[at]
  const next = words[at + 1]
  if (both?.lower !== 'zowel' || both.opens || !next || next.gap !== ' ') return undefined
  const and = words.slice(at + 2, at + 2 + HALF_WORDS).find(({ lower }) => lower === 'als')
  if (
    !and ||
    words.slice(at, words.indexOf(and) + 1).some(({ gap, sheltered }, index) => sheltered || (index > 0 && gap !== ' '))
  )
    return undefined
  if (words[words.indexOf(and) + 1]?.lower === 'ook') return undefined
  return [
    { start: both.start, end: next.start, text: '' },
    { start: and.start, end: and.end, text: 'en' },
  ]
}

function notOnly(words: readonly Word[], at: number): Edit[] | undefined {
  const [not, only, next] = words.slice(at, at + 3)
  if (not?.lower !== 'niet' || only?.lower !== 'alleen' || not.opens || !next || next.gap !== ' ' || only.gap !== ' ')
    return undefined
  const but = words.slice(at + 3, at + 3 + HALF_WORDS).find(({ lower }) => lower === 'maar')
  if (!but || but.gap !== ', ') return undefined
  const place = words.indexOf(but)
  const also = words[place + 1]
  const rest = words.slice(place + 2, place + 5)
  const half = words.slice(at + 2, place)
  if (also?.lower !== 'ook' || rest.length === 0 || half.some(({ gap }, index) => index > 0 && gap !== ' '))
    return undefined
  if ([...half, ...rest].some(({ lower, sheltered }) => sheltered || isFinite(lower) || SUBJECTS.has(lower)))
    return undefined
  return [
    { start: not.start, end: next.start, text: '' },
    { start: but.start - 2, end: also.end, text: ' en' },
  ]
}
