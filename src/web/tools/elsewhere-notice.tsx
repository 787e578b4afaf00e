// Says that a description was written for another article than the title that stands there now, with both ways out of it. Knows
// neither the form nor what is sent.
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface ElsewhereNoticeProps {
  title: string
  /** What to do about it, as a Dutch sentence. */
  children: string
  /** The label of the button that answers no. */
  no?: string
  /** Called when the user has decided: true when it belongs to the present title after all, false when it does not. */
  onDecide: (keeps: boolean) => void
}

export function ElsewhereNotice({ title, children, no = 'Wissen', onDecide }: ElsewhereNoticeProps) {
  return (
    <Notice
      title={title}
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => onDecide(true)}>
            Toch meesturen
          </Button>
          <Button kind="quiet" size="small" onClick={() => onDecide(false)}>
            {no}
          </Button>
        </div>
      }
    >
      {children}
    </Notice>
  )
}
