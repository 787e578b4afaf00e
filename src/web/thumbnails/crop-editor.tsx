// The whole photograph with the part of it that the thumbnail shows, and the ring around which that part is cut. Behind a button, for
// most photographs are cut well as they are.
import { Crosshair } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { cropFor, type Focus, type Size } from '#contract/pictures/frame.ts'
import { FocusPoint } from '#web/pictures/focus-point.tsx'
import { Button } from '#web/ui/button.tsx'
import type { LoadedPhoto } from './photo.ts'

interface CropEditorProps {
  photo: LoadedPhoto
  /** What the photograph is called. */
  name: string
  focus: Focus
  /** The place in the thumbnail that it fills. */
  place: Size
  onFocus: (focus: Focus) => void
}

/** In px of the canvas: twice as wide as its column. */
const WIDTH = 584

export function CropEditor({ photo, name, focus, place, onFocus }: CropEditorProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-2">
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Crosshair aria-hidden />
        Uitsnede {open ? 'verbergen' : 'aanpassen'}
      </Button>
      <div id={id} hidden={!open}>
        {open && <Editor photo={photo} name={name} focus={focus} place={place} onFocus={onFocus} />}
      </div>
    </div>
  )
}

function Editor({ photo, name, focus, place, onFocus }: CropEditorProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { small } = photo
  const height = Math.round((WIDTH * small.height) / small.width)
  useEffect(() => {
    const brush = canvas.current?.getContext('2d')
    if (!brush) return
    brush.imageSmoothingQuality = 'high'
    brush.clearRect(0, 0, WIDTH, height)
    brush.drawImage(small, 0, 0, WIDTH, height)
  }, [small, height])
  const crop = cropFor(small, place, focus)
  const share = (px: number, of: number) => `${(100 * px) / of}%`
  return (
    <div className="grid gap-2">
      <div className="relative overflow-hidden rounded-field">
        <canvas ref={canvas} aria-hidden width={WIDTH} height={height} className="block w-full" />
        <div
          aria-hidden
          className="pointer-events-none absolute border border-[#fff] shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)]"
          style={{
            left: share(crop.left, small.width),
            top: share(crop.top, small.height),
            width: share(crop.width, small.width),
            height: share(crop.height, small.height),
          }}
        />
        <FocusPoint focus={focus} onMove={onFocus} anywhere name={`‘${name}’`} />
      </div>
      <p className="text-caption text-ink-3">
        Sleep de ring naar waar de foto om draait, of gebruik de pijltjestoetsen.
      </p>
    </div>
  )
}
