// A title in main text and emphasis: cut where it has a pause of its own, else in half between two words. Pure.
import { characterCount } from '#contract/characters.ts'

export interface TitleParts {
  line1: string
  line3: string
}

/** Signs that part a title in two, the strongest first. */
const pauses = [/\s*[:|]\s+/u, /\s+[–—-]\s+/u, /(?<=[?!])\s+/u, /\s*;\s+/u, /,\s+/u]

/** @param most the most characters of each part: a word that goes beyond it is left out, with what follows. */
export function titleParts(title: string, most: number): TitleParts {
  const whole = title.replace(/\s+/gu, ' ').trim()
  for (const pause of pauses) {
    const found = pause.exec(whole)
    if (!found || found.index === 0) continue
    const [before, behind] = [whole.slice(0, found.index), whole.slice(found.index + found[0].length)]
    if (behind !== '' && fits(before, most) && fits(behind, most)) return { line1: before, line3: behind }
  }
  return halves(whole.split(' '), most)
}

function halves(words: readonly string[], most: number): TitleParts {
  if (words.length === 1) return { line1: shortened(words, most), line3: '' }
  const cuts = Array.from({ length: words.length - 1 }, (_, at) => ({
    main: words.slice(0, at + 1),
    emphasis: words.slice(at + 1),
  }))
  const whole = cuts.filter(({ main, emphasis }) => [main, emphasis].every((part) => fits(part.join(' '), most)))
  // The emphasis is the shorter part: the point of a title stands at its end.
  const uneven = ({ main, emphasis }: (typeof cuts)[number]) =>
    Math.abs(main.join(' ').length - 1.3 * emphasis.join(' ').length)
  const [best] = (whole.length > 0 ? whole : cuts).toSorted((one, other) => uneven(one) - uneven(other))
  return { line1: shortened(best?.main ?? words, most), line3: shortened(best?.emphasis ?? [], most) }
}

const fits = (text: string, most: number) => characterCount(text) <= most

function shortened(words: readonly string[], most: number): string {
  let text = ''
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`
    if (!fits(longer, most)) break
    text = longer
  }
  return text === '' ? Array.from(words.join(' ')).slice(0, most).join('') : text
}
