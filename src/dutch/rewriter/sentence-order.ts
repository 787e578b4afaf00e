// Turns sentences around a word that is only there for their order: 'echter' in the middle, 'natuurlijk' in front.
// Knows no other rule.

import { capitalise, lowerFirst, mayLoseCapital } from '../writer/capitals.ts'
import { isFinite } from './finite-verbs.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { isStem, politeForm, SINGULARS } from './verb-forms.ts'
import { isFlatAdjective, isGrammatical } from './word-kinds.ts'

const EMPTY_OPENERS = new Set(
  'natuurlijk uiteraard eigenlijk overigens trouwens uiteindelijk inderdaad feitelijk'.split(' '),
)
const SUBJECTS = new Set('ik je jij u hij zij ze we wij het er dit dat'.split(' '))

/** 'Dat is echter te duur' as 'Maar dat is te duur'; only where the first word may lose its capital. */
export function frontHowever(text: string, banned: readonly string[]): string {
  if (banned.some((word) => word.toLowerCase() === 'maar')) return text
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap((words) => however(passage, words))
  return edits.length === 0 ? text : applyEdits(text, edits)
}

function however({ text }: Passage, words: readonly Word[]): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'echter')
  const word = words[at]
  const [first] = words
  if (!word || !first || word.sheltered) return []
  if (at === 0) {
    const next = words[1]
    if (!next || next.sheltered) return []
    // 'Echter, de brug is dicht' keeps its order; 'Echter is de brug dicht' has the order of 'toch'.
    if (next.gap === ', ') return [{ start: word.start, end: next.start, text: 'Maar ' }]
    return next.gap === ' ' && isFinite(next.lower) ? [{ start: word.start, end: word.end, text: 'Toch' }] : []
  }
  const sameClause = words.slice(1, at + 1).every(({ gap }) => gap === ' ')
  const behindVerb = words.slice(Math.max(0, at - 3), at).some(({ lower }) => isFinite(lower))
  const opening = text.slice(first.start, first.start + 40)
  if (
    !sameClause ||
    !behindVerb ||
    first.sheltered ||
    !first.opens ||
    !mayLoseCapital(opening) ||
    /^(?:en|maar|want|dus|of)$/.test(first.lower)
  )
    return []
  return [
    { start: first.start, end: first.end, text: `Maar ${lowerFirst(first.text)}` },
    { start: word.start - 1, end: word.end, text: '' },
  ]
}

/** 'Natuurlijk zijn er dagen' as 'Er zijn dagen': the verb goes back behind its subject. */
export function withoutEmptyOpeners(text: string): string {
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap(([opener, verb, subject, next]) => {
    if (!opener || !verb || !subject || !next || !EMPTY_OPENERS.has(opener.lower) || !SUBJECTS.has(subject.lower))
      return []
    if ([verb, subject, next].some(({ gap, sheltered }) => gap !== ' ' || sheltered) || opener.sheltered) return []
    // 'Natuurlijk is dat huis duur': the subject is longer than one word.
    if (/^(?:dit|dat|het)$/.test(subject.lower) && !isGrammatical(next.lower) && !isFlatAdjective(next.lower)) return []
    const familiar = subject.lower === 'je' || subject.lower === 'jij'
    if (!isFinite(verb.lower) && !(familiar && isStem(verb.lower)) && !SINGULARS.has(verb.lower)) return []
    const form = familiar && isStem(verb.lower) ? politeForm(verb.lower) : verb.lower
    return [{ start: opener.start, end: subject.end, text: `${capitalise(subject.lower)} ${form}` }]
  })
  return edits.length === 0 ? text : applyEdits(text, edits)
}
