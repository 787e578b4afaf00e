// Looks words up by patterns: whole words, first and last parts. Knows nothing of what they mean.

/** A pattern matches a compound by its last part only when the first part has at least so many letters. */
const FIRST_PART_LETTERS = 3
/** In letters. */
const LONGEST_WORD = 60

/** What a word may mean: each list is surer than those behind it; none for an unknown word. */
export type WordIndex<Meaning> = (word: string) => readonly (readonly Meaning[])[]

/**
 * An index over lower-case patterns: `taart` is that word, `taart*` what begins so, `*taart` a compound that ends so.
 * Surest is the whole word, then the longest last part, then the longest first part: 'kerstkoekjes' are rather
 * 'koekjes' than 'kerst'. A look-up costs as much as the word is long, however many patterns there are.
 */
export function indexWords<Meaning>(
  patterns: Iterable<readonly [pattern: string, meaning: Meaning]>,
): WordIndex<Meaning> {
  const whole = new Map<string, Meaning[]>()
  const starts = new Map<string, Meaning[]>()
  const ends = new Map<string, Meaning[]>()
  const add = (map: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
    const meanings = map.get(key)
    if (meanings) meanings.push(meaning)
    else map.set(key, [meaning])
  }
  for (const [pattern, meaning] of patterns) {
    if (pattern.startsWith('*')) add(ends, pattern.slice(1), meaning)
    else {
      const start = pattern.replace('*', '')
      add(whole, start, meaning)
      if (start !== pattern) add(starts, start, meaning)
    }
  }
  return (word) => {
    // No Dutch word is this long; what is would be cut in thousands of pieces for nothing.
    if (word.length > LONGEST_WORD) return []
    const found = [whole.get(word)]
    for (let at = FIRST_PART_LETTERS; at < word.length; at++) found.push(ends.get(word.slice(at)))
    for (let length = word.length - 1; length > 0; length--) found.push(starts.get(word.slice(0, length)))
    return found.filter((meanings) => meanings !== undefined)
  }
}

/** Tests lower-case words against patterns; one behind a minus sign never counts, a mark `~` or `!` is passed over. */
export function wordMatcher(patterns: readonly string[]): (word: string) => boolean {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('-')).map((pattern) => pattern.replace(/^[~!]/, ''))
  const never = patterns.filter((pattern) => pattern.startsWith('-')).map((pattern) => pattern.slice(1))
  const isWanted = indexWords(wanted.map((pattern) => [pattern, true]))
  const isNever = indexWords(never.map((pattern) => [pattern, true]))
  return (word) => isWanted(word).length > 0 && isNever(word).length === 0
}
