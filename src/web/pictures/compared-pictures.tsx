// The two pictures of a comparison over each other, of which the upper one is cut off at the line. Fills the box around it.
import { useState } from 'react'
import type { Rectangle } from '#contract/pictures/frame.ts'
import { beforeBox, type ComparedSide } from './compare-view.ts'

interface ComparedPicturesProps {
  name: string
  before: ComparedSide
  after: ComparedSide
  crop: Rectangle | undefined
  /** How much of the picture after is cut off at its left, in px of the screen. */
  cut: number
}

export function ComparedPictures({ name, before, after, crop, cut }: ComparedPicturesProps) {
  const [failed, setFailed] = useState<string>()
  const box = crop && beforeBox(before, crop)
  const percent = (value: number) => `${value}%`
  if (failed === after.src)
    return (
      <p className="absolute inset-0 grid place-items-center p-6 text-center text-ink-2">
        Deze afbeelding bestaat niet of is al verwijderd.
      </p>
    )
  return (
    <>
      <img
        src={before.src}
        alt={`Voor: ${name}`}
        draggable={false}
        style={
          box && {
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }
        }
        className={box ? 'absolute max-w-none' : 'absolute size-full max-w-none object-contain'}
      />
      <img
        src={after.src}
        alt={`Na: ${name}`}
        draggable={false}
        onError={() => setFailed(after.src)}
        style={{ clipPath: `inset(0 0 0 ${Math.max(0, cut)}px)` }}
        // Its own ground: what shows through it must not show the picture before.
        className="absolute size-full max-w-none bg-sunken"
      />
    </>
  )
}
