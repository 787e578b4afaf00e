// When the form of a tool folds to one line, and what that line says. Knows no form and no markup.
import { useHasStyles, useStyles } from '#web/styles/use-styles.ts'
import type { Folding } from './input-line.tsx'
import { inputInWords } from './input-words.ts'
import type { Tool } from './use-tool.ts'

interface FoldingParts {
  /** Those of the screen. */
  tools: readonly Pick<Tool, 'variants' | 'asked' | 'pending'>[]
  /** The id of the chosen style profile; null: none. */
  style: number | null
  /** What asking again costs. */
  cost: string
  /** What was used besides, in parts. */
  more?: readonly string[]
  onAgain: () => void
}

/** Null while there are no results. */
export function useFolding({ tools, style, cost, more = [], onAgain }: FoldingParts): Folding | null {
  const open = useHasStyles()
  const { data: profiles } = useStyles()
  const written = tools.filter(({ variants }) => variants.length > 0)
  const [first] = written
  if (!first) return null
  const name = profiles?.find(({ id }) => id === style)?.name
  return {
    used: [
      ...inputInWords(first.asked),
      ...more,
      ...(open ? [name === undefined ? 'geen stijlprofiel' : `stijl ${name}`] : []),
    ],
    stamp: written.map(({ variants }) => `${variants.length}/${variants.at(-1)?.generationId}`).join(' '),
    cost,
    pending: tools.some(({ pending }) => pending),
    onAgain,
  }
}
