// One picture in the strip: what it looks like, what it is called, how it goes, and what can be done about that. Knows no queue.
import { CircleAlert, CircleCheck, FileX2, RotateCcw, Square, X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { isUnderWay, mayGoAgain, type PictureState } from './picture-queue.ts'
import { shareDone, stateWords, timeLeft } from './picture-words.ts'

export interface TilePicture {
  id: string
  /** What it is called. */
  name: string
  /** The address of what is shown of it. */
  src: string
  state: PictureState<unknown>
  /** Of what was made; shown when it is ready. */
  bytes?: number | undefined
  /** Over its corner, when something is wrong with it. */
  badge?: string | undefined
}

export interface TileActions {
  onChoose: (id: string) => void
  onRetry: (id: string) => void
  onStop: (id: string) => void
  onRemove: (id: string) => void
  /** Whether its box is ticked; left out where nothing is chosen from. */
  ticked?: ((id: string) => boolean) | undefined
  onTick?: ((id: string, ticked: boolean) => void) | undefined
  /** Whether one that was refused is shown large too: where that tells why. */
  showsRefused?: boolean
}

interface PictureTileProps extends TileActions {
  picture: TilePicture
  /** Whether it is the one that is shown large. */
  chosen: boolean
}

export function PictureTile({ picture, chosen, ...actions }: PictureTileProps) {
  const { id, name, src, state, bytes } = picture
  const isRefused = state.kind === 'failed' && !state.mayRetry
  const { ticked, onTick } = actions
  const showId = useId()
  const isJustOver = useJustOver(isUnderWay(state))
  const isShown = !isRefused || actions.showsRefused === true
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-1.5" data-picture={id}>
      <div className="relative">
        <button
          id={showId}
          data-entry={`picture-${id}`}
          type="button"
          aria-current={chosen}
          aria-label={`Toon ${name}`}
          disabled={!isShown}
          onClick={() => actions.onChoose(id)}
          className={cx(
            'block aspect-video w-full overflow-hidden rounded-field',
            isRefused ? 'bg-bad-wash text-bad' : 'bg-sunken',
            chosen && 'ring-2 ring-accent ring-offset-2 ring-offset-paper',
          )}
        >
          {isRefused ? (
            <span className="grid size-full place-items-center">
              <FileX2 aria-hidden className="size-6" />
            </span>
          ) : (
            <img
              src={src}
              alt=""
              className={cx('size-full object-cover transition-opacity', !stands(state) && 'opacity-60')}
            />
          )}
        </button>
        {picture.badge !== undefined && (
          <span className="pointer-events-none absolute bottom-1.5 left-1.5 flex rounded-full bg-sheet">
            <Badge tone="bad">{picture.badge}</Badge>
          </span>
        )}
        {ticked && onTick && state.kind === 'ready' && (
          <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center md:size-9">
            <input
              type="checkbox"
              aria-label={`${name} kiezen`}
              checked={ticked(id)}
              onChange={({ target }) => onTick(id, target.checked)}
            />
          </label>
        )}
        <div className="absolute top-0 right-0 flex">
          {isUnderWay(state) ? (
            <TileButton label={`Stop met ${name}`} onPress={() => actions.onStop(id)}>
              <Square aria-hidden className="size-3 fill-current" />
            </TileButton>
          ) : (
            <TileButton label={`Verwijder ${name}`} onPress={() => isJustOver() || actions.onRemove(id)}>
              <X aria-hidden className="size-3.5" />
            </TileButton>
          )}
        </div>
      </div>
      {/* Pressing it is pressing the picture. */}
      <label
        htmlFor={showId}
        title={name}
        className={cx('truncate text-small font-semibold', isShown && 'cursor-pointer')}
      >
        {name}
      </label>
      <div className="flex min-h-5 flex-wrap items-center gap-x-2 text-caption text-ink-2">
        <StateLine state={state} bytes={bytes} />
        {mayGoAgain(state) && (
          <button
            type="button"
            aria-label={`Opnieuw: ${name}`}
            onClick={() => actions.onRetry(id)}
            className="inline-flex min-h-11 items-center gap-1 rounded-small font-semibold text-ink underline underline-offset-2 md:min-h-6"
          >
            <RotateCcw aria-hidden className="size-3" />
            Opnieuw
          </button>
        )}
      </div>
      {/* Its room stays when it is over, so that nothing jumps. */}
      <div className="h-1">{isUnderWay(state) && <ProgressLine name={name} state={state} />}</div>
    </li>
  )
}

/** Whoever presses twice to stop, or just when it is done, did not mean to remove: that button stands in the same place, in ms. */
const MEANT_AFTER_MS = 500

/** Returns whether it has been over for less than that. */
function useJustOver(underWay: boolean): () => boolean {
  const over = useRef<number>(undefined)
  const before = useRef(underWay)
  useEffect(() => {
    if (before.current && !underWay) over.current = performance.now()
    before.current = underWay
  }, [underWay])
  return () => over.current !== undefined && performance.now() - over.current < MEANT_AFTER_MS
}

function ProgressLine({ name, state }: { name: string; state: PictureState<unknown> }) {
  const share = shareDone(state)
  // At work, and nobody knows how far. Who waits has nothing done.
  const isVague = state.kind === 'working' && share === undefined
  return (
    <ProgressBar
      label={`Voortgang van ${name}`}
      value={isVague ? undefined : 100 * (share ?? 0)}
      words={stateWords(state)}
    />
  )
}

/** Whether it is shown as it is: nothing is being made of it, and nothing went wrong. */
const stands = ({ kind }: PictureState<unknown>) => kind === 'ready' || kind === 'idle'

function StateLine({ state, bytes }: { state: PictureState<unknown>; bytes: number | undefined }) {
  const words = stateWords(state)
  if (state.kind === 'ready')
    return (
      <span className="inline-flex items-center gap-1">
        <CircleCheck aria-hidden className="size-3.5 text-good" />
        <span className="font-semibold text-good">{words}</span>
        {bytes !== undefined && fileSize(bytes)}
      </span>
    )
  if (state.kind === 'failed')
    return (
      <span title={state.message} className="inline-flex items-center gap-1 font-semibold text-bad">
        <CircleAlert aria-hidden className="size-3.5 shrink-0" />
        {words}
        {/* What there is no room for. */}
        <span className="sr-only">: {state.message}</span>
      </span>
    )
  const left = state.kind === 'working' && state.secondsLeft !== null ? timeLeft(state.secondsLeft) : undefined
  return <span className="tabular-nums">{left === undefined ? words : `${words}, ${left}`}</span>
}

function TileButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="group grid size-11 place-items-center rounded-field md:size-9"
    >
      <span className="grid size-6 place-items-center rounded-full bg-glass text-on-glass group-hover:bg-glass-pressed">
        {children}
      </span>
    </button>
  )
}
