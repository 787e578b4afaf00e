// Two pictures over each other with a line between them that is moved: before on the left of it, after on the right. At 100 % one
// px of the picture is one of the screen, and the picture is moved. Knows no tool.
import { ChevronsLeftRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { CENTRE, type Focus, type Rectangle, type Size } from '#contract/pictures/frame.ts'
import { cx } from '#web/ui/cx.ts'
import { fileSize } from '#web/ui/file-size.ts'
import {
  around,
  drawnSize,
  handleHeight,
  splitBeside,
  steppedBy,
  within,
  type ComparedSide,
  type Point,
} from './compare-view.ts'
import { ComparedPictures } from './compared-pictures.tsx'
import { dimensions } from './picture-words.ts'
import { useDrag } from './use-drag.ts'

export interface CompareSliderProps {
  /** What the picture is called. */
  name: string
  before: ComparedSide
  after: ComparedSide
  /** The part of the picture before that the picture after shows, in px of the former; left out: all of it, fitted. */
  crop?: Rectangle | undefined
  /** What is in the middle when it becomes 100 %, and what the line leaves free at first, in fractions of the picture after. */
  focus?: Focus | undefined
  /** Stands over the picture after, as large as that: a ring to move, say. */
  children?: ReactNode
  /** Stands between what is told of both. */
  note?: ReactNode
}

/** How far an arrow key moves the picture at 100 %, in px of the screen. */
const PAN_STEP = 40

export function CompareSlider({ name, before, after, crop, focus, children, note }: CompareSliderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [split, setSplit] = useState(() => (focus === undefined ? 50 : splitBeside(focus)))
  const [zoomed, setZoomed] = useState(false)
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  useEffect(() => {
    const watched = frame.current
    if (watched === null) return
    const observer = new ResizeObserver(() => setSize({ width: watched.clientWidth, height: watched.clientHeight }))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  const drawn = drawnSize(size, after, zoomed, window.devicePixelRatio)
  const at = within(place, size, drawn)
  const pointed = focus && { x: at.x + focus.x * drawn.width, y: at.y + focus.y * drawn.height }
  const box = { width: drawn.width, height: drawn.height, transform: `translate(${at.x}px, ${at.y}px)` }

  function zoom(): void {
    const next = !zoomed
    setZoomed(next)
    setPlace(around(focus ?? CENTRE, size, drawnSize(size, after, next, window.devicePixelRatio)))
  }
  function splitAt({ clientX }: PointerEvent): void {
    const { left, width } = frame.current!.getBoundingClientRect()
    setSplit(Math.min(100, Math.max(0, (100 * (clientX - left)) / width)))
  }
  const splitting = useDrag({ press: splitAt, move: splitAt })
  const handle = useDrag({ move: splitAt })
  const panning = useDrag({
    move: (_event, by) => setPlace((now) => within({ x: now.x + by.x, y: now.y + by.y }, size, drawn)),
  })
  function pan(event: KeyboardEvent): void {
    const moves: Partial<Record<string, Point>> = {
      ArrowLeft: { x: PAN_STEP, y: 0 },
      ArrowRight: { x: -PAN_STEP, y: 0 },
      ArrowUp: { x: 0, y: PAN_STEP },
      ArrowDown: { x: 0, y: -PAN_STEP },
    }
    const move = moves[event.key]
    if (!zoomed || move === undefined) return
    event.preventDefault()
    setPlace(within({ x: at.x + move.x, y: at.y + move.y }, size, drawn))
  }

  return (
    <figure className="@container grid grid-cols-1 gap-2">
      <div
        ref={frame}
        // As wide as there is room for, and no higher than can be seen at once.
        style={{
          aspectRatio: `${after.width} / ${after.height}`,
          maxWidth: `calc(70svh * ${after.width / after.height})`,
        }}
        className="relative mx-auto w-full overflow-hidden rounded-card bg-sunken select-none"
      >
        <div style={{ ...box, overflow: 'hidden' }} className="absolute top-0 left-0">
          <ComparedPictures
            name={name}
            before={before}
            after={after}
            crop={crop}
            cut={(split / 100) * size.width - at.x}
          />
        </div>
        {/* Takes what is pressed on the picture. By keyboard it moves the picture at 100 %; the line has its own handle. */}
        <button
          type="button"
          aria-label="Verschuif de afbeelding met de pijltjes"
          aria-hidden={!zoomed}
          tabIndex={zoomed ? 0 : -1}
          onKeyDown={pan}
          {...(zoomed ? panning : splitting)}
          className={cx(
            'absolute inset-0 rounded-card -outline-offset-2',
            zoomed ? 'cursor-grab! touch-none active:cursor-grabbing!' : 'cursor-ew-resize! touch-pan-y',
          )}
        />
        <div style={box} className="pointer-events-none absolute top-0 left-0">
          {children}
        </div>
        <Label side="left">Voor</Label>
        <Label side="right">Na</Label>
        <button
          type="button"
          aria-pressed={zoomed}
          onClick={zoom}
          className="group absolute top-1 right-1 grid min-h-11 place-items-center px-2 md:top-2 md:right-2"
        >
          <span
            className={cx(
              'rounded-full px-3 py-1 text-small font-semibold',
              // A dark edge: on a light picture the light of a pressed one would be no button.
              zoomed
                ? 'bg-on-glass text-glass-pressed ring-2 ring-glass-pressed'
                : 'bg-glass text-on-glass group-hover:bg-glass-pressed',
            )}
          >
            100 %
          </span>
        </button>
        <div
          style={{ left: `${split}%` }}
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-on-glass shadow-[0_0_0_1px_rgb(0_0_0/0.4)]"
        >
          <div
            role="slider"
            tabIndex={0}
            aria-label="Vergelijk voor en na"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(split)}
            aria-valuetext={`${Math.round(split)} % voor, ${100 - Math.round(split)} % na`}
            {...handle}
            onKeyDown={(event) => {
              const next = steppedBy(event.key, event.shiftKey, split)
              if (next === undefined) return
              event.preventDefault()
              setSplit(next)
            }}
            style={{ top: `${handleHeight(split, pointed, size)}%` }}
            className="pointer-events-auto absolute left-1/2 grid size-11 -translate-1/2 cursor-ew-resize touch-none place-items-center rounded-full bg-on-glass text-glass-pressed shadow-raised"
          >
            <ChevronsLeftRight aria-hidden className="size-4.5" />
          </div>
        </div>
      </div>
      <figcaption className="grid grid-cols-2 items-baseline gap-x-4 gap-y-1 text-small text-ink-2 @xl:grid-cols-[1fr_auto_1fr]">
        <Facts title="Voor" side={before} />
        {note !== undefined && <div className="order-last col-span-2 @xl:order-none @xl:col-span-1">{note}</div>}
        <Facts title="Na" side={after} className={cx('text-right', note === undefined && '@xl:col-start-3')} />
      </figcaption>
    </figure>
  )
}

function Facts({ title, side, className }: { title: string; side: ComparedSide; className?: string }) {
  return (
    <p className={cx('text-balance tabular-nums', className)}>
      <strong className="font-semibold text-ink">{title}</strong> {/* No line begins with a dot. */}
      {[dimensions(side), side.format, fileSize(side.bytes)].join('\u00a0· ')}
    </p>
  )
}

function Label({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute bottom-3 rounded-full bg-glass px-3 py-1 text-caption font-semibold text-on-glass',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </span>
  )
}
