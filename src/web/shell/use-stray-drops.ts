// A file that is dropped beside the place that takes it would be opened by the browser instead of the application, with all that
// stands on the screen gone. Knows no place that takes files: those prevent the browser themselves.
import { useEffect } from 'react'

/** As long as the calling component is mounted. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuse, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}
