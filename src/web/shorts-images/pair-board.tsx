// The images in their pairs, as they will stand above each other: they are moved by mouse, finger and keyboard. Makes no request.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import type { Size } from '#contract/pictures/frame.ts'
import { pairsOf } from '#contract/shorts-images/pairs.ts'
import { BoardImage, SameImage } from './board-image.tsx'
import { BoardNotes } from './board-notes.tsx'
import { CropDialog } from './crop-dialog.tsx'
import type { Creation } from './creation.ts'
import { dragInstructions, dragWords } from './drag-words.ts'
import type { GivenImage } from './parts.ts'

/** As wide for one pair as for three, so that an image that is added makes none of the others jump. */
const columns = 'grid grid-cols-[repeat(3,minmax(0,1fr))] gap-x-3 @md:gap-x-5'

/** How far a pointer moves before it drags, in px: a press on the handle is no drag. */
const DRAG_FROM_PX = 4

interface PairBoardProps {
  creation: Creation
  images: readonly GivenImage[]
  /** While it is true nothing is changed. */
  busy: boolean
}

export function PairBoard({ creation, images: given, busy }: PairBoardProps) {
  // The order after a drop, shown until the images follow: that takes a frame, in which they would jump back.
  const [dropped, setDropped] = useState<{ from: readonly GivenImage[]; to: readonly GivenImage[] }>()
  const images = dropped?.from === given ? dropped.to : given
  const [cutting, setCutting] = useState<string>()
  /** Of the images by their ids, in px and upright; null where the browser cannot show one. */
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size | null>>(new Map())
  const sizeOf = (id: string) => sizes.get(id) ?? undefined
  const last = images.at(-1)
  const cut = images.find(({ id }) => id === cutting)
  const board = useRef<HTMLOListElement>(null)
  const removed = useRef<number>(undefined)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  // An image that is removed takes the focus with it: it goes to the one that came in its place.
  useEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    if (document.activeElement !== document.body) return
    const left = board.current?.querySelectorAll<HTMLElement>('[data-handle]')
    left?.[Math.min(at, left.length - 1)]?.focus()
  })

  function drop({ active, over }: DragEndEvent): void {
    const to = images.findIndex(({ id }) => id === over?.id)
    const moved = images.find(({ id }) => id === active.id)
    if (to === -1 || moved === undefined || images.indexOf(moved) === to) return
    setDropped({ from: given, to: images.filter((image) => image !== moved).toSpliced(to, 0, moved) })
    creation.move(moved.id, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: dragWords(images), screenReaderInstructions: dragInstructions }}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy} disabled={busy}>
        <div className="grid gap-2">
          <div aria-hidden className={columns}>
            {pairsOf(images).map((_, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a pair is its number
              <p key={at} className="text-small font-semibold">
                Paar {at + 1}
              </p>
            ))}
          </div>
          <ol ref={board} aria-label="Afbeeldingen in paren" className={columns}>
            {images.map((image, at) => (
              <BoardImage
                key={image.id}
                image={image}
                at={at}
                size={sizeOf(image.id)}
                busy={busy}
                onSize={(size) => setSizes((before) => new Map(before).set(image.id, size))}
                onCut={() => setCutting(image.id)}
                onRemove={() => {
                  removed.current = at
                  creation.remove(image.id)
                }}
              />
            ))}
            {last && images.length % 2 === 1 && <SameImage image={last} at={images.length} size={sizeOf(last.id)} />}
          </ol>
          <BoardNotes images={images} sizes={sizes} />
        </div>
      </SortableContext>
      <CropDialog
        open={cut !== undefined}
        name={cut?.file.name ?? ''}
        src={cut?.preview ?? ''}
        focus={cut?.focus ?? null}
        found={cut?.found ?? null}
        onFocus={(focus) => cut && creation.setFocus(cut.id, focus)}
        onClose={() => setCutting(undefined)}
      />
    </DndContext>
  )
}
