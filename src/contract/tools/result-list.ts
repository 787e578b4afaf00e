// The list of texts a tool answers with: how many, how long, and no text twice.
import { z } from 'zod'
import { textField } from '../text.ts'

/** Fewest results of one generation. */
export const RESULTS_MIN = 5

/** A list of at least five different texts, each within `shortest` and `longest` characters. */
export function resultList({ shortest, longest }: { shortest: number; longest: number }) {
  return z
    .array(textField({ min: shortest, max: longest }))
    .min(RESULTS_MIN)
    .max(10)
    .refine((texts) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length, 'Elke tekst moet anders zijn.')
}
