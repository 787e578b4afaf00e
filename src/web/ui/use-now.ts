// The time, for what changes with it while a screen stays open.
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Now, at most a minute old. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(clock)
  }, [])
  return now
}
