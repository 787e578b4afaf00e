// Decides whether an entry holds a word that is muted: whole words, whatever their capitals and accents. No SQL, no HTTP.

/** The words of a text, bare of capitals and accents. */
function bareWords(text: string): string[] {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return bare.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Makes a function that tells whether one of `muted`, words or phrases, stands in one of `texts`. */
export function muting(muted: readonly string[]): (...texts: (string | null)[]) => boolean {
  /** By their first word: an entry is gone through once, however many words there are. */
  const phrases = Map.groupBy(
    muted.map(bareWords).filter((words) => words.length > 0),
    ([first]) => first,
  )
  return (...texts) =>
    texts.some((text) => {
      const words = phrases.size === 0 ? [] : bareWords(text ?? '')
      return words.some((word, at) =>
        phrases.get(word)?.some((phrase) => phrase.every((one, within) => words[at + within] === one)),
      )
    })
}
