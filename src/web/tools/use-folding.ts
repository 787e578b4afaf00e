// When the form of a tool folds to one line, and what that line says. Knows no form and no markup.
import { useHasStyles, useStyles } from '#web/styles/use-styles.ts'
import { useElsewhere } from './elsewhere.ts'
import type { Folding } from './input-line.tsx'
import { inputInWords } from './input-words.ts'
import type { Tool } from './use-tool.ts'

interface FoldingParts {
  /** Those of the screen. */
  tools: readonly Pick<Tool, 'variants' | 'asked' | 'pending'>[]
  /** The title in the form. */
  title: string
  /** The id of the chosen style profile; null: none. */
  style: number | null
  /** What asking again costs. */
  cost: string
  /** What was used besides, in parts. */
  more?: readonly string[]
  onAgain: () => void
}

/** Null while there are no results. */
export function useFolding({ tools, title, style, cost, more = [], onAgain }: FoldingParts): Folding | null {
  const open = useHasStyles()
  const { data: profiles } = useStyles()
  const written = tools.filter(({ variants }) => variants.length > 0)
  const [first] = written
  const elsewhere = useElsewhere(first?.asked ?? null, title)
  if (!first) return null
  const name = profiles?.find(({ id }) => id === style)?.name
  return {
    used: [
      ...(elsewhere === null ? inputInWords(first.asked) : [elsewhere]),
      ...more,
      ...(open ? [name === undefined ? 'geen stijlprofiel' : `stijl ${name}`] : []),
    ],
    stamp: written.map(({ variants }) => `${variants.length}/${variants.at(-1)?.generationId}`).join(' '),
    cost,
    pending: tools.some(({ pending }) => pending),
    onAgain,
  }
}
