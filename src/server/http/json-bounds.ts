// Looks at a text in JSON before it is read: of values, however short they are, a megabyte takes seconds and a gigabyte of memory.

const [QUOTE, BACKSLASH, COMMA, OBJECT, OBJECT_END, LIST, LIST_END] = Buffer.from('"\\,{}[]')

/**
 * `tooMuch`: it holds more values than `bounds.values`, counted by the objects, the lists and the commas, or nests deeper than `bounds.depth`;
 * `cut`: it ends within a value. In one go: of 16 MB it takes some 30 ms.
 */
export function boundsOfJson(text: string, bounds: { values: number; depth?: number }): 'whole' | 'cut' | 'tooMuch' {
  const { values: mostValues, depth: mostDepth = Infinity } = bounds
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) {
      at = endOfString(text, at)
      if (at >= text.length) return 'cut'
    } else if (unit === OBJECT || unit === LIST || unit === COMMA) {
      values += 1
      if (unit !== COMMA) depth += 1
      if (values > mostValues || depth > mostDepth) return 'tooMuch'
    } else if (unit === OBJECT_END || unit === LIST_END) depth -= 1
  }
  return depth > 0 ? 'cut' : 'whole'
}

/** How many units are looked at one by one before the next quote is jumped to, which is faster where there are few, and slower where there are many. */
const STEP = 64

/** Where the string ends that begins at `from`. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  for (let jumpAt = at + STEP; at < text.length; at += 1) {
    if (at >= jumpAt) {
      const quote = text.indexOf('"', at)
      if (quote === -1) return text.length
      // From the first of the backslashes before it: whether the quote is one of the string shows behind them.
      for (at = quote; text.charCodeAt(at - 1) === BACKSLASH && at - 1 > from;) at -= 1
      jumpAt = quote + STEP
    }
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) break
    if (unit === BACKSLASH) at += 1
  }
  return at
}
