// What the forms of a Dutch word share, so that 'bruggen' counts where 'brug' is sought. Knows no text.
import snowball from 'snowball-stemmers'

const stemmer = snowball.newStemmer('dutch')
const known = new Map<string, string>()
/** Of the many words that a window meets, at most. */
const MOST_KNOWN = 20_000

/** The stem of a word in small letters. Not always a word: 'brug' of 'bruggen', 'huis' of 'huizen'. */
export function stemOf(word: string): string {
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  if (known.size > MOST_KNOWN) known.clear()
  // Snowball leaves the double consonant of 'bruggen' standing, and the z and v of 'huizen' and 'dieven'.
  const stem = stemmer
    .stem(word)
    .replace(/([^aeiou\W\d])\1$/u, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
  known.set(word, stem)
  return stem
}
