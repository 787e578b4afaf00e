// The images of a batch in a grid: choosing one is radio buttons, each with how far it is and a button that removes it.
import { Check, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import { cx } from '#web/ui/cx.ts'
import { enlargingWords, percentOf } from '../enlarge.ts'
import type { LoadedPhoto } from '../photo.ts'
import { ThumbnailCanvas } from '../thumbnail-canvas.tsx'
import type { Item } from './items.ts'
import { designOf } from './social-files.ts'
import { useShown } from './use-shown.ts'

export interface GridEntry {
  one: Item
  photo: LoadedPhoto | undefined
  state: PictureState<unknown> | undefined
  isMissing: boolean
  /** Whether it may be enlarged when somebody asks. */
  mayEnlarge: boolean
  made: 'none' | 'made' | 'old'
}

interface ImageGridProps {
  entries: readonly GridEntry[]
  chosen: string | null
  letters: number
  onChoose: (id: string) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
}

/** In CSS px: that of a cell in the widest grid. */
const WIDTH = 132

export function ImageGrid({ entries, chosen, letters, onChoose, onRemove, onRetry }: ImageGridProps) {
  const name = useId()
  const grid = useRef<HTMLDivElement>(null)
  /** The place of the one that is being removed, and how many there were. */
  const removed = useRef<{ at: number; of: number }>(undefined)
  // Its button takes the focus with it, which goes to that of the one that came in its place. Only once it is gone: how far the others are
  // is drawn many times a second, also just before.
  useLayoutEffect(() => {
    if (removed.current === undefined || removed.current.of === entries.length) return
    const { at } = removed.current
    removed.current = undefined
    const left = grid.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    if (document.activeElement === document.body) left[Math.min(at, left.length - 1)]?.focus()
  })
  return (
    <fieldset data-images>
      <legend className="sr-only">Afbeeldingen: kies er een om te bewerken</legend>
      <div ref={grid} className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
        {entries.map(({ one, photo, state, isMissing, mayEnlarge, made }, at) => (
          <div key={one.id} className="group relative grid min-w-0 content-start gap-1.5">
            <label className="grid min-w-0 cursor-pointer gap-1.5">
              <input
                type="radio"
                name={name}
                checked={one.id === chosen}
                onChange={() => onChoose(one.id)}
                className="peer sr-only"
              />
              <span className="block overflow-hidden rounded-field bg-sunken ring-1 ring-rule outline-offset-2 peer-checked:outline-2 peer-checked:outline-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ink">
                <Picture one={one} photo={photo} label={`${at + 1}: ${one.file.name}`} letters={letters} />
              </span>
              <span className="flex min-w-0 items-center gap-1 text-caption text-ink-2">
                {made === 'made' && <Check aria-hidden className="size-3.5 shrink-0 text-good" />}
                <span className="truncate">{one.file.name}</span>
              </span>
            </label>
            <State entry={{ one, photo, state, isMissing, mayEnlarge, made }} onRetry={() => onRetry(one.id)} />
            <button
              type="button"
              aria-label={`Verwijder ‘${one.file.name}’`}
              data-remove
              onClick={() => {
                removed.current = { at, of: entries.length }
                onRemove(one.id)
              }}
              className="absolute top-0 right-0 grid size-9 place-items-center text-ink-2 hover:text-ink max-md:size-11"
            >
              <span className="grid size-6 place-items-center rounded-full bg-paper">
                <X aria-hidden className="size-3.5" />
              </span>
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Picture({
  one,
  photo,
  label,
  letters,
}: {
  one: Item
  photo: LoadedPhoto | undefined
  label: string
  letters: number
}) {
  const shown = useShown(photo, one)
  if (shown === null)
    return (
      <span className="grid aspect-1080/1350 place-items-center p-2 text-center text-caption text-ink-3">{label}</span>
    )
  return <ThumbnailCanvas design={designOf(one, letters)} photo={shown} width={WIDTH} label={label} />
}

function State({
  entry: { one, state, isMissing, mayEnlarge, made },
  onRetry,
}: {
  entry: GridEntry
  onRetry: () => void
}) {
  const look = 'flex min-h-4 flex-wrap items-center gap-x-1.5 text-caption'
  if (isMissing) return <p className={cx(look, 'text-bad')}>Kies deze foto opnieuw</p>
  if (made === 'old') return <p className={cx(look, 'text-accent-ink')}>Gewijzigd sindsdien</p>
  if (one.enhanced) return <p className={cx(look, 'text-ink-3')}>Verbeterd</p>
  if (state?.kind === 'failed' || state === undefined || state.kind === 'stopped' || state.kind === 'idle') {
    const again = state === undefined ? '' : 'opnieuw'
    return (
      <p className={cx(look, 'text-ink-3')}>
        Origineel
        {mayEnlarge && (state?.kind !== 'failed' || state.mayRetry) && (
          <button
            type="button"
            onClick={onRetry}
            aria-label={`Verbeter ‘${one.file.name}’ ${again}`.trim()}
            className="min-h-6 underline underline-offset-2 hover:text-ink max-md:min-h-11"
          >
            {again === '' ? 'Verbeter' : 'Opnieuw'}
          </button>
        )}
      </p>
    )
  }
  return <p className={cx(look, 'text-ink-3')}>{shortWords(state)}</p>
}

/** Without the time: there is no room for it. */
function shortWords(state: Parameters<typeof enlargingWords>[0]): string {
  return state.kind === 'uploading' || state.kind === 'working'
    ? `Verbeteren ${Math.round(percentOf(state))} %`
    : enlargingWords(state)
}
