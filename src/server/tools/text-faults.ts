// What is wrong with one text of a list, in words a language model can be told. Loaded with its first answer. Knows no vendor
// and chooses nothing.
import type { Tone } from '#contract/tools/article.ts'
import { characterCount } from '#contract/text.ts'
import { unsourcedIn } from '#dutch/source/unsourced.ts'
import type { Language } from './define.ts'
import { wordsIn, type Bounds } from './lengths.ts'
import { toneBreaches } from './tone-rules.ts'
import { wornOutIn } from '#dutch/worn-out.ts'

export interface Measure {
  length: Bounds
  /** Whether a text may be shorter than recommended: there is little to tell. */
  mayBeShort: boolean
  tone: Tone
  language: Language
  title: string
  /** Everything the user gave: what stands in it is theirs. */
  sources: readonly string[]
}

export interface Fault {
  /** A Dutch predicate, with ‘Tekst 3’ before it: ‘telde 312 tekens’. Holds nothing of the user's. */
  says: string
  /** How bad: a text with `length` is still of use, and one with `title` never. */
  kind: 'length' | 'style' | 'unsourced' | 'tone' | 'title'
}

/**
 * Every fault of each text; none when it is right.
 * All at once, because holding them against a source of eight pages means reading it, and once is enough.
 */
export function faultsOf(texts: readonly string[], measure: Measure): Fault[][] {
  const invented = inventedIn(texts, measure.sources)
  return texts.map((text, at) => [
    ...ownFaults(text, measure),
    ...(invented.has(at) ? [fault('unsourced', 'noemt een cijfer of naam die niet in de bron staat')] : []),
  ])
}

/** The places of the texts that hold a figure or a name of their own. */
function inventedIn(texts: readonly string[], sources: readonly string[]): ReadonlySet<number> {
  const lines = texts.map((text) => text.replaceAll('\n', ' '))
  const places = new Set<number>()
  let at = 0
  let end = lines[0]?.length ?? 0
  for (const { start } of unsourcedIn(lines.join('\n'), sources)) {
    while (start > end) {
      at += 1
      end += 1 + (lines[at]?.length ?? 0)
    }
    places.add(at)
  }
  return places
}

function ownFaults(text: string, measure: Measure): Fault[] {
  const worn = wornOutIn(text, measure.sources, measure.language)
  return [
    ...(copiesTitle(text, measure.title) ? [fault('title', 'herhaalt de kop')] : []),
    ...lengthFaults(text, measure),
    ...(worn.length > 0 ? [fault('style', `is versleten: ${worn.map((phrase) => `‘${phrase}’`).join(', ')}`)] : []),
    ...(isTitleCased(text) ? [fault('style', 'heeft een hoofdletter bij elk woord')] : []),
    ...toneBreaches(text, measure.tone).map((wrong) => fault('tone', wrong)),
  ]
}

const fault = (kind: Fault['kind'], says: string): Fault => ({ kind, says })

/** What a model is told about a text of the wrong length: it cannot count characters, so how many words to add or drop. */
export function lengthSaid(text: string, { min, max }: Bounds): string {
  const length = characterCount(text)
  const words = wordsIn(length > max ? length - max : min - length)
  const about = `zo’n ${words} ${words === 1 ? 'woord' : 'woorden'}`
  return length > max
    ? `telde ${length} tekens: schrap ${about}, tot hoogstens ${max} tekens`
    : `telde ${length} tekens: ${about} te weinig, voor minstens ${min} tekens`
}

function lengthFaults(text: string, { length: { min, max }, mayBeShort }: Measure): Fault[] {
  const length = characterCount(text)
  if (length <= max && (length >= min || mayBeShort)) return []
  return [fault('length', lengthSaid(text, { min, max }))]
}

/** The headline itself, or the headline with a tail of a few words. */
function copiesTitle(text: string, title: string): boolean {
  const [words, own] = [wordsOf(text), wordsOf(title)]
  if (own.length === 0 || own.some((word, at) => words[at] !== word)) return false
  return words.length - own.length < LONGEST_TAIL
}

/** A tail of fewer words adds nothing to a headline: ‘wat vind jij?’, ‘dit is er bekend’. */
const LONGEST_TAIL = 5

/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** As in English: nearly every long word has a capital. Names alone never make so many. */
function isTitleCased(text: string): boolean {
  const long = (text.match(/\p{L}{4,}/gu) ?? []).slice(1)
  return long.length >= 4 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > TITLE_CASED
}

const TITLE_CASED = 0.7
