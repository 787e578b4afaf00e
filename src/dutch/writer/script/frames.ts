// The layout of a script's own sentences: how it opens, ends and goes from part to part. Data files fill it.
// Knows no language.

import type { Shape } from '../shape.ts'

/** titled: a title in another language than the script, which stands in it between quotation marks. */
export type HookShape = Shape | 'titled'

/** Openings by the shape of the title; 'any' fits every shape but 'none' and 'titled'. */
export type HookBook = Readonly<Partial<Record<HookShape | 'any', readonly string[]>>>

export interface CloseBook {
  ordinary: Close
  news: Close
  /** Whole ends: nothing is asked of the listener. */
  sober: readonly string[]
}

interface Close {
  /** Asks for a reaction. */
  talk: readonly string[]
  /** Asks to keep, pass on or follow. */
  call: readonly string[]
}

/** Short sentences that lead from one step to the next. */
export interface BridgeBook {
  insight: readonly string[]
  practice: readonly string[]
  encouragement: readonly string[]
}
