// Several things named one after another, as Dutch does it: all of them, or the first few and how many more there are. Pure.

const format = new Intl.ListFormat('nl', { type: 'conjunction' })

/** 'en nog 3': what stands at the end of a list that does not name all. */
export const andMore = (more: number) => `en nog ${more}`

/** 'de brug, de dijk en de sluis', or 'de brug, de dijk en nog 3'. @param more how many there are that are not named. */
export const named = (words: readonly string[], more = 0): string =>
  more > 0 ? `${words.join(', ')} ${andMore(more)}` : format.format(words)
