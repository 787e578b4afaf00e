// Shown where the results of a tool would stand: why there are none, with a button to try again. Knows no tool.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Failure } from './refusal.ts'

interface FailureNoticeProps {
  failure: Failure
  onRetry: () => void
  /** Whether earlier results stand below it. */
  over: boolean
}

/** Without the button at a limit, and for what the writer cannot do: there trying again would not help. */
export function FailureNotice({ failure, onRetry, over }: FailureNoticeProps) {
  return (
    <div className="mb-6 grid gap-6">
      <Notice
        tone={failure.beyond ? 'info' : 'bad'}
        title={failure.title}
        live
        action={
          !failure.limit &&
          !failure.beyond && (
            <Button kind="secondary" size="small" onClick={onRetry}>
              Probeer opnieuw
            </Button>
          )
        }
      >
        {failure.description}
      </Notice>
      {over && <p className="text-caption text-ink-3">Eerdere resultaten</p>}
    </div>
  )
}
