// What people read when a passkey did not work: the browser's own errors are in English, and often say little.
import { serverMessage } from '#web/http/call.ts'
import { toast } from '#web/ui/toast-store.ts'

/** By the name of the error (Web Authentication, level 3). Browsers call both cancelling and waiting too long NotAllowedError. */
const words: Record<string, string> = {
  NotAllowedError: 'Je hebt afgebroken, of het duurde te lang.',
  InvalidStateError: 'Op dit apparaat staat al een passkey voor je account.',
  SecurityError: 'Passkeys werken alleen op het vaste adres van Kopij.',
  NotSupportedError: 'Dit apparaat kan geen passkey maken.',
}

export function passkeyFailure(error: unknown): string {
  const said = serverMessage(error)
  if (said !== undefined) return said
  return (
    words[error instanceof Error ? error.name : ''] ?? 'Je browser kon de passkey niet gebruiken. Probeer het opnieuw.'
  )
}

export function failedPasskey(title: string, error: unknown): void {
  toast({ variant: 'destructive', title, description: passkeyFailure(error) })
}
