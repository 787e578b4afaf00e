// A heading over a part of an article that has none: a question that it opens with, what it mostly tells, or the thing that it
// speaks of most. Nothing is made up: where nothing is sure it is the first words of the part. Knows no outline.
import { definiteNouns, KNOWN, TOKEN } from '#dutch/source/back-references.ts'
import { isTelling } from '#dutch/source/topic.ts'
import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { characterCount } from '#contract/text.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { isInfinitive, isParticiple, isStem } from '#dutch/text/verb-forms.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import {
  FUNCTION_WORDS,
  LEANING_OPENERS,
  PARTICLES,
  PREPOSITIONS,
  SUBORDINATORS,
} from '#dutch/text/words/function-words.ts'
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'
import { stemsOf } from '#dutch/writer/likeness.ts'
import type { Chain } from './chains.ts'
import type { Sentence } from './source-blocks.ts'

export interface Around {
  title: string
  /** What the article is about, as it stands within a sentence; null where that is not sure. */
  subject: string | null
  /** How the sources address their reader. */
  address: 'je' | 'u' | null
  /** In how many parts of the article each stem stands. */
  spread: ReadonlyMap<string, number>
  /** Whether nothing follows it. */
  last: boolean
  /** The people in the sources, by name and surname. */
  people: readonly string[]
  /** Words that have a capital in the middle of a sentence. */
  names: ReadonlySet<string>
  /** Headings that stand already. */
  taken: readonly string[]
}

const sentencesIn = (chains: readonly Chain[]): Sentence[] =>
  chains.flatMap(({ blocks }) => blocks.flatMap(({ sentences }) => sentences))

/** The heading of a part. */
export function headingFor(chains: readonly Chain[], around: Around): string {
  const sentences = sentencesIn(chains)
  const free = (heading: string | undefined): heading is string =>
    heading !== undefined && heading !== '' && !around.taken.some((taken) => alike(taken, heading))
  const phrases = phrasesOf(sentences, around)
  const strong = phrases.filter(({ score }) => score >= STRONG)
  const found = [
    stepsOf(chains, around.title),
    openingOf(chains),
    ...kindsOf(sentences, around),
    ...strong.map(({ text }) => text),
    ...statementsOf(sentences),
    ...phrases.map(({ text }) => text),
    speakerOf(sentences),
    around.subject === null ? undefined : `Meer over ${around.subject}`,
    ...(sentences.some(({ text }) => OWN.test(text)) ? [] : ['Wat er bekend is']),
  ].find(free)
  return found ?? beginningOf(sentences)
}

/** From this score on a thing is what its part is about; below it a sentence of the part says more. */
const STRONG = 2.4

const OWN = /(?<!\p{L})(?:ik|mij|mijn|me|we|wij|ons|onze)(?!\p{L})/iu

/** Short sentences of a part that need nothing before them, what they tell best first. */
function statementsOf(sentences: readonly Sentence[]): string[] {
  return sentences
    .flatMap(({ text, fact, leans }) =>
      fact !== null && !leans && fact.needs.length === 0 ? [{ line: lineOf(text), score: fact.score }] : [],
    )
    .flatMap(({ line, score }) => (line === null || isAside(line) ? [] : [{ line, score }]))
    .toSorted((a, b) => b.score - a.score)
    .map(({ line }) => line)
}

/** One order out of several, and what only adds to what stood before it: a detail of its part. */
const isAside = (line: string) => isStem(wordsOf(line)[0] ?? '') || LEANING_OPENERS.has(wordsOf(line)[0] ?? '')

