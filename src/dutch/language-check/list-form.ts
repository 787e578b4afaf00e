// How a word is written for a word list. Knows no list.

/** The word as a list has it: composed (NFC), with straight apostrophes, without soft hyphens. */
export function listForm(word: string): string {
  // Nearly every word: asked for each word of a text at every key.
  if (/^[a-z'-]*$/i.test(word)) return word
  return word
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/’/g, "'")
}
