// Decides the tone of an article by all that is given of it: light, news or serious. Knows nothing of what is written with it.
// In doubt it is news.

import { unquoted } from './address.ts'
import { isAboutSuicide, speaksOfSuicide } from './suicide.ts'
import { DEATH_BY_VIOLENCE, FIGURATIVE, GRAVE, LIGHT, NEWS } from './words/tone-words.ts'

/** How an article is to be told. */
export type Tone = 'licht' | 'nieuws' | 'ernstig'

/** What the tone is read from; `source` is read up to 20,000 characters. */
export interface Told {
  title: string
  description?: string | null | undefined
  source?: string | null | undefined
}

/** What a text about suicide offers: the numbers and site that 113's tips for media ask to name, in a sentence of our own. */
export const HELPLINE_113 = 'Denk je aan zelfdoding? Bel 113 of 0800-0113, of chat op 113.nl.'
/** The same under an English text. */
export const HELPLINE_113_ENGLISH = 'In the Netherlands: call 113 or 0800-0113, or chat at 113.nl.'
/** The line in the language of a text. */
export const helplineIn = (language: 'nl' | 'en') => (language === 'nl' ? HELPLINE_113 : HELPLINE_113_ENGLISH)

const READ_CHARACTERS = 20_000

/** Words that tell a tone: whole ones, ones by their beginning, and phrases. Sets, because reading by patterns takes ten times as long. */
interface Marks {
  words: ReadonlySet<string>
  beginnings: ReadonlySet<string>
  phrases: RegExp
}

const alternatives = (lines: string) => lines.trim().split(/\n\s*|\|(?![^(]*\))/u)

function pattern(parts: readonly string[]): RegExp {
  const written = parts.map((part) => part.replaceAll(/(?<=[\p{L})])\*/gu, '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

function marksOf(lines: string): Marks {
  const parts = alternatives(lines)
  const single = parts.filter((part) => /^[\p{L}'’-]+\*?$/u.test(part))
  return {
    words: new Set(single.filter((part) => !part.endsWith('*'))),
    beginnings: new Set(single.filter((part) => part.endsWith('*')).map((part) => part.slice(0, -1))),
    phrases: pattern(parts.filter((part) => !single.includes(part))),
  }
}

const FIGURATIVE_MARKS = pattern(alternatives(FIGURATIVE))
const GRAVE_MARKS = marksOf(GRAVE)
const LIGHT_MARKS = marksOf(LIGHT)
const NEWS_MARKS = marksOf(NEWS)

/** True when what is given speaks of suicide, be it in passing: then `HELPLINE_113` is offered, whatever the tone. */
export const mentionsSuicide = ({ title, description, source }: Told): boolean =>
  [title, description, source].some((text) => text && speaksOfSuicide(text.slice(0, READ_CHARACTERS)))

/** The tone of an article; 'nieuws' in doubt. Suicide, and death or violence in the title or throughout, win from what is light. */
export function toneOf(given: Told): Tone {
  const title = plain(given.title)
  const description = plain(given.description ?? '')
  const source = plain(given.source ?? '')
  if (isAboutSuicide(title.whole, description.whole, source.whole) || isGrave(title, description, source))
    return 'ernstig'
  const light = weigh(LIGHT_MARKS, title, description, source) + (isPersonal(given.source ?? '') ? PERSONAL_WEIGHT : 0)
  const news = weigh(NEWS_MARKS, title, description, source)
  return light >= LEAST_LIGHT && light > news * LIGHT_LEAD ? 'licht' : 'nieuws'
}

const LEAST_LIGHT = 3
const LIGHT_LEAD = 1.25
/** One grave word in this many words is a text about it; fewer are a mention in passing. */
const WORDS_PER_GRAVE = 110
const WORDS_PER_GRAVE_OF_FEW = 25
const LEAST_GRAVE = 4

/** A column or a blog: 'ik' and 'mijn' all through, outside quotations. */
function isPersonal(source: string): boolean {
  const told = unquoted(source.slice(0, READ_CHARACTERS))
  const own = told.match(/(?<!\p{L})(?:ik|mijn|mij)(?!\p{L})/giu)?.length ?? 0
  return own >= LEAST_PERSONAL && own * WORDS_PER_PERSONAL >= told.split(/\s+/u).length
}
const PERSONAL_WEIGHT = 4
const LEAST_PERSONAL = 8
const WORDS_PER_PERSONAL = 30

/** One text, read for its tone: lower case, without what only sounds serious. */
interface Plain {
  /** As it was given, as far as it is read. */
  whole: string
  text: string
  words: readonly string[]
}

function plain(given: string): Plain {
  const whole = given.slice(0, READ_CHARACTERS)
  const text = whole.toLowerCase().replace(FIGURATIVE_MARKS, ' ')
  return { whole, text, words: text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [] }
}

const SHORTEST_BEGINNING = 2

/** The marks found in a text, as often as they stand there. */
const found = (marks: Marks, { text, words }: Plain): string[] => [
  ...(text.match(marks.phrases) ?? []),
  ...words.filter((word) => marks.words.has(word) || begins(marks, word)),
]

function begins({ beginnings }: Marks, word: string): boolean {
  for (let length = SHORTEST_BEGINNING; length <= word.length && length <= 20; length++)
    if (beginnings.has(word.slice(0, length))) return true
  return false
}

function isGrave(title: Plain, description: Plain, source: Plain): boolean {
  if (found(GRAVE_MARKS, title).length > 0) return true
  const lead = found(GRAVE_MARKS, description).length
  const told = found(GRAVE_MARKS, source).length
  const words = source.words.length
  if (told >= LEAST_GRAVE && told * WORDS_PER_GRAVE >= words) return true
  // A few sentences that speak of little else, one that tells of a violent death, or a lead that the text bears out.
  if (words <= WORDS_PER_GRAVE && source.text.search(VIOLENT_DEATH) !== -1) return true
  return told > 1 ? lead > 0 || told * WORDS_PER_GRAVE_OF_FEW >= words : lead > 0 && words === 0
}

const VIOLENT_DEATH = pattern(alternatives(DEATH_BY_VIOLENCE))

/** Each word counts once, most where it stands first: in the title 3, in the description 2, in the source 1. */
function weigh(marks: Marks, title: Plain, description: Plain, source: Plain): number {
  const hits = [source, description, title].flatMap((text, at) =>
    found(marks, text).map((hit) => [hit, at + 1] as const),
  )
  return [...new Map(hits).values()].reduce((sum, weight) => sum + weight, 0)
}
