// One inbox: the filter, the list, and beside it the open message. On narrow screens either the list or the message.
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, type Place } from '#web/kept/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { MessageFilter } from './message-filter.tsx'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { useMessages, type InboxName, type Wanted } from './use-messages.ts'

interface MessageInboxProps {
  place: Place<Wanted>
  /** Whether answers are sent by mail; otherwise they are only kept as files. */
  sends: boolean
  /** Runs `go`, which would lose an unsent answer: at once when there is none, else when the user agrees. */
  leave: (go: () => void) => void
  onUnsaved: (unsaved: boolean) => void
}

export function MessageInbox({ place, sends, leave, onUnsaved }: MessageInboxProps) {
  const { wanted, asked, look, after, item, region } = place
  const { inbox } = wanted
  const query = useMessages(asked, after)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useLostPage(place, query)

  function close() {
    leave(() => {
      place.close()
      region.current?.focus()
    })
  }

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className={cx('grid grid-cols-1 content-start gap-6', item !== undefined && 'max-lg:hidden')}>
        <MessageFilter inbox={inbox} wanted={wanted} onChange={look} />
        <div
          ref={region}
          tabIndex={-1}
          role="region"
          aria-label="Lijst van berichten"
          className="scroll-mt-20 outline-none"
        >
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
            <NothingHere
              inbox={inbox}
              wanted={asked}
              onShowAll={() => look({ inbox, state: 'all', search: '', only: '' })}
            />
          ) : (
            <div className={cx(isPlaceholderData && 'animate-pulse')}>
              <MessageList
                messages={data.entries}
                read={item}
                showHandled={wanted.state === 'all'}
                onRead={({ id }) => id !== item && leave(() => place.open(id))}
              />
              <Pager of={['bericht', 'berichten']} place={place} page={data} stale={isPlaceholderData} />
            </div>
          )}
        </div>
      </div>
      {item !== undefined ? (
        <MessagePane
          key={`${inbox} ${item}`}
          inbox={inbox}
          id={item}
          shown={data?.entries.find(({ id }) => id === item)}
          sends={sends}
          leave={leave}
          onUnsaved={onUnsaved}
          onClose={close}
        />
      ) : (
        data !== undefined &&
        data.entries.length > 0 && (
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
        Geen bericht bevat ‘{search}’. Zoek op een ander woord
        {state !== 'all' || only !== '' ? ', of zonder filter' : ''}.
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
