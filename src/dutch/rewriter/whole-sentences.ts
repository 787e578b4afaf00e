// Writes clipped Dutch out: 'Meer weten? Bel ons.' as 'Wil je meer weten? Bel ons.', '10%' as '10 procent'; and puts steps
// of a recipe in order with 'daarna' and 'tot slot'. Knows no word lists but its own.

import { applyEdits, readPassage, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { isStem } from './verb-forms.ts'
import { isGrammatical } from './word-kinds.ts'

type Address = 'je' | 'u'

/** A clipped question, and what it leaves out by form of address. */
const CLIPPED: readonly (readonly [pattern: RegExp, opening: Readonly<Record<Address, string>>])[] = [
  [/^(?:meer|zelf|ook|liever|nog meer|eerst) (?:\p{Ll}+ ){0,3}\p{Ll}+en\?$/iu, { je: 'Wil je', u: 'Wilt u' }],
  [
    /^(?:geen |nog |andere |een )?(?:vragen|vraag|interesse|tips|tijd|ervaring|haast|hulp nodig|twijfels|klachten|opmerkingen)(?: over [^?]{2,60})?\?$/iu,
    { je: 'Heb je', u: 'Hebt u' },
  ],
  [/^(?:zin|trek|behoefte) (?:in|aan|om) [^?]{2,60}\?$/iu, { je: 'Heb je', u: 'Hebt u' }],
  [
    /^(?:niet |nog niet |al |toch niet )?(?:tevreden|nieuwsgierig|benieuwd|enthousiast|overtuigd|geïnteresseerd|verhinderd|klaar|jarig|ziek)(?: (?:naar|over|met) [^?]{2,60})?\?$/iu,
    { je: 'Ben je', u: 'Bent u' },
  ],
]

/** The text with its clipped questions whole. */
export function completeQuestions(text: string, address: Address): string {
  const { sentences, shelter } = readPassage(text)
  const edits: Edit[] = []
  for (const { start, end } of sentences) {
    const sentence = text.slice(start, end)
    const [, opening] = CLIPPED.find(([pattern]) => pattern.test(sentence)) ?? []
    if (opening && shelter[start] === 0)
      edits.push({ start, end: start + 1, text: `${opening[address]} ${sentence.charAt(0).toLowerCase()}` })
  }
  return edits.length === 0 ? text : applyEdits(text, edits)
}

/** '10%' and '10 %' as '10 procent'. */
export function writePercentOut(text: string): string {
  const { shelter } = readPassage(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(/(?<=\d) ?%(?![\p{L}\p{N}-])/gu)) {
    if (shelter[match.index] === 0)
      edits.push({ start: match.index, end: match.index + match[0].length, text: ' procent' })
  }
  return edits.length === 0 ? text : applyEdits(text, edits)
}

/** Fewer steps than this tell their order by themselves. */
const LEAST_STEPS = 3
const ORDERED =
  /(?<!\p{L})(?:daarna|vervolgens|dan|eerst|tot slot|ten slotte|intussen|ondertussen|daarbij|nu)(?!\p{L})/iu
const BETWEEN = ['vervolgens', 'daarna', 'dan']

/** 'Snijd de ui. Bak de ui. Voeg de bouillon toe.' with 'vervolgens' and 'tot slot': steps follow each other. */
export function orderSteps(text: string): string {
  const passage = readPassage(text)
  const groups = wordsBySentence(passage)
  const steps = groups.map((words, at) => isStep(passage, words, at))
  const edits: Edit[] = []
  for (let at = 0; at < groups.length; at++) {
    if (!steps[at]) continue
    let end = at
    while (steps[end + 1]) end++
    if (end - at + 1 >= LEAST_STEPS) {
      for (let step = at + 1; step <= end; step++) {
        const adverb = step === end ? 'tot slot' : (BETWEEN[(step - at - 1) % BETWEEN.length] ?? 'daarna')
        const place = adverbPlace(groups[step] ?? [])
        if (place !== undefined) edits.push({ start: place, end: place, text: ` ${adverb}` })
      }
    }
    at = end
  }
  return edits.length === 0 ? text : applyEdits(text, edits)
}

function isStep({ text, sentences }: Passage, words: readonly Word[], at: number): boolean {
  const [first, second] = words
  const span = sentences[at]
  if (!first || !second || !span || first.sheltered || second.gap !== ' ') return false
  return (
    isStem(first.lower) &&
    !/^(?:je|jij|ik|u)$/.test(second.lower) &&
    text.charAt(span.end - 1) === '.' &&
    !ORDERED.test(text.slice(span.start, span.end))
  )
}

/** Behind the verb, or behind a pronoun that follows it: 'Voeg daarna de room toe', 'Laat het daarna afkoelen'. */
function adverbPlace(words: readonly Word[]): number | undefined {
  const [verb, next, third] = words
  if (!verb || !next || !third) return undefined
  if (/^(?:het|ze|hem|haar|dit|dat|deze|alles)$/.test(next.lower) && isGrammatical(third.lower)) return next.end
  return verb.end
}
