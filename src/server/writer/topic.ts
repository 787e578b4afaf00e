// Tells what a harmless title is about: every word it knows gives its registers points, and the most points win.
// Knows nothing of serious subjects or of descriptions. In doubt a title is 'general'.

import { isEnglish } from './language.ts'
import { singularsOf } from './singular.ts'
import { indexWords, wordMatcher } from './word-patterns.ts'
import { PLACES } from './words/names.ts'
import type { RegisterEntry } from './words/register-entry.ts'
import { REGISTERS } from './words/registers.ts'
import { FINITE_VERBS } from './words/verbs.ts'
import { ACTOR, ACTORS, REPORTS } from './words/vocabulary-news.ts'
import { FALSE_FRIENDS, FIGURES } from './words/figures.ts'
import { DESTINATIONS } from './words/vocabulary-green-and-outside.ts'

type Topic = RegisterEntry['register']

/** Points of a word that says what kind of text it is ('recept', 'getest'), that names a topic, or that hints at one. */
const KIND = 6
const SURE = 4
const HINT = 1
/** Points of a country or town where people go on holiday, which may be in the news as well. */
const DESTINATION = 3
/** Points of 'Zo schrijf je een brief', which tells how something is done, whatever it is. */
const HOW = 2
/** Points of a headline that reports. */
const REPORT = 4
/** Words that are known as a group say more than one word does. */
const GROUP_SHARE = 1.25
/** Behind a preposition stands where or with what: 'Yoga op het strand' is about yoga. */
const SETTING_SHARE = 0.5
/** One hint tells only of a title that holds little else; elsewhere it takes two, or a surer word. */
const POINTS_NEEDED = { short: 1, long: 1.5 } as const
/** Words of a title that holds little else than its hint ('Mijn huis'). */
const SHORT_TITLE_WORDS = 2
/** Longest group of words that is known as one ('kat uit de boom'). */
const GROUP_WORDS = 5

/** With as many points the register that says more of the kind of text, or the more special one, goes first. */
const TIES: readonly Topic[] = [
  'recipe',
  'news',
  'sport',
  'money',
  'product',
  'season',
  'work',
  'tech',
  'garden',
  'animals',
  'tastes',
  'food',
  'meals',
  'travel',
  'family',
  'outdoors',
  'exercise',
  'wellbeing',
  'style',
  'culture',
  'home',
  'howto',
]

const SETTING_OPENERS = new Set(
  'aan achter bij binnen boven buiten door in langs met na naar naast onder op over per rond rondom tegen tijdens tot tussen uit van vanaf vanuit via voor zonder'.split(
    ' ',
  ),
)

interface Claim {
  register: Topic
  points: number
}

const split = (text: string) => text.trim().split(/\s+/)
const entries = REGISTERS.map((entry) => ({
  register: entry.register,
  patterns: split(`${entry.words} ${entry.doings}`),
}))
const ALL_CLAIMS = [
  ...entries.flatMap(({ register, patterns }) =>
    patterns.filter((pattern) => !pattern.startsWith('-')).map((pattern) => claimOf(pattern, register)),
  ),
  ...split(DESTINATIONS).flatMap((place): [string, Claim][] => [
    [place, { register: 'travel', points: DESTINATION }],
    [`naar_${place}`, { register: 'travel', points: SURE }],
  ]),
]
const claimsOf = indexWords(ALL_CLAIMS.filter(([pattern]) => !pattern.includes('_')))
const groups = new Map<string, Claim | undefined>(ALL_CLAIMS.filter(([pattern]) => pattern.includes('_')))
const bansOf = indexWords(
  entries.flatMap(({ register, patterns }) =>
    patterns
      .filter((pattern) => pattern.startsWith('-'))
      .map((pattern): [string, Topic] => [pattern.slice(1), register]),
  ),
)
for (const figure of split(FIGURES)) groups.set(figure, undefined)
const falseFriends = new Set(split(FALSE_FRIENDS))
const isActor = wordMatcher(split(ACTOR))
const areActors = wordMatcher(split(ACTORS))
const reports = new Set(split(REPORTS))
const places = new Set(PLACES.map((place) => place.toLowerCase()))

/** A pattern without its mark, and what the mark makes it worth. */
function claimOf(pattern: string, register: Topic): [pattern: string, claim: Claim] {
  if (pattern.startsWith('!')) return [pattern.slice(1), { register, points: KIND }]
  return pattern.startsWith('~')
    ? [pattern.slice(1), { register, points: HINT }]
    : [pattern, { register, points: SURE }]
}

