// A heading over a part of an article that has none: what it opens with, what it is for, what it tells, or the thing that it speaks of
// most. Nothing is made up: each stands in the part, or is a heading that people know. Knows no outline.
import { characterCount } from '#contract/text.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { FUNCTION_WORDS, LEANING_OPENERS } from '#dutch/text/words/function-words.ts'
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'
import type { Chain } from './chains.ts'
import { phrasesOf, type Named } from './heading-phrases.ts'
import { isPast, signsOf } from './heading-signs.ts'
import { needsAbove, type Sentence } from './source-blocks.ts'

export interface Around extends Named {
  /** How the sources address their reader. */
  address: 'je' | 'u' | null
  tone: 'licht' | 'nieuws' | 'ernstig'
  /** Whether it speaks of suicide. */
  suicide: boolean
  /** Whether nothing stands before it but the introduction, and whether nothing follows it. */
  first: boolean
  last: boolean
  /** Headings that stand already. */
  taken: readonly string[]
}

/** From this score on a thing is what its part is about. */
const STRONG = 2.6
const WEAK = 1.6

/** The heading of a part. */
export function headingFor(chains: readonly Chain[], around: Around): string {
  const sentences = chains.flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences))
  const phrases = phrasesOf(sentences, around)
  const from = (least: number) =>
    (around.suicide ? [] : phrases).filter(({ score }) => score >= least).map(({ text }) => text)
  const happened = isPast(sentences) && around.first && around.tone === 'ernstig' ? ['Wat er gebeurde'] : []
  // Half of what is said about a suicide may be worse than nothing.
  const told = around.suicide ? [] : statementsOf(sentences)
  const found = [
    ...stepsOf(chains, around.title),
    ...(around.suicide ? [] : openingOf(chains)),
    ...signsOf(sentences, around.address, around.last),
    ...happened,
    ...from(STRONG),
    ...speakerOf(sentences),
    ...told,
    ...from(WEAK),
    ...(around.last
      ? ['Tot slot']
      : !around.first && sentences.some(({ text }) => SPOKEN_TO.test(text))
        ? ['En verder']
        : ['Achtergrond', 'En verder']),
  ]
  return found.find((heading) => !around.taken.some((taken) => alike(taken, heading))) ?? beginningOf(sentences)
}

/** Says something to its reader. */
const SPOKEN_TO = /(?<!\p{L})(?:u|uw|je|jij|jouw)(?!\p{L})/u

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const NUMBER = '(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)'
const COUNTED = new RegExp(
  `(?<!\\p{L})(${NUMBER} (?:stappen|feiten|tips|redenen|vragen|manieren|regels|fouten|adviezen))(?!\\p{L})`,
  'iu',
)

/** A numbered list by what the title calls it, or as what it is: orders one after the other. */
function stepsOf(chains: readonly Chain[], title: string): string[] {
  const [first] = chains[0]?.blocks ?? []
  if (first?.kind !== 'numbered') return []
  const counted = COUNTED.exec(title)?.[1]
  if (counted !== undefined) return [`De ${counted.toLowerCase()}`]
  const orders = first.sentences.filter(({ text }) => isStem(wordsOf(text)[0] ?? ''))
  return orders.length >= first.sentences.length / 2 ? ['Stap voor stap', 'Zo maak je het'] : []
}

/** In words, and of a statement in characters: what can stand as a heading. */
const QUESTION = { min: 4, max: 11 } as const
const STATEMENT = { min: 4, max: 11, characters: 62 } as const
/** What of a part its first paragraph has to be before a question, or a sentence, of that can stand over all. */
const MOSTLY = { question: 0.6, statement: 0.35 } as const

/**
 * What the part opens with, where that can stand above it: a question that it goes on to answer, or a short sentence. Not one that
 * leans, that somebody says, or that is put to somebody.
 */
function openingOf(chains: readonly Chain[]): string[] {
  const [block] = chains[0]?.blocks ?? []
  const [first, second] = block?.sentences ?? []
  if (first === undefined || second === undefined || block?.kind !== 'prose') return []
  const { text, fact } = first
  const share = (chains[0]?.words ?? 0) / chains.reduce((sum, { words }) => sum + words, 0)
  if (/^\p{Lu}[^.!?:;'"‘“„]*\?$/u.test(text)) {
    const count = wordsOf(text).length
    const put = /^(?:en|maar|want) /iu.test(text)
    return put || count < QUESTION.min || count > QUESTION.max || share < MOSTLY.question ? [] : [text]
  }
  const line = lineOf(text)
  // 'Er wordt gewerkt' needs nothing, 'er komt ook een beheerder' does.
  const leans = /^er /iu.test(text) ? / ook /u.test(text) : LEANING_OPENERS.has(wordsOf(text)[0] ?? '')
  const stands = fact !== null && !leans && !needsAbove(second, text) && !/^["'‘“„]/u.test(second.text)
  return line !== null && share >= MOSTLY.statement && stands ? [line] : []
}

/** Short sentences that a paragraph opens with and that need nothing before them, what they tell best first. */
function statementsOf(sentences: readonly Sentence[]): string[] {
  const counts = Map.groupBy(
    sentences.flatMap(({ stems }) => [...stems]),
    (stem) => stem,
  )
  return sentences
    .flatMap(({ text, fact, leans }) => {
      const line = leans || fact === null || fact.needs.length > 0 ? null : lineOf(text)
      // What nothing else of the part speaks of is a detail of it.
      const shared = wordsOf(text).some((word) => (counts.get(stemOfWord(word))?.length ?? 0) > 1)
      return line === null || fact === null || !shared || isAside(line) ? [] : [{ line, score: fact.score }]
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ line }) => line)
}

/** One order out of several, and what only adds to what stood before it. */
const isAside = (line: string) => {
  const [first = ''] = wordsOf(line)
  return isStem(first) || first === 'was' || LEANING_OPENERS.has(first)
}

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

/** The share of its sentences that one person has to say. */
const QUOTED = 0.34

/** Who says most of a part, when that is one person. */
function speakerOf(sentences: readonly Sentence[]): string[] {
  const quoted = sentences.filter(({ fact }) => fact?.quote != null)
  const speakers = new Set(quoted.map(({ fact }) => fact?.quote?.speaker ?? null))
  const [speaker] = speakers
  const mostly = quoted.length / Math.max(1, sentences.length) >= QUOTED
  return speakers.size === 1 && speaker != null && mostly ? [`${capitalise(speaker)} aan het woord`] : []
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
