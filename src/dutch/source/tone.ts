// Decides the tone of an article by all that is given of it: light, news or serious. Knows nothing of what is written with it.
// In doubt it is news.

import { FIGURATIVE, GRAVE, LIGHT, NEWS } from './words/tone-words.ts'

/** How an article is to be told. */
export type Tone = 'licht' | 'nieuws' | 'ernstig'

/** What the tone is read from; `source` is read up to 20,000 characters. */
export interface Told {
  title: string
  description?: string | null | undefined
  source?: string | null | undefined
}

/** The line that a text about suicide offers, letter for letter as 113 asks the press. */
export const HELPLINE_113 = 'Denk je aan zelfdoding? Bel 113 of 0800-0113, of chat op 113.nl.'

const READ_CHARACTERS = 20_000

/** Words that tell a tone: whole ones, ones by their beginning, and phrases. Sets, because reading by patterns takes ten times as long. */
interface Marks {
  words: ReadonlySet<string>
  beginnings: ReadonlySet<string>
  phrases: RegExp
}

const alternatives = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(/\|(?![^(]*\))/u))

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
const SUICIDE =
  /zelfdoding|zelfmoord(?!aanslag|terror|actie|commando)|suïcid|suicid(?!e squad)|113\.nl|0800-0113|levensmoe|doodswens|(?:einde aan (?:zijn|haar|mijn|hun|het|je) leven)|(?:niet meer (?:wil|wilde|willen|wilden) leven)/iu

/** True when what is given speaks of suicide: then `HELPLINE_113` is offered. */
export function mentionsSuicide(given: Told): boolean {
  return [given.title, given.description, given.source].some(
    (text) =>
      text && SUICIDE.test(text.slice(0, READ_CHARACTERS).replace(/politieke zelfmoord|political suicide/giu, '')),
  )
}

/** The tone of an article; 'nieuws' in doubt. Death or violence in the title, or told throughout, wins from a light subject. */
export function toneOf(given: Told): Tone {
  const title = plain(given.title)
  const description = plain(given.description ?? '')
  const source = plain(given.source ?? '')
  if (isGrave(title, description, source)) return 'ernstig'
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
  const told = source.slice(0, READ_CHARACTERS).replace(/[‘“"][^‘“’”"\n]{1,600}[’”"]|(?<=\s)'[^'\n]{1,600}'/gu, ' ')
  const own = told.match(/(?<!\p{L})(?:ik|mijn|mij)(?!\p{L})/giu)?.length ?? 0
  return own >= LEAST_PERSONAL && own * WORDS_PER_PERSONAL >= told.split(/\s+/u).length
}
const PERSONAL_WEIGHT = 4
const LEAST_PERSONAL = 8
const WORDS_PER_PERSONAL = 30

/** One text, read for its tone: lower case, without what only sounds serious. */
interface Plain {
  text: string
  words: readonly string[]
}

function plain(given: string): Plain {
  const text = given.slice(0, READ_CHARACTERS).toLowerCase().replace(FIGURATIVE_MARKS, ' ')
  return { text, words: text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [] }
}

const SHORTEST_BEGINNING = 2

/** The marks found in a text, as often as they stand there. */
function found(marks: Marks, { text, words }: Plain): string[] {
  const hits = text.match(marks.phrases) ?? []
  const all: string[] = [...hits]
  for (const word of words) if (marks.words.has(word) || begins(marks, word)) all.push(word)
  return all
}

function begins({ beginnings }: Marks, word: string): boolean {
  for (let length = SHORTEST_BEGINNING; length <= word.length && length <= 20; length++)
    if (beginnings.has(word.slice(0, length))) return true
  return false
}

function isGrave(title: Plain, description: Plain, source: Plain): boolean {
  if (count(GRAVE_MARKS, title) > 0) return true
  const lead = count(GRAVE_MARKS, description)
  const told = count(GRAVE_MARKS, source)
  const words = source.words.length
  if (told >= LEAST_GRAVE && told * WORDS_PER_GRAVE >= words) return true
  // A few sentences that speak of little else.
  if (told > 1 && told * WORDS_PER_GRAVE_OF_FEW >= words) return true
  if (lead > 0) return source.words.length === 0 || told > 1
  return false
}

const count = (marks: Marks, text: Plain) => found(marks, text).length

/** Each word counts once, most where it stands first: in the title 3, in the description 2, in the source 1. */
function weigh(marks: Marks, title: Plain, description: Plain, source: Plain): number {
  const weights = new Map<string, number>()
  for (const [text, weight] of [
    [source, 1],
    [description, 2],
    [title, 3],
  ] as const)
    for (const word of found(marks, text)) weights.set(word, weight)
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0)
}
