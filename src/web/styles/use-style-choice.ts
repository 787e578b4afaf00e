// Which style profile a screen uses: the default one until the user chooses. Renders nothing.
import { useCallback } from 'react'
import { z } from 'zod'
import { useKept } from '#web/kept/use-kept.ts'
import { useHasStyles, useStyles } from './use-styles.ts'

/** The id of a profile, 'none', or 'default' as long as nothing has been chosen. */
const styleChoice = z.union([z.number().int().positive(), z.literal(['none', 'default'])])
export type StyleChoice = z.infer<typeof styleChoice>

/** The name under which the choice of a screen is kept. */
export const styleKey = (screen: string) => `${screen}/style`

/**
 * The id of the profile that `screen` uses (null: none), and a function to choose another. It is kept with the screen's
 * input. Without Premium it is always null, whatever was chosen before. StylePicker checks whether it still exists.
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