/** A sentence as a line that can stand above others; null for what cannot. */
function lineOf(text: string): string | null {
  const line = text.replace(/\.$/u, '')
  const count = wordsOf(line).length
  const fits = count >= STATEMENT.min && count <= STATEMENT.max && characterCount(line) <= STATEMENT.characters
  // '06.00 uur' has a full stop that ends nothing.
  const plain = line.replace(/(?<=\d)[.,:](?=\d)/gu, '')
  const one = /^\p{Lu}[^.!?:;'"‘“„]*$/u.test(plain) && (plain.match(/,/gu) ?? []).length <= 1
  return fits && one && !/(?<!\p{L})(?:ik|mij|mijn|me|je|u|we|wij|ons|onze)(?!\p{L})/iu.test(line) ? line : null
}

const NUMBER = '(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)'
const COUNTED = new RegExp(
  `(?<!\\p{L})(${NUMBER} (?:stappen|feiten|tips|redenen|vragen|manieren|regels|fouten|adviezen))(?!\\p{L})`,
  'iu',
)

/** A numbered list by what the title calls it, or as what it is: orders one after the other. */
function stepsOf(chains: readonly Chain[], title: string): string | undefined {
  const [first] = chains[0]?.blocks ?? []
  if (first?.kind !== 'numbered') return undefined
  const counted = COUNTED.exec(title)?.[1]
  if (counted !== undefined) return `De ${counted.toLowerCase()}`
  const orders = first.sentences.filter(({ text }) => isStem(wordsOf(text)[0] ?? ''))
  return orders.length >= first.sentences.length / 2 ? 'Stap voor stap' : undefined
}

/** Who says most of a part, when that is one person. */
function speakerOf(sentences: readonly Sentence[]): string | undefined {
  const quoted = sentences.filter(({ fact }) => fact?.quote != null)
  const speakers = new Set(quoted.map(({ fact }) => fact?.quote?.speaker ?? null))
  const [speaker] = speakers
  const mostly = quoted.length / Math.max(1, sentences.length) >= QUOTED
  return speakers.size === 1 && speaker != null && mostly ? `${capitalise(speaker)} aan het woord` : undefined
}
const QUOTED = 0.34

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** In words: a question or a short sentence that can stand as a heading. */
const QUESTION = { min: 4, max: 11 } as const
const STATEMENT = { min: 4, max: 10, characters: 62 } as const
/** What of a part its first paragraph has to be before a question, or a sentence, of that can stand over all. */
const MOSTLY = { question: 0.6, statement: 0.35 } as const

/**
 * What the part opens with, where that can stand above it: a question that it goes on to answer, or a short sentence. Not one that
 * leans, that somebody says, or that is put to somebody.
 */
function openingOf(chains: readonly Chain[]): string | undefined {
  const [first, second] = chains[0]?.blocks[0]?.sentences ?? []
  if (first === undefined || second === undefined || chains[0]?.blocks[0]?.kind !== 'prose') return undefined
  const { text, fact } = first
  const count = wordsOf(text).length
  const all = chains.reduce((sum, { words }) => sum + words, 0)
  const share = (chains[0]?.words ?? 0) / all
  if (/^\p{Lu}[^.!?:;'"‘“„]*\?$/u.test(text)) {
    const put = /^(?:en|maar|want|ben|bent|hebt|heb|zit|lust|kent|kunt) /iu.test(text)
    return put || count < QUESTION.min || count > QUESTION.max || share < MOSTLY.question ? undefined : text
  }
  const stands = share >= MOSTLY.statement && fact?.selfContained === true && !second.leans
  return stands ? (lineOf(text) ?? undefined) : undefined
}

/** What a part is for when its sentences say so: how many of them must, as a share, and from how many on. */
interface Sign {
  heading: string
  mark: RegExp
  share: number
  /** Whether its first two sentences have to say it. */
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
  { heading: 'Inspreken', mark: /inspreken|insprek/iu, share: 0.34, opens: true },
  { heading: 'Bezwaar maken', mark: /bezwaar/iu, share: 0.34, opens: true },
  { heading: 'Solliciteren', mark: /solliciter|sollicitatie/iu, share: 0.2, opens: true },
  { heading: 'Aanmelden', mark: /aanmeld|meld je|meld u|inschrijv|schrijf je|opgeven kan|opgave/iu, share: 0.4 },
  { heading: 'De kosten', mark: /€|(?<!\p{L})euro(?!\p{L})/u, share: 0.6 },
]

/** Addresses, prices of entry, opening hours: what somebody needs who wants to go there. */
const PRACTICAL =
  /@|www\.|\.(?:nl|example)(?!\p{L})|(?<!\d)0\d{2,3}[- ]\d|toegang|entree|gratis|geopend|open van|telefoon|bereikbaar|spreekuur|kaart(?:je|en|verkoop)|tickets|reserver|te downloaden|parkeren|station|aanmeld|inschrijv/iu

/** Whether a part is about where, when and how, and nothing else. */
export const isPractical = (sentences: readonly Sentence[]): boolean =>
  sentences.filter(({ text }) => PRACTICAL.test(text)).length / Math.max(1, sentences.length) >= 0.45

/** What a part tells when its sentences say so. */
function kindsOf(sentences: readonly Sentence[], { address, last }: Around): string[] {
  const share = (has: (sentence: Sentence) => boolean) => sentences.filter(has).length / Math.max(1, sentences.length)
  const found = SIGNS.filter(({ mark, share: least, opens }) => {
    const begins = sentences.slice(0, 2).some(({ text }) => mark.test(text))
    return share(({ text }) => mark.test(text)) >= least && (begins || opens !== true)
  }).map(({ heading }) => heading)
  const orders = share(({ fact }) => fact?.kinds.has('action') === true || isStem(wordsOf(fact?.text ?? '')[0] ?? ''))
  return [
    ...found,
    ...(last && isPractical(sentences) ? ['Praktisch'] : []),
    ...(reactsIn(sentences) ? ['De reacties'] : []),
    ...(orders >= 0.4 && isStem(wordsOf(sentences[0]?.text ?? '')[0] ?? '')
      ? [address === 'u' ? 'Wat u kunt doen' : 'Wat je kunt doen']
      : []),
  ]
}

/** Several people who say what they think of it. */
function reactsIn(sentences: readonly Sentence[]): boolean {
  const speakers = new Set(sentences.flatMap(({ fact }) => fact?.quote?.speaker ?? []))
  const thinks = sentences.filter(({ text }) =>
    /reage|reactie|noemt|vreest|kritiek|teleurgesteld|opgelucht|begrijpt|niet blij|boos|zorgen/iu.test(text),
  )
  return speakers.size >= 2 && thinks.length >= 2
}

interface Phrase {
  text: string
  stems: readonly string[]
  score: number
}

/** In words: a longer phrase is a clause. */
const LONGEST_PHRASE = 7
/** What a phrase gains for where it stands and loses for what it is. */
const WORTH = {
  first: 1,
  second: 0.4,
  subject: 0.6,
  more: 0.8,
  title: 1.2,
  known: 2,
  person: 1.2,
  ordinal: 0.8,
} as const

/** When it was is not what it is about. */
const PASSING =
  /(?:ochtend|avond|middag|nacht|zomer|winter|weken|week|maand|maanden|jaar|jaren|dag|dagen|uur|minuten)$/u

/** The things that a part speaks of, that of which it speaks most first. */
function phrasesOf(sentences: readonly Sentence[], { title, spread, people, names }: Around): Phrase[] {
  const counts = new Map<string, number>()
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const named = stemsOf(title)
  const phrases = sentences.flatMap((sentence, at): Phrase[] =>
    [...subjectOf(sentence, names), ...definitesOf(sentence)].flatMap(({ text, bonus }) => {
      const words = wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word))
      const stems = words.filter(isTelling).map(stemOfWord)
      const often = stems.map((stem) => (counts.get(stem) ?? 0) / Math.sqrt(spread.get(stem) ?? 1))
      // Of a thing that is named once, far from the beginning, a part is not about.
      if (stems.length === 0 || (at > 1 && Math.max(...stems.map((stem) => counts.get(stem) ?? 0)) < 2)) return []
      const about = often.reduce((sum, one) => sum + one, 0) / Math.sqrt(stems.length + 1)
      const loses =
        (stems.every((stem) => named.has(stem)) ? WORTH.title : 0) +
        (words.every((word) => KNOWN.has(word)) ? WORTH.known : 0) +
        (people.some((name) => text.includes(name)) && !people.some((name) => name.includes(' ') && text.endsWith(name))
          ? WORTH.person
          : 0) +
        (PASSING.test(text) ? WORTH.known : 0) +
        (/(?<!\p{L})(?:eerste|tweede|derde|laatste|meeste|andere|ander)(?!\p{L})/u.test(text) ? WORTH.ordinal : 0)
      const place = at === 0 ? WORTH.first : at === 1 ? WORTH.second : 0
      return [{ text, stems, score: about + bonus + place + (stems.length > 1 ? WORTH.more : 0) - loses }]
    }),
  )
  return phrases.toSorted((a, b) => b.score - a.score).map((phrase) => ({ ...phrase, text: capitalise(phrase.text) }))
}

