// Below a text: that it is being adapted, with a way to stop, or why that failed. Renders nothing at rest.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Adjusting } from './use-adjust.ts'

export function AdjustStatus({ pending, failure, retry, stop, dismiss }: Adjusting) {
  if (pending) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
        <Spinner />
        <p role="status">De tekst wordt aangepast.</p>
        <Button kind="quiet" size="small" onClick={stop}>
          Stop
        </Button>
      </div>
    )
  }
  if (!failure) return null
  return (
    <div className="mt-2">
      <Notice
        tone={failure.beyond ? 'info' : 'bad'}
        title={failure.title}
        live
        action={
          <div className="-ml-3 flex flex-wrap gap-1">
            {!failure.limit && !failure.beyond && (
              <Button kind="quiet" size="small" onClick={retry}>
                Probeer opnieuw
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={dismiss}>
              Sluit
            </Button>
          </div>
        }
      >
        {failure.description}
      </Notice>
    </div>
  )
}
