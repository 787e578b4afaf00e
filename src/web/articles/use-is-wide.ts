// Whether there is room for a panel beside the text.
import { useSyncExternalStore } from 'react'

/** From 1024 px on: Tailwind's `lg`. */
const query = '(min-width: 64rem)'

const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
