// Reads a subject once, into what all tools build with: the facts that may be used, the title, and names for what it is about.
// Knows nothing of networks and lengths.
import { readArticle, type ArticleReading } from '../source/article.ts'
import type { Fact } from '../source/fact.ts'
import { hangsOnBefore } from '../source/hanging.ts'
import { languageOf } from '../source/language.ts'
import { withoutHeadline } from '../source/title.ts'
import type { Tone } from '../source/tone.ts'
import { hasMainVerb } from '../text/finite-verbs.ts'
import { wordsOf } from '../text/words.ts'
import { capitalise } from '../text/capitals.ts'
import { bannedIn } from '../banned-words.ts'
import { addressedIn } from '../source/address.ts'
import { contradicts } from './contradiction.ts'
import { definitesOf, knownFrom } from './definite-nouns.ts'
import { headline, isQuote, type Form } from './endings.ts'
import { groundOf, type Ground, type Read } from './ground.ts'
import { bare, overlap, stemsOf } from './likeness.ts'
import { isParted, isTiny, LEAST_PART, namedIn, newsReader } from './news.ts'
import { isOnesOwn } from './own-voice.ts'
import { structureOf, type Structure } from './structure.ts'
import type { Subject, Taste } from './subject.ts'

/** A fact with what the writer wants to know of it. */
export interface Piece extends Read {
  stems: ReadonlySet<string>
  /** Whether it can be read without what stands before it. */
  alone: boolean
  /** What its reader has to go by. */
  ground: Ground
  /** Whether it carries the news: a reader of it alone knows what the article is about. */
  news: boolean
}

export interface Material {
  /** As readable as it can be made, without a final full stop; empty when there are no words at all. */
  title: string
  /** What may begin two texts of a set: the title, or nothing where a sentence stands for it. */
  twice: string
  /** A title that is a quote: who says it and about what, nobody can tell from it, so the first sentence is the title. */
  said: string | null
  language: 'nl' | 'en'
  tone: Tone
  suicide: boolean
  address: 'je' | 'u'
  /** Best first. */
  ranked: readonly Piece[]
  /** In the order of the text, the weaker ones too: they go on from the others. */
  place: readonly Piece[]
  /** A short name for what it is about: 'Fietsbrug over de Linge'; null where that is not certain. */
  label: string | null
  /** A title of a word or two, which says nothing by itself. */
  tiny: boolean
  /** Words that stand somewhere in lower case: no names, so they may lose a capital. */
  plainWords: ReadonlySet<string>
  recipe: boolean
  /** What there is to read, as its readers call it. */
  form: Form
  /** Grave, or a warning: nothing is announced as new above it, and nobody puts it in a shop window. */
  calm: boolean
  /** Of which no day, hour or place may be missing. */
  warns: boolean
  structure: Structure
  /** Whether the title and a fact may stand in one text: not when they contradict each other, or share no word. */
  titleHolds: boolean
}

/** More facts than these are not looked at: no set of texts needs them. */
const MOST_FACTS = 40
/** In characters: a longer name is no name. */
const LABEL_MOST = 40
/** Nor are more than these, in running text. */
const MOST_TOLD = 120

/** A speaker that was read wrongly. */
const BROKEN = /(?:zegt|zei|aldus|vertelt) (?:Bij|In|Op|Met|Voor|Na|Toen|Als) /u

/** Amounts as a recipe has them, in a list or with what is done with them: a test of bags weighs too. */
const AMOUNT = /\d\s?(?:g|gram|kg|ml|dl|cl|el|tl|eetlepels?|theelepels?)(?![\p{L}/])/gu
const COOKING =
  /(?<!\p{L})(?:bak|kook|kneed|klop|roer|meng|snijd?|fruit|verwarm|rooster|oven|pan|deeg|beslag|recept|mix|stir|bake|chop|heat|bowl)(?!\p{L})/giu
