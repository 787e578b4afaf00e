// Shown in the place of what could not be fetched: what the server said, and a button to try again.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { failureMessage } from './call.ts'

interface LoadFailureProps {
  /** What could not be fetched, in a sentence. */
  title: string
  error: unknown
  onRetry: () => unknown
  /** Whether it is being fetched again. */
  pending?: boolean
}

export function LoadFailure({ title, error, onRetry, pending = false }: LoadFailureProps) {
  return (
    <Notice
      tone="bad"
      title={title}
      live
      action={
        <Button kind="secondary" size="small" pending={pending} onClick={() => void onRetry()}>
          Probeer opnieuw
        </Button>
      }
    >
      {failureMessage(error)}
    </Notice>
  )
}
