// The schema of a list of generated texts: how many, how long, and no duplicates.
import { z } from 'zod'
import { textField } from '../text.ts'

/** How many results are asked for. A writer that finds less in its source gives fewer. */
export const RESULTS_WANTED = 5

/** Fewest results of one generation: what a title alone carries. */
export const RESULTS_MIN = 3

/** A list of three to ten texts of `min` to `max` characters each, all different (ignoring case). */
export function resultList({ min, max }: { min: number; max: number }) {
  return z
    .array(textField({ min, max }))
    .min(RESULTS_MIN)
    .max(10)
    .refine(
      (texts) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length,
      'Elke tekst moet anders zijn.',
    )
}
