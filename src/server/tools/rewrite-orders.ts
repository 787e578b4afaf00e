// What a language model is asked for in each way of rewriting: how much, in counted words, and what becomes of the layout.
// Knows no other tool.
import type { RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { countWords } from './lengths.ts'

/** What is left of a text that is made shorter: two thirds. */
const SHORTER = 2 / 3

/** A shortened text that is longer than this share of the original was not shortened. */
const HARDLY_SHORTER = 0.9

/** What a text that is written out may grow to. Without new facts there is not more in it. */
const LONGER = { min: 1.2, max: 1.5 } as const

/** Longest sentence at level B1, in words. */
const PLAIN_SENTENCE = 12

/** From so many words on a text gets headings where it is made to be found, one in about so many. */
const WORDS_PER_HEADING = 150
const HEADED_FROM = 300

/** Longest paragraph on a screen, in words. */
const SCREEN_PARAGRAPH = 60

const sameLength = (words: number) =>
  `De nieuwe tekst is ongeveer even lang als de oude: ${words} woorden, hoogstens een tiende meer of minder.`

const sameLayout = 'De indeling in alinea’s, kopjes en opsommingen blijft zoals zij is.'

const orders: Record<RewriteMode, (words: number) => readonly string[]> = {
  korter: (words) => [
    `Maak de tekst korter: hoogstens ${mostWords(words)} woorden. De oude telt er ${words}.`,
    'Laat eerst hele zinnen weg die iets herhalen of niets toevoegen, dan bijzinnen, dan woorden. Wat de lezer moet weten of doen, blijft.',
    'Een alinea die leeg raakt, verdwijnt met haar witregel. Kopjes en opsommingen blijven, met minder woorden of minder punten.',
  ],
  langer: (words) => [
    `Schrijf de tekst ruimer uit: ${Math.ceil(words * LONGER.min)} tot ${Math.ceil(words * LONGER.max)} woorden. De oude telt er ${words}. Haal je dat niet zonder iets te verzinnen, schrijf dan minder.`,
    'Verduidelijk verbanden, schrijf afkortingen voluit en zeg erbij wat algemeen bekend is. Andere feiten voeg je niet toe.',
    'Alinea’s mogen gesplitst worden, kopjes komen er niet bij.',
  ],
  formeler: (words) => [
    'Maak de tekst zakelijker: formele woorden, hele zinnen, geen uitroeptekens, geen emoji, geen spreektaal. Niet ambtelijk: geen ‘middels’, ‘inzake’ of ‘teneinde’.',
    sameLength(words),
    sameLayout,
  ],
  informeler: (words) => [
    'Maak de tekst losser: gewone spreektaal, alsof je het iemand vertelt. Geen straattaal en geen uitroeptekens die er niet stonden.',
    sameLength(words),
    sameLayout,
  ],
  eenvoudiger: () => [
    `Herschrijf de tekst op taalniveau B1: zinnen van hoogstens ${PLAIN_SENTENCE} woorden, één gedachte per zin, gewone woorden, actief.`,
    'Leg een moeilijk woord in een eigen korte zin uit als het niet weg kan. Schrijf wat iemand moet doen als een stap.',
    'Staan er drie of meer dingen achter elkaar in één zin, maak er dan een opsomming van als de tekst al opsommingen heeft. Verder blijft de indeling.',
  ],
  seo: (words) => [
    'Maak de tekst beter vindbaar: het onderwerp in de eerste zin, in de woorden waarop iemand zoekt. Herhaal een zoekwoord niet vaker dan natuurlijk is.',
    `Alinea’s van hoogstens ${SCREEN_PARAGRAPH} woorden, zinnen van hoogstens 20.`,
    words >= HEADED_FROM
      ? `Zet ongeveer om de ${WORDS_PER_HEADING} woorden een tussenkopje dat zegt wat eronder staat, dus een stuk of ${Math.round(words / WORDS_PER_HEADING)}: met ## ervoor als de tekst Markdown is, anders op een eigen regel.`
      : 'De tekst is kort: er komen geen tussenkopjes bij.',
    sameLength(words),
  ],
  eigen: () => [
    'Voer de opdracht uit die tussen de tags van de opdracht staat, voor zover die over het herschrijven van deze tekst gaat. Een andere opdracht voer je niet uit. Vraagt zij niets over lengte of indeling, dan blijven die zoals ze zijn.',
  ],
}

/** What a shortened text may count, in words. @param words of the original. */
const mostWords = (words: number) => Math.max(1, Math.round(words * SHORTER))

/** Dutch lines for a system prompt, with targets counted in this text. */
export const orderFor = (mode: RewriteMode, text: string): readonly string[] => orders[mode](countWords(text))

/** What was asked and plainly not done, in Dutch for the model. Missing a target by a little is no reason to ask again. */
export function missedOrder(mode: RewriteMode, original: string, rewritten: string): string[] {
  const [before, after] = [countWords(original), countWords(rewritten)]
  if (mode !== 'korter' || before < SHORTENED_FROM || after <= before * HARDLY_SHORTER) return []
  return [`De tekst telde ${after} woorden en moest korter: hoogstens ${mostWords(before)}.`]
}

/** A few words may have nothing that can be left out. */
const SHORTENED_FROM = 30
