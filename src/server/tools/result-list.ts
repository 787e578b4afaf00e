// Lists of texts as a language model delivers them: how many to ask for, how long they may be, and which ones are kept.
import type { z } from 'zod'
import { RESULTS_WANTED } from '#contract/tools/result-list.ts'

type TextList = z.ZodArray<z.ZodType<string>>

/**
 * How many texts more than needed a model is asked for: it cannot count characters, and one caption of 301 would otherwise
 * cost the user all five.
 */
const SPARE = 2

/** The line of a prompt that says how many texts to write. */
export function amountRule(noun: string, needed: number = RESULTS_WANTED): string {
  return `Schrijf ${needed + SPARE} ${noun}; de redactie kiest er ${needed}.`
}

/** The sentence of a prompt that states a length, in characters. The aim is the middle: models miss by a few either way. */
export function lengthRule(what: string, { min, max }: { min: number; max: number }): string {
  const aim = Math.round((min + max) / 2)
  return `${what} telt ${min} tot ${max} tekens, spaties meegeteld. Mik op ${aim} tekens: wat langer of korter is dan mag, vervalt.`
}

/**
 * Makes a tool's `keep`: of the texts under `key` in all answers, the first `needed` that `list` accepts and that
 * differ. An answer without such a list is handed on as it came, for the contract to refuse.
 */
export function keepFitting<Input>(
  key: string,
  list: TextList,
  needed: (input: Input) => number = () => RESULTS_WANTED,
): (answers: readonly unknown[], input: Input, accepts: (text: string) => boolean) => unknown {
  return (answers, input, accepts) => {
    const lists = answers.map((answer) => (isRecord(answer) ? answer[key] : undefined)).filter(Array.isArray)
    if (lists.length === 0) return answers.at(-1)
    const kept = new Map<string, string>()
    for (const candidate of lists.flat()) {
      const text = list.element.safeParse(candidate)
      if (!text.success || !accepts(text.data)) continue
      const same = text.data.toLowerCase()
      if (!kept.has(same)) kept.set(same, text.data)
    }
    return { [key]: [...kept.values()].slice(0, needed(input)) }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
