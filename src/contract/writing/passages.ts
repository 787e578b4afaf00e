// What a paragraph rests on: the sentences of the sources that say the same, found by the words, numbers and names they share. It
// is computed and never claimed: a writer that names its own source may name any.
import { gapsIn } from '../articles/gaps.ts'
import { sentencesOf, type SourceSentence } from './source-sentences.ts'
import { termsOf, type Term } from './terms.ts'

export interface Passage {
  /** Which source, from 0. */
  source: number
  /** The paragraph of the source in which it begins, from 1. */
  paragraph: number
  /** The passage as it stands in the source, and where: offsets in UTF-16 units. */
  text: string
  from: number
  to: number
  /** How much of what the paragraph says stands in the passage, from 0 to 1. */
  share: number
}

/** Below this share of what it says a paragraph may as well be about something else. */
const LEAST_SHARE = 0.34

/** With fewer terms in common two texts may share them by chance. */
const LEAST_SHARED = 2

/** What a part of a longer word counts for: 'brug' for 'fietsbrug'. */
const PART = 0.6

/** In letters: shorter parts stand in many words. */
const LEAST_PART = 4

/** Sentences from which a passage is sought, of those that share most. */
const SEEDS = 6

/**
 * How far a passage reaches from where it was found, in sentences to either side; what another has to add to the share; and what
 * each sentence in between costs. Of a paragraph, or a list, of more sentences each is a smaller part.
 */
const REACH = 5
const LEAST_ADDED = 0.1
const COST = 0.03

/** What each paragraph in between costs besides: who tells two things in one paragraph found them side by side, mostly. */
const PARAGRAPH_COST = 0.04

interface Indexed extends SourceSentence {
  source: number
}

/** The sources, read once for all paragraphs. */
export interface PassageIndex {
  sources: readonly { text: string }[]
  sentences: readonly Indexed[]
  /** The sentences that hold each term. */
  holding: ReadonlyMap<string, readonly number[]>
  /** For each beginning or end of a longer term, the terms that have it. */
  longer: ReadonlyMap<string, readonly string[]>
}

/** Reads the sources: 60,000 characters take some 20 ms. */
export function passageIndex(sources: readonly { text: string }[]): PassageIndex {
  const sentences = sources.flatMap(({ text }, source) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, source })),
  )
  const holding = new Map<string, number[]>()
  for (const [at, { source, from, to }] of sentences.entries()) {
    for (const { key } of termsOf(sources[source]?.text.slice(from, to) ?? '')) {
      const places = holding.get(key)
      if (places === undefined) holding.set(key, [at])
      else places.push(at)
    }
  }
  const longer = new Map<string, string[]>()
  for (const key of holding.keys()) {
    for (const part of partsOf(key)) {
      const owners = longer.get(part)
      if (owners === undefined) longer.set(part, [key])
      else owners.push(key)
    }
  }
  return { sources, sentences, holding, longer }
}

/** The beginnings and ends of a word that may be words themselves. */
function partsOf(key: string): string[] {
  if (key.startsWith('#')) return []
  const parts: string[] = []
  for (let length = LEAST_PART; length < key.length - 1; length += 1)
    parts.push(key.slice(0, length), key.slice(-length))
  return parts
}

/** The passage that a paragraph in Markdown rests on; null when none says enough of the same. */
export function passageFor(paragraph: string, index: PassageIndex): Passage | null {
  const said = plain(paragraph)
  const terms = termsOf(said).map((term) => found(term, index))
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const held = new Map<number, Map<number, number>>()
  for (const [at, { places, weight }] of terms.entries()) {
    for (const [sentence, strength] of places) {
      const holds = held.get(sentence) ?? new Map<number, number>()
      holds.set(at, weight * strength)
      held.set(sentence, holds)
    }
  }
  const sum = (holds: ReadonlyMap<number, number>) => [...holds.values()].reduce((all, one) => all + one, 0)
  const seeds = [...held].toSorted((a, b) => sum(b[1]) - sum(a[1]) || a[0] - b[0]).slice(0, SEEDS)
  const size = sentencesOf(said).length
  const windows = seeds.map(([seed]) => grown(seed, size, held, total, index))
  const [best] = windows.toSorted((a, b) => b.worth - a.worth || a.first - b.first)
  if (best === undefined || best.share < LEAST_SHARE || best.shared < Math.min(LEAST_SHARED, terms.length)) return null
  return passageOf(best, index)
}

