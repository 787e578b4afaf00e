// Tells by a toast what became of a batch once all of it that was started is done, wherever the user is by then.
import { useRef } from 'react'
import { countOf } from '#web/pictures/picture-words.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Batch } from './batch.ts'

export function useOutcome(batch: Batch) {
  /** Ends the following of what was started before. */
  const leave = useRef(() => {})

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
      const failed = started.filter(({ state }) => state.kind === 'failed' && state.error !== undefined)
      const [first] = failed
      if (first?.state.kind === 'failed') {
        const others = failed.length > 1 ? ` Dat geldt voor ${countOf(failed.length)}.` : ''
        // The title is that of the specification (section 8).
        toast({
          variant: 'destructive',
          title: 'Fout bij het verbeteren van afbeeldingen',
          description: first.state.message + others,
        })
        return
      }
      const ready = started.filter(({ state }) => state.kind === 'ready')
      if (ready.length > 0)
        toast({ title: 'Afbeeldingen verbeterd', description: `${countOf(ready.length)} klaar om te downloaden.` })
    })
    leave.current = unsubscribe
  }
  return { follow }
}
