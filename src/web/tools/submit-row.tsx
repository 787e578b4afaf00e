// The button that has something written, with what a press costs and the keys that press it. Knows no form.
import { Sparkles } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Keys } from '#web/ui/keys.tsx'

interface SubmitRowProps {
  /** What the button says. */
  action: string
  /** What one press costs; empty where nothing is counted. */
  cost: string
  pending: boolean
  disabled?: boolean
  /** How wide the button is. */
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
