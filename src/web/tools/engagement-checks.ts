// What makes a text work, as named checks, and how many points each is worth: on which network, in which tone. Pure; knows no
// tool and no screen.
import { characterCount } from '#contract/text.ts'
import type { Tone } from '#contract/tools/article.ts'
import { INSTAGRAM_FOLD } from './instagram-fold.ts'
import { beginsAnew, namesWithin, withoutLabel } from './subject-words.ts'
import {
  addressesReader,
  asksOrCalls,
  asksOrCallsOtherwise,
  firstSentence,
  hasEmoji,
  hasNumber,
  hasQuote,
  namesSomeone,
  pleads,
  pointsToBio,
  promisesUse,
  saysConsequence,
  saysWhen,
  withoutSending,
} from './text-marks.ts'

/** Where a text is read: that decides what counts. */
export type Network = 'facebook' | 'pinterest' | 'instagram' | 'titles'

/** What a text is checked against. */
export interface EngagementTerms {
  network: Network
  /** The title it was written for. */
  title: string
  /** Recommended length, in characters. */
  length: { min: number; max: number }
  /** Of what is written about: it decides whether an emoji and a question count for a text or against it. */
  tone: Tone
}

/** A check as it holds for certain terms. `has` follows 'deze tekst', `lacks` follows one other text or several. */
export interface Check {
  name: string
  met: (text: string) => boolean
  has: (text: string) => string
  lacks: readonly [one: string, more: string]
  /** Of form: no reader would miss it, so as a reason it comes last. */
  isFormal?: boolean
  /** A text that does not meet it is never the best one. */
  isBinding?: boolean
}

/** In characters: within these the subject should be named (specification, section 2: the first 30 to 60). */
const OPENING = 60
const FIRST_WORDS = 30

const length = ({ length: { min, max } }: EngagementTerms): Check => ({
  name: `${min} tot ${max} tekens lang`,
  met: (text) => characterCount(text) >= min && characterCount(text) <= max,
  has: () => 'heeft de goede lengte',
  lacks: ['is te lang of te kort', 'zijn te lang of te kort'],
  isFormal: true,
})

const subject = ({ title, network }: EngagementTerms): Check => ({
  name: `Het onderwerp in de eerste ${OPENING} tekens`,
  // As a heading before a colon it is no part of what is said; in a title that is how it is done.
  met: (text) => namesWithin(OPENING, network === 'titles' ? text : withoutLabel(text), title),
  has: () => 'zegt meteen waar het over gaat',
  lacks: ['zegt niet meteen waar het over gaat', 'zeggen niet meteen waar het over gaat'],
  isFormal: true,
})

const keyword = ({ title }: EngagementTerms): Check => ({
  name: `Het zoekwoord in de eerste ${FIRST_WORDS} tekens`,
  met: (text) => namesWithin(FIRST_WORDS, text, title),
  has: () => 'noemt het zoekwoord vooraan',
  lacks: ['noemt het zoekwoord later', 'noemen het zoekwoord later'],
})

/** The title stands below a post already. */
const anew = ({ title }: EngagementTerms): Check => ({
  name: 'Een ander begin dan de titel, die er al onder staat',
  met: (text) => beginsAnew(title, text),
  has: () => 'begint met iets nieuws',
  lacks: ['begint met de titel', 'beginnen met de titel'],
})

const consequence = (): Check => ({
  name: 'Wat er moet, kan of verandert',
  // Where to read on changes nothing, and every text says it.
  met: (text) => saysConsequence(withoutSending(text)),
  has: () => 'zegt wat er moet, kan of verandert',
  lacks: ['zegt niet wat er verandert', 'zeggen niet wat er verandert'],
})

const day = (): Check => ({
  name: 'Een dag of datum',
  met: saysWhen,
  has: () => 'zegt wanneer',
  lacks: ['zegt niet wanneer', 'zeggen niet wanneer'],
})

const number = ({ tone }: EngagementTerms): Check => ({
  // About a death a figure is no merit to be named.
  isFormal: tone === 'ernstig',
  name: 'Een getal',
  met: hasNumber,
  has: () => 'geeft een getal',
  lacks: ['geeft geen getal', 'geven geen getal'],
})

const quote = (): Check => ({
  name: 'Een citaat',
  met: hasQuote,
  has: () => 'citeert iemand',
  lacks: ['citeert niemand', 'citeren niemand'],
})

