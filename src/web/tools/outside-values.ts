// Puts into a form what changes outside it: the article in the bar, or an undo. What is typed in the form comes back the same
// and changes nothing. Knows no field.
import { useEffect, useEffectEvent } from 'react'

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
  // After every render: where nothing differs nothing happens, and that is nearly always.
  useEffect(() => follow())
}
