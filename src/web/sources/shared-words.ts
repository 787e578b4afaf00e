// Which words a title shares with an article: enough of them in its own language, none at all, or a name in another. Pure; knows no
// article and no form.

/** As long as this a word's beginning is its stem: inflection does not matter, nor does an ending of another language. */
const STEM = 5

/** The words that say what a text is about, by their stems; of a text of short words those. */
function topicWords(text: string): Set<string> {
  const words = text.toLocaleLowerCase('nl').match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const long = words.filter((word) => word.length >= STEM)
  return new Set((long.length >= 2 ? long : words).map((word) => word.slice(0, STEM)))
}

/** Whether at least a quarter of what `text` is about stands in `whole`, in the same language. */
export function sharesTopic(whole: string, text: string): boolean {
  const inWhole = whole.toLocaleLowerCase('nl')
  const words = [...topicWords(text)]
  return words.filter((word) => inWhole.includes(word)).length * 4 >= words.length
}

/** Whether not one of two or more words that say what `text` is about stands in `whole`, in the same language. */
export function sharesNothing(whole: string, text: string): boolean {
  const inWhole = whole.toLocaleLowerCase('nl')
  const words = [...topicWords(text)]
  return words.length > 1 && !words.some((word) => inWhole.includes(word))
}

/**
 * Whether `text` and `whole`, which is in another language, have a name in common, or a quarter of the figures and stems of
 * `text`; also when it has none. A figure of one digit, and a short word that is no name, stand in any two texts.
 */
export function sharesAcross(whole: string, text: string): boolean {
  const names = new Set((whole.match(/(?<=[\p{Ll}\p{N},;:)] )\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []).map(stemOf))
  const there = new Set(tokensOf(whole).map(stemOf))
  const tokens = tokensOf(text)
  if (tokens.some((token) => /^\p{Lu}/u.test(token) && names.has(stemOf(token)))) return true
  const wanted = tokens.filter((token) => /^\p{N}/u.test(token) || token.length >= STEM)
  return (
    tokens.length === 0 || wanted.filter((token) => there.has(stemOf(token))).length * 4 >= Math.max(1, wanted.length)
  )
}

/** Words of three letters and more, and figures of two digits and more with the marks in them: '22.47', '1.500'. */
const tokensOf = (text: string): string[] => text.match(/\p{N}[\p{N}.,:]*\p{N}|\p{L}[\p{L}\p{N}]{2,}/gu) ?? []

const stemOf = (token: string) =>
  /^\p{N}/u.test(token) ? token : token.toLocaleLowerCase('nl').normalize('NFD').replace(/\p{M}/gu, '').slice(0, STEM)
