// The length of a text compared with the recommended length, in words. Knows no tool and no markup.
import { characterCount } from '#contract/text.ts'

/** In characters. */
export interface LengthRange {
  min: number
  max: number
}

/** `200–300 tekens` */
export function rangeInWords({ min, max }: LengthRange): string {
  return `${min}–${max} tekens`
}

/** 'te kort', 'te lang', or null for a text within the recommended length. */
export function verdictOf(text: string, { min, max }: LengthRange): 'te kort' | 'te lang' | null {
  const count = characterCount(text)
  return count < min ? 'te kort' : count > max ? 'te lang' : null
}
