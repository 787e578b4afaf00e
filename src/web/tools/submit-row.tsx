// The submit button of a writing tool, with what a press costs and its keyboard shortcut. Where AI is closed the way on is the
// thing to do next, and stands beside it. Knows no form.
import { Sparkles } from 'lucide-react'
import { entitlement } from '#contract/access.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { useNow } from '#web/ui/use-now.ts'

interface SubmitRowProps {
  /** Label of the button. */
  action: string
  /** What one press costs; empty where nothing is counted. */
  cost: string
  pending: boolean
  disabled?: boolean
  /** Classes for the width of the button. */
  className: string
}

export function SubmitRow({ action, cost, pending, disabled = false, className }: SubmitRowProps) {
  const closed = entitlement(useLoggedInUser(), useNow()).blocked !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        kind={closed ? 'secondary' : 'primary'}
        pending={pending}
        disabled={disabled}
        className={className}
      >
        {!pending && <Sparkles aria-hidden />}
        {action}
      </Button>
      {!closed && (
        <p className="flex items-center gap-1.5 text-small text-ink-3">
          <Keys followed={cost !== ''} />
          {cost}
        </p>
      )}
    </div>
  )
}
