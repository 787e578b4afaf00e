// The pictures of a screen beside each other, each with how it goes. Knows no queue and no tool.
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { mayGoAgain } from './picture-queue.ts'
import { PictureTile, type TileActions, type TilePicture } from './picture-tile.tsx'
import { stripWords } from './picture-words.ts'

interface PictureStripProps extends TileActions {
  pictures: readonly TilePicture[]
  /** The one that is shown large. */
  chosen?: string | undefined
  /** What the list is called. */
  label: string
}

export function PictureStrip({ pictures, chosen, label, onRemove, ...actions }: PictureStripProps) {
  const again = pictures.filter(({ state }) => mayGoAgain(state))
  const list = useRef<HTMLUListElement>(null)
  /** The place of the one that is being removed. */
  const removed = useRef<number>(undefined)

  // It takes the focus with it, which goes to the one that came in its place.
  useEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    if (document.activeElement !== document.body) return
    const left = list.current?.querySelectorAll<HTMLElement>('[data-picture]') ?? []
    left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  })
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-5"
      >
        {pictures.map((picture, at) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            chosen={picture.id === chosen}
            {...actions}
            onRemove={(id) => {
              removed.current = at
              onRemove(id)
            }}
          />
        ))}
      </ul>
      {/* When the line was lost they all failed, and one press should do. */}
      {again.length > 1 && (
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => again.forEach(({ id }) => actions.onRetry(id))}
        >
          <RotateCcw aria-hidden />
          Alle {dutchNumber(again.length)} opnieuw
        </Button>
      )}
      <p role="status" className="sr-only">
        {stripWords(pictures.map(({ state }) => state))}
      </p>
    </>
  )
}
