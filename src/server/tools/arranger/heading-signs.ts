// What a part of an article is for, where its sentences say so: to register, to find witnesses, to say what it costs. Each is a heading
// that people know. Knows no other part.
import { hasPast } from '#dutch/text/finite-verbs.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { wordsOf } from '#dutch/text/words.ts'
import type { Sentence } from './source-blocks.ts'

interface Sign {
  heading: string
  mark: RegExp
  /** The share of its sentences that have to say it. */
  share: number
  /** Whether its first two sentences have to say it too. */
  opens?: true
}

const SIGNS: readonly Sign[] = [
  {
    heading: 'Het onderzoek',
    mark: /(?<!\p{L})(?:onderzoekt|onderzoeken|(?:het|een|nader) onderzoek|recherche|oorzaak)(?!\p{L})/iu,
    share: 0.3,
    opens: true,
  },
  {
    heading: 'Getuigen gezocht',
    mark: /getuige|dashcam|camerabeelden|deurbelcamera|iets (?:hebben )?gezien|in contact komen met/iu,
    share: 0.3,
  },
  { heading: 'De kosten', mark: /€|(?<!\p{L})euro(?!\p{L})/u, share: 0.6 },
]

/** What there is to do, as a verb; of a part that opens with one of them, at most two make its heading. */
const DEEDS: readonly (readonly [string, RegExp])[] = [
  ['bezwaar maken', /bezwaar(?: maken| indienen|schrift)?/iu],
  ['inspreken', /inspreken|insprek/iu],
  ['solliciteren', /solliciter/iu],
  ['inschrijven', /inschrijv|schrijf je|schrijf u/iu],
  ['aanmelden', /aanmeld|meld je|meld u/iu],
]

/** Addresses, prices of entry, opening hours: what somebody needs who wants to go there. */
const PRACTICAL =
  /@|www\.|\.(?:nl|example)(?!\p{L})|(?<!\d)0\d{2,3}[- ]\d|toegang|entree|gratis|geopend|open van|telefoon|bellen met|bereikbaar|spreekuur|kaart(?:je|en|verkoop)|tickets|reserver|te downloaden|parkeren|station|aanmeld|inschrijv|inspreken|solliciter|bezwaar maken/iu

const shareOf = (sentences: readonly Sentence[], has: (sentence: Sentence) => boolean) =>
  sentences.filter(has).length / Math.max(1, sentences.length)

/** Whether a part is about where, when and how, and nothing else. */
export const isPractical = (sentences: readonly Sentence[]): boolean =>
  shareOf(sentences, ({ text }) => PRACTICAL.test(text)) >= 0.45

/** Whether a part opens with one of the signs: it is about something else than what stands before it. */
export const opensSign = ([first]: readonly Sentence[]): boolean =>
  first !== undefined && SIGNS.some(({ mark, opens }) => opens === true && mark.test(first.text))

/** Headings that say what a part is for, the surest first. @param last whether nothing follows it. */
export function signsOf(sentences: readonly Sentence[], address: 'je' | 'u' | null, last: boolean): string[] {
  const signs = SIGNS.filter(({ mark, share, opens }) => {
    const begins = sentences.slice(0, 2).some(({ text }) => mark.test(text))
    return shareOf(sentences, ({ text }) => mark.test(text)) >= share && (begins || opens !== true)
  })
  return [
    ...signs.map(({ heading }) => heading),
    ...deedsOf(sentences),
    ...(last && isPractical(sentences) ? ['Praktisch'] : []),
    ...(figures(sentences) ? ['De cijfers'] : []),
    ...(reacts(sentences) ? ['De reacties'] : []),
    ...(orders(sentences) ? [address === 'u' ? 'Wat u kunt doen' : 'Wat je kunt doen'] : []),
  ]
}

/** Amounts and shares, no hours and no ages. */
const FIGURES = /procent|%|(?<![\d.,:])\d{3,}(?![\d.,:]*\d)|\d\.\d{3}/u

const PHONE = /(?<!\d)0\d{2,3}[- ]\d[\d ]+/gu

function figures(sentences: readonly Sentence[]): boolean {
  const found = sentences.filter(({ text }) => FIGURES.test(text.replace(PHONE, ' ')))
  return found.length >= 2 && found.length / sentences.length >= 0.6
}

/** 'Bezwaar maken en inschrijven', for a part that opens with one of them. */
function deedsOf(sentences: readonly Sentence[]): string[] {
  const told = DEEDS.filter(([, mark]) => sentences.some(({ text }) => mark.test(text)))
  const begins = told.some(([, mark]) => mark.test(sentences[0]?.text ?? ''))
  if (!begins || shareOf(sentences, ({ text }) => PRACTICAL.test(text)) < 0.3) return []
  const at = (mark: RegExp) => sentences.findIndex(({ text }) => mark.test(text))
  const [first = '', second] = told.toSorted((a, b) => at(a[1]) - at(b[1])).map(([deed]) => deed)
  const both = second === undefined ? first : `${first} en ${second}`
  return [both.slice(0, 1).toUpperCase() + both.slice(1)]
}

/** Several people who say what they think of it. */
function reacts(sentences: readonly Sentence[]): boolean {
  const speakers = new Set(sentences.flatMap(({ fact }) => fact?.quote?.speaker ?? []))
  const mark = /reage|reactie|noemt|vreest|kritiek|teleurgesteld|opgelucht|begrijpt|niet blij|boos|zorgen/iu
  return speakers.size >= 2 && sentences.filter(({ text }) => mark.test(text)).length >= 2
}

/** Advice: it opens with an order, and half of its prose gives one. */
function orders(sentences: readonly Sentence[]): boolean {
  const prose = sentences.filter(({ fact }) => fact !== null)
  const isOrder = ({ text, fact }: Sentence) => isStem(wordsOf(text)[0] ?? '') || fact?.kinds.has('action') === true
  return isStem(wordsOf(sentences[0]?.text ?? '')[0] ?? '') && shareOf(prose, isOrder) >= 0.5
}

/** Whether a part tells what happened: mostly in the past, by nobody of their own. */
export function isPast(sentences: readonly Sentence[]): boolean {
  const own = /(?<!\p{L})(?:ik|mij|mijn|me|we|wij|ons|onze)(?!\p{L})/iu
  const told = sentences.filter(({ fact }) => fact?.quote == null)
  return !told.some(({ text }) => own.test(text)) && shareOf(told, ({ text }) => hasPast(wordsOf(text))) >= 0.6
}
