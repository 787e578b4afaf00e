// A thumbnail as a file: drawn at its full size, with the letters loaded, and encoded. Knows no screen.
import type { Shape } from '#contract/thumbnails/shapes.ts'
import type { Credit } from '#contract/pictures/picture.ts'
import { credited } from './credited-file.ts'
import { drawThumbnail, type Design, type Photo } from './drawing/draw-thumbnail.ts'
import { loadTypeface } from './load-typeface.ts'

export type FileFormat = 'png' | 'jpeg'

interface Wanted {
  format: FileFormat
  /** 0 to 1, of a JPEG. */
  quality?: number
  /** How many times larger than the size of its shape. */
  times?: number
  /** Whose the photograph is: it goes along in the file. */
  credit?: Credit | null
}

/**
 * @param photo gives what is drawn, asked once the letters are there: another may have taken its place meanwhile.
 * @throws when the browser has no memory for it. Without the letters it is drawn with those of the system: the screen says so.
 */
export async function renderedFile(
  design: Design,
  photo: () => Photo,
  { format, quality, times = 1, credit = null }: Wanted,
): Promise<Blob> {
  await loadTypeface(design.typeface, `${design.line1} ${design.line3}`).catch(() => false)
  const canvas = canvasFor(design.zones.shape, times)
  const brush = canvas.getContext('2d', { alpha: false })
  if (!brush) throw new Error('no canvas')
  drawThumbnail(brush, design, photo(), { scale: times })
  const drawn = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no file'))), `image/${format}`, quality)
  })
  return credited(drawn, credit)
}

function canvasFor({ width, height }: Shape, times: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width * times
  canvas.height = height * times
  return canvas
}
