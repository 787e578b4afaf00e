// How it stands with saving, in a few words with a mark: what was typed is on the server, on its way, or on this device only.
import { CloudAlert, CloudCheck, CloudUpload, HardDrive } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { SaveState } from './saver.ts'

interface SaveLineProps {
  state: SaveState
  /** Whether the browser keeps nothing on the device. */
  isUnkept: boolean
  /** Asks whose text stays, while another window saved a newer one. */
  onChoose: () => void
}

/** '14:03', in the time of the newsroom. */
const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })

/** Exported for tests. */
export function saveWords(state: SaveState, isUnkept: boolean): string {
  const onlyHere = isUnkept ? 'staat alleen in dit venster: laat het open' : 'staat op dit apparaat'
  switch (state.kind) {
    case 'saved':
      return state.at === null ? '' : `Opgeslagen om ${clock.format(state.at)}`
    case 'typed':
      return 'Nog niet opgeslagen'
    case 'sending':
      return 'Opslaan…'
    case 'short':
      return `Nog te kort om op te slaan, ${onlyHere}`
    case 'waiting':
      return `Niet opgeslagen, ${onlyHere}`
    case 'conflict':
      return 'Er is een nieuwere versie'
    case 'refused':
      return `Niet opgeslagen: ${state.message}`
  }
}

export function SaveLine({ state, isUnkept, onChoose }: SaveLineProps) {
  const { kind } = state
  const words = saveWords(state, isUnkept)
  const isTrouble = kind === 'refused' || kind === 'conflict' || (kind === 'waiting' && isUnkept)
  const Mark =
    kind === 'saved'
      ? CloudCheck
      : kind === 'waiting' || kind === 'short'
        ? HardDrive
        : isTrouble
          ? CloudAlert
          : CloudUpload
  return (
    <p
      className={cx(
        'flex min-w-0 items-center gap-2 text-small',
        isTrouble ? 'text-bad' : kind === 'waiting' || kind === 'short' ? 'text-accent-ink' : 'text-ink-2',
      )}
    >
      {words !== '' && <Mark aria-hidden className={cx('size-4.5 shrink-0', kind === 'saved' && 'text-good')} />}
      {/* Only what asks for attention is read aloud by itself: every save would interrupt. */}
      <span
        role={isTrouble || kind === 'waiting' ? 'status' : undefined}
        title={words}
        className={
          // On a phone the mark alone tells that all is well, and the button what to do: words that come and go would move the text below.
          kind === 'saved' || kind === 'typed' || kind === 'sending' || kind === 'conflict'
            ? 'truncate max-sm:sr-only'
            : 'max-sm:line-clamp-3 max-sm:text-caption sm:truncate'
        }
      >
        {words}
      </span>
      {kind === 'conflict' && (
        <Button kind="secondary" size="small" onClick={onChoose}>
          Kies een versie
        </Button>
      )}
    </p>
  )
}
