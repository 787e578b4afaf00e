// Tells what an English text is about, by its words. Knows nothing of Dutch registers.

import type { Domain } from '../general/domain.ts'
import { englishDomainWords, englishGrave, englishPersonal } from '../general/english-domain-words.ts'
import { wordsOf } from '../register.ts'

/** The domain of an English title; undefined when no word tells. */
export function englishDomain(title: string): Domain | undefined {
  return domains.find(({ matches }) => matches(title))?.domain
}

/** True when an English text is about death, war, illness, crime or disasters. */
export function isEnglishGrave(text: string): boolean {
  return matchesGrave(text)
}

/** True when listeners may carry a grave subject themselves: illness, grief, abuse. */
export function isEnglishPersonal(text: string): boolean {
  return matchesPersonal(text)
}

const domains = englishDomainWords.map(([domain, words]) => ({ domain, matches: matcher(words) }))
const matchesGrave = matcher(englishGrave)
const matchesPersonal = matcher(englishPersonal)

function matcher(text: string): (line: string) => boolean {
  const patterns = text.trim().split(/\s+/)
  const whole = new Set(patterns.filter((pattern) => !pattern.endsWith('*')))
  const starts = patterns.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1))
  return (line) => wordsOf(line).some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)))
}
