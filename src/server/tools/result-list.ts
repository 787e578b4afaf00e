// Lists of texts as a language model delivers them: how many to ask for, how long they may be, and which ones are kept.
import type { z } from 'zod'
import { RESULTS_MIN } from '#contract/tools/result-list.ts'

type TextList = z.ZodArray<z.ZodType<string>>

/**
 * How many texts a language model is asked for. Two are spare: a model cannot count characters, and one caption of
 * 301 would otherwise cost the user all five.
 */
export const RESULTS_ASKED = RESULTS_MIN + 2

/** The sentence of a prompt that states a length, in characters. The aim is the middle: models miss by a few either way. */
export function lengthRule(what: string, { min, max }: { min: number; max: number }): string {
  const aim = Math.round((min + max) / 2)
  return `${what} telt ${min} tot ${max} tekens, spaties meegeteld. Mik op ${aim} tekens: wat langer of korter is dan mag, vervalt.`
}

/**
 * Makes a tool's `keep`: of the texts under `key`, the first five that `list` accepts and that differ.
 * An answer without such a list is handed on as it came, for the contract to refuse.
 */
export function keepFitting(key: string, list: TextList): (answer: unknown) => unknown {
  return (answer) => {
    const texts = isRecord(answer) ? answer[key] : undefined
    if (!Array.isArray(texts)) return answer
    const kept = new Map<string, string>()
    for (const candidate of texts) {
      const text = list.element.safeParse(candidate)
      if (text.success && !kept.has(text.data.toLowerCase())) kept.set(text.data.toLowerCase(), text.data)
    }
    return { ...(answer as object), [key]: [...kept.values()].slice(0, RESULTS_MIN) }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
