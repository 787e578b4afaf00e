// Berichten: contact messages and feedback, to read and to answer. Asks before an unsent answer is lost.
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { usePlace } from '#web/kept/use-place.ts'
import { useLive } from '#web/live/use-live.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { MessageInbox } from './message-inbox.tsx'
import {
  messagesKey,
  toBeRead,
  useMailing,
  useOpenCount,
  wantedSchema,
  type InboxName,
  type Wanted,
} from './use-messages.ts'

export function MessagesScreen({ title }: { title: string }) {
  useLive(['messages'], messagesKey)
  const place = usePlace<Wanted>(toBeRead.contact, wantedSchema)
  const { inbox } = place.wanted
  const { setUnsaved, leave, question } = useUnsavedAnswer()
  const open = { contact: useOpenCount('contact'), feedback: useOpenCount('feedback') }
  const { data: mailing } = useMailing()
  const tabs = [
    { value: 'contact', label: `Contact${counted(open.contact)}` },
    { value: 'feedback', label: `Feedback${counted(open.feedback)}` },
  ] as const
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">
          Wat bezoekers je schrijven en wat gebruikers van hun teksten vinden. Wie Premium heeft, staat vooraan.
        </p>
      </header>
      {mailing?.kind === 'files' && (
        <Notice title="Er is geen mailserver ingesteld: antwoorden worden als bestand bewaard.">
          Je kunt ze schrijven, maar niemand ontvangt ze. Met de instelling SMTP_URL worden ze verstuurd.
        </Notice>
      )}
      <div>
        <Tabs
          label="Berichten"
          tabs={tabs}
          value={inbox}
          onChange={(next: InboxName) => leave(() => place.look(toBeRead[next], { closing: true }))}
        >
          <div className="pt-8">
            <MessageInbox place={place} sends={mailing?.kind !== 'files'} leave={leave} onUnsaved={setUnsaved} />
          </div>
        </Tabs>
      </div>
      {question}
    </div>
  )
}

function counted(count: number | undefined): string {
  if (count === undefined || count === 0) return ''
  return count > COUNTED_UP_TO ? ` (meer dan ${dutchNumber(COUNTED_UP_TO)})` : ` (${dutchNumber(count)})`
}

/**
 * A key for the message that an address opens. A search or another page of the list leaves it the same, because the
 * answer form then stays on the screen.
 */
function messageAt({ pathname, search }: { pathname: string; search: object }): string {
  const { tab, inbox, item } = search as Record<string, unknown>
  return [pathname, tab, inbox, item].join(' ')
}

/**
 * Asks before an unsent answer would be lost. What would do so within the screen has to go through `leave`; navigating
 * away and closing the window are caught here.
 */
function useUnsavedAnswer() {
  const unsaved = useRef(false)
  const [next, setNext] = useState<() => void>()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next: to }) => unsaved.current && messageAt(current) !== messageAt(to),
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  })
  const leave = (go: () => void) => (unsaved.current ? setNext(() => go) : go())
  return {
    setUnsaved: (is: boolean) => {
      unsaved.current = is
    },
    leave,
    question: (
      <ConfirmDialog
        open={next !== undefined || blocker.status === 'blocked'}
        title="Antwoord weggooien?"
        yes="Weggooien"
        no="Verder schrijven"
        onYes={() => {
          if (blocker.status === 'blocked') return blocker.proceed()
          next?.()
          setNext(undefined)
        }}
        onNo={() => (blocker.status === 'blocked' ? blocker.reset() : setNext(undefined))}
      >
        Wat je hebt geschreven, is nog niet verstuurd.
      </ConfirmDialog>
    ),
  }
}
