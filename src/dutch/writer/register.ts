// Decides in which register a subject is written about: serious first, then what the title is about, then general.
// Knows nothing of frames, nor of how a topic is found. The words it looks for stand in words/.

import { emojiIn } from './clean-text.ts'
import { isEnglish } from './language.ts'
import { topicOf } from './topic.ts'
import { indexWords } from './word-patterns.ts'
import { WORD_EMOJI } from './words/emoji.ts'
import type { Register } from './words/register-entry.ts'
import { GENERAL_KEEPS, GENERAL_SAYS, SERIOUS_SAYS } from './words/register-none.ts'
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

const emojiOf = indexWords(WORD_EMOJI)

/** The register of a subject. The description decides only that a subject is serious, or that there is a recipe. */
export function registerOf(title: string, description: string): Register {
  if (isSerious(title) || isSerious(description)) return 'serious'
  const topic = topicOf(title)
  // One recipe or several: only one may be called 'het recept'.
  if (topic === 'food' && /(?<!\p{L})recept(?!\p{L})/iu.test(description)) return 'recipe'
  return topic
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

/** What else may stand behind a title of the register. */
export function saysOf(register: Register): readonly string[] {
  if (register === 'general') return GENERAL_SAYS
  if (register === 'serious') return SERIOUS_SAYS
  return REGISTERS.find((entry) => entry.register === register)?.says ?? []
}

/** Emoji that fit, those of the title's own words first; none for serious subjects and news. */
export function emojiFor(title: string, register: Register): string[] {
  if (register === 'serious' || register === 'news') return []
  const own = wordsOf(title).flatMap((word) => emojiOf(word).flat())
  const entry = REGISTERS.find((candidate) => candidate.register === register)
  return [...new Set([...own, ...(own.length > 0 ? [] : (entry?.emoji ?? []))])]
}
