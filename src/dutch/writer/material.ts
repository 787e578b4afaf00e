// Reads a subject once, into what all tools build with: the facts that may be used, the title, and names for what it is about.
// Knows nothing of networks and lengths.
import { readArticle, type Fact } from '../source/article.ts'
import { languageOf } from '../source/language.ts'
import type { Tone } from '../source/tone.ts'
import { bannedIn } from '../banned-words.ts'
import { addressedIn } from './address.ts'
import { contradicts } from './contradiction.ts'
import { headline } from './endings.ts'
import { labelsOf } from './labels.ts'
import { leans } from './leaning-words.ts'
import { bare, stemsOf } from './likeness.ts'
import type { Subject, Taste } from './subject.ts'

/** A fact with what the writer wants to know of it. */
export interface Piece {
  fact: Fact
  /** The sentence in its shortest whole form. */
  short: string
  stems: ReadonlySet<string>
  /** Whether it says by itself what the article is about. */
  topical: boolean
  /** Whether it stands in the description: the editor's own summary. */
  summary: boolean
  /** Whether it can be read without what stands before it. */
  alone: boolean
}

export interface Material {
  /** As readable as it can be made, without a final full stop; empty when there are no words at all. */
  title: string
  language: 'nl' | 'en'
  tone: Tone
  suicide: boolean
  address: 'je' | 'u'
  /** Best first. */
  ranked: readonly Piece[]
  /** The same in the order of the text. */
  place: readonly Piece[]
  /** Short names for what it is about, the best first: 'Fietsbrug over de Linge'. */
  labels: readonly string[]
  /** Words that stand somewhere in lower case: no names, so they may lose a capital. */
  plainWords: ReadonlySet<string>
  recipe: boolean
  /** Whether the title and a fact may stand in one text: not when they contradict each other. */
  titleHolds: boolean
}

/** More facts than these are not looked at: no set of texts needs them. */
const MOST_FACTS = 40
/** Of the words of the topic, those that a fact must have one of to say by itself what it is about. */
const TOPIC_WORDS = 6

/** In words: sentences that begin so are the same. */
const SAME_START = 5

/** A speaker that was read wrongly. */
const BROKEN = /(?:zegt|zei|aldus|vertelt) (?:Bij|In|Op|Met|Voor|Na|Toen|Als) /u

/** Amounts as a recipe lists them, and how many make one. */
const AMOUNT = /\d\s?(?:g|gram|kg|ml|dl|cl|el|tl|eetlepels?|theelepels?)(?![\p{L}/])/gu
const AMOUNTS_OF_RECIPE = 4

/**
 * The material of a subject in `wanted`, the language of the texts (left out: its own). Null when neither its source nor its
 * title is in a language that the writer knows.
 */
export function readMaterial(subject: Subject, taste: Taste, wanted?: 'nl' | 'en'): Material | null {
  const { title: named, source } = subject
  // A title that is typed again as description tells nothing more.
  const description = bare(subject.description ?? '') === bare(named) ? null : subject.description
  const reading = readArticle({ ...subject, description })
  const titled = languageOf(reading.title)
  // A Dutch title above an English source: facts would be in another language than the title.
  const mixed = titled !== null && titled !== 'other' && reading.language !== 'other' && titled !== reading.language
  const language = wanted ?? (titled === 'nl' || titled === 'en' ? titled : reading.language)
  if (language === 'other' || (titled === 'other' && reading.facts.length === 0)) return null
  const foreign = reading.language !== language
  const { tone, suicide } = reading
  const address = taste.address ?? reading.address ?? 'je'
  const usable = (fact: Fact) =>
    bannedIn(fact.short, taste.banned).length === 0 &&
    !(addressedIn(fact.short) === (address === 'je' ? 'u' : 'je')) &&
    !(tone !== 'licht' && fact.short.includes('!')) &&
    !BROKEN.test(fact.short)
  const whole = `${reading.title} ${description ?? ''} ${source ?? ''}`
  const plainWords = new Set(whole.match(/(?<![\p{L}-])\p{Ll}[\p{L}’'-]*/gu))
  const facts = foreign ? [] : reading.facts.filter(usable).slice(0, MOST_FACTS)
  const known = new Set(facts)
  const labels = labelsOf(reading.title, foreign ? { phrase: null, words: [] } : reading.topic, language, plainWords)
  const about = stemsOf([reading.title, ...labels, ...reading.topic.words.slice(0, TOPIC_WORDS)].join(' '))
  const names = reading.title.match(/(?<=\s)\p{Lu}[\p{L}-]+/gu) ?? []
  const central = stemsOf([...labels, ...names].join(' '))
  const pieceOf = (fact: Fact): Piece => {
    const stems = stemsOf(fact.short)
    const shared = [...stems].filter((stem) => about.has(stem)).length
    const topical = shared >= 2 || [...stems].some((stem) => central.has(stem))
    const summary = bare(description ?? '').includes(bare(fact.text).split(' ').slice(0, SAME_START).join(' '))
    return { fact, short: fact.short, stems, topical, summary, alone: fact.selfContained && !leans(fact.short) }
  }
  const ranked = facts.map(pieceOf)
  const place = reading.place.filter((fact) => known.has(fact)).map((fact) => ranked.find((piece) => piece.fact === fact) ?? pieceOf(fact))
  const title = /\p{L}/u.test(reading.title) && !(mixed && foreign && titled !== language) ? reading.title : titleFrom(ranked)
  return {
    title,
    language,
    tone,
    suicide,
    address,
    ranked,
    place,
    labels,
    plainWords,
    recipe: tone === 'licht' && (whole.match(AMOUNT)?.length ?? 0) >= AMOUNTS_OF_RECIPE,
    titleHolds: !contradicts(title, source ?? ''),
  }
}

/** A title of emoji or marks only: the first fact names the subject instead. */
function titleFrom(ranked: readonly Piece[]): string {
  const first = ranked.find(({ alone }) => alone)
  return first === undefined ? '' : headline(first.short)
}
