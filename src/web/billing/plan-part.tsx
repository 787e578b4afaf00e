// The plan part of the account: what one has, what it means and costs, what can be done with it, its use and its invoices.
import { useLoggedInUser } from '#web/session/use-user.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { Invoices } from './invoices.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanHead } from './plan-head.tsx'
import { planWords } from './plan-words.ts'
import { Usage } from './usage.tsx'
import { useBilling } from './use-billing.ts'
import { useOrder } from './use-order.ts'

export function PlanPart() {
  const user = useLoggedInUser()
  const now = useNow()
  const { data, error, isFetching, refetch } = useBilling()
  const order = useOrder(data)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      {order.returned !== undefined && (
        <PaymentReturn
          how={order.returned}
          billing={data}
          onAgain={order.mayOrder ? order.begin : undefined}
          onLook={refetch}
          looking={isFetching}
          onDone={order.settle}
        />
      )}
      <div className="grid grid-cols-1 gap-6">
        <PlanHead words={planWords(user, data, now)} />
        {data ? (
          <PlanActions billing={data} onOrder={order.mayOrder ? order.begin : undefined} />
        ) : error ? (
          <LoadFailure
            title="Je abonnement kon niet worden opgehaald"
            error={error}
            pending={isFetching}
            onRetry={refetch}
          />
        ) : (
          <SkeletonText widths={[40]} />
        )}
      </div>
      <Usage />
      {data && data.invoices.length > 0 && <Invoices invoices={data.invoices} />}
      <OrderDialog open={order.isOpen} user={user} onClose={order.close} />
    </div>
  )
}
