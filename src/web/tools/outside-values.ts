// Puts into a form what changes outside it: the article in the bar, or an undo. What is typed in the form comes back the same
// and changes nothing. Knows no field.
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * @param shown the values as they are kept, by the name of their field; always the same names.
 * @param get what stands in a field now, and `put` to put something else there.
 */
export function useOutsideValues<Name extends string>(
  shown: Readonly<Record<Name, string>>,
  get: (name: NoInfer<Name>) => unknown,
  put: (name: NoInfer<Name>, value: string) => void,
): void {
  const follow = useEffectEvent(() => {
    for (const name of Object.keys(shown) as Name[]) if ((get(name) ?? '') !== shown[name]) put(name, shown[name])
  })
  const last = useRef('')
  useEffect(() => {
    const state = JSON.stringify(shown)
    // Only what changed is put: a form that is being typed in is ahead of what is kept, for a moment.
    if (state === last.current) return
    last.current = state
    follow()
  })
}
