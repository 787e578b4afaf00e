// How wide a text is in Arial, in which Google sets titles on a computer. Measured where there is a canvas and the typeface
// is there; else by a table of its letters. Knows nothing of what is shown.

/** Google sets titles at this size on a computer, in pixels. */
export const TITLE_SIZE_PX = 20

/**
 * Advance widths of letters, in thousandths of the size. Arial has those of Helvetica, as Adobe publishes them (Helvetica.afm
 * of the 35 base fonts). Letters with an accent are as wide as without, but for the i.
 */
const widths: readonly [number, string][] = [
  [191, "'"],
  [222, 'ijl‘’‚'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft·ıíìîï\u00a0'],
  [333, '()-r`“”„‹›¡'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [370, 'º'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [556, '#$0123456789?L_abdeghnopqu–«»€£§'],
  [584, '+<=>~±×'],
  [611, 'FTZßø'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQØ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…ÆŒ'],
  [1015, '@'],
]
const table = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)))
/** A letter that is not in the table is counted as a wide one: better to cut too early than too late. */
const UNKNOWN = 778

/** The width of `text` in pixels by the table, at `size` pixels, whole. */
export function tableWidth(text: string, size: number = TITLE_SIZE_PX): number {
  let sum = 0
  for (const letter of text.normalize('NFC')) {
    const known = table.get(letter) ?? table.get(letter.normalize('NFD').charAt(0))
    sum += known ?? UNKNOWN
  }
  return Math.round((sum * size) / 1000)
}

/** A canvas that measures; null where there is none, or where another typeface stands in for Arial. */
let measure: ((text: string, size: number) => number) | null | undefined

/** Letters that other typefaces set otherwise than Arial. */
const PROBE = 'Wij meten of dit Arial is, en 1.234 keer niets anders.'

function openCanvas(): typeof measure {
  const context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!context) return null
  const width = (text: string, size: number) => {
    context.font = `${size}px Arial, Arimo, 'Liberation Sans', Helvetica, sans-serif`
    return Math.round(context.measureText(text).width)
  }
  // Kerning makes it a little less than the table says.
  return Math.abs(width(PROBE, 100) / tableWidth(PROBE, 100) - 1) < 0.02 ? width : null
}

/** The width of `text` in pixels at `size` pixels, as the browser sets it where that is in Arial. */
export function textWidth(text: string, size: number = TITLE_SIZE_PX): number {
  if (measure === undefined) measure = openCanvas()
  return measure ? measure(text, size) : tableWidth(text, size)
}

/**
 * The most whole words of `text` that are at most `most` wide by `width`, without a sign or a small word at their end that
 * waits for more; null when not even the first word fits, or when it all does.
 */
export function wordsWithin(text: string, most: number, width: (text: string) => number): string | null {
  if (width(text) <= most) return null
  const words = text.split(/\s+/)
  let count = words.length
  while (count > 0 && width(words.slice(0, count).join(' ')) > most) count -= 1
  return count === 0 ? null : words.slice(0, count).join(' ')
}

/** Words that lead up to a word behind them, and a number, which counts something. */
const leading =
  /^(?:de|het|een|’t|'t|en|of|maar|om|te|ter|ten|tot|van|voor|in|op|aan|bij|met|naar|door|over|uit|per|dat|die|als|want|zijn|haar|hun|onze?|[\d.,]+)$/i

/**
 * `text`, cut off before `next`, without what waits for more at its end: 'Brug dicht: zo rijd je om via de' becomes 'Brug dicht:
 * zo rijd je om via', and half a name is left out.
 */
export function roundedOff(text: string, next = ''): string {
  let words = text.split(' ')
  const isName = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '')
  if (isName(next)) while (words.length > 1 && isName(words.at(-1))) words = words.slice(0, -1)
  while (words.length > 1 && leading.test(words.at(-1) ?? '')) words = words.slice(0, -1)
  return words.join(' ').replace(/[\s,;:–—-]+$/u, '')
}
