// The ZIP of the results that are chosen, fetched and saved. What the server has no more is told, and can be left out.
import { useState } from 'react'
import { stampOf } from '#contract/file-names.ts'
import { zipEnhanced } from '#contract/resizer/endpoints.ts'
import { answer, failureMessage, isProblem, problemOf } from '#web/http/call.ts'
import { saveReply } from '#web/http/saved-file.ts'
import { toast } from '#web/ui/toast-store.ts'
import { chosenOf, resultTitle } from './batch-entry.ts'
import type { Batch } from './batch.ts'

/** What the specification says of a ZIP that could not be made (section 8). */
const FAILED = 'Er is een fout opgetreden bij het maken van het ZIP-bestand'
const NOTHING = 'Geen afbeeldingen geselecteerd'

export function useZip(batch: Batch) {
  const [pending, setPending] = useState(false)
  return { pending, save: () => void saveChosen(batch, setPending) }
}

async function saveChosen(batch: Batch, setPending: (pending: boolean) => void): Promise<void> {
  const { entries, recipe } = batch.now()
  const chosen = chosenOf(entries)
  if (chosen.length === 0) return void toast({ variant: 'destructive', title: NOTHING })
  const now = new Date()
  const fileList = chosen.map((entry) => ({
    filename: entry.made.image.enhanced.name,
    dir: 'enhanced' as const,
    name: resultTitle(entry, recipe, now),
  }))
  setPending(true)
  try {
    await saveReply(await answer(zipEnhanced, { body: { fileList } }), `afbeeldingen ${stampOf(now)}.zip`)
  } catch (error) {
    tell(error, chosen, (gone) => {
      batch.choose(gone, false)
      return () => void saveChosen(batch, setPending)
    })
  } finally {
    setPending(false)
  }
}

/** @param leaveOut takes pictures out of the choice, and gives what tries again without them. */
function tell(error: unknown, chosen: ReturnType<typeof chosenOf>, leaveOut: (ids: string[]) => () => void): void {
  const gone = goneIn(error)
  const ids = chosen.filter(({ made }) => gone.has(made.image.enhanced.name)).map(({ id }) => id)
  const again = leaveOut(ids)
  toast({
    variant: 'destructive',
    title: FAILED,
    description: failureMessage(error),
    ...(ids.length > 0 && ids.length < chosen.length && { action: { label: 'Zonder downloaden', run: again } }),
  })
}

/** The names of the pictures that the server says it has no more. */
const goneIn = (error: unknown): ReadonlySet<string> =>
  new Set(isProblem(error, 'pictureGone') ? Object.keys(problemOf(error).errors ?? {}) : [])
