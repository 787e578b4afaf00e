// A text in capitals as Dutch sets it, with typographic apostrophes. Pure; knows no font.

/** The ligatures of ij. Most fonts have them in another width than the two letters, and some not at all. */
const ligatures = { ĳ: 'ij', Ĳ: 'IJ' } as const

/**
 * `ijs` becomes `IJS`, `één` `ÉÉN`; an accent that stands apart joins its letter, or it would be a glyph of its own. `Eén` lost its first
 * accent to the capital, and has it again among capitals.
 */
export function inCapitals(text: string): string {
  const letters = text.normalize('NFC').replace(/[ĳĲ]/g, (found) => ligatures[found as keyof typeof ligatures])
  const whole = letters.replace(/(?<!\p{L})Eé(?=n)/gu, 'Éé')
  return curled(whole).toLocaleUpperCase('nl-NL').normalize('NFC')
}

/** Straight quotes as printed ones: ’s avonds, foto’s, ‘zo’, “zo”. */
function curled(text: string): string {
  return (
    text
      // Left out letters begin a word in Dutch: ’s, ’t, ’n, ’k, ’m, ’r, ’ns and the years of a century.
      .replace(/(?<![\p{L}\p{N}])'(?=(?:[stnkmr]|ns|\d\d)(?![\p{L}\p{N}]))/giu, '’')
      .replace(/(?<=^|[\s([{“‘—–-])'/gu, '‘')
      .replaceAll("'", '’')
      .replace(/(?<=^|[\s([{‘—–-])"/gu, '“')
      .replaceAll('"', '”')
  )
}