/** The register of a title that is not serious. */
export function topicOf(title: string): Topic | 'general' {
  const scores = new Map<Topic, number>()
  const score = ({ register, points }: Claim, share: number) =>
    scores.set(register, (scores.get(register) ?? 0) + points * share)
  const english = isEnglish(title)
  const clauses = clausesOf(title)
  for (const words of clauses) {
    let share = 1
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? ''
      if (SETTING_OPENERS.has(word)) share = SETTING_SHARE
      if (FINITE_VERBS.has(word)) share = 1
      const length = groupAt(words, at)
      const group = groups.get(words.slice(at, at + length).join('_'))
      if (group) score(group, share * GROUP_SHARE)
      if (length === 0 && !(english && falseFriends.has(word))) for (const claim of claimed(word)) score(claim, share)
      at += Math.max(0, length - 1)
    }
    if (reportsSomething(words)) score({ register: 'news', points: REPORT }, 1)
  }
  if (/(?:^|: )zo \p{L}+ (?:je|jij|u) /iu.test(title)) score({ register: 'howto', points: HOW }, 1)
  const best = Math.max(0, ...scores.values())
  const [first, second] = TIES.filter((register) => scores.get(register) === best)
  // Hints that point different ways are a doubt.
  const needed = POINTS_NEEDED[clauses.flat().length > SHORT_TITLE_WORDS ? 'long' : 'short']
  const doubtful = best < needed || (best < SURE * SETTING_SHARE && second !== undefined)
  return doubtful ? 'general' : (first ?? 'general')
}

function clausesOf(title: string): string[][] {
  return title
    .toLowerCase()
    .split(/[:;,.!?()–—]+(?=\s|$)/u)
    .map((clause) => clause.match(/[\p{L}\p{N}]+(?:[-'’&.][\p{L}\p{N}]+)*/gu) ?? [])
}

/** How many words from `at` on are known as a group; 0 when none are. */
function groupAt(words: readonly string[], at: number): number {
  for (let length = Math.min(GROUP_WORDS, words.length - at); length > 1; length--)
    if (groups.has(words.slice(at, at + length).join('_'))) return length
  return 0
}

/** What a word claims, or the word that it is the plural or a small one of, or the parts that hyphens join. */
function claimed(word: string): readonly Claim[] {
  for (const form of [word, ...singularsOf(word)]) {
    const found = known(form)
    if (found.length > 0) return found
  }
  // Of parts that a hyphen joins the last tells, unless it only hints: 'Feyenoord-trainer'.
  const parts = word.split('-').filter((part) => part !== word)
  const found = parts.toReversed().map(claimed)
  return (
    found.find((claims) => claims.some(({ points }) => points > HINT)) ??
    found.find((claims) => claims.length > 0) ??
    []
  )
}

/** The claims of the surest part of a word that a register may have it for. */
function known(word: string): readonly Claim[] {
  const bans = bansOf(word).flat()
  for (const part of claimsOf(word)) {
    const allowed = part.filter(({ register }) => !bans.includes(register)).toSorted((a, b) => a.points - b.points)
    // A register has its points once, the most of what it claims.
    if (allowed.length > 0) return [...new Map(allowed.map((claim) => [claim.register, claim])).values()]
  }
  return []
}

/** A headline: an organisation, a group or a place stands before a finite verb that agrees with it. */
function reportsSomething(words: readonly string[]): boolean {
  if (
    /^(?:hoe|waarom|wat|wanneer|wie|waar|welke?|zo|als|ik|wij|we|je|jij|mijn|dit|deze|is|zijn|kan|mag|moet|heeft)$/.test(
      words[0] ?? '',
    )
  )
    return false
  const verbAt = words.findIndex((word, at) => at > 0 && (FINITE_VERBS.has(word) || reports.has(word)))
  const verb = words[verbAt] ?? ''
  if (verbAt < 1 || /^(?:te|om)$/.test(words[verbAt - 1] ?? '')) return false
  const subject = words.slice(0, verbAt)
  const plural = verb.endsWith('en') || verb === 'zijn' || verb === 'gaan'
  return plural ? subject.some(areActors) : subject.some((word) => isActor(word) || places.has(word))
}
