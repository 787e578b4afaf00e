// What can be found in a text itself: a day, a figure, a quote, who is addressed, a call. Pure; knows no network and no score.
import type { Tone } from '#contract/tools/article.ts'

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
  `(?<!\\p{L})((maan|dins|woens|donder|vrij|zater|zon)dag(ochtend|middag|avond|nacht)?|vandaag|morgen(ochtend|middag|avond)?|` +
    `gisteren|(oudejaars|nieuwjaars|konings)dag|van(ochtend|middag|avond|nacht)|${months}|\\d+ mei|(dit|komend|volgend) (weekend|jaar|voorjaar|najaar)|` +
    String.raw`(deze|komende|volgende) (week|maand|winter|zomer|herfst|lente))(?!\p{L})|(?<![\d.,])(19|20)\d\d(?![\d.,]*\d)`,
  'iu',
)

/** Whether it says when: a day, a date, a season or a year. */
export const saysWhen = (text: string) => days.test(text)

const numbers =
  /\d|(?<!\p{L})(twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tientallen|honderd|duizend)(?!\p{L})/iu

/** The hour of the clock is no amount. */
const hours =
  /(?<!\p{L})(om|tot|van|vanaf|tussen|voor|na|en) (een uur of )?([\d.:]+|\p{L}+)( uur|(?<= of \p{L}+))|\d{1,2}[.:]\d\d/giu

/** Nor is how old somebody is. */
const ages =
  /\(\d+\)|\d+-jarige|van \p{L}+ jaar|(man|vrouw|jongen|meisje|kind|jongetje|zoon|dochter|broer|zus) van \d+/giu

export const hasNumber = (text: string) => numbers.test(text.replace(hours, ' ').replace(ages, ' '))

/** Quotation marks around at least two words: around one word they mark a name or a doubt. */
const quotes = /[‘“"„]\p{L}[^‘“"„\n]*\s[^‘“"„\n]*[’”"]/u

export const hasQuote = (text: string) => quotes.test(text)

/** A capital within a sentence. */
export const namesSomeone = (text: string) => /(?<=[\p{L}\p{N},;] )\p{Lu}\p{L}/u.test(text)

const familiar = /(?<!\p{L})(je|jij|jou|jouwe?|jullie|jezelf|jouzelf)(?!\p{L})/iu

/** Behind a figure 'u' is the hour: 'om 8 u.' */
const polite = /(?<![\p{L}.]|\d\s?)(u|uw|uwe|uzelf)(?!\p{L}|\.\p{L})/iu

