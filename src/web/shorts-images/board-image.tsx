// One image on the board: cut as it will be, with what can be done with it.
import { useSortable } from '@dnd-kit/sortable'
import { Crop, GripVertical, X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Size } from '#contract/pictures/frame.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import { cx } from '#web/ui/cx.ts'
import type { GivenImage } from './parts.ts'
import { cutOf } from './cut.ts'
import { placeWords } from './drag-words.ts'

interface BoardImageProps {
  image: GivenImage
  /** Its place among the images, from 0. */
  at: number
  /** Undefined until it is known. */
  size: Size | undefined
  busy: boolean
  /** Hears how large it is; null: the browser cannot show it. */
  onSize: (size: Size | null) => void
  onCut: () => void
  onRemove: () => void
}

export function BoardImage({ image, at, size, busy, onSize, onCut, onRemove }: BoardImageProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
    attributes: { roleDescription: 'verplaatsbare afbeelding' },
  })
  const { name } = image.file
  return (
    <li
      ref={setNodeRef}
      style={{
        ...placeOf(at),
        transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={cx('relative min-w-0', isDragging && 'z-10 opacity-90')}
    >
      <div className={cx('relative overflow-hidden bg-sunken', cornersOf(at), isDragging && 'shadow-raised')}>
        <CutImage image={image} size={size} onSize={onSize} alt={`${name}, ${placeWords(at)}`} />
        {!busy && (
          <>
            <button
              type="button"
              data-handle
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={`Verplaats ${name}, nu ${placeWords(at)}`}
              // Without touch-none a finger on the handle would scroll the page.
              className="absolute top-0 left-0 grid size-11 cursor-grab touch-none place-items-center active:cursor-grabbing md:size-9"
            >
              <Glass>
                <GripVertical aria-hidden />
              </Glass>
            </button>
            <button
              type="button"
              aria-label={`Haal ${name} weg`}
              onClick={onRemove}
              className="absolute top-0 right-0 grid size-11 place-items-center md:size-9"
            >
              <Glass>
                <X aria-hidden />
              </Glass>
            </button>
            <button
              type="button"
              aria-label={`Brandpunt van ${name} kiezen`}
              onClick={onCut}
              className="absolute right-0 bottom-0 grid size-11 place-items-center md:size-9"
            >
              <Glass>
                <Crop aria-hidden />
              </Glass>
            </button>
          </>
        )}
      </div>
    </li>
  )
}

/** The lower half of an odd last pair: the same image once more (specification, section 5). */
export function SameImage({ image, at, size }: Pick<BoardImageProps, 'image' | 'at' | 'size'>) {
  return (
    <li style={placeOf(at)} className="relative min-w-0">
      <div className={cx('relative overflow-hidden bg-sunken', cornersOf(at))}>
        <CutImage image={image} size={size} alt="" faded />
        <p className="absolute inset-x-2 bottom-2 rounded-field bg-glass px-2 py-1 text-center text-caption text-on-glass">
          Dezelfde afbeelding
        </p>
      </div>
    </li>
  )
}

const placeOf = (at: number): CSSProperties => ({ gridColumn: Math.floor(at / 2) + 1, gridRow: (at % 2) + 1 })

/** Both halves of a pair look like one picture. */
const cornersOf = (at: number) => (at % 2 === 0 ? 'rounded-t-raised border-b border-paper' : 'rounded-b-raised')

const Glass = ({ children }: { children: ReactNode }) => (
  <span className="grid size-7 place-items-center rounded-full bg-glass text-on-glass [&_svg]:size-3.5">
    {children}
  </span>
)

interface CutImageProps extends Pick<BoardImageProps, 'image' | 'size'> {
  onSize?: BoardImageProps['onSize']
  alt: string
  faded?: boolean
}

/** The part of an image that fills its half. */
function CutImage({ image, size, onSize, alt, faded = false }: CutImageProps) {
  const crop = size && cutOf(image, size)
  const percent = (part: number, of: number) => `${(100 * part) / of}%`
  return (
    <div style={{ aspectRatio: `${HALF.width} / ${HALF.height}` }} className="relative overflow-hidden">
      <img
        src={image.preview}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize?.({ width, height })}
        onError={() => onSize?.(null)}
        style={
          crop && {
            width: percent(size.width, crop.width),
            height: percent(size.height, crop.height),
            left: percent(-crop.left, crop.width),
            top: percent(-crop.top, crop.height),
          }
        }
        className={cx('absolute max-w-none', !crop && 'size-full object-cover', faded && 'opacity-50')}
      />
    </div>
  )
}
