// How large the file of a thumbnail is: made for real when changing rests, as PNG, and as JPEG where the PNG is too large for a phone.
// Shows nothing.
import { useEffect, useState } from 'react'
import { roomFor } from '#contract/thumbnails/youtube-limits.ts'
import type { Design, Photo } from '../drawing/draw-thumbnail.ts'
import { renderedFile } from '../rendered-file.ts'
import { JPEG_QUALITY } from './download-kinds.ts'

/** After this rest, in ms: encoding takes a tenth of a second. */
const REST_MS = 600

export interface FileSize {
  png: number
  /** null where the PNG will do. */
  jpeg: number | null
}

/** In bytes; null while it is not known. */
export function useFileSize(design: Design, photo: Photo | null): FileSize | null {
  const [found, setFound] = useState<{ of: Design; photo: Photo; size: FileSize } | null>(null)
  useEffect(() => {
    if (photo === null) return
    let left = false
    const timer = setTimeout(async () => {
      try {
        const { size: png } = await renderedFile(design, () => photo, { format: 'png' })
        const isLarge = roomFor(png) !== 'phone'
        const jpeg =
          isLarge && !left
            ? (await renderedFile(design, () => photo, { format: 'jpeg', quality: JPEG_QUALITY })).size
            : null
        if (!left) setFound({ of: design, photo, size: { png, jpeg } })
      } catch {
        // The photograph has been replaced meanwhile, or there is no memory: then no size is told.
      }
    }, REST_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [design, photo])
  return photo !== null && found?.of === design && found.photo === photo ? found.size : null
}
