// Definite nouns that nobody introduced: 'De uitkomst', 'het kasboek'. A headline that has one makes its reader ask which.
// In doubt a noun counts as introduced, but not where it opens the sentence. Knows one sentence and the words known before it.
import { definiteNouns, KNOWN, TOKEN } from '../source/back-references.ts'
import { FUNCTION_WORDS, PREPOSITIONS } from '../text/words/function-words.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'

const COUNTS = /^(?:volgende|hele|meeste|\p{L}{2,}ste|\d.*)$/u

export interface Definites {
  /** One opens the sentence, with nothing behind it that says which; `strange`: and it was never spoken of. */
  opens: boolean
  strange: boolean
  /** How many others there are that nobody introduced. */
  inside: number
}

/** `known` holds the stems of what a reader has before the sentence: title, description, names for the subject. */
export function definitesOf(sentence: string, known: ReadonlySet<string>): Definites {
  const found: Definites = { opens: false, strange: false, inside: 0 }
  const tokens = sentence.match(TOKEN) ?? []
  for (const { word, at, end } of definiteNouns(tokens)) {
    const [next = '', after = ''] = tokens.slice(end)
    // 'De huur in Ede', 'de grootste brug': one of a kind.
    const placed = next !== 'van' && PREPOSITIONS.has(next) && /^(?:\p{Lu}|de$|het$|een$|\d)/u.test(after)
    if (placed || isUnique(word) || (at > 0 && tokens.slice(at + 1, end).some((one) => COUNTS.test(one)))) continue
    const strange = !isKnown(word, known)
    // 'Op de mammapoli volgden', 'Van een van de liggers is'.
    const opens = tokens.slice(0, at).every((one) => PREPOSITIONS.has(one.toLowerCase()) || one === 'een')
    if (at === 0 || (opens && strange)) [found.opens, found.strange] = [true, strange]
    else if (strange) found.inside += 1
  }
  return found
}

/** 'de voorjaarsvakantie' as well as 'de vakantie'. */
const isUnique = (word: string): boolean =>
  KNOWN.has(word) || [5, 6, 7, 8].some((length) => word.length > length && KNOWN.has(word.slice(-length)))

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const stem = stemOfWord(word)
  if (known.has(stem)) return true
  // 'de winkel' of a 'dorpswinkel', and the other way round.
  for (const other of known)
    if ((stem.length > 3 && other.endsWith(stem)) || (other.length > 3 && stem.endsWith(other))) return true
  return false
}

/** The stems of texts that stand before a sentence. */
export const knownFrom = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stemOfWord),
  )
