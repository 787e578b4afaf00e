// A value that follows once it has stopped changing, for requests while someone types.
import { useEffect, useState } from 'react'

/** After this pause in typing a search is sent, in ms. */
export const TYPING_PAUSE_MS = 300

/** `value` as it was when it last stayed the same for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
