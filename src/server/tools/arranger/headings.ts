// A heading over a part of an article that has none: a question that it opens with, what it mostly tells, or the thing that it
// speaks of most. Nothing is made up: where nothing is sure it is the first words of the part. Knows no outline.
import { definiteNouns, TOKEN } from '#dutch/source/back-references.ts'
import { isTelling } from '#dutch/source/topic.ts'
import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { FUNCTION_WORDS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'
import { stemsOf } from '#dutch/writer/likeness.ts'
import type { Chain } from './chains.ts'
import type { Sentence } from './source-blocks.ts'

export interface Around {
  title: string
  /** How the sources address their reader. */
  address: 'je' | 'u' | null
  /** In how many parts of the article each stem stands. */
  spread: ReadonlyMap<string, number>
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
  const found = [questionOf(sentences), ...kindsOf(sentences, around), ...phrasesOf(sentences, around)].find(free)
  return found ?? beginningOf(sentences)
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** In words. */
const QUESTION = { min: 4, max: 11 } as const

/** A question that the part opens with and goes on to answer; not one that leans or is put to somebody. */
function questionOf([first, second]: readonly Sentence[]): string | undefined {
  const text = first?.text ?? ''
  const count = wordsOf(text).length
  if (!/^\p{Lu}[^.!?:'"‘“„]*\?$/u.test(text) || count < QUESTION.min || count > QUESTION.max) return undefined
  if (second === undefined || /^(?:en|maar|want|ben|bent|hebt|heb|zit|lust|kent|kunt) /iu.test(text)) return undefined
  return text
}

/** What a part tells when most of its sentences do, as a heading. */
function kindsOf(sentences: readonly Sentence[], { address }: Around): string[] {
  const share = (has: (sentence: Sentence) => boolean) =>
    sentences.filter(has).length / Math.max(1, sentences.filter(({ fact }) => fact !== null).length)
  const says = (mark: RegExp) => share(({ text }) => mark.test(text))
  const speakers = new Set(sentences.flatMap(({ fact }) => fact?.quote?.speaker ?? []))
  const found: [boolean, string][] = [
    [says(/aanmeld|inschrijv|opgeven|reserver|solliciter/iu) >= 0.34, 'Aanmelden'],
    [says(/(?:tips?|getuige|iets gezien|dashcam|camerabeelden)/iu) >= 0.5, 'Getuigen gezocht'],
    [says(/€|(?<!\p{L})euro(?!\p{L})/u) >= 0.5, 'De kosten'],
    [speakers.size >= 2, 'De reacties'],
    [
      share(({ fact }) => fact?.kinds.has('action') === true || fact?.kinds.has('contact') === true) >= 0.6,
      address === 'u' ? 'Wat u kunt doen' : 'Wat je kunt doen',
    ],
    [share(({ fact }) => fact?.kinds.has('date') === true) >= 0.75 && sentences.length >= 3, 'De planning'],
  ]
  return found.filter(([holds]) => holds).map(([, heading]) => heading)
}

interface Phrase {
  text: string
  stems: readonly string[]
  score: number
}

/** In words: a longer phrase is a clause. */
const LONGEST_PHRASE = 6

/** The things that a part speaks of, that of which it speaks most first. */
function phrasesOf(sentences: readonly Sentence[], { title, spread }: Around): string[] {
  const counts = new Map<string, number>()
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const named = stemsOf(title)
  const phrases = sentences.flatMap((sentence, at): Phrase[] =>
    [...subjectOf(sentence), ...definitesOf(sentence)].map(({ text, bonus }) => {
      const stems = wordsOf(text).filter(isTelling).map(stemOfWord)
      const own = stems.map((stem) => (counts.get(stem) ?? 0) / Math.sqrt(spread.get(stem) ?? 1))
      const about = own.reduce((sum, one) => sum + one, 0) / Math.sqrt(stems.length + 1)
      const known = stems.every((stem) => named.has(stem)) ? 1.5 : 0
      return { text, stems, score: about + bonus + (at === 0 ? 1 : at === 1 ? 0.3 : 0) - known }
    }),
  )
  return phrases
    .filter(({ stems }) => stems.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => capitalise(text))
}

/** What a sentence begins with, up to its verb, where that is a thing or a name. */
function subjectOf({ text, leans }: Sentence): { text: string; bonus: number }[] {
  if (leans || /^["'‘“„]/u.test(text)) return []
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.map((token) => token.toLowerCase())
  const verb = words.findIndex((word, at) => at > 0 && (isFiniteAt(words, at) || /^[,:;.?!]$/u.test(word)))
  const [first = ''] = words
  if (verb < 1 || verb > LONGEST_PHRASE || /^[,:;.?!]$/u.test(words[verb] ?? '')) return []
  if (FUNCTION_WORDS.has(first) && first !== 'de' && first !== 'het') return []
  if (!isTelling(words[verb - 1] ?? '')) return []
  const start = text.indexOf(tokens[verb] ?? '', tokens.slice(0, verb).join('').length)
  return [{ text: text.slice(0, start).trim(), bonus: 0.5 }]
}

/** The things behind 'de' and 'het' that a sentence speaks of. */
function definitesOf({ text }: Sentence): { text: string; bonus: number }[] {
  const tokens = text.match(TOKEN) ?? []
  return definiteNouns(tokens).flatMap(({ word, at, end }) => {
    const phrase = tokens.slice(at, end)
    const odd = phrase.some((token) => PREPOSITIONS.has(token.toLowerCase())) || !isTelling(word.toLowerCase())
    return odd ? [] : [{ text: phrase.join(' '), bonus: 0 }]
  })
}

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
