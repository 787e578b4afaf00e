// In which ways a finished text can be adapted, and what the Herschrijver is asked for each. Pure; knows no screen.
import { characterCount } from '#contract/text.ts'
import type { ToolInput } from './registry.ts'

export const adjustments = ['korter', 'zakelijker', 'losser', 'zonder emoji', 'je', 'u'] as const
export type Adjustment = (typeof adjustments)[number]

/** How much of the length is left of a shorter text. */
const SHORTER = 0.7

const wishes = {
  korter: { mode: 'korter' },
  zakelijker: { mode: 'formeler' },
  losser: { mode: 'informeler' },
  'zonder emoji': { mode: 'eigen', instruction: 'Haal emoji weg' },
  je: { mode: 'eigen', instruction: 'Zet in de je-vorm.' },
  u: { mode: 'eigen', instruction: 'Zet in de u-vorm.' },
} as const satisfies Record<Adjustment, Omit<ToolInput<'rewriter'>, 'text'>>

/** The request that adapts `text` in this way. */
export function adjusting(text: string, adjustment: Adjustment): ToolInput<'rewriter'> {
  return { text, ...wishes[adjustment] }
}

/** About how long `text` gets when it is made shorter, in characters, rounded to tens. */
export function shorterLength(text: string): number {
  return Math.max(10, Math.round((characterCount(text) * SHORTER) / 10) * 10)
}