interface Window {
  first: number
  last: number
  /** How many terms stand in it. */
  shared: number
  share: number
  /** Its share, less for each sentence: of two that say the same the shorter is meant. */
  worth: number
}

/** A passage around a sentence: as many of its neighbours as add to it. */
function grown(
  seed: number,
  size: number,
  held: ReadonlyMap<number, ReadonlyMap<number, number>>,
  total: number,
  { sentences }: PassageIndex,
): Window {
  const reach = Math.max(REACH, size)
  const part = Math.min(1, REACH / size)
  const best = new Map(held.get(seed))
  let [first, last] = [seed, seed]
  const added = (at: number) => {
    let more = 0
    for (const [term, strength] of held.get(at) ?? []) more += Math.max(0, strength - (best.get(term) ?? 0))
    return more / total
  }
  const take = (at: number) => {
    for (const [term, strength] of held.get(at) ?? []) best.set(term, Math.max(strength, best.get(term) ?? 0))
    first = Math.min(first, at)
    last = Math.max(last, at)
  }
  const near = Array.from({ length: reach * 2 + 1 }, (_, at) => seed - reach + at).filter(
    (at) => at !== seed && sentences[at]?.source === sentences[seed]?.source,
  )
  const cost = (from: number, to: number) => {
    const paragraphs = (sentences[to]?.paragraph ?? 0) - (sentences[from]?.paragraph ?? 0)
    return part * (COST * (to - from) + PARAGRAPH_COST * paragraphs)
  }
  for (;;) {
    const [next] = near
      .map((at) => ({ at, more: added(at) - (at < first ? cost(at, first) : at > last ? cost(last, at) : 0) }))
      .filter(({ more }) => more >= LEAST_ADDED * part)
      .toSorted((a, b) => b.more - a.more)
    if (next === undefined) break
    take(next.at)
  }
  const share = Math.min(1, [...best.values()].reduce((sum, one) => sum + one, 0) / total)
  return { first, last, shared: best.size, share, worth: share - cost(first, last) }
}

/** A term with what it weighs here, and the sentences that hold it, or a part of it. */
function found({ key, weight }: Term, { holding, longer, sentences }: PassageIndex) {
  const places = new Map<number, number>()
  const put = (other: string, strength: number) => {
    for (const at of holding.get(other) ?? []) places.set(at, Math.max(strength, places.get(at) ?? 0))
  }
  if (key.length >= LEAST_PART) for (const other of longer.get(key) ?? []) put(other, PART)
  for (const part of partsOf(key)) put(part, PART)
  put(key, 1)
  // A word that stands in many sentences tells little of which is meant.
  const rare = Math.log(1 + sentences.length / Math.max(1, places.size))
  return { places, weight: weight * rare }
}

function passageOf({ first, last, share }: Window, { sources, sentences }: PassageIndex): Passage | null {
  const [begin, end] = [sentences[first], sentences[last]]
  if (begin === undefined || end === undefined) return null
  const { source, paragraph, from } = begin
  const text = sources[source]?.text.slice(from, end.to) ?? ''
  return { source, paragraph, text, from, to: end.to, share: Math.round(share * 1_000) / 1_000 }
}

/** A paragraph without its gaps and without the addresses of its links. */
function plain(paragraph: string): string {
  const without = gapsIn(paragraph).reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), paragraph)
  return without.replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/gu, '$1').replace(/https?:\/\/\S+/gu, ' ')
}
