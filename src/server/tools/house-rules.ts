// The rules every prompt shares, whatever is written: sources, language, capitals, address, the day. Knows no tool.
import { wornOutPhrases } from '#dutch/worn-out.ts'
import type { Language } from './define.ts'

/** The line of a system prompt that says in which language to write. */
export function languageRule(language: Language): string {
  return language === 'nl'
    ? 'Schrijf in natuurlijk, foutloos Nederlands. Gebruik geen Engels, behalve eigennamen en woorden die in het Nederlands gewoon zijn. Is de bron in een andere taal, vertaal dan wat je eruit gebruikt.'
    : 'Schrijf in natuurlijk, foutloos Engels, ook als de aangeleverde tekst Nederlands is. Neem geen Nederlandse zinnen over, ook niet uit de voorbeelden.'
}

/**
 * The line that says how readers are addressed.
 * @param turned whether a text that addresses them otherwise is to be turned; else only what addresses them is meant.
 */
export function addressRule(address: 'je' | 'u', turned = false): string {
  const forms = address === 'je' ? 'je en jij, nooit met u' : 'u en uw, nooit met je, jij of jouw'
  return turned ? `Spreek de lezer aan met ${forms}.` : `Als je de lezer aanspreekt, dan met ${forms}. Het hoeft niet.`
}

/** Dutch lines for a system prompt: what may be said at all. */
export const sourceRules = [
  'Feiten over personen, cijfers en gebeurtenissen alleen uit de bron: dat is alles wat de gebruiker aanlevert. Algemeen bekende uitleg mag, als die klopt en de lezer helpt. Weinig bron: schrijf korter.',
  'Verzin geen feiten, namen, cijfers, citaten, ervaringen of beloftes, en beweer niet meer dan de bron waarmaakt. Een citaat staat er woord voor woord, met wie het zegt. Spreekt de bron de kop tegen, dan geldt de bron.',
  'Doe geen medische, juridische of financiële toezeggingen.',
]

/** The line that tells how much there is to write from, so that a model does not fill what it lacks. @param words of the source. */
export function amountOfSource(words: number): string {
  const little = 'Dat is weinig: zeg wat er staat, in weinig woorden, en vul niets aan.'
  return `De bron telt ongeveer ${words} woorden. ${words < LITTLE_WORDS ? little : 'Lees haar helemaal, ook het eind, en kies wat de lezer raakt.'}`
}

/** Below this a source gives no more than its headline and lead. In words. */
const LITTLE_WORDS = 60

export const styleRulesOfDutch = [
  'Hoofdletters zoals in een Nederlandse zin: alleen het eerste woord en namen, Nooit Elk Woord. Na een dubbele punt een kleine letter, tenzij er een naam of een hele geciteerde zin volgt. Geen woord in HOOFDLETTERS.',
  'Wees concreet: een naam, een plaats, een getal of een handeling uit de bron zegt meer dan een bijvoeglijk naamwoord. Geen spreekwoord, geen algemene waarheid, geen slotzin die niets toevoegt.',
]

export const plainTextRule =
  'Schrijf platte tekst: geen Markdown, geen nummering, geen aanhalingstekens om het geheel en geen links.'

const dutchDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' })

/** The line that says which day it is in the Netherlands. */
export function dateRule(now: Date): string {
  return `Vandaag is het ${dutchDate.format(now)}. De bron kan ouder zijn: neem een datum over zoals die er staat, en schrijf geen ‘vandaag’, ‘morgen’ of ‘deze week’ dan als dat zeker klopt.`
}

/** The number of characters, from the start of a text, that hold its keywords (specification, section 2). */
export const KEYWORDS_WITHIN = 60

/** The line of a prompt that names the phrases which no text may have. */
export function wornOutRule(language: Language): string {
  const named = wornOutPhrases(language)
    .map((phrase) => `‘${phrase}’`)
    .join(', ')
  return `Versleten woorden en wendingen vervallen, ook in een andere vorm: ${named}.`
}
