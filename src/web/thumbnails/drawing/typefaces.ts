// The letters that thumbnails are set in. Knows how a font is named, not where its file is.

export interface Typeface {
  label: string
  /** The family under which the file is loaded. */
  family: string
  weight: number
  /** The heavy or narrow faces of systems that stand in when the file cannot be loaded, then emoji. */
  insteadOf: string
}

export const typefaceNames = ['anton', 'oswald', 'montserrat'] as const
export type TypefaceName = (typeof typefaceNames)[number]

const narrow = "Impact, 'Arial Narrow', sans-serif"
const wide = "'Arial Black', Arial, sans-serif"

export const typefaces = {
  anton: { label: 'Anton', family: 'Kopij Anton', weight: 400, insteadOf: narrow },
  oswald: { label: 'Oswald', family: 'Kopij Oswald', weight: 700, insteadOf: narrow },
  montserrat: { label: 'Montserrat', family: 'Kopij Montserrat', weight: 900, insteadOf: wide },
} as const satisfies Record<TypefaceName, Typeface>

const emoji = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'"

/** The font of a canvas, with letters of `size` px. */
export function fontOf(name: TypefaceName, size: number): string {
  const { family, weight, insteadOf } = typefaces[name]
  return `${weight} ${size}px '${family}', ${insteadOf}, ${emoji}`
}