const LISTED = /^\s*(?:[-*•–]\s*)?\d[\d.,/½]*\s?(?:g|gram|kg|ml|dl|cl|el|tl|eetlepels?|theelepels?) \p{Ll}/gmu
const FEWEST = 2
/** A job that is offered: 'Verzorgende IG (20-32 uur)'. */
const VACANCY = /(?<!\p{L})vacature(?!\p{L})|\(m\/v|\(\d+(?: ?[-–] ?\d+)? uur\)/iu
/** What is to be done or left at once. */
const WARNING =
  /(?<!\p{L})(?:code (?:oranje|rood|geel)|kook uw|drinkwater|evacu\p{L}*|(?:bewoners|inwoners|mensen|gezinnen)(?: \p{L}+){0,3} moeten weg|nl-alert)(?!\p{L})/iu
/** The share of a title's words that an English text has too when the title is English. */
const SAME_LANGUAGE = 0.75

/**
 * The material of a subject in `wanted`, the language of the texts (left out: its own). Null when neither its source nor its
 * title is in a language that the writer knows.
 */
export function readMaterial(subject: Subject, taste: Taste, wanted?: 'nl' | 'en'): Material | null {
  const { title: named } = subject
  const source = withoutHeadline(subject.source ?? '', named)
  // A title that is typed again as description tells nothing more, nor do sentences of the article: they are no summary.
  const typed = bare(subject.description ?? '')
  const known = typed === bare(named) || bare(source).includes(typed)
  const description = known ? null : (subject.description ?? null)
  const reading = readArticle({ ...subject, source, description })
  const own = languageOfTitle(reading, `${description ?? ''} ${source}`)
  const language = wanted ?? own ?? reading.language
  if (language === 'other' || (own === null && reading.language === 'other')) return null
  const whole = `${reading.title} ${description ?? ''} ${source}`
  const plainWords = new Set(whole.match(/(?<![\p{L}\p{N}@./#-])\p{Ll}[\p{L}’'-]*/gu))
  const foreign = reading.language !== language
  const { phrase } = reading
  const called =
    phrase === null || phrase.length <= LABEL_MOST
      ? phrase
      : (/^.+?(?= (?:met|uit|van|voor|in) )/u.exec(phrase)?.[0] ?? null)
  const label = foreign || called === null ? null : capitalise(called)
  const address = taste.address ?? reading.address ?? 'je'
  const facts = foreign
    ? []
    : reading.facts.filter((fact) => mayBeUsed(fact, reading.tone, address, taste.banned)).slice(0, MOST_TOLD)
  const pieceOf = pieces(reading, label ?? '', description ?? '')
  const recipe =
    reading.tone === 'licht' &&
    [[LISTED], [AMOUNT, COOKING]].some((all) => all.every((marks) => (whole.match(marks)?.length ?? 0) >= FEWEST))
  const inOrder = facts.map(pieceOf).toSorted((a, b) => a.fact.index - b.fact.index)
  const above = `${reading.title} ${description ?? ''}`
  // A description was written with its title, whatever words it has.
  const about = source.trim() === '' || isAboutTitle(reading.title, `${description ?? ''} ${source}`)
  const carries = newsReader(reading)
  const place = inOrder.map((piece): Piece => ({
    ...piece,
    ground: groundOf(piece, inOrder, above),
    news: piece.alone && carries(piece.fact),
  }))
  const ranked = place.toSorted((a, b) => facts.indexOf(a.fact) - facts.indexOf(b.fact)).slice(0, MOST_FACTS)
  const titled = /\p{Script=Latin}/u.test(reading.title) && (own === null || own === language || ranked.length === 0)
  const shown = titled ? reading.title.replace(/\s[-–—|:]$/u, '') : titleFrom(ranked)
  const told = isQuote(shown) ? place.find((piece) => mayEntitle(piece)) : undefined
  const warns = WARNING.test(reading.title)
  const structure = structureOf(foreign ? '' : source, recipe)
  const title = told === undefined ? shown : headline(told.short)
  return {
    title,
    said: told === undefined ? null : shown,
    twice: titled && told === undefined ? title : '',
    language,
    tone: reading.tone,
    suicide: reading.suicide,
    address,
    ranked,
    place,
    label: titled && about ? label : null,
    tiny: isTiny(reading.title),
    plainWords,
    recipe,
    form: recipe
      ? 'recept'
      : VACANCY.test(reading.title)
        ? 'vacature'
        : reading.tone === 'licht' && isOnesOwn(place)
          ? 'verhaal'
          : 'artikel',
    calm: reading.tone === 'ernstig' || warns,
    warns,
    // What somebody is asked in an interview says little by itself.
    structure: { ...structure, questions: told === undefined ? structure.questions : [] },
    titleHolds: titled && (place.length === 0 || about) && !contradicts(shown, source),
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

/** Whether a text has any word of its title, also as a part of a longer one; of a single word nobody can tell. */
function isAboutTitle(title: string, text: string): boolean {
  const [named, told] = [namedIn(title), namedIn(text)]
  return named.length < 2 || named.some((name) => told.some((stem) => isParted(name, stem)))
}

/** Whether a fact may be told: without a forbidden word, to a reader who is addressed in another way, or too loudly for its tone. */
function mayBeUsed({ short }: Fact, tone: Tone, address: 'je' | 'u', banned: readonly string[]): boolean {
  const spoken = addressedIn(short)
  if (spoken !== null && spoken !== address) return false
  return bannedIn(short, banned).length === 0 && !(tone !== 'licht' && short.includes('!')) && !BROKEN.test(short)
}

/** 'de brug' of an article about a 'fietsbrug'. */
const isHead = (stem: string, central: ReadonlySet<string>): boolean =>
  stem.length >= LEAST_PART && [...central].some((other) => other.endsWith(stem))

/** Makes pieces of the facts of an article. */
function pieces(
  { title, described }: ArticleReading,
  label: string,
  description: string,
): (fact: Fact) => Omit<Piece, 'ground' | 'news'> {
  const about = new Set(namedIn(`${title} ${description}`))
  const names = title.match(/(?<=\s)\p{Lu}[\p{L}-]+/gu) ?? []
  const central = stemsOf([label, ...names].join(' '))
  const titleWords = new Set(wordsOf(title))
  const named = namedIn(title)
  const known = knownFrom(`${title} ${description}`)
  return (fact) => {
    const stems = stemsOf(fact.short)
    const shared = [...stems].filter((stem) => about.has(stem)).length
    const topical = shared >= 2 || [...stems].some((stem) => central.has(stem) || isHead(stem, central))
    const summary = fact.paragraph < described
    // A description may have lines without a verb: 'Het familierecept van tante Riek'.
    const whole = fact.selfContained || (summary && !hangsOnBefore(fact.short, titleWords))
    const near =
      topical || [...stems].some((stem) => stem.length >= LEAST_PART && named.some((name) => isParted(name, stem)))
    const definites = definitesOf(fact.short, known)
    return { fact, short: fact.short, stems, topical, near, summary, alone: whole, definites }
  }
}

/** In characters: longer than this nothing is a title. */
const TITLE_MOST = 95

/** Whether a sentence can stand for a title that is a quote. */
const mayEntitle = ({ news, short, fact: { kinds } }: Piece): boolean =>
  news && !kinds.has('quote') && short.length <= TITLE_MOST && hasMainVerb(short)

/** A title of emoji or marks only: the first fact names the subject instead. */
function titleFrom(ranked: readonly Piece[]): string {
  const first = ranked.find(({ alone }) => alone)
  return first === undefined ? '' : headline(first.short)
}
