// The bar that asks a user to confirm their address, until they do; it can be put away until the window is opened anew.
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '#web/live/use-live.ts'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useSendConfirmation } from './use-send-confirmation.ts'

/** Who put the bar away in this window. */
const putAway = new Set<number>()

/** @param props.className width and padding of the content below. */
export function ConfirmBar({ className }: { className: string }) {
  const { id, email, emailConfirmedAt } = useLoggedInUser()
  const [away, setAway] = useState(() => putAway.has(id))
  // The link may be opened on a telephone, while the bar stands here.
  useLive(['account'], userQuery.queryKey)
  const again = useSendConfirmation()
  if (emailConfirmedAt !== null || away) return null
  return (
    <aside aria-label="E-mailadres bevestigen" className="border-b border-rule bg-sunken">
      <div className={cx('mx-auto flex items-center gap-x-3 py-2', className)}>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <p className="min-w-0 wrap-anywhere">
            Bevestig je e-mailadres met de link in de mail aan <strong>{email}</strong>.
          </p>
          <Button kind="secondary" size="small" pending={again.isPending} onClick={() => again.mutate()}>
            Stuur opnieuw
          </Button>
        </div>
        <button
          type="button"
          aria-label="Verberg deze vraag"
          className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), '-mr-2 self-start')}
          onClick={() => {
            putAway.add(id)
            setAway(true)
          }}
        >
          <X aria-hidden />
        </button>
      </div>
    </aside>
  )
}
