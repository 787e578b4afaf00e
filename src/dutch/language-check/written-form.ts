// How a word is written: with the capitals of what it replaces, or as a word list has it. Knows no rule and no list.

/** 'zij' for 'hun', 'Zij' for 'Hun', 'ZIJ' for 'HUN'. A capital comes also where a phrase began with one. */
export function likeCase(replaced: string, replacement: string): string {
  const letters = replaced.replace(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return replacement.toUpperCase()
  return /^[^\p{L}]*\p{Lu}/u.test(replaced) ? withCapital(replacement) : replacement
}

/** With a capital at its first letter; the Dutch ij takes both: 'IJs'. */
export function withCapital(text: string): string {
  return text.replace(/^([^\p{L}]*)(ij|\p{L})/u, (_, before: string, first: string) => before + first.toUpperCase())
}

/** The word as a list has it: composed (NFC), with straight apostrophes, without soft hyphens. */
export function listForm(word: string): string {
  // Nearly every word: asked for each word of a text at every key.
  if (/^[a-z'-]*$/i.test(word)) return word
  return word
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/’/g, "'")
}
