// Decides in which register a subject is written about: serious first, then the ordinary ones, then general.
// Knows nothing of frames. The words it looks for stand in words/.

import { emojiIn } from './clean-text.ts'
import { isEnglish } from './language.ts'
import { WORD_EMOJI } from './words/emoji.ts'
import type { Register, RegisterEntry } from './words/register-entry.ts'
import { REGISTERS } from './words/registers.ts'
import { PERSONAL, SERIOUS, SERIOUS_EMOJI, SERIOUS_ENGLISH } from './words/serious.ts'

/** Lower-case words; parts joined by a hyphen stay together ('staakt-het-vuren'). */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
}

/** True when a text is about death, war, illness, crime, accidents or disasters. Matches words, never parts of them. */
export function isSerious(text: string): boolean {
  if (emojiIn(text).some((emoji) => SERIOUS_EMOJI.has(emoji))) return true
  let line = ` ${wordsOf(text).join(' ')} `
  for (const phrase of SERIOUS.harmlessPhrases) line = line.split(` ${phrase} `).join(' ')
  if (SERIOUS.phrases.some((phrase) => line.includes(` ${phrase} `))) return true
  const english = isEnglish(text)
  return line.split(' ').some((word) => {
    if (english && SERIOUS_ENGLISH.has(word)) return true
    if (isSeriousWord(word)) return true
    return word.includes('-') && word.split('-').some(isSeriousWord)
  })
}

/** True when a serious subject is one that readers may carry themselves: illness, grief, abuse. */
export function isPersonal(text: string): boolean {
  return wordsOf(text).some((word) => PERSONAL.some((start) => word.startsWith(start)))
}

function isSeriousWord(word: string): boolean {
  if (word.length < 2 || SERIOUS.harmless.some((start) => word.startsWith(start))) return false
  return (
    SERIOUS.whole.has(word) ||
    SERIOUS.opens.some((start) => word.startsWith(start)) ||
    SERIOUS.closes.some((end) => word.length > end.length + 1 && word.endsWith(end))
  )
}

/** For a subject that no register knows. */
const GENERAL_KEEPS = ['deel dit met iemand die dit ook boeit', 'bewaar dit voor een rustig moment']

const matchers: readonly { entry: RegisterEntry; matches: (word: string) => boolean }[] = REGISTERS.map((entry) => ({
  entry,
  matches: matcher(entry.words.trim().split(/\s+/)),
}))
const emojiMatchers = [...WORD_EMOJI].map(([pattern, emoji]) => ({ emoji, matches: matcher([pattern]) }))

function matcher(patterns: readonly string[]): (word: string) => boolean {
  const never = patterns.filter((pattern) => pattern.startsWith('-')).map((pattern) => pattern.slice(1))
  const wanted = patterns.filter((pattern) => !pattern.startsWith('-'))
  const whole = new Set(wanted.filter((pattern) => !pattern.includes('*')))
  const starts = wanted.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1))
  const ends = wanted.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1))
  const excluded = never.length > 0 ? matcher(never) : () => false
  return (word) =>
    (whole.has(word) ||
      starts.some((start) => word.startsWith(start)) ||
      ends.some((end) => word.endsWith(end) && word.length > end.length + 2)) &&
    !excluded(word)
}

/** The register of a subject. The description decides only that a subject is serious, or that there is a recipe. */
export function registerOf(title: string, description: string): Register {
  if (isSerious(title) || isSerious(description)) return 'serious'
  const words = wordsOf(title)
  const found = matchers.find(({ matches }) => words.some(matches))?.entry.register ?? 'general'
  // A recipe that is no dish: medicine, or a figure of speech.
  if (
    found === 'recipe' &&
    /\b(?:op|zonder) recept\b|medicijn|apothe|recept voor (?:succes|geluk|ruzie|rampspoed|problemen|een)/i.test(title)
  )
    return 'general'
  // One recipe or several: only one may be called 'het recept'.
  if (found === 'food' && /(?<!\p{L})recept(?!\p{L})/iu.test(description)) return 'recipe'
  return found
}

/** Questions to a reader that fit the register; none for serious and general. */
export function asksOf(register: Register): readonly string[] {
  return REGISTERS.find((entry) => entry.register === register)?.asks ?? []
}

/** What the article can be kept or passed on for, by register; none for serious subjects and news. */
export function keepsOf(register: Register): readonly string[] {
  if (register === 'general') return GENERAL_KEEPS
  return REGISTERS.find((entry) => entry.register === register)?.keeps ?? []
}

/** Emoji that fit, those of the title's own words first; none for serious subjects and news. */
export function emojiFor(title: string, register: Register): string[] {
  if (register === 'serious' || register === 'news') return []
  const words = wordsOf(title)
  const own = emojiMatchers.filter(({ matches }) => words.some(matches)).map(({ emoji }) => emoji)
  const entry = REGISTERS.find((candidate) => candidate.register === register)
  return [...new Set([...own, ...(own.length > 0 ? [] : (entry?.emoji ?? []))])]
}
