// All of a picture with what falls off made dark, and the point around which it is cut, which can be moved. Knows no tool.
import { useState } from 'react'
import { cropFor, type Focus, type Size } from '#contract/pictures/frame.ts'
import { FocusPoint } from './focus-point.tsx'

interface CropPreviewProps {
  src: string
  /** What the picture is called. */
  name: string
  /** What it is cut to, in px. */
  target: Size
  focus: Focus
  /** Hears where the point was left. */
  onFocus: (focus: Focus) => void
  /** Hears how large the picture is, once that is known. */
  onSize?: (size: Size) => void
}

const percent = (part: number, of: number) => `${(100 * part) / of}%`

export function CropPreview({ src, name, target, focus: known, onFocus, onSize }: CropPreviewProps) {
  /** As the browser measures it, turned upright as the server does. */
  const [size, setSize] = useState<Size>()
  const [moved, setMoved] = useState<Focus>()
  const focus = moved ?? known
  const crop = size && cropFor(size, target, focus)
  return (
    <div className="grid min-h-40 place-items-center overflow-hidden rounded-card bg-sunken">
      <div
        // As large as there is room for, also when the picture itself is smaller.
        style={size && { width: `min(100%, calc(60svh * ${size.width / size.height}))` }}
        className="relative max-w-full overflow-hidden"
      >
        <img
          src={src}
          alt={`Origineel: ${name}`}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            onSize?.({ width, height })
          }}
          className={size ? 'w-full' : 'max-h-[60svh] max-w-full'}
        />
        {crop && (
          <div
            aria-hidden
            style={{
              left: percent(crop.left, size.width),
              top: percent(crop.top, size.height),
              width: percent(crop.width, size.width),
              height: percent(crop.height, size.height),
            }}
            className="pointer-events-none absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)] outline-2 -outline-offset-2 outline-on-glass"
          />
        )}
        <FocusPoint
          anywhere
          name={name}
          focus={focus}
          onMove={setMoved}
          onMoved={(next) => {
            setMoved(undefined)
            onFocus(next)
          }}
        />
      </div>
    </div>
  )
}
