// Tells by a toast what became of a batch once all of it that was started is done: what failed wherever the user is by then, and what
// is ready to who has left the screen. On it the results themselves tell that, and a toast would cover them on a phone.
import { useEffect, useRef } from 'react'
import { countOf } from '#web/pictures/picture-words.ts'
import { toast } from '#web/ui/toast-store.ts'
import { givenName } from './batch-entry.ts'
import { failureWords } from './batch-words.ts'
import type { Batch } from './batch.ts'

export function useOutcome(batch: Batch) {
  /** Ends the following of what was started before. */
  const leave = useRef(() => {})
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  /** To be called before they are started. @param ids of those: what became of others was told before. */
  function follow(ids: readonly string[]): void {
    leave.current()
    const of = new Set(ids)
    let begun = false
    const unsubscribe = batch.subscribe(() => {
      const { entries, busy } = batch.now()
      begun ||= busy
      if (busy || !begun) return
      unsubscribe()
      const started = entries.filter(({ id }) => of.has(id))
      const failures = started.flatMap((entry) =>
        entry.state.kind === 'failed' && entry.state.error !== undefined
          ? [{ name: givenName(entry), reason: entry.state.message }]
          : [],
      )
      if (failures.length > 0) {
        // The title is that of the specification (section 8).
        const title = 'Fout bij het verbeteren van afbeeldingen'
        toast({ variant: 'destructive', title, description: failureWords(failures) })
        return
      }
      const ready = started.filter(({ state }) => state.kind === 'ready')
      if (ready.length > 0 && !isHere.current)
        toast({ title: 'Afbeeldingen verbeterd', description: `${countOf(ready.length)} klaar om te downloaden.` })
    })
    leave.current = unsubscribe
  }
  return { follow }
}
