// For who may not publish: who does, or what they have to do first.
import type { Refusal } from '#contract/articles/may-not.ts'
import { useSendConfirmation } from '#web/account-links/use-send-confirmation.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePublishers } from './use-refusal.ts'

/** The same in a few words, for a line of a menu. */
export const refusalHints: Readonly<Record<Refusal, string>> = {
  deskNeeded: 'Doen eindredacteuren en chefs',
  emailUnconfirmed: 'Bevestig eerst je e-mailadres',
  notFound: 'Dit artikel is van iemand anders',
}

export function WhoPublishes({ refusal }: { refusal: Refusal }) {
  if (refusal === 'emailUnconfirmed') return <ConfirmFirst />
  return (
    <Notice title="Publiceren doen eindredacteuren en chefs van de redactie">
      <Names />
    </Notice>
  )
}

function Names() {
  const names = usePublishers()
  if (names.length === 0) return <p>Vraag een beheerder om je artikel te publiceren, of om jou dat recht te geven.</p>
  const someone = new Intl.ListFormat('nl', { type: 'disjunction' }).format(names)
  return <p>Vraag {someone} om je artikel te publiceren, of om jou dat recht te geven.</p>
}

function ConfirmFirst() {
  const { email } = useLoggedInUser()
  const again = useSendConfirmation()
  return (
    <Notice
      title="Bevestig eerst je e-mailadres"
      action={
        <Button kind="secondary" size="small" pending={again.isPending} onClick={() => again.mutate()}>
          Stuur de mail opnieuw
        </Button>
      }
    >
      <p className="wrap-anywhere">
        Open de link in de mail aan <strong>{email}</strong>. Daarna publiceer je vanaf hier.
      </p>
    </Notice>
  )
}
