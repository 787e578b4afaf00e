// Reads a subject once, into what all tools build with: the facts that may be used, the title, and names for what it is about.
// Knows nothing of networks and lengths.
import { readArticle, type ArticleReading } from '../source/article.ts'
import type { Fact } from '../source/fact.ts'
import { hangsOnBefore } from '../source/hanging.ts'
import { languageOf } from '../source/language.ts'
import type { Tone } from '../source/tone.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'
import { bannedIn } from '../banned-words.ts'
import { addressedIn } from './address.ts'
import { contradicts } from './contradiction.ts'
import { definitesOf, knownFrom, type Definites } from './definite-nouns.ts'
import { headline } from './endings.ts'
import { labelsOf } from './labels.ts'
import { leans } from './leaning-words.ts'
import { bare, overlap, stemsOf } from './likeness.ts'
import { structureOf, type Structure } from './structure.ts'
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
  /** The nouns that it takes for known. */
  definites: Definites
  /** Of a quote: whether a reader knows who speaks, by what they are or by title and description. */
  introduced: boolean
}

export interface Material {
  /** As readable as it can be made, without a final full stop; empty when there are no words at all. */
  title: string
  /** False when the title was made of the first fact. */
  titled: boolean
  language: 'nl' | 'en'
  tone: Tone
  suicide: boolean
  address: 'je' | 'u'
  /** Best first. */
  ranked: readonly Piece[]
  /** In the order of the text, the weaker ones too: they go on from the others. */
  place: readonly Piece[]
  /** What a recipe lists to be bought: '200 g pure chocolade'. */
  ingredients: readonly string[]
  /** Short names for what it is about, the best first: 'Fietsbrug over de Linge'. */
  labels: readonly string[]
  /** Words that stand somewhere in lower case: no names, so they may lose a capital. */
  plainWords: ReadonlySet<string>
  recipe: boolean
  structure: Structure
  /** Of the words that title, labels and keywords have. */
  topicStems: ReadonlySet<string>
  /** Whether the title and a fact may stand in one text: not when they contradict each other. */
  titleHolds: boolean
}

/** More facts than these are not looked at: no set of texts needs them. */
const MOST_FACTS = 40
/** Nor are more than these, in running text. */
const MOST_TOLD = 120
/** Of the words of the topic, those that a fact must have one of to say by itself what it is about. */
const TOPIC_WORDS = 6

/** A speaker that was read wrongly. */
const BROKEN = /(?:zegt|zei|aldus|vertelt) (?:Bij|In|Op|Met|Voor|Na|Toen|Als) /u

/** Amounts as a recipe lists them, and how many make one. */
const AMOUNT = /\d\s?(?:g|gram|kg|ml|dl|cl|el|tl|eetlepels?|theelepels?)(?![\p{L}/])/gu
const AMOUNTS_OF_RECIPE = 2
/** The share of a title's words that an English text has too when the title is English. */
const SAME_LANGUAGE = 0.75

/**
 * The material of a subject in `wanted`, the language of the texts (left out: its own). Null when neither its source nor its
 * title is in a language that the writer knows.
 */
