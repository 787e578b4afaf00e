// Words a style profile forbids: where they stand in a text. Browser, runner and built-in writer ask the same question.

/** The words and phrases of `banned` that occur in `text`, as whole words, without regard to capitals. */
export function bannedIn(text: string, banned: readonly string[]): string[] {
  if (banned.length === 0) return []
  const line = plain(text)
  return banned.filter((word) => {
    const wanted = plain(word)
    return wanted !== '  ' && wanted !== ' ' && line.includes(wanted)
  })
}

/** Lower case, every run of marks and spaces one space, one at either end: 'Té duur!' becomes ' té duur '. */
function plain(text: string): string {
  // A soft hyphen or another invisible sign inside a word does not make it another word.
  const words =
    text
      .replace(/\p{Cf}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}
