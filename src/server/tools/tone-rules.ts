// What each tone asks of a text: the lines of a prompt, and what in a text breaks them. Decides no tone and knows no tool.
import type { Tone } from '#contract/tools/article.ts'

/** Holds in every tone and for every tool: who reads a method or a place may follow it. */
export const suicideRule = 'Gaat het om zelfdoding, noem dan geen methode of plaats.'

const always = [
  'Een waarschuwing (code oranje, terugroepactie, vermissing) zegt nooit ‘bewaar voor later’ of ‘sla op’: zeg wat de lezer nu kan doen, als de bron dat vertelt.',
  suicideRule,
]

const lines: Record<Tone, readonly string[]> = {
  licht: ['Toon: licht. Warm, gewoon en concreet, zoals je het een bekende vertelt. Overdrijf niet.'],
  nieuws: [
    'Toon: nieuws. Zakelijk en precies.',
    'Geen emoji, geen vraag naar een mening (‘wat vind jij?’), geen medeleven namens de redactie (‘sterkte’, ‘gecondoleerd’) en geen oproep om te delen, te liken of iemand te taggen.',
  ],
  ernstig: [
    'Toon: ernstig. Feiten en rust: zeg wat er is gebeurd, in gewone woorden, en niet meer dan de bron vertelt.',
    'Geen emoji, geen uitroepteken, geen vraag naar een mening, geen oproep om te delen, te reageren of te bewaren.',
    'Geen spanning, geen beeldspraak, geen troostende spreuk, geen medeleven namens de redactie en geen vermoeden over schuld of oorzaak.',
  ],
}

/** Dutch lines for a system prompt. */
export const toneRules = (tone: Tone): string[] => [...lines[tone], ...always]

const wrongs: readonly { wrong: string; pattern: RegExp; in: readonly Tone[] }[] = [
  { wrong: 'heeft een uitroepteken', pattern: /!/u, in: ['ernstig'] },
  {
    wrong: 'vraagt naar een mening',
    pattern:
      /\b(?:wat (?:vind|vindt|denk|denkt|zou|is) (?:jij|je|u|jouw|uw)\b[^.!?]*\?|(?:hoe|wat) denk (?:jij|je) (?:hier|daar)over|(?:ben|bent) (?:jij|je|u) het (?:er(?:mee)? )?(?:mee )?eens|eens of oneens|laat (?:het )?(?:ons )?(?:je mening|weten|horen))/iu,
    in: ['nieuws', 'ernstig'],
  },
  {
    wrong: 'betuigt medeleven',
    pattern:
      /\b(?:sterkte|gecondoleerd|rust zacht|r\.?i\.?p\b|onze gedachten|ons medeleven|wij leven mee|we leven mee)/iu,
    in: ['nieuws', 'ernstig'],
  },
  {
    wrong: 'roept op om te delen of te taggen',
    pattern:
      /\b(?:deel (?:dit|het|deze)|delen mag|tag (?:een|iemand|je)|like (?:dit|deze|en)|stuur (?:dit|het) door)\b/iu,
    in: ['nieuws', 'ernstig'],
  },
  {
    wrong: 'vraagt om te bewaren',
    pattern: /\b(?:bewaar (?:dit|deze|het|hem|voor later)|sla (?:dit|deze|het|hem) op)\b/iu,
    in: ['ernstig'],
  },
]

/** What breaks the tone of a text, each as a Dutch predicate: ‘vraagt naar een mening’. Emoji are taken out elsewhere. */
export function toneBreaches(text: string, tone: Tone): string[] {
  return wrongs.filter(({ pattern, in: tones }) => tones.includes(tone) && pattern.test(text)).map(({ wrong }) => wrong)
}

/**
 * With the white space before it: what is left must read as if it had never been there. A match begins where that begins, else
 * a long stretch of it would be read from each of its places.
 */
const emoji = /(?<!\s)\s*\p{RGI_Emoji}/gv

/** A text without emoji, except where the tone is light. */
export function withoutEmojiFor(tone: Tone, text: string): string {
  return tone === 'licht' ? text : text.replace(emoji, '').trim()
}
