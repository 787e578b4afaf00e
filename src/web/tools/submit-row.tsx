// The submit button of a writing tool, with what a press costs and its keyboard shortcut. Knows no form.
import { Sparkles } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Keys } from '#web/ui/keys.tsx'

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
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" pending={pending} disabled={disabled} className={className}>
        {!pending && <Sparkles aria-hidden />}
        {action}
      </Button>
      <p className="flex items-center gap-1.5 text-small text-ink-3">
        <Keys followed={cost !== ''} />
        {cost}
      </p>
    </div>
  )
}