const name = (): Check => ({
  name: 'Een naam of plaats',
  met: namesSomeone,
  has: () => 'noemt een naam of plaats',
  lacks: ['noemt geen naam of plaats', 'noemen geen naam of plaats'],
})

const use = (): Check => ({
  name: 'Wat de lezer eraan heeft',
  met: promisesUse,
  has: () => 'zegt wat de lezer eraan heeft',
  lacks: ['belooft niets bruikbaars', 'beloven niets bruikbaars'],
})

/** What people look for; news is not looked for to be used. */
const service = (terms: EngagementTerms) => (terms.tone === 'licht' ? use() : consequence())

const asking = ({ tone, network }: EngagementTerms): Check => ({
  name: network === 'titles' ? 'Een vraag' : 'Een vraag of een oproep',
  // In a title 'lees verder' only fills.
  met: (text) =>
    (network === 'titles' ? text.includes('?') : asksOrCalls(text)) && (tone === 'licht' || !pleads(text, tone)),
  has: (text) => (text.includes('?') ? 'stelt een vraag' : 'roept op'),
  lacks: ['vraagt niets', 'vragen niets'],
})

const facts = (): Check => ({
  name: 'Feiten, zonder vraag of oproep',
  met: (text) => !asksOrCallsOtherwise(text),
  has: () => 'houdt het bij de feiten',
  lacks: ['vraagt of roept op', 'vragen of roepen op'],
})

const modest = ({ tone }: EngagementTerms): Check => ({
  name: `Geen vraag naar een mening en geen oproep om te delen${tone === 'ernstig' ? ', geen uitroepteken' : ''}`,
  met: (text) => !pleads(text, tone),
  has: () => 'vraagt niet om een mening of om delen',
  lacks: ['past niet bij de toon', 'passen niet bij de toon'],
  isBinding: true,
})

const reader = ({ tone }: EngagementTerms): Check => ({
  name: 'De lezer aangesproken met je of u',
  met: (text) => addressesReader(withoutSending(text)) && (tone === 'licht' || !pleads(text, tone)),
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
  met: pointsToBio,
  has: () => 'wijst naar de link in bio',
  lacks: ['wijst niet naar de link', 'wijzen niet naar de link'],
})

const emoji = (): Check => ({
  name: 'Een emoji',
  met: hasEmoji,
  has: () => 'heeft een emoji',
  lacks: ['heeft geen emoji', 'hebben geen emoji'],
})

const noEmoji = (): Check => ({
  name: 'Geen emoji, bij deze toon',
  met: (text) => !hasEmoji(text),
  has: () => 'laat emoji weg',
  lacks: ['heeft een emoji', 'hebben een emoji'],
  isBinding: true,
})

type Line = readonly [points: number, check: (terms: EngagementTerms) => Check]

/** What counts where, in every tone: 26 points for each network. */
const lines: Record<Network, readonly Line[]> = {
  facebook: [
    [3, length],
    [4, subject],
    [4, anew],
    [5, consequence],
    [4, day],
    [2, number],
    [2, name],
    [2, quote],
  ],
  pinterest: [
    [4, length],
    [10, keyword],
    [6, service],
    [4, day],
    [2, number],
  ],
  instagram: [
    [4, length],
    [5, subject],
    [5, fold],
    [4, consequence],
    [3, bio],
    [3, day],
    [2, number],
  ],
  titles: [
    [5, length],
    [6, subject],
    [5, consequence],
    [5, day],
    [3, number],
    [2, quote],
  ],
}

/** What a tone adds: 8 points, on every network the same. */
const linesOfTone: Record<Tone, readonly Line[]> = {
  licht: [
    [3, asking],
    [3, reader],
    [2, emoji],
  ],
  nieuws: [
    [3, noEmoji],
    [3, modest],
    [1, asking],
    [1, reader],
  ],
  ernstig: [
    [3, noEmoji],
    [2, modest],
    [3, facts],
  ],
}

/** The checks that hold for these terms, with what each is worth: 34 points together, so that with all a text scores 94. */
export function checksFor(terms: EngagementTerms): readonly (Check & { points: number })[] {
  return [...lines[terms.network], ...linesOfTone[terms.tone]].map(([points, check]) => ({ points, ...check(terms) }))
}
