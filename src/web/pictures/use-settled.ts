// Passes a value on once it has rested: someone who holds an arrow key means only where they end.
import { useEffect, useEffectEvent, useRef } from 'react'

const REST_MS = 400

/** Returns a function to be called with each value; `onSettled` hears of the last one, at the latest when the screen is left. */
export function useSettled<Value>(onSettled: (value: Value) => void): (value: Value) => void {
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined)
  const settle = useEffectEvent(() => {
    const last = waiting.current
    if (last === undefined) return
    clearTimeout(last.timer)
    waiting.current = undefined
    onSettled(last.value)
  })
  useEffect(() => () => settle(), [])
  return (value) => {
    clearTimeout(waiting.current?.timer)
    waiting.current = { value, timer: setTimeout(() => settle(), REST_MS) }
  }
}
