// The Dutch language check: what its rules find in a text, and the text with one finding mended. Knows no screen.
import { alsDan } from './als-dan.ts'
import { apostrophes } from './apostrophes.ts'
import { articles, determiners } from './articles.ts'
import { capitalLetters } from './capital-letters.ts'
import { doubledWords } from './doubled-words.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { formOfAddress } from './form-of-address.ts'
import { hunHen } from './hun-hen.ts'
import { longSentences } from './long-sentences.ts'
import { meMijn } from './me-mijn.ts'
import { englishSentences } from './other-language.ts'
import { passive } from './passive.ts'
import { readText, type Knows } from './reading.ts'
import { reflexiveVerbs } from './reflexive-verbs.ts'
import type { Hit, Rule } from './rule.ts'
import { spacing } from './spacing.ts'
import { spelling, wordsToAsk } from './spelling.ts'
import { splitCompounds } from './split-compounds.ts'
import { verbEndings } from './verb-endings.ts'
import { wordyPhrases } from './wordy-phrases.ts'

const catalogue = {
  'verb-endings': verbEndings,
  'hun-hen': hunHen,
  'als-dan': alsDan,
  'me-mijn': meMijn,
  articles,
  determiners,
  'reflexive-verbs': reflexiveVerbs,
  'fixed-phrases': fixedPhrases,
  'doubled-words': doubledWords,
  'split-compounds': splitCompounds,
  apostrophes,
  'capital-letters': capitalLetters,
  spacing,
  spelling,
  'form-of-address': formOfAddress,
  'long-sentences': longSentences,
  passive,
  'wordy-phrases': wordyPhrases,
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof catalogue

export interface Finding extends Hit {
  rule: RuleName
}

// With the rules, so that whoever loads them when they are needed has what their word list has to be asked.
export { wordsToAsk }

const names = Object.keys(catalogue) as RuleName[]

/** Every rule with its Dutch words; 'fout' is against the rules of Dutch, 'tip' reads better otherwise. */
export const rules: Record<RuleName, Pick<Rule, 'severity' | 'label' | 'explanation'>> = catalogue

/**
 * What the rules find in `text`, ordered by where it begins; findings of one rule never overlap. The same text and list always
 * give the same findings. Without `knows` the spelling is left alone. Never throws, whatever the text holds; takes time in
 * proportion to its length.
 */
export function checkLanguage(text: string, knows: Knows | null = null): Finding[] {
  const reading = readText(text, knows)
  const findings = names.flatMap((rule) => apart(catalogue[rule].find(reading)).map((hit) => ({ rule, ...hit })))
  const english = englishSentences(reading.words)
  const inEnglish = ({ start }: Finding) =>
    reading.sentences.some((sentence, place) => english.has(place) && start >= sentence.start && start < sentence.end)
  return withoutDoubles(english.size === 0 ? findings : findings.filter((one) => !inEnglish(one))).toSorted(byPlace)
}

/** A word that a rule mends needs no word from the list as well. */
function withoutDoubles(findings: readonly Finding[]): readonly Finding[] {
  const others = findings.filter(({ rule, fix }) => rule !== 'spelling' && fix !== null)
  return findings.filter(
    ({ rule, start, end }) => rule !== 'spelling' || !others.some((one) => one.start < end && one.end > start),
  )
}

/** `text` with the fix of one of its findings; as it was when only the writer can mend it. */
export function applyFix(text: string, { start, end, fix }: Finding): string {
  return fix === null ? text : text.slice(0, start) + fix + text.slice(end)
}

/** Without the hits that overlap one before them. */
function apart(hits: readonly Hit[]): Hit[] {
  let reached = 0
  return hits.toSorted(byPlace).filter(({ start, end }) => {
    if (start < reached) return false
    reached = end
    return true
  })
}

function byPlace(one: Hit, other: Hit): number {
  return one.start - other.start || one.end - other.end
}
