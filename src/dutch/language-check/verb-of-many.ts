// 'Wij heeft' -> 'wij hebben', 'de bewoners gaat' -> 'gaan': the verb of one thing behind a subject that is several.
import { SINGULARS } from '#dutch/text/verb-forms.ts'
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordMap } from '#dutch/text/word-lists.ts'
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'
import { ADVERBS } from './grammar-words.ts'
import { isParticiple } from '#dutch/text/verb-forms.ts'
import { clauseAfter, type Reading, type Word } from './reading.ts'
import type { WrongForm } from './rule.ts'

/** Of one, and of many. */
const OF_MANY = wordMap(`
  heeft:hebben heb:hebben had:hadden is:zijn was:waren wordt:worden werd:werden gaat:gaan ga:gaan ging:gingen kan:kunnen kon:konden moet:moeten
  moest:moesten wil:willen wou:wilden zal:zullen zou:zouden mag:mogen mocht:mochten komt:komen kwam:kwamen doet:doen deed:deden staat:staan`)
const PLURALS = new Map([...SINGULARS].map(([plural, singular]) => [singular, plural]))
/** Several of something by their ending, never one: 'bewoners', 'leerlingen', 'agenten'. */
const SEVERAL =
  /^(?:kinderen|mensen|ouders|mannen|vrouwen|jongens|meisjes|leden|\p{L}{4,}(?:ers|aars|ingen|heden|isten|enten|anten))$/u
/** With a participle these may speak of what is done for them: 'de kinderen is verteld dat'. */
const PASSIVE = /^(?:is|was|wordt|werd)$/

export function formsOfMany({ words }: Reading): WrongForm[] {
  return words.flatMap((subject, index) => {
    const [verb, next] = [words[index + 1], words[index + 2]]
    if (!verb?.joined || verb.text !== verb.lower || !next?.joined) return []
    const right = formFor(words, index, verb.lower)
    if (right === null) return []
    // 'De bewoners heeft hij niet gesproken': who does it stands behind the verb.
    const isFirst = /^(?:wij|we)$/.test(subject.lower) || goesOn(next, words[index + 3])
    const isPassive = PASSIVE.test(verb.lower) && clauseAfter(words, index, 20).some(({ lower }) => isParticiple(lower))
    return isFirst && !isPassive ? [{ word: verb, right, why: `‘${subject.text}’ zijn er meer dan één` }] : []
  })
}

function formFor(words: readonly Word[], index: number, verb: string): string | null {
  const [before, subject] = [words[index - 1], words[index]]
  const of = OF_MANY.get(verb) ?? null
  if (!subject) return null
  if (/^(?:wij|we)$/.test(subject.lower)) {
    const opens = subject.opensClause || /^(?:omdat|want|maar|als)$/.test(before?.lower ?? '')
    return opens && !NOUN_VERBS.has(verb) ? (of ?? PLURALS.get(verb) ?? null) : null
  }
  if (subject.lower === 'jullie') return subject.opens ? of : null
  const isSeveral =
    before?.opens === true && /^(?:de|onze|mijn|alle)$/.test(before.lower) && SEVERAL.test(subject.lower)
  return isSeveral && subject.joined ? of : null
}

/** What follows is neither a pronoun nor another noun phrase: 'het snel' and 'gisteren', but not 'het bestuur'. */
function goesOn(next: Word, second: Word | undefined): boolean {
  if (next.lower === 'het') return second?.joined === true && ADVERBS.has(second.lower)
  return ADVERBS.has(next.lower) || PREPOSITIONS.has(next.lower) || /^(?:al|erg|gisteren|te|zo)$/.test(next.lower)
}
