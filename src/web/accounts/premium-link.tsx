// The way to Premium: to the order where it can be paid, else to where it is explained and how to reach the team.
import { Link } from '@tanstack/react-router'
import { usePayments } from '#web/session/use-payments.ts'
import { buttonLook, type ButtonKind } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** Where Premium is explained. */
export const PREMIUM_ADDRESS = '/#pricing'

/** Opens the order on the account screen. */
export const orderSearch = { tab: 'account', kies: 'premium' } as const

interface PremiumLinkProps {
  kind?: ButtonKind
  size?: 'normal' | 'small'
  className?: string
}

/** Keeps its room until it is known where it leads. */
export function PremiumLink({ kind, size, className }: PremiumLinkProps) {
  return <PremiumAnchor className={cx(buttonLook({ kind, size }), className)} />
}

/** The same with a look of the caller's. */
export function PremiumAnchor({ className }: { className: string }) {
  const payments = usePayments()
  if (payments === true)
    return (
      <Link to="/admin" search={orderSearch} className={className}>
        Kies Premium
      </Link>
    )
  return (
    <a href={PREMIUM_ADDRESS} className={cx(className, payments === undefined && 'invisible')}>
      Bekijk Premium
    </a>
  )
}
