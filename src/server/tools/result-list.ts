// Lists of texts as a language model delivers them: how many to ask for, how long they may be, and which ones are kept.
import type { z } from 'zod'
import { RESULTS_MIN } from '#contract/tools/result-list.ts'

type TextList = z.ZodArray<z.ZodType<string>>

/**
 * How many texts a language model is asked for. Two are spare: a model cannot count characters, and one caption of
 * 301 would otherwise cost the user all five.
 */
export const RESULTS_ASKED = RESULTS_MIN + 2

/** Longer than any text a list allows; where the search for its limits ends. In characters. */
const SEARCH_LIMIT = 10_000

/**
 * The shortest and longest text that `list` accepts, in characters. The contract states them as refinements, which can
 * be tried but not read; trying them means a prompt can never promise other limits than the contract keeps.
 */
export function lengthLimits(list: TextList): { shortest: number; longest: number } {
  const accepts = (length: number) => list.element.safeParse('a'.repeat(length)).success
  let shortest = 0
  while (shortest < SEARCH_LIMIT && !accepts(shortest)) shortest += 1
  let longest = shortest
  while (longest < SEARCH_LIMIT && accepts(longest + 1)) longest += 1
  return { shortest, longest }
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
