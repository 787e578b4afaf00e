// Which lines of a design do not read on its picture, looked at when changing rests a moment. Shows nothing.
import { useEffect, useMemo, useState } from 'react'
import { overSubject, type Design, type Photo } from './drawing/draw-thumbnail.ts'
import {
  contrastsOf,
  LEAST_CONTRAST,
  LOOKED_AT_SCALE,
  shadeThatMends,
  tooSmallIn,
  type LineContrast,
} from './drawing/legibility.ts'
import type { PlacedLine } from './drawing/text-layout.ts'
import type { Brush } from './drawing/measured-line.ts'

/** After this rest, in ms: it takes some ten of them. */
const REST_MS = 200

export interface Contrasts {
  /** The lines that do not read, in their order. */
  unread: readonly LineContrast[]
  /** The lines that become too small to be read in a list. */
  tooSmall: readonly PlacedLine[]
  /** Whether a line stands over what the picture is about. */
  covers: boolean
  /** The depth of shade with which all lines read. */
  mend: () => number
}

export function useContrasts(design: Design, photo: Photo | null): Contrasts {
  const brush = useMemo(() => brushToLookAt(), [])
  const [found, setFound] = useState<{
    of: Design
    unread: readonly LineContrast[]
    covers: boolean
    tooSmall: readonly PlacedLine[]
  }>()
  useEffect(() => {
    if (photo === null || brush === null) return
    const timer = setTimeout(() => {
      const unread = contrastsOf(brush, design, photo).filter(({ contrast }) => contrast < LEAST_CONTRAST)
      setFound({
        of: design,
        unread,
        covers: overSubject(brush, design).length > 0,
        tooSmall: tooSmallIn(brush, design),
      })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [brush, design, photo])
  // What was found of an earlier text stands where this one may not.
  const now = photo !== null && found?.of === design ? found : undefined
  return {
    unread: now?.unread ?? [],
    covers: now?.covers ?? false,
    tooSmall: now?.tooSmall ?? [],
    mend: () => (brush === null || photo === null ? design.shade : shadeThatMends(brush, design, photo)),
  }
}

const brushToLookAt = (): Brush | null => canvasToLookAt().getContext('2d', { alpha: false, willReadFrequently: true })

/** Large enough for every shape. */
export const canvasToLookAt = (): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width: 1280 * LOOKED_AT_SCALE, height: 1920 * LOOKED_AT_SCALE })
