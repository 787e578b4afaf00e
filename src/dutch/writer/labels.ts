// Short names for what an article is about, to stand before a colon: from its title and from what was read as its topic.
import { capitalise } from '../text/capitals.ts'
import { FUNCTION_WORDS } from '../text/words/function-words.ts'
import { hasQuotes } from '../text/pairs.ts'
import { bare } from './likeness.ts'

/** Longest label, in characters: more leaves no room for what follows it. */
const LONGEST = 40
const SHORTEST = 4

/** Title parts that name no subject. */
const EMPTY = /^(?:update|live|nieuws|tips?|test|recept|column|opinie|interview|video|foto’?s?|exclusief)$/iu

/** Labels, best first, each once; none when nothing short enough is certain. */
export function labelsOf(title: string, phrase: string | null, words: readonly string[], language: 'nl' | 'en'): string[] {
  const [before = '', ...rest] = title.split(/:\s|\s[–—|]\s/u)
  const [clause = '', second] = title.split(/,\s/u)
  const parts = [
    rest.length > 0 ? before : '',
    second !== undefined && clause.split(' ').length <= 5 && !/\d/u.test(clause) ? clause : '',
    phrase ?? '',
    language === 'nl' ? nounOpening(title) : '',
    ...words.slice(0, 2),
  ]
  const seen = new Set<string>()
  return parts
    .map((part) => capitalise(part.trim().replace(/[.!?]+$/u, '')))
    .filter((part) => {
      const key = bare(part)
      if (seen.has(key) || part.length < SHORTEST || part.length > LONGEST || hasQuotes(part) || EMPTY.test(part)) return false
      seen.add(key)
      return true
    })
}

/** 'Appeltaart met dikke korst' of 'Appeltaart met dikke korst uit het schrift': up to the second preposition. */
function nounOpening(title: string): string {
  const match = /^((?:[\p{L}’'-]+ ){0,2}?[\p{L}’'-]+ (?:over|met|in|op|van|voor|langs|uit) (?:de |het |een )?[\p{L}’'-]+)(?= (?:uit|voor|van|in|op|met|over|door|tegen|langs)\b|$)/u.exec(title)
  const found = match?.[1] ?? ''
  const last = found.split(' ').at(-1) ?? ''
  return FUNCTION_WORDS.has(last.toLowerCase()) ? '' : found
}
