// One inbox: what one looks for, the list, and beside it the message that is read. On narrow screens either of the two.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { COUNTED_UP_TO, PAGE_SIZE } from '#contract/paging.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { MessageFilter } from './message-filter.tsx'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { toBeRead, useMessages, type InboxName, type MessageEntry, type Wanted } from './use-messages.ts'

/** A pause in typing that is long enough to ask. */
const TYPING_PAUSE_MS = 300

interface MessageInboxProps {
  inbox: InboxName
  /** Whether answers are sent; otherwise they are only kept. */
  sends: boolean
  /** Does what would lose an unsent answer, once that may be. */
  leave: (go: () => void) => void
  onUnsaved: (unsaved: boolean) => void
}

export function MessageInbox({ inbox, sends, leave, onUnsaved }: MessageInboxProps) {
  const [wanted, setWanted] = useState<Wanted>(toBeRead[inbox])
  const search = useDebounced(wanted.search.trim(), TYPING_PAUSE_MS)
  /** The cursors of the pages one has gone through; the last is that of the page shown. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [read, setRead] = useState<MessageEntry | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const asked = { ...wanted, search }
  const { data, error, isFetching, isPlaceholderData, refetch } = useMessages(inbox, asked, cursors.at(-1))

  function look(next: Wanted) {
    setWanted(next)
    setCursors([])
  }
  function turn(next: readonly string[]) {
    setCursors(next)
    list.current?.focus()
  }
  function close() {
    leave(() => {
      flushSync(() => setRead(null))
      list.current?.focus()
    })
  }

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className={cx('grid grid-cols-1 content-start gap-6', read !== null && 'max-lg:hidden')}>
        <MessageFilter inbox={inbox} wanted={wanted} onChange={look} />
        <div ref={list} tabIndex={-1} role="region" aria-label="Lijst van berichten" className="outline-none">
          {data === undefined ? (
            error ? (
              <LoadFailure
                title="De berichten konden niet worden opgehaald"
                error={error}
                pending={isFetching}
                onRetry={refetch}
              />
            ) : (
              <SkeletonText widths={[40, 90, 60, 40, 90, 60]} />
            )
          ) : data.entries.length === 0 && !isPlaceholderData ? (
            <NothingHere inbox={inbox} wanted={asked} onShowAll={() => look({ state: 'all', search: '', only: '' })} />
          ) : (
            <div className={cx(isPlaceholderData && 'animate-pulse')}>
              <MessageList
                messages={data.entries}
                read={read?.id}
                showHandled={wanted.state === 'all'}
                onRead={(message) => message.id !== read?.id && leave(() => setRead(message))}
              />
              <Pager
                of={['bericht', 'berichten']}
                first={cursors.length * PAGE_SIZE + 1}
                shown={data.entries.length}
                total={data.total}
                countedUpTo={COUNTED_UP_TO}
                onPrevious={cursors.length > 0 ? () => turn(cursors.slice(0, -1)) : undefined}
                onNext={data.next === null ? undefined : () => turn([...cursors, data.next ?? ''])}
              />
            </div>
          )}
        </div>
      </div>
      {read ? (
        <MessagePane
          key={read.id}
          inbox={inbox}
          shown={read}
          sends={sends}
          leave={leave}
          onUnsaved={onUnsaved}
          onClose={close}
        />
      ) : (
        data?.entries.length !== 0 && (
          <p className="border-l border-rule py-8 pl-10 text-ink-3 max-lg:hidden">Kies een bericht om het te lezen.</p>
        )
      )}
    </div>
  )
}

interface NothingHereProps {
  inbox: InboxName
  wanted: Wanted
  onShowAll: () => void
}

function NothingHere({ inbox, wanted: { state, search, only }, onShowAll }: NothingHereProps) {
  const all = (
    <Button kind="secondary" onClick={onShowAll}>
      Toon alles
    </Button>
  )
  if (search !== '') {
    return (
      <EmptyState title="Niets gevonden" action={all}>
        Geen bericht bevat ‘{search}’. Zoek op een ander woord, of zonder filter.
      </EmptyState>
    )
  }
  if (state === 'open') {
    return (
      <EmptyState title="Alles is gelezen" action={all}>
        {inbox === 'contact'
          ? 'Nieuwe berichten van het contactformulier komen hier vanzelf te staan.'
          : 'Nieuwe feedback van gebruikers komt hier vanzelf te staan.'}
      </EmptyState>
    )
  }
  if (state === 'handled') {
    return (
      <EmptyState title="Nog niets afgehandeld" action={all}>
        Wat je beantwoordt of als afgehandeld markeert, vind je hier terug.
      </EmptyState>
    )
  }
  return inbox === 'contact' ? (
    <EmptyState title="Nog geen berichten">
      Wie het contactformulier op de voorpagina invult, komt hier te staan. Je beantwoordt een bericht met een mail.
    </EmptyState>
  ) : (
    <EmptyState title="Nog geen feedback" action={only === '' ? undefined : all}>
      Gebruikers geven een resultaat een duim en kunnen erbij schrijven waarom. Dat lees je hier.
    </EmptyState>
  )
}
