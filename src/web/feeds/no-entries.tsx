// Why nothing stands in this part of the intake, and what to do about it.
import { ENTRY_DAYS } from '#contract/feeds/entry.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { useFeedNames } from './use-feeds.ts'
import { everythingNew, type Wanted } from './use-entries.ts'

const words = {
  new: ['Je bent bij', 'Nieuwe berichten uit je feeds verschijnen hier vanzelf.'],
  kept: ['Nog niets op het bord gezet', 'Wat je van hier op het bord zet, blijft hier terug te vinden.'],
  skipped: ['Niets overgeslagen', `Wat je overslaat, kun je hier ${ENTRY_DAYS} dagen lang terughalen.`],
  muted: ['Niets gedempt', 'Berichten met een gedempt woord komen hier terecht, en niet bij wat nieuw is.'],
} as const

export function NoEntries({ wanted, onClear }: { wanted: Wanted; onClear: () => void }) {
  const feeds = useFeedNames()
  if (wanted.search !== '' || wanted.feed !== '')
    return (
      <EmptyState
        title="Geen berichten gevonden"
        action={
          <Button kind="secondary" onClick={onClear}>
            Toon alle nieuwe berichten
          </Button>
        }
      >
        {wanted.search === '' ? 'Van deze feed staat hier niets.' : `Geen bericht bevat ‘${wanted.search}’.`}
      </EmptyState>
    )
  if (feeds?.length === 0 && wanted.state === everythingNew.state)
    return (
      <EmptyState
        title="Je volgt nog geen feeds"
        action={
          <PlainLink to="/admin" search={{ tab: 'inspiratie-links', view: 'feeds' }} className={buttonLook()}>
            Voeg je eerste feed toe
          </PlainLink>
        }
      >
        Volg de sites waar jullie ideeën vandaan komen. Wat daar verschijnt, komt hier binnen; met één toets staat het
        op het bord.
      </EmptyState>
    )
  const [title, text] = words[wanted.state]
  return <EmptyState title={title}>{text}</EmptyState>
}
