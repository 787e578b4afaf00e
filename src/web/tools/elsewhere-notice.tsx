// Says that a description was written for another article than the title that stands there now, with both ways out of it. Knows
// neither the form nor what is sent.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface ElsewhereNoticeProps {
  title: string
  /** What to do about it, as a Dutch sentence. */
  children: string
  /** Called when the user says that it belongs to the present title after all. */
  onKeep: () => void
  onClear: () => void
}

export function ElsewhereNotice({ title, children, onKeep, onClear }: ElsewhereNoticeProps) {
  return (
    <Notice
      title={title}
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={onKeep}>
            Toch meesturen
          </Button>
          <Button kind="quiet" size="small" onClick={onClear}>
            Wissen
          </Button>
        </div>
      }
    >
      {children}
    </Notice>
  )
}
