// Which style profile a screen writes in: the default until its user chooses. Draws nothing.
import { useCallback } from 'react'
import { z } from 'zod'
import { useKept } from '#web/kept/use-kept.ts'
import { useHasStyles, useStyles } from './use-styles.ts'

/** A profile's id, none, or what has not been chosen yet. */
const styleChoice = z.union([z.number().int().positive(), z.literal(['none', 'default'])])
export type StyleChoice = z.infer<typeof styleChoice>

/** Where the choice of a screen is kept. */
export const styleKey = (screen: string) => `${screen}/style`

/**
 * The profile that `screen` writes in (null: none), and the way to choose another. It is kept with the screen's input.
 * Without Premium it is always null, whatever was chosen before. Whether a profile still exists the picker watches.
 */
export function useStyleChoice(screen: string): [number | null, (id: number | null) => void] {
  const [chosen, keep] = useKept<StyleChoice>(styleKey(screen), 'default', styleChoice)
  const open = useHasStyles()
  const { data: profiles } = useStyles()
  const choose = useCallback((id: number | null) => keep(id ?? 'none'), [keep])
  if (!open || chosen === 'none') return [null, choose]
  if (chosen !== 'default') return [chosen, choose]
  return [profiles?.find(({ isDefault }) => isDefault)?.id ?? null, choose]
}
