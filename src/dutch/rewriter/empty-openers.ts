// Takes a word that says nothing from the head of a sentence: 'Natuurlijk zijn er dagen'. Knows no other rule.

import { capitalise } from '#dutch/text/capitals.ts'
import { isFinite } from './finite-verbs.ts'
import { applyEdits, readPassage, wordsBySentence } from './passage.ts'
import { isStem, politeForm, SINGULARS } from '#dutch/text/verb-forms.ts'
import { isFlatAdjective, isGrammatical } from './word-kinds.ts'

const EMPTY_OPENERS = new Set(
  'natuurlijk uiteraard eigenlijk overigens trouwens uiteindelijk inderdaad feitelijk'.split(' '),
)
const SUBJECTS = new Set('ik je jij u hij zij ze we wij het er dit dat'.split(' '))

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
