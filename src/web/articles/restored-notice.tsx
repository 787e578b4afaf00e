// Says that a text of before stands there again, which was on this device only, with the way back to what the server has.
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Draft } from './draft-store.ts'

interface RestoredNoticeProps {
  draft: Draft
  /** Takes the server's text instead; left out where it has none. */
  onDiscard: (() => void) | undefined
}

export function RestoredNotice({ draft, onDiscard }: RestoredNoticeProps) {
  return (
    <div className="py-4">
      <Notice
        title={`Je tekst van ${dateTime(new Date(draft.at))} is teruggezet`}
        action={
          onDiscard && (
            <Button kind="secondary" size="small" onClick={onDiscard}>
              Neem de opgeslagen tekst
            </Button>
          )
        }
      >
        Hij stond nog alleen op dit apparaat, en wordt nu opgeslagen.
      </Notice>
    </div>
  )
}
