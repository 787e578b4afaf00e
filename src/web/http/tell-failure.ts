// Tells by a toast that something failed.
import { toast } from '#web/ui/toast-store.ts'
import { failureMessage, wasAborted } from './call.ts'

/** `title` says what failed; the toast's text is the server's message. Who stopped it themselves is told nothing. */
export function tellFailure(title: string, error: unknown): void {
  if (wasAborted(error)) return
  toast({ variant: 'destructive', title, description: failureMessage(error) })
}
