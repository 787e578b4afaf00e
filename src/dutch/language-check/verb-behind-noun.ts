// 'De gemeente word' -> 'de gemeente wordt': the verb behind a subject that is a noun, in a main clause and at the end of another.
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { CLOSED_CLASSES, COORDINATORS, FINITE_VERBS, SUBORDINATORS } from './grammar-words.ts'
import { INFLECTED } from './adjectives.ts'
import { DE_NOUNS, HET_NOUNS } from './common-nouns.ts'
import { clauseAfter, type Reading, type Word } from './reading.ts'
import { dFormWithT, stemWithT } from './verb-forms.ts'
import type { WrongForm } from './rule.ts'

const OPENS_SUBJECT = wordSet(`
  de het een me mijn je jouw uw zijn haar ons onze hun dit deze die elke ieder iedere geen`)
/** When something happens: an order may follow ('deze week bestel', 'de volgende keer neem'). */
const TIMES = wordSet(`
  dag week maand jaar eeuw zomer winter herfst lente voorjaar najaar weekend avond ochtend middag nacht keer maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag moment periode vakantie tijd rest meeste minste beste liefst eerst laatst`)
/** With one of these in the clause, what stands in front can be its object: 'de buurman vind ik aardig'. */
const SPEAKER = wordSet('ik jij je we wij jullie ze zij')
/** No noun that can be a subject. */
const CLOSED = [...CLOSED_CLASSES, PREPOSITIONS, INFLECTED, SPEAKER, TIMES]
/** From the noun to the verb that closes a clause. */
const MOST_WORDS = 5

export function formsOfNouns({ words }: Reading): WrongForm[] {
  return words.flatMap((verb, index) => {
    const right = verb.text === verb.lower && verb.joined ? stemWithT(verb.lower) : null
    if (right === null) return []
    const noun = isNounSubject(words, index - 1) ? words[index - 1] : subjectBefore(words, index)
    if (!noun || clauseAfter(words, index, 12).some(({ lower }) => SPEAKER.has(lower) || lower === 'u')) return []
    return [{ word: verb, right, why: `bij ‘${noun.text}’ hoort de vorm met een t` }]
  })
}

/** Whether a clause opens with a noun phrase that ends at `index`: 'de gemeente', 'de nieuwe directeur', 'dat de trein'. */
function isNounSubject(words: readonly Word[], index: number): boolean {
  const noun = words[index]
  if (!noun?.joined || !isNoun(noun)) return false
  const described = INFLECTED.has(words[index - 1]?.lower ?? '')
  const at = described ? index - 2 : index - 1
  const determiner = words[at]
  if (!determiner || !OPENS_SUBJECT.has(determiner.lower) || !(words[at + 1]?.joined ?? false)) return false
  return determiner.opensClause || (determiner.joined && SUBORDINATORS.has(words[at - 1]?.lower ?? ''))
}

function isNoun({ text, lower }: Word): boolean {
  if (DE_NOUNS.has(lower) || HET_NOUNS.has(lower)) return !TIMES.has(lower)
  return /^\p{Ll}{4,}$/u.test(text) && !/(?:en|s|[tds]te|ste)$/.test(lower) && !CLOSED.some((group) => group.has(lower))
}

/** The noun of 'dat de trein niet rijd': a subordinate clause that the verb at `index` closes, and no other verb in it. */
function subjectBefore(words: readonly Word[], index: number): Word | null {
  const verb = words[index]
  if (!verb?.closesClause || dFormWithT(verb.lower) === null) return null
  for (let at = index - 2; at >= Math.max(2, index - 1 - MOST_WORDS); at -= 1) {
    const [noun, next] = [words[at], words[at + 1]]
    if (!noun || !next?.joined || FINITE_VERBS.has(next.lower) || COORDINATORS.has(next.lower)) return null
    if (SUBORDINATORS.has(words[at - 2]?.lower ?? '') && isNounSubject(words, at)) return noun
  }
  return null
}