export function readMaterial(subject: Subject, taste: Taste, wanted?: 'nl' | 'en'): Material | null {
  const { title: named, source } = subject
  // A title that is typed again as description tells nothing more.
  const description = bare(subject.description ?? '') === bare(named) ? null : (subject.description ?? null)
  const reading = readArticle({ ...subject, description })
  const own = languageOfTitle(reading, `${description ?? ''} ${source ?? ''}`)
  const language = wanted ?? own ?? reading.language
  if (language === 'other' || (own === null && reading.language === 'other')) return null
  const whole = `${reading.title} ${description ?? ''} ${source ?? ''}`
  const plainWords = new Set(whole.match(/(?<![\p{L}-])\p{Ll}[\p{L}’'-]*/gu))
  const foreign = reading.language !== language
  const labels = labelsOf(reading.title, foreign ? { phrase: null, words: [] } : reading.topic, language, {
    words: plainWords,
    text: whole,
    guiding: reading.tone === 'licht' || addressedIn(`${reading.title} ${description ?? ''}`) !== null,
  })
  const address = taste.address ?? reading.address ?? 'je'
  const facts = foreign
    ? []
    : reading.facts.filter((fact) => mayBeUsed(fact, reading.tone, address, taste.banned)).slice(0, MOST_TOLD)
  const pieceOf = pieces(reading, labels, description ?? '')
  const recipe = reading.tone === 'licht' && (whole.match(AMOUNT)?.length ?? 0) >= AMOUNTS_OF_RECIPE
  const told = facts.map(pieceOf)
  const ranked = told.slice(0, MOST_FACTS)
  const titled = /\p{Script=Latin}/u.test(reading.title) && (own === null || own === language || ranked.length === 0)
  const title = titled ? reading.title.replace(/\s[-–—|:]$/u, '') : titleFrom(ranked)
  return {
    title,
    titled,
    language,
    tone: reading.tone,
    suicide: reading.suicide,
    address,
    ranked,
    place: told.toSorted((a, b) => a.fact.index - b.fact.index),
    ingredients: reading.ingredients,
    labels: titled ? labels : [],
    plainWords,
    recipe,
    topicStems: stemsOf([reading.title, ...labels, ...reading.topic.words.slice(0, TOPIC_WORDS)].join(' ')),
    structure: structureOf(foreign ? '' : (source ?? ''), recipe),
    titleHolds: titled && !contradicts(title, source ?? ''),
  }
}

/**
 * The language of a title. A short one that cannot be told is in the language of its text, unless that is English and has few
 * of its words: then it is Dutch, as the writer's users are. Null when it is another language, or has no words.
 */
function languageOfTitle({ title, language }: ArticleReading, text: string): 'nl' | 'en' | null {
  // A Dutch text may well have an English name for a title.
  if (language === 'nl' && text.trim() !== '') return /\p{Script=Latin}/u.test(title) ? 'nl' : null
  const found = languageOf(title)
  if (found === 'nl' || found === 'en') return found
  if (found === 'other' || !/\p{Script=Latin}/u.test(title)) return null
  if (language !== 'en' || text.trim() === '') return language === 'other' ? null : language
  return overlap(stemsOf(title), stemsOf(text)) >= SAME_LANGUAGE ? 'en' : 'nl'
}

/** Whether a fact may be told: without a forbidden word, to a reader who is addressed in another way, or too loudly for its tone. */
function mayBeUsed({ short }: Fact, tone: Tone, address: 'je' | 'u', banned: readonly string[]): boolean {
  const spoken = addressedIn(short)
  if (spoken !== null && spoken !== address) return false
  return bannedIn(short, banned).length === 0 && !(tone !== 'licht' && short.includes('!')) && !BROKEN.test(short)
}

/** 'de brug' of an article about a 'fietsbrug'. */
const isHead = (stem: string, central: ReadonlySet<string>): boolean =>
  stem.length >= LEAST_HEAD && [...central].some((other) => other.endsWith(stem))
const LEAST_HEAD = 4

/** Makes pieces of the facts of an article. */
function pieces(
  { title, topic, described }: ArticleReading,
  labels: readonly string[],
  description: string,
): (fact: Fact) => Piece {
  const about = stemsOf([title, ...labels, ...topic.words.slice(0, TOPIC_WORDS)].join(' '))
  const names = title.match(/(?<=\s)\p{Lu}[\p{L}-]+/gu) ?? []
  const central = stemsOf([...labels, ...names].join(' '))
  const titleWords = new Set(wordsOf(title))
  const known = knownFrom(`${title} ${description} ${labels.join(' ')}`)
  return (fact) => {
    const stems = stemsOf(fact.short)
    const shared = [...stems].filter((stem) => about.has(stem)).length
    const topical = shared >= 2 || [...stems].some((stem) => central.has(stem) || isHead(stem, central))
    const summary = fact.paragraph < described
    // A description may have lines without a verb: 'Het familierecept van tante Riek'.
    const whole = fact.selfContained || (summary && !hangsOnBefore(fact.short, titleWords))
    const speaker = fact.quote?.speaker ?? ''
    const introduced = /^\p{Ll}/u.test(speaker) || known.has(stemOfWord(wordsOf(speaker).at(-1) ?? ''))
    const definites = definitesOf(fact.short, known)
    return {
      fact,
      short: fact.short,
      stems,
      topical,
      summary,
      alone: whole && !leans(fact.short),
      definites,
      introduced,
    }
  }
}

/** A title of emoji or marks only: the first fact names the subject instead. */
function titleFrom(ranked: readonly Piece[]): string {
  const first = ranked.find(({ alone }) => alone)
  return first === undefined ? '' : headline(first.short)
}
