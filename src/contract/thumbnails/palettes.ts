// The accent colours of thumbnails, with their names (specification, section 3). They stand in pictures and swatches only: the
// colours of the product are tokens.
import type { YoutubeFormat } from './shapes.ts'

export interface Accent {
  name: string
  /** `#rrggbb`, in capitals. */
  value: string
}

const orangeRed = { name: 'Oranjerood', value: '#FF5A1F' }
const lime = { name: 'Limoen', value: '#A4E22B' }
const purple = { name: 'Paars', value: '#B86BFF' }
const gold = { name: 'Goud', value: '#FFC61A' }

type Palette = readonly [Accent, ...Accent[]]

/** On photographs, which are darkened behind a text: each of these is bright enough for that. */
export const youtubePalettes = {
  '16:9': [orangeRed, lime, gold, purple],
  '9:16': [
    gold,
    { name: 'Rood', value: '#FF4F42' },
    { name: 'Groen', value: '#3EDB73' },
    { name: 'Blauw', value: '#4FA6FF' },
    { name: 'Turkoois', value: '#2DD4BF' },
  ],
} as const satisfies Record<YoutubeFormat, Palette>

/**
 * On a plain ground, dark or light by what suits the colour. Only the eighth needs a light one: images get their colours in this order, so
 * that most batches stand on one ground.
 */
export const socialPalette = [
  orangeRed,
  lime,
  gold,
  purple,
  { name: 'Roze', value: '#FF9ACB' },
  { name: 'Blauw', value: '#3D86FF' },
  { name: 'Olijfgroen', value: '#8E9B2F' },
  { name: 'Donkerblauw', value: '#1F3A8A' },
  { name: 'Felgeel', value: '#FFEC3D' },
  { name: 'Oceaanblauw', value: '#0E9BC7' },
  { name: 'Felroze', value: '#FF2E93' },
  { name: 'Feloranje', value: '#FF8A00' },
] as const satisfies Palette

/** The colour of one of `palette` that none of `used` has, the first; else the first of all (specification, section 4). */
export function firstUnused(palette: Palette, used: readonly string[]): string {
  return (palette.find(({ value }) => !used.includes(value)) ?? palette[0]).value
}

/** `value` where the palette has it, else its first: for a change of format. */
export function withinPalette(palette: Palette, value: string): string {
  return (palette.find((accent) => accent.value === value) ?? palette[0]).value
}