/** They count, or say how much: what follows is not one thing. */
const COUNTS =
  /^(?:ruim|bijna|zo’n|zo'n|ongeveer|circa|ca|minstens|hooguit|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|enkele|veel|geen|alle|elke|iedere|wie|wat|\d.*)$/u

/** What a sentence begins with, up to its verb, where that is a thing or a name. */
function subjectOf({ text, leans }: Sentence, names: ReadonlySet<string>): { text: string; bonus: number }[] {
  if (leans || /^["'‘“„]/u.test(text)) return []
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.map((token) => token.toLowerCase())
  const verb = words.findIndex((word, at) => at > 0 && (isFiniteAt(words, at) || /^[^\p{L}\p{N}]$/u.test(word)))
  const [first = ''] = words
  if (verb < 1 || verb > LONGEST_PHRASE || !/^\p{L}/u.test(words[verb] ?? '') || COUNTS.test(first)) return []
  if (FUNCTION_WORDS.has(first) && first !== 'de' && first !== 'het') return []
  const last = words[verb - 1] ?? ''
  if (
    !isTelling(last) ||
    isInfinitive(last) ||
    PARTICLES.has(last) ||
    words.slice(0, verb).some((word) => SUBORDINATORS.has(word) && word !== 'als')
  )
    return []
  const end = tokens.slice(0, verb).reduce((at, token) => text.indexOf(token, at) + token.length, 0)
  const phrase = text.slice(0, end)
  // A surname, or a first name, says nothing yet.
  return /^\p{Lu}[\p{L}’'-]+$/u.test(phrase) && names.has(phrase) ? [] : [{ text: phrase, bonus: WORTH.subject }]
}

/** The things behind 'de' and 'het' that a sentence speaks of. */
function definitesOf({ text }: Sentence): { text: string; bonus: number }[] {
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.map((token) => token.toLowerCase())
  return definiteNouns(tokens).flatMap(({ at, end }) => {
    let last = end
    // 'De kazerne staat', 'het onderzoek betrokken': the verb is no part of it.
    while (last > at + 2 && !isThing(words[last - 1] ?? '')) last -= 1
    const phrase = tokens.slice(at, last)
    const odd = phrase.some((token) => PREPOSITIONS.has(token.toLowerCase())) || !isThing(words[last - 1] ?? '')
    // An adjective alone is no thing: 'de oude', 'het beste'.
    return odd || (last === at + 2 && ADJECTIVE.test(words[last - 1] ?? ''))
      ? []
      : [{ text: phrase.join(' '), bonus: 0 }]
  })
}

const ADJECTIVE = /(?:ste|ere|stilst|snelst|vaakst|meest|minst|hardst|vroegst)$/u

const isThing = (word: string): boolean =>
  isTelling(word) &&
  !isFiniteAt(['', '', word], 2) &&
  !isParticiple(word) &&
  !PARTICLES.has(word) &&
  !ENDS_NO_PHRASE.has(word)

/** Adverbs and verbs that stand behind a noun. */
const ENDS_NO_PHRASE = wordSet(
  'eenmaal flink diep binnen les soort basis maximaal gratis bedraagt weegt staat vrij anders samen dicht open alleen meestal vooral vaak soms straks',
)

/** In words. */
const BEGINNING = 6

/** The first words of a part: what is always true of it. */
function beginningOf([first]: readonly Sentence[]): string {
  const words = (first?.text ?? '')
    .replace(/^["'‘“„]+/u, '')
    .split(' ')
    .slice(0, BEGINNING)
  while (words.length > 1 && FUNCTION_WORDS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ').replace(/[\s.,;:!?"'”’]+$/u, '')
}
