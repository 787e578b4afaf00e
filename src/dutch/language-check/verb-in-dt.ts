// 'Geparkeerdt' -> 'geparkeerd': an ending in -dt where no verb has a stem in -d.
import { wordSet } from '#dutch/text/word-lists.ts'
import { wordsBefore, type Reading, type Word } from './reading.ts'
import type { WrongForm } from './rule.ts'
import { PARTICIPLES } from './verb-or-participle.ts'

/** Begin with ge- and have a stem in -d. */
const FINITE_IN_GE = /^(?:geldt|gebiedt|geleidt|geschiedt|gewaarwordt)$/
/** Begin with ge- also in the present tense, so that both 'gebeurt' and 'gebeurd' can be meant. */
const OWN_GE = /^(?:gebeurdt|getuigdt|geloofdt|gehoorzaamdt|gebruikdt)$/
const HELPERS = wordSet(`
  is was zijn waren ben bent heeft had heb hebt hebben hadden wordt werd word worden werden kan zal zou moet moest`)

export function endingsInDt({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => {
    if (!isNowhereRight(word.lower)) return []
    const stem = word.lower.slice(0, -2)
    if (isParticiple(words, index, word.lower))
      return [{ word, right: `${stem}d`, why: 'een voltooid deelwoord eindigt nooit op dt' }]
    return [{ word, right: `${stem}t`, why: 'de stam eindigt niet op een d, dus volgt er alleen een t' }]
  })
}

/** Forms with ge-, participles of verbs without a d in their stem, and all in -erdt: no stem ends in -erd. */
function isNowhereRight(lower: string): boolean {
  if (!lower.endsWith('dt') || FINITE_IN_GE.test(lower)) return false
  return /^ge\p{L}{3,}dt$/u.test(lower) || PARTICIPLES.has(lower.slice(0, -1)) || /\p{L}{3}erdt$/u.test(lower)
}

function isParticiple(words: readonly Word[], index: number, lower: string): boolean {
  if (lower.startsWith('ge') && !OWN_GE.test(lower)) return true
  return wordsBefore(words, index, 12).some((before) => HELPERS.has(before))
}
