// Reads numbers in a text, in digits and in Dutch or English words, as values that can be compared. Knows no sources.

import { wordMap } from '#dutch/text/word-lists.ts'

export interface Figure {
  start: number
  end: number
  /** Every way to read it: '1,2 miljoen' is 1.2 and 1200000; '18.30' is a time and a number. */
  values: readonly number[]
}

/** 'een:1 twee:2' as a map. */
const valuesIn = (list: string): ReadonlyMap<string, number> =>
  new Map([...wordMap(list)].map(([word, value]) => [word, Number(value)]))
const UNITS = valuesIn(
  `nul:0 één:1 een:1 twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9 tien:10 elf:11 twaalf:12 dertien:13 veertien:14
  vijftien:15 zestien:16 zeventien:17 achttien:18 negentien:19 anderhalf:1.5 anderhalve:1.5 tweeënhalf:2.5 drieënhalf:3.5
  two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15
  sixteen:16 seventeen:17 eighteen:18 nineteen:19 eerste:1 tweede:2 derde:3 vierde:4 vijfde:5 zesde:6 zevende:7 achtste:8 negende:9
  tiende:10 elfde:11 twaalfde:12 twintigste:20 dertigste:30 honderdste:100`,
)
const TENS = valuesIn(
  `twintig:20 dertig:30 veertig:40 vijftig:50 zestig:60 zeventig:70 tachtig:80 negentig:90
  twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90`,
)
const SCALES = valuesIn(
  'honderd:1e2 hundred:1e2 duizend:1e3 thousand:1e3 miljoen:1e6 million:1e6 mln:1e6 miljard:1e9 billion:1e9 mld:1e9',
)
const LONGEST_WORD = 40
/** Ways to read one figure: 'drie honderd duizend miljoen' has eight, and each further word would double them. */
const MOST_VALUES = 16

/** The value of a number word, also a compound: 'driehonderdtwintig' is 320; undefined for other words. */
export function valueOfWord(word: string): number | undefined {
  if (word.length > LONGEST_WORD) return undefined
  const unit = UNITS.get(word) ?? TENS.get(word) ?? SCALES.get(word)
  if (unit !== undefined) return unit
  for (const name of ['duizend', 'honderd']) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const before = at === 0 ? 1 : valueOfWord(word.slice(0, at))
    const rest = word.slice(at + name.length).replace(/^en(?=\p{L}{3})/u, '')
    const after = rest === '' ? 0 : valueOfWord(rest)
    if (before === undefined || after === undefined) return undefined
    return before * (SCALES.get(name) ?? 1) + after
  }
  const [, low, high] = /^(\p{L}+?)[eë]n(\p{L}+)$/u.exec(word) ?? []
  const [, first, second] = /^(\p{L}+)-(\p{L}+)$/u.exec(word) ?? []
  const tens = TENS.get(high ?? first ?? '')
  const units = UNITS.get(low ?? second ?? '')
  return tens !== undefined && units !== undefined && units < 10 ? tens + units : undefined
}

const NUMBER = /(?<![\p{L}\p{N}])\d+(?:[.,:]\d+)*|(?<![\p{L}\p{N}])\p{L}{3,}(?:-\p{L}+)?(?![\p{L}\p{N}])/gu

/** The figures of a text in order. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = []
  for (const match of text.matchAll(NUMBER)) {
    const [written] = match
    const start = match.index
    const end = start + written.length
    const scale = SCALES.get(written.toLowerCase())
    const last = figures.at(-1)
    // 'drie miljoen' and '1,2 miljoen' are one figure, and their first words also count alone.
    if (last && scale && text.slice(last.end, start) === ' ' && last.values.length * 2 <= MOST_VALUES) {
      const values = last.values.flatMap((value) => [value, round(value * scale)])
      figures[figures.length - 1] = { start: last.start, end, values }
      continue
    }
    const value = /^\d/u.test(written) ? valueOfDigits(written) : valueOfWord(written.toLowerCase())
    if (value !== undefined) figures.push({ start, end, values: [value].flat() })
  }
  return figures
}

const round = (value: number) => Math.round(value * 1_000) / 1_000

/** '2.400' is 2400 in Dutch; '18.30' and '18:30' a time, and 18.3 in English; '1,5' is 1.5; '1.2.3' is three numbers. */
function valueOfDigits(written: string): number | number[] {
  const thousands = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u.test(written)
  if (thousands) return round(Number(written.replace(/[.,](?=\d{3})/gu, '').replace(',', '.')))
  const parts = written.split(/[.,:]/u)
  return parts.length > 2 ? parts.map(Number) : round(Number(parts.join('.')))
}