/** Who is quoted speaks to somebody else. */
const withoutQuotes = (text: string) => text.replace(/(?<!\p{L})[‘“"'„][^‘“"„\n]*?[’”"'](?!\p{L})/gu, ' ')

export function addressesReader(text: string): boolean {
  const said = withoutQuotes(text)
  return familiar.test(said) || polite.test(said)
}

/** How `text` addresses its reader; null when it does not, or both ways. */
export function addressIn(text: string): 'je' | 'u' | null {
  const [isFamiliar, isPolite] = [familiar.test(text), polite.test(text)]
  return isFamiliar === isPolite ? null : isFamiliar ? 'je' : 'u'
}

/** Words that announce something to use, as people look for it. */
const uses =
  /(?<!\p{L})(zo|hoe|tips?|stappen|stappenplan|ideeën|recept(en)?|routes?|gids|uitleg|voorbeelden|lijst|checklist|weekmenu|waar|wanneer|welke)(?!\p{L})/iu

export const promisesUse = (text: string) => uses.test(text)

/** Words that say what people must, may or get because of it. */
const consequences =
  /(?<!\p{L})(moet(en)?|mag|mogen|kan|kun(t|nen)?|hoef(t|en)?|krijg(t|en)?|betaalt?|betalen|kost(en)?|volstaat|dicht|sluit(en)?|gesloten|afgesloten|gratis|duurder|goedkoper|omhoog|omlaag|verplicht|verboden|vervalt|vervallen|verdwijn(t|en)|stopt|stoppen|begint|beginnen|om(rijden|lopen|fietsen)|(rijden|lopen|fietsen) om|komen er|komt er|geldt|gelden|verandert|veranderen|(rijdt|rijden|is|zijn) er geen|open(?= (?:van|tot|vanaf|voor|op|om)(?!\p{L})|(?! \p{Ll})))(?!\p{L})/iu

export const saysConsequence = (text: string) => consequences.test(text)

/** Where a clause begins: there a verb is an order, elsewhere 'een deel' and 'zijn stem' are nouns. */
const CLAUSE = String.raw`(?<=(?:^|[^\p{L}\p{N}\s]|(?<!\p{L})(?:en|of))\s*)`

/** Words that ask the reader to do something, as they stand in captions. */
const calls = new RegExp(
  CLAUSE +
    String.raw`(lees|bekijk|ontdek|klik|tik|swipe|check|bewaar|deel|tag|reageer|vertel|probeer|volg|vraag|kies|stem|meld|doe mee|laat (het )?(ons |me )?weten)(?!\p{L})`,
  'iu',
)

const bioLink = /(?<!\p{L})link (?:(?:staat|vind je|is) )?in (?:(?:je|onze|de|mijn|our|my) )?bio(?!\p{L})/iu

export const pointsToBio = (text: string) => bioLink.test(text)

export const asksOrCalls = (text: string) => text.includes('?') || bioLink.test(text) || calls.test(text)

/** What sends the reader on, behind what a text tells: in its last sentence, or behind a dash. */
const sending =
  /(?<!\p{L})(?:onze (?:web)?site|(?:hele|volledige) (?:artikel|recept|verhaal|vacature|bericht)|lees|leest|read|our (?:web)?site)(?!\p{L})/iu

/** What `text` says itself, without where to read on. */
export const withoutSending = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n|\s–\s/u)
    .filter((part, at) => !bioLink.test(part) && !(at > 0 && sending.test(part)))
    .join(' ')

/** As `asksOrCalls`, apart from the way to the link in bio. */
export const asksOrCallsOtherwise = (text: string) =>
  asksOrCalls(
    text
      .split(/(?<=[.!?…])\s+|\n/u)
      .filter((sentence) => !bioLink.test(sentence))
      .join(' '),
  )

const opinions =
  /(?<!\p{L})(wat (vind|vindt|denk|denkt|zou) (jij|je|jullie|u)|hoe (denk|denkt|kijk|kijkt) (jij|je|jullie|u)|bent? (jij|je|u) het (er ?)?(mee )?eens|eens of (niet|oneens)|(jouw|je|uw|jullie) mening|laat (het )?(ons |me )?(weten|horen))(?!\p{L})/iu

const shares = new RegExp(
  CLAUSE +
    String.raw`(deel (dit|deze|het|hem|ze|je|jouw|met)|like|tag|reageer|stuur (dit|het) door|volg ons)(?!\p{L})|(?<!\p{L})(delen mag|delen\?|(deel|like) en (deel|like))(?!\p{L})`,
  'iu',
)

const keeps = new RegExp(CLAUSE + String.raw`(bewaar|sla) (dit|deze|het|hem|voor later|op)(?!\p{L})|!`, 'iu')

/** Whether it asks what the reader thinks, or to share it; in a serious tone also to keep it, and an exclamation mark. */
export const pleads = (text: string, tone: Tone) =>
  opinions.test(text) || shares.test(text) || (tone === 'ernstig' && keeps.test(text))

/** Up to the first mark that ends a sentence before white space, or the first line break. */
export const firstSentence = (text: string) => /^.*?(?:[.!?…]['’”"]?(?=\s)|\n|$)/su.exec(text)?.[0].trim() ?? text
