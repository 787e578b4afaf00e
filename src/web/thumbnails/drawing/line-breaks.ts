// Where a text is broken into lines: evenly, with at most so many words on each, and no single short word on the last. Pure;
// widths in any measure, the same for all.

/** A last line narrower than this part of the widest line looks forgotten when it is one word. */
const SHORT_PART = 0.6

export interface Breaking {
  lines: string[]
  /** Of the widest line. */
  width: number
}

/** The words of a text: what is between white space. A dash or a sign between two words stays with the one before. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of text.split(/\s+/u).filter(Boolean)) {
    if (words.length > 0 && !/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(part))
      words.push(`${words.pop()} ${part}`)
    else words.push(part)
  }
  return words
}

/**
 * The most even ways to break `words`, one for each number of lines from the fewest that is possible on; at most `more` beyond.
 * @param widthOf gives the width of a line.
 */
export function breakings(
  words: readonly string[],
  mostWords: number,
  more: number,
  widthOf: (line: string) => number,
): Breaking[] {
  if (words.length === 0) return []
  const fewest = Math.ceil(words.length / mostWords)
  const counts = Array.from({ length: more + 1 }, (_, beyond) => fewest + beyond).filter((n) => n <= words.length)
  const widths = new Map<string, number>()
  const measured = (line: string) => {
    const width = widths.get(line) ?? widthOf(line)
    widths.set(line, width)
    return width
  }
  return counts.flatMap((count) => bestOf(words, count, mostWords, measured) ?? [])
}

/** The better of what ends in two words or more and what may end in one, as long as that one is not short. */
function bestOf(words: readonly string[], count: number, mostWords: number, widthOf: (line: string) => number) {
  const single = mostEven(words, { count, mostWords, leastLast: 1 }, widthOf)
  const last = single?.lines.at(-1)
  const isForgotten = last !== undefined && last === words.at(-1) && widthOf(last) < SHORT_PART * single!.width
  if (!isForgotten || count < 2) return single
  const longer = mostEven(words, { count, mostWords, leastLast: 2 }, widthOf)
  // A shorter word that stands alone further up would be no better.
  const leavesAnother = longer?.lines.some((line) => words.includes(line) && widthOf(line) < widthOf(last))
  return leavesAnother ? single : (longer ?? single)
}

interface Rules {
  /** How many lines, exactly. */
  count: number
  mostWords: number
  /** Fewest words on the last line. */
  leastLast: number
}

interface Rest extends Breaking {
  /** The sum of the squared widths, which is least when they are even. */
  squares: number
}

/** The narrowest way, and of those the most even. Undefined when the words do not allow it. */
function mostEven(words: readonly string[], rules: Rules, widthOf: (line: string) => number): Breaking | undefined {
  const known = new Map<string, Rest | undefined>()
  function from(start: number, lines: number): Rest | undefined {
    const key = `${start} ${lines}`
    if (!known.has(key)) known.set(key, best(start, lines))
    return known.get(key)
  }
  function best(start: number, lines: number): Rest | undefined {
    const left = words.length - start
    const beginning = (length: number) => words.slice(start, start + length).join(' ')
    if (lines === 1) {
      if (left < rules.leastLast || left > rules.mostWords) return undefined
      const width = widthOf(beginning(left))
      return { lines: [beginning(left)], width, squares: width ** 2 }
    }
    const rests = Array.from({ length: Math.min(rules.mostWords, left) }, (_, at) => {
      const rest = from(start + at + 1, lines - 1)
      return rest && withLine(beginning(at + 1), rest, widthOf)
    })
    return rests.filter((rest) => rest !== undefined).toSorted(byWidth)[0]
  }
  return from(0, rules.count)
}

function withLine(line: string, rest: Rest, widthOf: (line: string) => number): Rest {
  const own = widthOf(line)
  return {
    lines: [line, ...rest.lines],
    width: Math.max(own, rest.width),
    squares: own ** 2 + rest.squares,
  }
}

const byWidth = (one: Rest, other: Rest) => one.width - other.width || one.squares - other.squares
