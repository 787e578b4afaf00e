// How likely a text is to be read and answered, from named checks of the text itself: the same text always scores the same.
// Pure; knows no tool and no screen.
import { characterCount } from '#contract/text.ts'

/** The score of a text that meets no check; with all of them it is 94 (specification, section 9: 60 to 94). */
const BASE = 60

/** Above these the label changes (specification, section 9). */
const HIGH_ABOVE = 80
const MEDIUM_ABOVE = 60

/** Within how many characters the subject should be named (specification, section 2: the first 30 to 60). */
const OPENING = 60

export interface EngagementCheck {
  name: string
  /** What it adds when it is met. */
  points: number
  met: boolean
}

export type EngagementLevel = 'high' | 'medium' | 'normal'

export const engagementLabels = {
  high: 'Hoge engagement',
  medium: 'Gemiddelde engagement',
  normal: 'Normale engagement',
} as const satisfies Record<EngagementLevel, string>

export interface Engagement {
  /** 60 to 94. */
  score: number
  level: EngagementLevel
  checks: readonly EngagementCheck[]
}

/** What a text is checked against. */
export interface EngagementTerms {
  /** The title it was written for. */
  title: string
  /** Recommended length, in characters. */
  length: { min: number; max: number }
}

/** The score of `text`, and which checks it meets. The points of all checks add up to 34. */
export function engagementOf(text: string, { title, length }: EngagementTerms): Engagement {
  const count = characterCount(text)
  const checks: EngagementCheck[] = [
    {
      name: `${length.min} tot ${length.max} tekens lang`,
      points: 6,
      met: count >= length.min && count <= length.max,
    },
    { name: `Het onderwerp in de eerste ${OPENING} tekens`, points: 7, met: namesEarly(text, title) },
    { name: 'Een vraag of een oproep', points: 6, met: asksOrCalls(text) },
    { name: 'Een getal', points: 6, met: numbers.test(text) },
    { name: 'Een emoji', points: 5, met: hasEmoji(text) },
    { name: 'De lezer aangesproken met je of u', points: 4, met: address.test(text) },
  ]
  const score = checks.reduce((total, { points, met }) => total + (met ? points : 0), BASE)
  return { score, level: levelOf(score), checks }
}

function levelOf(score: number): EngagementLevel {
  if (score > HIGH_ABOVE) return 'high'
  return score > MEDIUM_ABOVE ? 'medium' : 'normal'
}

/**
 * Whether something in `text` is shown as an emoji. Digits, © and ™ carry the property Emoji too, but are plain text
 * unless a variation selector follows.
 */
export function hasEmoji(text: string): boolean {
  return /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(text)
}

const numbers =
  /\d|(?<!\p{L})(twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|tientallen|honderd|duizend)(?!\p{L})/iu

const address = /(?<!\p{L})(je|jij|jou|jouw|jullie|u|uw)(?!\p{L})/iu

/** Words that ask the reader to do something, as they stand in captions. */
const calls =
  /(?<!\p{L})(lees|bekijk|ontdek|klik|tik|swipe|check|bewaar|deel|tag|reageer|vertel|probeer|volg|vraag|kies|stem|meld|doe mee|laat (het )?(ons |me )?weten|link in (de )?bio)(?!\p{L})/iu

const asksOrCalls = (text: string) => text.includes('?') || calls.test(text)

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

/** Whether a word of `title` stands in the opening of `text`. Function words count only when it has no others. */
function namesEarly(text: string, title: string): boolean {
  const words = wordsIn(title)
  const carrying = words.filter((word) => !functionWords.has(word))
  const wanted = carrying.length > 0 ? carrying : words
  const opening = wordsIn([...text].slice(0, OPENING).join(''))
  return wanted.some((word) => opening.some((other) => sameStem(word, other)))
}

/** 'fietsen' and 'fiets' are the same subject; shorter words have to be the same. */
function sameStem(one: string, other: string): boolean {
  const STEM = 5
  return one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM))
}
