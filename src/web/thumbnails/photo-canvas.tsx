// A photograph by itself, small, filling the place it stands in. Decoration beside its name.
import { useEffect, useRef } from 'react'
import { cropFor } from '#contract/pictures/frame.ts'
import type { Photo } from './drawing/draw-thumbnail.ts'

/** In px of the canvas: twice what it is shown as. */
const SIZE = { width: 128, height: 96 }

export function PhotoCanvas({ photo }: { photo: Photo }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const brush = canvas.current?.getContext('2d')
    if (!brush) return
    const { left, top, width, height } = cropFor(photo, SIZE, photo.focus)
    brush.imageSmoothingQuality = 'high'
    brush.clearRect(0, 0, SIZE.width, SIZE.height)
    brush.drawImage(photo.image, left, top, width, height, 0, 0, SIZE.width, SIZE.height)
  }, [photo])
  return <canvas ref={canvas} aria-hidden {...SIZE} className="block size-full" />
}
