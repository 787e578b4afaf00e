// Tells what a harmless title is about: every word it knows gives its registers points, and the most points win.
// Knows nothing of serious subjects or of descriptions. In doubt a title is 'general'.

import { reportsSomething } from './headline.ts'
import { isEnglish } from './language.ts'
import { singularsOf } from './singular.ts'
import { indexWords } from './word-patterns.ts'
import { FALSE_FRIENDS, FIGURES } from './words/figures.ts'
import type { RegisterEntry } from './words/register-entry.ts'
import { REGISTERS } from './words/registers.ts'
import { FINITE_VERBS } from './words/verbs.ts'
import { DESTINATIONS } from './words/vocabulary-green-and-outside.ts'

type Topic = RegisterEntry['register']

/** What a word or a group of words says of a title. */
interface Claim {
  register: Topic
  points: number
}

/** A word that says what kind of text it is ('recept', 'getest'), that names a topic, or that hints at one. */
const KIND = 6
const SURE = 4
const HINT = 1
/** What is done tells a little less than what it is done to: 'Een puppy trainen' is about the puppy. */
const DOING = 3.5
/** A country or town where people go on holiday, which may be in the news as well. */
const DESTINATION = 3
/** Behind a preposition stands where or with what: 'Yoga op het strand' is about yoga. */
const SETTING_SHARE = 0.6
/** A headline that reports, whatever it reports on. */
const REPORT: Claim = { register: 'news', points: 4 }
/** 'Zo schrijf je een brief' tells how something is done, whatever it is. */
const HOW: Claim = { register: 'howto', points: 2 }

/** One hint tells only of a title that holds little else ('Mijn huis'); elsewhere it takes more. */
const POINTS_NEEDED = { short: 1, long: 1.5 } as const
const SHORT_TITLE_WORDS = 2
/** Fewer points than a sure word in a setting has are those of hints, and hints that disagree are a doubt. */
const POINTS_OF_HINTS = SURE * SETTING_SHARE
/** Longest group that is looked for ('storm in een glas water'). */
const GROUP_WORDS = 5

const SETTING_OPENERS = new Set(
  `aan achter bij binnen boven buiten door in langs met na naar naast onder op over per rond rondom tegen tijdens tot
  tussen uit van vanaf vanuit via voor zonder`.split(/\s+/),
)

const split = (text: string) => text.trim().split(/\s+/)
const claims = [
  ...REGISTERS.flatMap(({ register, words, doings }) => [
    ...claimsBy(words, register, SURE),
    // What happens is the news itself.
    ...claimsBy(doings, register, register === 'news' ? SURE : DOING),
  ]),
  ...split(DESTINATIONS).flatMap((place): [string, Claim][] => [
    [place, { register: 'travel', points: DESTINATION }],
    [`naar_${place}`, { register: 'travel', points: KIND }],
  ]),
]
const claimsOn = indexWords(claims.filter(([pattern]) => !pattern.includes('_')))
const bansOn = indexWords(
  REGISTERS.flatMap(({ register, words, doings }) =>
    split(`${words} ${doings}`)
      .filter((pattern) => pattern.startsWith('-'))
      .map((pattern): [string, Topic] => [pattern.slice(1), register]),
  ),
)
/** Groups of words joined by `_`, and what they claim: a figure of speech claims nothing. */
const groups = new Map<string, Claim | undefined>([
  ...claims.filter(([pattern]) => pattern.includes('_')),
  ...split(FIGURES).map((figure): [string, undefined] => [figure, undefined]),
])
const falseFriends = new Set(split(FALSE_FRIENDS))

/** The patterns of a text without their marks, and what each claims. */
function claimsBy(text: string, register: Topic, sure: number): [pattern: string, claim: Claim][] {
  return split(text)
    .filter((pattern) => !pattern.startsWith('-'))
    .map((pattern) => {
      const named = pattern.includes('_') ? SURE : sure
      const points = pattern.startsWith('!') ? KIND : pattern.startsWith('~') ? HINT : named
      return [pattern.replace(/^[!~]/, ''), { register, points }]
    })
}

/** The register of a title that is not serious. */
export function topicOf(title: string): Topic | 'general' {
  const clauses = clausesOf(title)
  const scores = new Map<Topic, number>()
  for (const { register, points } of claimsIn(title, clauses))
    scores.set(register, (scores.get(register) ?? 0) + points)
  const best = Math.max(0, ...scores.values())
  const needed = clauses.flat().length > SHORT_TITLE_WORDS ? POINTS_NEEDED.long : POINTS_NEEDED.short
  const winners = [...scores.keys()].filter((register) => scores.get(register) === best)
  if (best < needed || (best < POINTS_OF_HINTS && winners.length > 1)) return 'general'
  // As many points each: what is new goes first, else what is named first.
  return winners.includes('news') ? 'news' : (winners[0] ?? 'general')
}

/** The words of each clause, lower case. */
function clausesOf(title: string): string[][] {
  return title
    .toLowerCase()
    .split(/[:;,.!?()–—]+(?=\s|$)/u)
    .map((clause) => clause.match(/[\p{L}\p{N}]+(?:[-'’&.][\p{L}\p{N}]+)*/gu) ?? [])
}

/** All that a title claims, in the order of its words. */
function claimsIn(title: string, clauses: readonly (readonly string[])[]): Claim[] {
  const found: Claim[] = []
  const english = isEnglish(title)
  for (const words of clauses) {
    let share = 1
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? ''
      if (SETTING_OPENERS.has(word)) share = SETTING_SHARE
      if (FINITE_VERBS.has(word)) share = 1
      const length = groupAt(words, at)
      const group = groups.get(words.slice(at, at + length).join('_'))
      if (group) found.push({ ...group, points: group.points * share })
      if (length === 0 && !(english && falseFriends.has(word)))
        found.push(...claimsOf(word).map((claim) => ({ ...claim, points: claim.points * share })))
      at += Math.max(0, length - 1)
    }
    if (reportsSomething(words)) found.push(REPORT)
  }
  return /(?:^|: )zo \p{L}+ (?:je|jij|u) /iu.test(title) ? [...found, HOW] : found
}

/** How many words from `at` on are known as a group; 0 when none are. */
function groupAt(words: readonly string[], at: number): number {
  for (let length = Math.min(GROUP_WORDS, words.length - at); length > 1; length--)
    if (groups.has(words.slice(at, at + length).join('_'))) return length
  return 0
}

/** What a word claims; else the word that it is the plural or a small one of; else the parts that hyphens join. */
function claimsOf(word: string): readonly Claim[] {
  for (const form of [word, ...singularsOf(word)]) {
    const found = known(form)
    if (found.length > 0) return found
  }
  // The last part tells, unless it only hints: 'Feyenoord-trainer'.
  const parts = word.split('-').filter((part) => part !== word)
  const found = parts.toReversed().map(claimsOf)
  const sure = found.find((part) => part.some(({ points }) => points > HINT))
  return sure ?? found.find((part) => part.length > 0) ?? []
}

/** The claims of the surest part of a word that a register may have it for; each register at most once. */
function known(word: string): readonly Claim[] {
  const bans = bansOn(word).flat()
  for (const part of claimsOn(word)) {
    const allowed = part.filter(({ register }) => !bans.includes(register)).toSorted((a, b) => a.points - b.points)
    if (allowed.length > 0) return [...new Map(allowed.map((claim) => [claim.register, claim])).values()]
  }
  return []
}
