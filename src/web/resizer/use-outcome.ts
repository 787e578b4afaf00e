// Tells by a toast what became of a batch once all of it that was started is done, wherever the user is by then.
import { useRef } from 'react'
import { toast } from '#web/ui/toast-store.ts'
import { photos } from './batch-words.ts'
import type { Batch } from './batch.ts'
import { isRefused } from './batch-entry.ts'

export function useOutcome(batch: Batch) {
  /** Ends the following of what was started before. */
  const leave = useRef(() => {})

  /** To be called before it is started. */
  function follow(): void {
    leave.current()
    const unsubscribe = batch.subscribe(() => {
      const { entries, busy } = batch.now()
      const started = entries.some(({ state }) => state.kind !== 'idle')
      if (busy || !started) return
      unsubscribe()
      const taken = entries.filter((entry) => !isRefused(entry) || entry.made !== null)
      const failed = entries.filter(({ state }) => state.kind === 'failed' && state.error !== undefined)
      const [first] = failed
      if (first?.state.kind === 'failed') {
        const others = failed.length > 1 ? ` Dat geldt voor ${photos(failed.length)}.` : ''
        // The title is that of the specification (section 8).
        toast({
          variant: 'destructive',
          title: 'Fout bij het verbeteren van afbeeldingen',
          description: first.state.message + others,
        })
        return
      }
      const ready = taken.filter(({ state }) => state.kind === 'ready')
      if (ready.length > 0)
        toast({ title: 'Afbeeldingen verbeterd', description: `${photos(ready.length)} klaar om te downloaden.` })
    })
    leave.current = unsubscribe
  }
  return { follow }
}
