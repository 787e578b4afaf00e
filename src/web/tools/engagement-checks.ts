// What makes a text work, as checks of the text itself, and how many points each is worth on which network. Pure; knows no
// tool and no screen.
import { characterCount } from '#contract/text.ts'
import type { Tone } from '#contract/tools/article.ts'

/** Where a text is read: that decides what counts. */
export type Network = 'facebook' | 'pinterest' | 'instagram' | 'titles'

/** What a text is checked against. */
export interface EngagementTerms {
  network: Network
  /** The title it was written for. */
  title: string
  /** Recommended length, in characters. */
  length: { min: number; max: number }
  /** The tone it was asked in; without one nothing is held against it. */
  tone?: Tone | undefined
}

/** A check as it holds for certain terms. `has` follows 'deze tekst', `lacks` follows one other text or several. */
export interface Check {
  name: string
  met: (text: string) => boolean
  has: (text: string) => string
  lacks: readonly [one: string, more: string]
}

/** In characters: within these the subject should be named (specification, section 2: the first 30 to 60). */
const OPENING = 60
const FIRST_WORDS = 30

/** In characters: what Instagram shows of a caption before '… meer'. */
export const INSTAGRAM_FOLD = 125

const length = ({ length: { min, max } }: EngagementTerms): Check => ({
  name: `${min} tot ${max} tekens lang`,
  met: (text) => characterCount(text) >= min && characterCount(text) <= max,
  has: () => 'heeft de goede lengte',
  lacks: ['is te lang of te kort', 'zijn te lang of te kort'],
})

const subject = ({ title }: EngagementTerms): Check => ({
  name: `Het onderwerp in de eerste ${OPENING} tekens`,
  met: (text) => namesWithin(OPENING, text, title),
  has: () => 'begint met het onderwerp',
  lacks: ['noemt het onderwerp later', 'noemen het onderwerp later'],
})

const keyword = ({ title }: EngagementTerms): Check => ({
  name: `Het zoekwoord in de eerste ${FIRST_WORDS} tekens`,
  met: (text) => namesWithin(FIRST_WORDS, text, title),
  has: () => 'begint met het zoekwoord',
  lacks: ['noemt het zoekwoord later', 'noemen het zoekwoord later'],
})

const day = (): Check => ({
  name: 'Een dag of datum',
  met: (text) => days.test(text),
  has: () => 'noemt de dag',
  lacks: ['noemt geen dag', 'noemen geen dag'],
})

const number = (): Check => ({
  name: 'Een getal',
  met: (text) => numbers.test(text),
  has: () => 'geeft een getal',
  lacks: ['geeft geen getal', 'geven geen getal'],
})

const quote = (): Check => ({
  name: 'Een citaat',
  met: (text) => quotes.test(text),
  has: () => 'citeert iemand',
  lacks: ['citeert niemand', 'citeren niemand'],
})

const use = (): Check => ({
  name: 'Wat de lezer eraan heeft',
  met: (text) => uses.test(text),
  has: () => 'zegt wat de lezer eraan heeft',
  lacks: ['belooft niets bruikbaars', 'beloven niets bruikbaars'],
})

/** With serious news a question or a call is no merit but a mistake. */
const asking = ({ tone }: EngagementTerms): Check =>
  tone === 'ernstig'
    ? {
        name: 'Feiten, zonder vraag of oproep',
        met: (text) => !asksOrCalls(text),
        has: () => 'houdt het bij de feiten',
        lacks: ['vraagt of roept op', 'vragen of roepen op'],
      }
    : {
        name: 'Een vraag of een oproep',
        met: asksOrCalls,
        has: (text) => (text.includes('?') ? 'stelt een vraag' : 'roept op'),
        lacks: ['vraagt niets', 'vragen niets'],
      }

const reader = (): Check => ({
  name: 'De lezer aangesproken met je of u',
  met: (text) => address.test(text),
  has: () => 'spreekt de lezer aan',
  lacks: ['spreekt niemand aan', 'spreken niemand aan'],
})

const fold = (): Check => ({
  name: `De eerste zin vóór ‘… meer’ (${INSTAGRAM_FOLD} tekens)`,
  met: (text) => characterCount(firstSentence(text)) <= INSTAGRAM_FOLD,
  has: () => 'past met de eerste zin vóór ‘… meer’',
  lacks: ['breekt af in de eerste zin', 'breken af in de eerste zin'],
})

const bio = (): Check => ({
  name: 'De weg naar de link in bio',
  met: (text) => /link in (je |onze |de |mijn )?bio/iu.test(text),
  has: () => 'wijst naar de link in bio',
  lacks: ['wijst niet naar de link', 'wijzen niet naar de link'],
})

