// How well the sentences of an article join what stands before them. By rules: knows what words point back and which recur, not
// what is said.
import { termsOf } from '../writing/terms.ts'
import { connectives, demonstratives, people, pronouns } from './pointing-words.ts'
import type { Part, Sentence } from './text-parts.ts'

/** In fewer sentences one that stands by itself decides. */
export const LEAST_SENTENCES_TO_JOIN = 4

/** What a sentence counts for, from 0, it joins nothing although it points back, to 1. */
const JOINS = 1
const NEAR = 0.8
const BY_ITSELF = 0.5
const POINTS_OVER_A_BREAK = { connective: 0.5, demonstrative: 0.3 } as const
const DANGLES = 0

/** How many sentences back a recurring word still joins. */
const REACH = 3

/** Where texts without any coherence begin, and what few well-edited ones pass, in mean counts of sentences. */
const RANGE = [0.48, 0.8] as const

/**
 * From 0 to 1; null in a text of fewer than `LEAST_SENTENCES_TO_JOIN` sentences.
 *
 * After the cohesion of M.A.K. Halliday and R. Hasan, Cohesion in English (1976): sentences hold together by words that recur, by
 * reference ('hij', 'dat') and by conjunction ('daarom', 'toch'); counted between neighbours, as A.C. Graesser and others do in
 * Coh-Metrix (2004). The mean over all sentences, of which each counts 1 when it takes up a word of the sentence before it, points
 * back to it, answers it or goes on with its quotation; 0.8 for a word of the two before that; 0.5 when it stands by itself; 0 when
 * what it points to is not there. The means of 0.48 to 0.8 are spread over 0 to 1.
 *
 * 0.3: as sentences that were picked from different articles. 0.5: as an article with its sentences in any order. 0.65: half of the
 * sixty articles of eval/ have more. 0.8: a tight story, of which nearly every sentence takes up the one before.
 */
export function coherence(parts: readonly Part[]): number | null {
  const counts = joins(parts).map(({ count }) => count)
  if (counts.length < LEAST_SENTENCES_TO_JOIN) return null
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return Math.min(1, Math.max(0, (mean - RANGE[0]) / (RANGE[1] - RANGE[0])))
}

interface Read extends Sentence {
  part: Part
  /** Whether it begins its block. */
  first: boolean
  stems: readonly string[]
  named: boolean
  /** How many quotations it opens more than it closes. */
  opens: number
}

export interface Joined {
  part: Part
  count: number
}

/** What each sentence of the paragraphs and quotes counts for, in order. */
export function joins(parts: readonly Part[]): Joined[] {
  const sentences = parts.filter(({ kind }) => kind === 'alinea' || kind === 'citaat').flatMap(readPart)
  let quoting = 0
  return sentences.map((sentence, at) => {
    if (sentence.first) quoting = 0
    const before = quoting
    quoting = Math.max(0, quoting + sentence.opens)
    const closed = sentence.opens <= 0 || sentences[at + 1]?.first === false
    return {
      part: sentence.part,
      count: countOf(sentence, sentences.slice(Math.max(0, at - REACH), at), before, closed),
    }
  })
}

/** @param closed whether a quotation that it leaves open can go on: its block has another sentence. */
function countOf(sentence: Read, before: readonly Read[], quoting: number, closed: boolean): number {
  if (quoting > 0) return JOINS
  if (sentence.opens < 0 || !closed) return DANGLES
  const { text, first } = sentence
  const last = before.at(-1)
  // The first of all has nothing to join: it only may not point back.
  const alone = last === undefined ? JOINS : BY_ITSELF
  const joined = last !== undefined && !first
  if (connectives.test(text)) return joined ? JOINS : last === undefined ? DANGLES : POINTS_OVER_A_BREAK.connective
  if (demonstratives.test(text))
    return joined ? JOINS : last === undefined ? DANGLES : POINTS_OVER_A_BREAK.demonstrative
  if (pronouns.test(text)) return joined && (last.named || people.test(last.text)) ? JOINS : DANGLES
  if (last === undefined) return alone
  if (takesUp(sentence, last) || (joined && last.text.includes('?'))) return JOINS
  return before.some((other) => takesUp(sentence, other)) ? NEAR : alone
}

/** Of a sentence so many telling words are looked at: each is held against each of another. */
const MOST_STEMS = 60

function readPart(part: Part): Read[] {
  return part.sentences.map((sentence, at) => ({
    ...sentence,
    part,
    first: at === 0,
    stems: stemsIn(sentence.text).slice(0, MOST_STEMS),
    named: NAME.test(sentence.text),
    opens: (sentence.text.match(OPENS)?.length ?? 0) - (sentence.text.match(CLOSES)?.length ?? 0),
  }))
}

/** A capital within the sentence. */
const NAME = /(?<=[\p{Ll}\p{N},:;] )\p{Lu}\p{L}/u

/** Not the apostrophe of ’s and zo’n. */
const OPENS = /(?<![\p{L}\p{N}])(?:[‘“"„«](?=[\p{L}\p{N}€])|'(?=\p{L}{2}))/gu
const CLOSES = /(?<=[.,!?…\p{L}\p{N}])[’”"'»](?=[\s,.;:)]|$)/gu

/** The stems of the telling words; numbers recur by chance. */
export const stemsIn = (text: string): string[] =>
  termsOf(text).flatMap(({ key }) => (key.startsWith('#') || key.length < 3 ? [] : [key]))

const takesUp = (one: Read, other: Read) => one.stems.some((stem) => other.stems.some((held) => isAkin(stem, held)))

/** In letters: shorter parts stand in many words. */
const LEAST_PART = 4
const LEAST_BEGINNING = 5

/** Whether two stems are of one word, or one is a part of the other: 'brug' and 'fietsbrug', 'vogelteller' and 'vogels'. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= LEAST_PART && (long.startsWith(short) || long.endsWith(short))) return true
  return short.length >= LEAST_BEGINNING && long.startsWith(short.slice(0, LEAST_BEGINNING))
}
