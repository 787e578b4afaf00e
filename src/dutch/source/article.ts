// Reads an article: what it is about, how it is to be told, and its facts, best first. Writes nothing.

import { isShouted, unshout } from '#dutch/text/capitals.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { mostlyAddressed } from './address.ts'
import type { Fact } from './fact.ts'
import { factsIn } from './facts.ts'
import { languageOf } from './language.ts'
import { linesOf, type Line } from './lines.ts'
import { peopleIn } from './people.ts'
import { ranked } from './rank.ts'
import { isUntold } from './suicide.ts'
import { cleanTitle } from './title.ts'
import { mentionsSuicide, toneOf, type Told, type Tone } from './tone.ts'
import { phraseOf, stemCounts } from './topic.ts'

/** What the user gave; a tone they chose wins. */
export interface Given extends Told {
  tone?: Tone | null | undefined
}

export type { Fact }

export interface ArticleReading {
  language: 'nl' | 'en' | 'other'
  tone: Tone
  /** True when it speaks of suicide: then the line of 113 is offered. */
  suicide: boolean
  /** In ordinary capitals, without outer emoji, final full stop or a site's name. */
  title: string
  /** How the article addresses its reader; null when it does not, or mixes. */
  address: 'je' | 'u' | null
  /** Best first; empty with a title alone. Of a suicide never how or where. */
  facts: readonly Fact[]
  /** The same in the order of the text. */
  place: readonly Fact[]
  /** What it is about, in words of its title; null where that is not certain. */
  phrase: string | null
  /** How many of its first paragraphs are the description. */
  described: number
}

const DESCRIPTION_READ_CHARACTERS = 5_000

/** Reads any input, also none; never throws. Reads 20,000 characters of the source and 5,000 of the description. */
export function readArticle(given: Given): ArticleReading {
  const description = (given.description ?? '').slice(0, DESCRIPTION_READ_CHARACTERS)
  const source = given.source ?? ''
  const title = cleanTitle(given.title, `${description}\n${source.slice(0, 5_000)}`)
  const language = languageOf(source) ?? languageOf(description) ?? languageOf(title) ?? 'nl'
  const summary = linesOf(finished(description))
  const lines = [...summary, ...linesOf(source)]
  const whole = lines.map(({ text }) => text).join('\n')
  const counts = stemCounts(wordsOf(whole))
  const people = peopleIn(`${title}.\n${whole}`)
  const known = new Set(wordsOf(`${title} ${description}`))
  const found = language === 'other' ? [] : factsIn(readable(lines), people, known, language === 'en')
  const suicide = mentionsSuicide(given)
  const place = ranked(suicide ? found.filter((fact) => !isUntold(fact.text)) : found, { title, description, counts })
  return {
    language,
    tone: given.tone ?? toneOf(given),
    suicide,
    title,
    address: mostlyAddressed(whole) ?? mostlyAddressed(title),
    facts: place.toSorted((a, b) => b.score - a.score || a.index - b.index),
    place,
    phrase: phraseOf(title, counts),
    described: summary.length,
  }
}

/** A description that was typed without its full stop is a sentence all the same. */
function finished(description: string): string {
  const text = description.trim()
  return text === '' || text.includes('\n') || /[.!?…:]["'”’)]*$/u.test(text) || wordsOf(text).length < 5
    ? text
    : `${text}.`
}

function readable(lines: readonly Line[]): Line[] {
  return lines.map((line) =>
    !/\p{Ll}{4}/u.test(line.text) && isShouted(line.text) ? { ...line, text: unshout(line.text, '') } : line,
  )
}
