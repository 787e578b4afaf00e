// Finds the words that a style profile forbids in a text. Used by the browser, by the server's check of every generated
// text, and by the built-in writer, so that all three agree.

/** The words and phrases of `banned` that occur in `text` as whole words, ignoring case. */
export function bannedIn(text: string, banned: readonly string[]): string[] {
  if (banned.length === 0) return []
  const line = plain(text)
  return banned.filter((word) => {
    const wanted = plain(word)
    return wanted !== '  ' && line.includes(wanted)
  })
}

/** The words of `text` in lower case, each between single spaces: 'Té duur!' becomes ' té duur '. */
function plain(text: string): string {
  // Soft hyphens and other invisible characters are removed first: a word with one inside is still the same word.
  const words =
    text
      .replace(/\p{Cf}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}