const emoji = ({ tone }: EngagementTerms): Check =>
  tone === 'ernstig' || tone === 'nieuws'
    ? {
        name: 'Geen emoji, bij deze toon',
        met: (text) => !hasEmoji(text),
        has: () => 'laat emoji weg',
        lacks: ['heeft een emoji', 'hebben een emoji'],
      }
    : {
        name: 'Een emoji',
        met: hasEmoji,
        has: () => 'heeft een emoji',
        lacks: ['heeft geen emoji', 'hebben geen emoji'],
      }

type Line = readonly [points: number, check: (terms: EngagementTerms) => Check]

/** What counts where. The points of a network add up to 34: with all of them a text scores 94. */
const lines: Record<Network, readonly Line[]> = {
  facebook: [
    [6, length],
    [6, subject],
    [6, day],
    [6, number],
    [4, quote],
    [3, asking],
    [3, reader],
  ],
  pinterest: [
    [6, length],
    [10, keyword],
    [7, use],
    [5, number],
    [3, day],
    [3, reader],
  ],
  instagram: [
    [6, length],
    [6, subject],
    [5, fold],
    [5, bio],
    [4, number],
    [3, day],
    [2, asking],
    [2, reader],
    [1, emoji],
  ],
  titles: [
    [6, length],
    [8, subject],
    [6, number],
    [5, day],
    [3, quote],
    [3, asking],
    [3, reader],
  ],
}

/** The checks that hold for these terms, with what each is worth. */
export function checksFor(terms: EngagementTerms): readonly (Check & { points: number })[] {
  return lines[terms.network].map(([points, check]) => ({ points, ...check(terms) }))
}

/**
 * Whether something in `text` is shown as an emoji. Digits, © and ™ carry the property Emoji too, but are plain text
 * unless a variation selector follows.
 */
export function hasEmoji(text: string): boolean {
  return /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(text)
}

const months = 'januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december'

/** 'mei' only after a figure: without one it is a name as well. */
const days = new RegExp(
  `(?<!\\p{L})((maan|dins|woens|donder|vrij|zater|zon)dag|vandaag|morgen|gisteren|vanavond|vannacht|${months}|\\d+ mei|` +
    String.raw`(dit|volgend) weekend|(deze|volgende) (week|maand))(?!\p{L})|(?<![\d.,])(19|20)\d\d(?![\d.,]*\d)`,
  'iu',
)

const numbers =
  /\d|(?<!\p{L})(twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tientallen|honderd|duizend)(?!\p{L})/iu

/** Quotation marks around at least two words: around one word they mark a name or a doubt. */
const quotes = /[‘“"„]\p{L}[^‘“"„\n]*\s[^‘“"„\n]*[’”"]/u

const address = /(?<!\p{L})(je|jij|jou|jouw|jullie|u|uw)(?!\p{L})/iu

/** Words that announce something to use, as people look for it. */
const uses =
  /(?<!\p{L})(zo|hoe|tips?|stappen|stappenplan|ideeën|recept(en)?|routes?|gids|uitleg|voorbeelden|lijst|checklist|weekmenu|waar|wanneer|welke)(?!\p{L})/iu

/** Words that ask the reader to do something, as they stand in captions. */
const calls =
  /(?<!\p{L})(lees|bekijk|ontdek|klik|tik|swipe|check|bewaar|deel|tag|reageer|vertel|probeer|volg|vraag|kies|stem|meld|doe mee|laat (het )?(ons |me )?weten|link in (de )?bio)(?!\p{L})/iu

const asksOrCalls = (text: string) => text.includes('?') || calls.test(text)

/** Up to the first mark that ends a sentence before white space, or the first line break. */
const firstSentence = (text: string) => /^.*?(?:[.!?…]['’”"]?(?=\s)|\n|$)/su.exec(text)?.[0].trim() ?? text

/** Words that name no subject. */
const functionWords = new Set(
  (
    'aan al alle alles als altijd ben bent bij dan dat de deze die dit door dus een en er ga gaat geen haar had heb hebt ' +
    'heeft hem het hier hij hoe hun ik in is je jij jou jouw jullie kan kun kunt maar mag me meer met mij mijn moet na naar ' +
    'niet nog nu of om ons onze ook op over per te ten tot toch u uit uw van veel voor waar waarom want was wat we wel welke ' +
    'werd wie wij wil word worden wordt ze zelf zich zij zijn zo zonder zou'
  ).split(' '),
)

const wordsIn = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a word of `title` stands in the first characters of `text`. Function words count only when it has no others. */
function namesWithin(characters: number, text: string, title: string): boolean {
  const words = wordsIn(title)
  const carrying = words.filter((word) => !functionWords.has(word))
  const wanted = carrying.length > 0 ? carrying : words
  const opening = wordsIn([...text].slice(0, characters).join(''))
  return wanted.some((word) => opening.some((other) => sameStem(word, other)))
}

/** 'fietsen' and 'fiets' are the same subject; shorter words have to be the same. */
function sameStem(one: string, other: string): boolean {
  const STEM = 5
  return one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM))
}
