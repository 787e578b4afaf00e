// Rules that are fetched when a screen first wants them. Knows none of them.
import { useEffect, useState } from 'react'

/**
 * What `load` resolves to, from the first moment that it is wanted; undefined until then. When it cannot be loaded it is
 * `otherwise`, and the next screen tries again.
 * @param load always the same function.
 */
export function useLoaded<Value>(wanted: boolean, load: () => Promise<Value>, otherwise?: Value): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value | undefined }>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    load().then(
      (value) => !gone && setLoaded({ value }),
      () => !gone && setLoaded({ value: otherwise }),
    )
    return () => void (gone = true)
  }, [wanted, load, otherwise])
  return loaded?.value
}
