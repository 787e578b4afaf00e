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
const withoutPictures = (markdown: string, gone: (address: string) => boolean) =>
  markdown.replace(PICTURE, (whole, words: string, address: string) => (gone(address) ? words : whole))

/** A text of an import, and what became of its pictures, which it names by their addresses in the file. */
export interface ToPlace {
  content: string
  /** Where those are that were stored. */
  addresses: ReadonlyMap<string, string>
  /** The titles of those that are given one, by where they are stored. */
  credits: ReadonlyMap<string, string>
  /** Those that are not stored. */
  gone: ReadonlySet<string>
}

/** The text with the new addresses of its pictures, and the words of those that are gone in their place. */
export function withPlaced({ content, addresses, credits, gone }: ToPlace): string {
  const bare = gone.size === 0 ? content : withoutPictures(content, (address) => gone.has(address))
  return withCredits(
    withAddresses(bare, (address) => addresses.get(address)),
    credits,
  )
}

/** A picture without a title gets the one that is known of it. */
const withCredits = (content: string, credits: ReadonlyMap<string, string>) =>
  credits.size === 0
    ? content
    : content.replace(/(!\[[^[\]]{0,2000}\]\(([^\s<>()]{1,200}))\)/g, (whole, before: string, address: string) => {
        const credit = credits.get(address)
        return credit === undefined ? whole : `${before} "${credit.replace(/[\\"]/g, '\\$&')}")`
      })
