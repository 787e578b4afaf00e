// Replaces the addresses of pictures and links in Markdown, and leaves every other character as it is: the way out of an export is the
// way back of an import. Knows not what the addresses are.

/**
 * Where an address stands: behind the words of a link or picture, or in a definition. Between points it may have spaces. In characters:
 * longer ones lead nowhere.
 */
const PLACE = /(\]\(\s{0,20}|^ {0,3}\[[^[\]\n]{1,500}\]:[ \t]{0,20})(?:<([^<>\n]{1,2000})>|([^\s<>()]{1,2000}))/gm

/** @param to another address, which has no spaces, signs of Markdown or parentheses; undefined leaves one as it is. */
export const withAddresses = (markdown: string, to: (address: string) => string | undefined) =>
  markdown.replace(PLACE, (whole, before: string, pointed?: string, bare?: string) => {
    const other = to(pointed ?? bare ?? '')
    if (other === undefined) return whole
    return before + (pointed === undefined ? other : `<${other}>`)
  })

/** A picture in one piece, with its words; those of a picture that is longer stay. */
const PICTURE =
  /!\[([^[\]]{0,2000})\]\(\s{0,20}<?([^\s<>()]{1,2000})>?(?:\s{1,20}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?\s{0,20}\)/g

/** With its words in the place of each picture that is `gone`. */
export const withoutPictures = (markdown: string, gone: (address: string) => boolean) =>
  markdown.replace(PICTURE, (whole, words: string, address: string) => (gone(address) ? words : whole))
