// The rules every prompt shares, whatever is written: language, address, honesty, tone. Knows no tool.
import type { Language } from './define.ts'

/** The line of a system prompt that says in which language to write. */
export function languageRule(language: Language): string {
  return language === 'nl'
    ? 'Schrijf in natuurlijk, foutloos Nederlands. Gebruik geen Engels, behalve eigennamen en woorden die in het Nederlands gewoon zijn.'
    : 'Schrijf in natuurlijk, foutloos Engels, ook als de aangeleverde tekst Nederlands is. Neem geen Nederlandse zinnen over.'
}

/** The line that says how readers are addressed. */
export function addressRule(address: 'je' | 'u'): string {
  return address === 'je'
    ? 'Spreek de lezer aan met je en jij, nooit met u.'
    : 'Spreek de lezer aan met u en uw, nooit met je, jij of jouw.'
}

/** Dutch lines for a system prompt. */
export const houseRules = [
  'Gebruik alleen wat in de aangeleverde tekst staat. Verzin geen feiten, namen, cijfers, citaten, ervaringen of beloftes, en beweer niet meer dan de tekst waarmaakt. Doe geen medische, juridische of financiële toezeggingen.',
  'Gaat het over dood, oorlog, ziekte, misdaad of ander leed, schrijf dan sober: geen grapjes, geen emoji, geen uitroeptekens en geen sensatie.',
]

export const plainTextRule =
  'Schrijf platte tekst: geen Markdown, geen nummering, geen aanhalingstekens om het geheel en geen links.'

/** The number of characters, from the start of a text, that hold its keywords (specification, section 2). */
export const KEYWORDS_WITHIN = 60
