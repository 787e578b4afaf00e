// A thumbnail on the screen, drawn again within a frame of every change. Knows nothing of how it is made up or kept.
import { useEffect, useRef } from 'react'
import { drawThumbnail, type Design, type Photo } from './drawing/draw-thumbnail.ts'
import { cx } from '#web/ui/cx.ts'

interface ThumbnailCanvasProps {
  design: Design
  photo: Photo | null
  /** In CSS px: the width it is drawn for; it is shown as wide as there is room. */
  width: number
  /** What it shows, for who does not see it; left out where words beside it say that. */
  label?: string
  className?: string
}

/** Finer than this no screen shows. */
const FINEST = 2

export function ThumbnailCanvas({ design, photo, width, label, className }: ThumbnailCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { shape } = design.zones
  const scale = (width * Math.min(FINEST, devicePixelRatio)) / shape.width
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const brush = canvas.current?.getContext('2d', { alpha: false })
      if (brush) drawThumbnail(brush, design, photo, { scale })
    })
    return () => cancelAnimationFrame(frame)
  }, [design, photo, scale])
  return (
    <canvas
      ref={canvas}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      width={Math.round(shape.width * scale)}
      height={Math.round(shape.height * scale)}
      className={cx('block w-full', className)}
      style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
    />
  )
}
