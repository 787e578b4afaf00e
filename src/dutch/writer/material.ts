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
import { overlap, stemsOf } from './likeness.ts'
import type { Subject, Taste } from './subject.ts'

/** A fact with what the writer wants to know of it. */
export interface Piece {
  fact: Fact
  /** The sentence in its shortest whole form. */
  short: string
  stems: ReadonlySet<string>
  /** Whether it says by itself what the article is about. */
  topical: boolean
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
  recipe: boolean
  /** Whether the title and a fact may stand in one text: not when they contradict each other. */
  titleHolds: boolean
}

/** More facts than these are not looked at: no set of texts needs them. */
const MOST_FACTS = 40

const RECIPE = /(?<!\p{L})(?:recept|gram|eetlepels?|theelepels?|el|tl|oven|beslag|deeg)(?!\p{L})/giu
/** Words of the kitchen that make a text a recipe. */
const RECIPE_WORDS = 4

/**
 * The material of a subject in `wanted`, the language of the texts (left out: its own). Null when neither its source nor its
 * title is in a language that the writer knows.
 */
export function readMaterial(subject: Subject, taste: Taste, wanted?: 'nl' | 'en'): Material | null {
  const reading = readArticle(subject)
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
    !(tone !== 'licht' && fact.short.includes('!'))
  const facts = foreign ? [] : reading.facts.filter(usable).slice(0, MOST_FACTS)
  const known = new Set(facts)
  const about = new Set([...stemsOf(reading.title), ...reading.topic.words.flatMap((word) => [...stemsOf(word)])])
  const pieceOf = (fact: Fact): Piece => {
    const stems = stemsOf(fact.short)
    return { fact, short: fact.short, stems, topical: overlap(stems, about) > 0 && [...stems].some((stem) => about.has(stem)) }
  }
  const ranked = facts.map(pieceOf)
  const place = reading.place.filter((fact) => known.has(fact)).map((fact) => ranked.find((piece) => piece.fact === fact) ?? pieceOf(fact))
  const title = /\p{L}/u.test(reading.title) && !(mixed && foreign && titled !== language) ? reading.title : titleFrom(ranked)
  const whole = `${reading.title} ${subject.description ?? ''} ${subject.source ?? ''}`
  return {
    title,
    language,
    tone,
    suicide,
    address,
    ranked,
    place,
    labels: foreign ? labelsOf(title, null, [], language) : labelsOf(title, reading.topic.phrase, reading.topic.words, language),
    recipe: tone === 'licht' && (whole.match(RECIPE)?.length ?? 0) >= RECIPE_WORDS,
    titleHolds: !contradicts(title, subject.source ?? ''),
  }
}

/** A title of emoji or marks only: the first fact names the subject instead. */
function titleFrom(ranked: readonly Piece[]): string {
  const first = ranked.find(({ fact }) => fact.selfContained)
  return first === undefined ? '' : headline(first.short)
}
