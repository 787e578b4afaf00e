// Cuts a text into lines and keeps where each stands. Knows no Markdown.

export interface SourceLines {
  /** Without their line ends. */
  texts: string[]
  /** Where each line begins in the source. */
  begins: number[]
}

/** Lines end with LF, CRLF or a lone CR; a text that ends with one has an empty last line. */
export function linesOf(source: string): SourceLines {
  const texts: string[] = []
  const begins: number[] = []
  const after = (sign: string, from: number) => {
    const at = source.indexOf(sign, from)
    return at === -1 ? source.length : at
  }
  let [feed, back] = [after('\n', 0), after('\r', 0)]
  for (let begin = 0; begin <= source.length;) {
    const end = Math.min(feed, back)
    texts.push(source.slice(begin, end))
    begins.push(begin)
    begin = end + (end === back && feed === back + 1 ? 2 : 1)
    if (feed < begin) feed = after('\n', begin)
    if (back < begin) back = after('\r', begin)
  }
  return { texts, begins }
}
