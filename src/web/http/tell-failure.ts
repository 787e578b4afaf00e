// Tells by a toast that something failed.
import { toast } from '#web/ui/toast-store.ts'
import { failureMessage } from './call.ts'

/** `title` says what failed; the toast's text is the server's message. */
export function tellFailure(title: string, error: unknown): void {
  toast({ variant: 'destructive', title, description: failureMessage(error) })
}
