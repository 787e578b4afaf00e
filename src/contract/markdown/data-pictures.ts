// Takes pictures out of Markdown that are written into it byte by byte (`data:` addresses): they make a text of thousands of
// lines, and are shown nowhere. Knows nothing of other pictures.

/** In UTF-16 units: longer words or titles of a picture are none. */
const INLINE =
  /!\[([^[\]]{0,2000})\]\(\s{0,20}<?data:[^\s)>"']*>?(?:\s{1,20}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?\s{0,20}\)/gi
const DEFINED = /^( {0,3}\[[^[\]\n]{1,500}\]:[ \t]{1,20})<?data:[^\s>]*>?[^\n]{0,500}$/gim
const IN_HTML = /(<img\s[^<>]{0,500}?src\s{0,5}=\s{0,5})(["']?)data:[^\s"'<>]*\2/gi

/** The text with what such pictures show instead of them, and how many there were. */
export function withoutDataPictures(markdown: string): { text: string; count: number } {
  if (!/data:/i.test(markdown)) return { text: markdown, count: 0 }
  let count = 0
  const found = (kept: string) => {
    count += 1
    return kept
  }
  const text = markdown
    .replace(INLINE, (_, words: string) => found(words))
    .replace(DEFINED, (_, label: string) => found(`${label}#`))
    .replace(IN_HTML, (_, begin: string) => found(`${begin}""`))
  return { text, count }
}
