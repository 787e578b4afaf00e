// Removes a picture from the batch, with a way back in a toast. Renders nothing.
import { MOST_IMAGES } from '#contract/resizer/endpoints.ts'
import { toast } from '#web/ui/toast-store.ts'
import { givenName, isRefused } from './batch-entry.ts'
import type { Batch } from './batch.ts'

/** @param onBack hears which one is there again. */
export function useRemoval(batch: Batch, onBack: (id: string) => void) {
  return function remove(id: string): void {
    const entry = batch.now().entries.find((one) => one.id === id)
    const back = batch.remove(id)
    // Of what was refused there is nothing to bring back.
    if (entry === undefined || isRefused(entry)) return
    const name = givenName(entry)
    const undo = () => {
      const { length } = batch.now().entries.filter((one) => !isRefused(one))
      if (length >= MOST_IMAGES) return void toast(fullFor(name))
      back()
      onBack(id)
    }
    toast({
      title: 'Afbeelding verwijderd',
      description: `‘${name}’`,
      action: { label: 'Ongedaan maken', entry: `picture-${id}`, run: undo },
    })
  }
}

/** Others were added in its place meanwhile. */
const fullFor = (name: string) => ({
  variant: 'destructive' as const,
  title: `Er is geen plaats meer voor ‘${name}’`,
  description: `Een reeks heeft hoogstens ${MOST_IMAGES} afbeeldingen.`,
})
