// Takes the meaning from signs in a text, so that Markdown reads it as it was typed, and no more signs than that: what people
// wrote stays readable. Knows no HTML.

/** Signs that mean something wherever they stand. */
const ALWAYS =
  /[\\`*]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_|~|<(?=[a-z/!?])|\](?=[([:])|!(?=\[)|\[(?=\^)|&(?=#?\w{1,31};)/giu

/** A text within a line. @param behind the sign that stands behind it. */
export const escapedText = (text: string, behind = '') =>
  /[([:a-z/!?]/i.test(behind) ? (text + behind).replace(ALWAYS, '\\$&').slice(0, -1) : text.replace(ALWAYS, '\\$&')

/** A text between brackets: in it no bracket may close them. */
export const escapedWords = (text: string) => escapedText(text).replace(/(?<!\\)[[\]]/g, '\\$&')

/** What begins a block at the beginning of a line: with how many signs before the one that is escaped. */
const BEGINS = [
  /^()(#{1,6}(?:\s|$))/,
  /^()([-+](?:\s|$))/,
  /^(\d{1,9})([.)](?:\s|$))/,
  /^()(>)/,
  /^()(=+\s*$)/,
  /^()(-[-\s]*$)/,
  /^()(_[_\s]*$)/,
  /^()([|:-][|:\s-]*$)/,
  /^()(\[(?!\^)[^\]]*\]:)/,
]

/** The lines of a paragraph, none of which begins something else. */
export const escapedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const begins = BEGINS.find((pattern) => pattern.test(line.trimStart()))
      return begins ? line.trimStart().replace(begins, '$1\\$2') : line
    })
    .join('\n')
