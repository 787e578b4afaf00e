// Titles made of the user's own sentences: one that stands alone, or one behind the title.
// Knows nothing of frames or seeds.

import { characterCount } from '#contract/text.ts'
import { joinSentence } from './joining.ts'
import type { Reading } from './subject.ts'
import { headsOf } from './title-heads.ts'

/** The title's keywords stand within this many characters of a result's beginning (spec section 2: 30-60). */
export const KEYWORDS_WITHIN_CHARACTERS = 60

export interface OwnTitle {
  text: string
  /** Place of the sentence in the description. */
  place: number
}

/** Titles between `min` and `max` characters, at most one for each own sentence. */
export function ownTitles(reading: Reading, min: number, max: number): OwnTitle[] {
  const found: OwnTitle[] = []
  const heads = headsOf(reading, max)
  const fits = (title: string) => characterCount(title) <= max && characterCount(title) >= min
  for (const { text, place, leans } of reading.own) {
    // 'etc.' and initials keep their dot.
    const bare = text.replace(/(?<!\p{Lu}|\b\p{L}|\betc|\benz)\.$/u, '')
    if (!leans && fits(bare) && namesSubject(bare, reading.keywords)) {
      found.push({ text: bare, place })
    } else if ((!leans || place === 1) && !echoes(text, reading.keywords)) {
      const joined = heads
        .filter((head) => head.shape !== 'none')
        .map((head) => joinSentence(head, bare))
        .find(fits)
      if (joined !== undefined) found.push({ text: joined, place })
    }
  }
  return found
}

/** True when a text shows the title's keywords early enough to stand without the title. */
export function namesSubject(text: string, keywords: readonly string[]): boolean {
  const opening = [...text.toLowerCase()].slice(0, KEYWORDS_WITHIN_CHARACTERS).join('')
  const words = new Set(opening.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [])
  const named = keywords.filter((keyword) => words.has(keyword))
  return named.length > 0 && named.length >= Math.min(2, keywords.length)
}

/** 'Kabinet wil ...: het kabinet wil ...': a sentence that opens with the title's words does not follow it well. */
function echoes(sentence: string, keywords: readonly string[]): boolean {
  const opening = sentence
    .toLowerCase()
    .split(' ')
    .slice(0, 3)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
  return keywords.some((keyword) => opening.includes(keyword))
}
