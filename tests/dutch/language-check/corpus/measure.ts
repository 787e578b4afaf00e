// What the language check says of the corpus: how many of the planted mistakes it finds, and what it calls a mistake in
// correct Dutch.
import { checkLanguage, rules, type Finding } from '#dutch/language-check/check.ts'

export type Check = (text: string) => Finding[]

const MARKED = /\{([^{}|]*)\|[^{}|]*\}/

/** The findings of `check` that are called a mistake. */
export function mistakesIn(text: string, check: Check = checkLanguage): Finding[] {
  return check(text).filter(({ rule }) => rules[rule].severity === 'fout')
}

/** Per kind of planted mistake: how many there are, and the sentences in which nothing at the place is called a mistake. */
export function missedOf(
  planted: Record<string, string>,
  check: Check,
): Record<string, { total: number; missed: string[] }> {
  return Object.fromEntries(
    Object.entries(planted).map(([kind, lines]) => {
      const all = lines.trim().split('\n')
      return [kind, { total: all.length, missed: all.filter((line) => !isFound(line, check)) }]
    }),
  )
}

function isFound(line: string, check: Check): boolean {
  const mark = MARKED.exec(line)
  if (!mark) throw new Error(`nothing is planted in: ${line}`)
  const [from, to] = [mark.index, mark.index + (mark[1] ?? '').length]
  const text = line.replace(MARKED, '$1')
  return mistakesIn(text, check).some(({ start, end }) => start < to && end > from)
}
