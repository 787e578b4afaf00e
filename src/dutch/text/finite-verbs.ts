// Tells whether a word of a sentence may be the verb that a clause turns on. Knows no sentence boundaries.
// Limits: a form that is as often a noun counts only where no article or preposition stands before it.

import { FINITE_VERBS } from './words/verbs.ts'
import { DETERMINERS, PREPOSITIONS } from './words/function-words.ts'
import { STRONG_PASTS } from './words/strong-verbs.ts'
import { isInfinitive, isStem, PASTS, STEMS } from './verb-forms.ts'

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** Verbs that stand with another one, in all finite forms. */
export const AUXILIARIES = set(`
  is zijn was waren ben bent wordt worden werd werden heeft hebben had hadden hebt heb kan kunnen kon konden kunt kun
  moet moeten moest moesten zal zullen zou zouden zult mag mogen mocht mochten wil willen wilt wilde wilden gaat gaan ging
  gingen blijft blijven bleef bleven komt komen kwam kwamen laat laten liet lieten hoeft hoeven hoefde doet doen deed deden`)

const pasts = set(STRONG_PASTS)
const NOUN_TOO = set(`
  start rust kost test praat plant groet print chat lift zet dicht acht post sport beleid besluit bezoek bericht gebruik
  verzoek vlucht tocht schat lucht haast verzet onderhoud ontwerp oordeel recht mest spijt troost dienst lust oogst verlies
  weg voeding val bed reis klant tuin schild spel groei stem steun stijl trek hulp werk loop zorg deel bak kook was lag zag zat
  stond won kocht licht nacht gewicht bracht kracht macht gerecht verhaal verlaat laat staat gebied bod aanbod inzet wet bergen
  vragen plannen wensen kosten dromen reizen boeken planten groenten fietsen zorgen kussen haren klachten werken landen feesten
  lessen wonden banden grenzen zaken punten sporen talen vormen wegen belangen weken slagen stappen delen stemmen prijzen maten
  merken ramen kleuren rollen stukken zakken glazen koppen potten lampen spellen testen kaarten plaatsen vissen diensten besluiten
  bedden baden uren jaren dagen avonden nachten paren leden steden gaten straten platen bladen kruiden spullen bonnen vakken schriften
  tassen pannen eten leven wonen duren bezoeken uitgaven verschillen antwoorden aanvragen soorten scholen kerken daken deuren`)

/** True when the word at a place of `words` (lower case) can be a finite verb there. */
export function isFiniteAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (word === 'zijn') return at > 0 && !PREPOSITIONS.has(before) && before !== 'te' && before !== 'en'
  if (AUXILIARIES.has(word)) return before !== 'te'
  if (before === 'te' || DETERMINERS.has(before)) return false
  if (NOUN_TOO.has(word)) {
    if (PREPOSITIONS.has(before) || at === 0) return false
    return pasts.has(word) || STEMS.has(word) || (at > 0 && at < 3 && isInfinitive(word))
  }
  return isSureFinite(word)
}

/** True for a form that is finite wherever it stands alone: 'loopt', 'stopte', 'kwam', 'kwamen'. */
export function isSureFinite(word: string): boolean {
  if (AUXILIARIES.has(word) || pasts.has(word) || STEMS.has(word) || PASTS.has(word)) return true
  return FINITE_VERBS.has(word) && !/^ge/u.test(word)
}

/** True when `words` (lower case) hold a verb that a sentence can stand on; a first word may be an order ('Neem ...'). */
export function hasFinite(words: readonly string[]): boolean {
  if (isStem(words[0] ?? '') && words.length > 1) return true
  let infinitive = false
  for (let at = 0; at < words.length; at++) {
    if (isFiniteAt(words, at)) return true
    // 'Ondernemers in het dorp maken zich zorgen': a plural looks like the infinitive.
    if (at > 0 && at < 8 && words[at - 1] !== 'te' && !NOUN_TOO.has(words[at] ?? '') && isInfinitive(words[at] ?? ''))
      infinitive = true
    if (at > 0 && isStem(words[at] ?? '') && /^(?:ik|je|jij|u)$/u.test(words[at + 1] ?? words[at - 1] ?? ''))
      return true
  }
  return infinitive
}
