// Contrast between colours, by the formulas of WCAG 2.2. Pure.

export interface Rgb {
  red: number
  green: number
  blue: number
}

export const INK = '#14110F'
export const PAPER = '#FFFFFF'

/** @param value `#rrggbb`. */
export function rgbOf(value: string): Rgb {
  const part = (from: number) => Number.parseInt(value.slice(from, from + 2), 16)
  return { red: part(1), green: part(3), blue: part(5) }
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2, 'relative luminance'). */
export const luminance = ({ red, green, blue }: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

export const contrastBetween = (one: string, other: string): number =>
  contrastOf(luminance(rgbOf(one)), luminance(rgbOf(other)))

/** Ink or paper: what `value` stands out from most. */
export const groundFor = (value: string): typeof INK | typeof PAPER =>
  contrastBetween(value, INK) >= contrastBetween(value, PAPER) ? INK : PAPER

/** `#rrggbb` with an alpha of 0 to 1. */
export function withAlpha(value: string, alpha: number): string {
  const { red, green, blue } = rgbOf(value)
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}
