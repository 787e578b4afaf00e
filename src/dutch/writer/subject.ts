// Reads a title and a description once, into all that the three composers ask about them.
// Knows nothing of frames, lengths of results, HTTP or quota.

import { capitalise, unshout } from './capitals.ts'
import {
  cleanLine,
  DESCRIPTION_READ_CHARACTERS,
  emojiIn,
  TITLE_READ_CHARACTERS,
  withoutEmoji,
  withoutLinks,
  withoutOuterEmoji,
} from './clean-text.ts'
import { bannedIn } from '#dutch/banned-words.ts'
import { characterCount } from '#dutch/characters.ts'
import { addressOf, isEnglish, type Address } from './language.ts'
import { contentWords, ownSentences, type OwnSentence } from './own-sentences.ts'
import { balance } from './pairs.ts'
import { registerOf } from './register.ts'
import { splitSentences } from './sentences.ts'
import type { Register } from './words/register-entry.ts'

export interface Subject {
  title: string
  description?: string | null
}

/** What a style profile asks of the writer. */
export interface Taste {
  /** How readers are to be addressed; null: as the title does, else je. */
  address: 'je' | 'u' | null
  /** Words and phrases that may not appear in a result. */
  banned: readonly string[]
}

export const noTaste: Taste = { address: null, banned: [] }

export interface Reading {
  /** In ordinary spelling, without a final full stop or outer emoji. Empty when the title holds no letter or figure. */
  title: string
  /** The title's own emoji, at most two; none in the serious register. */
  emoji: readonly string[]
  register: Register
  english: boolean
  /** neither: the title addresses its readers in another way than the taste asks for. */
  address: Address | 'neither'
  /** Content words of the title in their order, lower case. */
  keywords: readonly string[]
  own: readonly OwnSentence[]
  /** From the taste: words no sentence of ours may hold. */
  banned: readonly string[]
}

/** A title of several sentences up to this length (characters) is kept whole. */
const WHOLE_TITLE_CHARACTERS = 70
const OWN_EMOJI_MAX = 2

/** Never throws: every string is a subject. */
export function readSubject(subject: Subject, taste: Taste = noTaste): Reading {
  const description = subject.description ?? ''
  const line = cleanLine(subject.title, TITLE_READ_CHARACTERS)
  // A pasted address is no title; its last words mostly say what is behind it.
  const typed = /^\S+$/u.test(line) ? withoutLinks(line) : line
  const plainDescription = cleanLine(description, DESCRIPTION_READ_CHARACTERS)
  const spelled = unshout(typed, plainDescription)
  const register = registerOf(spelled, plainDescription)
  const serious = register === 'serious'
  const bare = serious ? withoutEmoji(spelled).replace(/!+(?=\s)/g, '.') : withoutOuterEmoji(spelled)
  const { title, rest } = divide(tidyTitle(bare, serious))
  const address = addressFor(title, taste)
  const own = ownSentences(description, title, rest)
    .map((sentence) => (serious ? { ...sentence, text: sentence.text.replaceAll('!', '.') } : sentence))
    .filter(({ text }) => fits(text, { address, banned: taste.banned }) && !(serious && /\bontdek/iu.test(text)))
  const kept = new Set(emojiIn(title))
  if (title === '') {
    const [first] = own
    // A title of emoji or marks only: the first own sentence names the subject instead.
    if (first && characterCount(first.text) <= WHOLE_TITLE_CHARACTERS && first.text.endsWith('.')) {
      const named = readSubject({ title: first.text, description }, taste)
      return serious ? named : { ...named, emoji: emojiIn(typed).slice(0, OWN_EMOJI_MAX) }
    }
  }
  return {
    title,
    emoji: serious
      ? []
      : emojiIn(typed)
          .filter((emoji) => !kept.has(emoji))
          .slice(0, OWN_EMOJI_MAX),
    register,
    english: isEnglish(title),
    address,
    keywords: [...contentWords(withoutLinks(title))].filter((word) => characterCount(word) >= 3 || /\p{N}/u.test(word)),
    own,
    banned: taste.banned,
  }
}

/** As the taste asks; a title that does otherwise keeps its own, and then nobody is addressed beside it. */
function addressFor(title: string, taste: Taste): Reading['address'] {
  const typed = addressOf(title)
  if (taste.address === null || typed === taste.address || typed === 'both') return typed
  return typed === 'none' ? taste.address : 'neither'
}

/** True when a text may stand in a result about what was read: no banned word, and 'je' and 'u' never meet in one result. */
export function fits(text: string, { address, banned }: Pick<Reading, 'address' | 'banned'>): boolean {
  if (bannedIn(text, banned).length > 0) return false
  const other = addressOf(text)
  if (other === 'none' || address === 'neither') return other === 'none'
  return address === 'u' || address === 'both' ? other === 'u' : other === 'je'
}

/** True when a whole result holds no banned word but those of the user's own title. */
export function isAllowed(result: string, { title, banned }: Pick<Reading, 'title' | 'banned'>): boolean {
  return bannedIn(result, banned).every((word) => bannedIn(title, [word]).length > 0)
}

function tidyTitle(text: string, serious: boolean): string {
  let title = text
    // 'steeds steeds steeds steeds': a word typed over and over says as much once.
    .replace(/(?<!\S)(\S+)(?: \1){3,}(?!\S)/gu, '$1')
    .replace(/([!?])[!?]+/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/ [|] [^|]{1,40}$/u, '')
    .replace(/^(?:[-*•·–—|:;,./\\~_=+&]+\s*)+/u, '')
    .replace(/(?:\s*(?:\.{2,}|…|[\s.,:;|\\/~_=+&*–—-])+)$/u, '')
  title = balance(title)
  if (serious) title = title.replace(/!+(["'”’)]*)$/u, (_, closing: string) => closing)
  return /[\p{L}\p{N}]/u.test(title) ? capitalise(title.trim()) : ''
}

/** The title to frame, and the sentences of a long title that count as description. */
function divide(title: string): { title: string; rest: string[] } {
  if (characterCount(title) <= WHOLE_TITLE_CHARACTERS) return { title, rest: [] }
  const sentences = splitSentences(title)
  const head = sentences.find((sentence) => characterCount(sentence) >= 15 && sentence.split(' ').length >= 3)
  if (sentences.length === 1 || head === undefined) return { title, rest: [] }
  return { title: head.replace(/\.+$/, ''), rest: sentences.filter((sentence) => sentence !== head) }
}
