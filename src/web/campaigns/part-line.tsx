// A message above the texts of a part, with what can be done about it and what that costs. Knows no part.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface PartLineProps {
  tone?: 'info' | 'bad'
  title: string
  said?: string | undefined
  /** null: there is nothing to do about it. */
  action: string | null
  cost: string
  onAction: () => void
}

export function PartLine({ tone = 'info', title, said, action, cost, onAction }: PartLineProps) {
  return (
    <div className="mb-6">
      <Notice
        tone={tone}
        title={title}
        live={tone === 'bad'}
        action={
          action !== null && (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Button kind="secondary" size="small" onClick={onAction}>
                {action}
              </Button>
              {cost !== '' && <span className="text-small text-ink-3">{cost}</span>}
            </span>
          )
        }
      >
        {said}
      </Notice>
    </div>
  )
}
