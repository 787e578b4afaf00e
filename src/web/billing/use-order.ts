// The order of Premium as the address has it: `kies=premium` while its dialog is open, `betaling` for who comes back from paying.
// So Back closes the dialog, and who comes back from Stripe by Back finds it again. Knows no markup.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { entitlement } from '#contract/access.ts'
import type { BillingState } from '#contract/billing/state.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { useNow } from '#web/ui/use-now.ts'

export function useOrder(billing: BillingState | undefined) {
  const { kies, betaling } = useSearch({ from: '/members/admin' })
  const navigate = useNavigate({ from: '/admin' })
  const { paid } = entitlement(useLoggedInUser(), useNow())
  const mayOrder = billing !== undefined && billing.payments && billing.subscription === null && !paid
  return {
    /** Whether there is something to order: it can be paid here, and one has no Premium yet. */
    mayOrder,
    isOpen: kies === 'premium' && mayOrder,
    begin: () => void navigate({ search: { tab: 'account', kies: 'premium' }, resetScroll: false }),
    close: () => void navigate({ search: { tab: 'account' }, replace: true, resetScroll: false }),
    /** How somebody came back from paying. */
    returned: betaling,
    /** What was said about that is read. */
    settle: () => void navigate({ search: { tab: 'account' }, replace: true, resetScroll: false }),
  }
}
