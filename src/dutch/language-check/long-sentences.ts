// Sentences of more than 25 words, split where two main clauses meet.
import { SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { withCapital } from './written-form.ts'
import { FINITE_VERBS } from './grammar-words.ts'
import type { Reading, Word } from './reading.ts'
import type { Hit, Rule } from './rule.ts'

/** Plain-language guides for Dutch advise some 15 words on average and hardly ever more than 25. */
const MOST_WORDS = 25
/** A part shorter than this is no sentence of its own. */
const LEAST_WORDS = 5
/** More commas than one for so many words: a list, not a sentence. */
const WORDS_PER_COMMA = 4

const SUBJECTS = wordSet('ik jij je hij zij ze wij we het dit dat er u men jullie iedereen niemand')
/** Announces a second half: 'niet alleen ..., maar het is ook ...'. */
const HALVES = wordSet('niet geen zowel enerzijds noch')

export const longSentences: Rule = {
  severity: 'tip',
  label: 'Lange zin',
  explanation: `Zinnen van meer dan ${MOST_WORDS} woorden lezen moeilijk. Maak er twee van, of laat weg wat niet nodig is.`,
  find: (reading) => {
    const bySentence = Map.groupBy(reading.words, ({ sentence }) => sentence)
    return [...bySentence.values()].flatMap((words) => look(reading, words) ?? [])
  },
}

function look({ text, sentences }: Reading, words: readonly Word[]): Hit | null {
  const sentence = sentences[words[0]?.sentence ?? -1]
  if (!sentence || words.length <= MOST_WORDS || isList(words)) return null
  const { start, end } = sentence
  const message = `Deze zin telt ${words.length} woorden, en na ${MOST_WORDS} raakt een lezer makkelijk de draad kwijt.`
  return { start, end, message, fix: split(text, words, start, end) }
}

function isList(words: readonly Word[]): boolean {
  const commas = words.filter(({ gap }) => /[,;•|·]/.test(gap)).length
  return commas * WORDS_PER_COMMA > words.length
}

/** The sentence as two, at the safe place nearest to its middle; null where there is none. */
function split(text: string, words: readonly Word[], start: number, end: number): string | null {
  if (/["“”„‘«»()]/.test(text.slice(start, end)) || SUBORDINATORS.has(words[0]?.lower ?? '')) return null
  const middle = words.length / 2
  const at = safePlaces(words).reduce(
    (best, place) => (Math.abs(place - middle) < Math.abs(best - middle) ? place : best),
    Infinity,
  )
  const [before, next] = [words[at - 1], words[at]]
  return before && next ? `${text.slice(start, before.end)}. ${withCapital(text.slice(next.start, end))}` : null
}

/** Where two main clauses meet, up to the word that announces that a first half needs its second. */
function safePlaces(words: readonly Word[]): number[] {
  const firstVerb = words.findIndex(({ lower }) => FINITE_VERBS.has(lower))
  const firstHalf = words.findIndex(({ lower }) => HALVES.has(lower))
  const last = Math.min(words.length - LEAST_WORDS, firstHalf === -1 ? Infinity : firstHalf)
  return [...words.keys()].filter(
    (at) => at >= LEAST_WORDS && at <= last && firstVerb !== -1 && firstVerb < at && opensMainClause(words, at),
  )
}

/** Behind ', maar', ', want' or ';' a subject and its verb. */
function opensMainClause(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const semicolon = word?.gap.trim() === ';'
  if (!semicolon && !(word?.gap.trim() === ',' && /^(?:maar|want)$/.test(word.lower))) return false
  const [subject, verb] = semicolon ? [word, words[at + 1]] : [words[at + 1], words[at + 2]]
  return verb?.joined === true && SUBJECTS.has(subject?.lower ?? '') && FINITE_VERBS.has(verb.lower)
}
