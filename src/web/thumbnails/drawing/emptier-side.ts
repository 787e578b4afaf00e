// Which side of a photograph has the least on it, once it is cut for a thumbnail: that is where a text covers nothing. Draws on a small
// canvas that its caller brings; knows no screen.
import { cropFor, type Rectangle } from '#contract/pictures/frame.ts'
import type { Photo } from './draw-thumbnail.ts'
import type { Brush } from './measured-line.ts'

/** In px: what cannot be seen at that size does not count. */
export const LOOKED_AT = { width: 64, height: 36 }

/** A side is emptier when it has less than this part of what the other has. */
const CLEARLY = 0.8

/**
 * Undefined where both have about as much.
 * @param brush of a canvas of at least `LOOKED_AT`; its content is replaced.
 */
export function emptierSide(brush: Brush, photo: Photo, place: Rectangle, mirrored: boolean) {
  const { width, height } = LOOKED_AT
  const part = cropFor(photo, place, photo.focus)
  brush.save()
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.fillStyle = '#FFFFFF'
  brush.fillRect(0, 0, width, height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(photo.image, part.left, part.top, part.width, part.height, 0, 0, width, height)
  brush.restore()
  const { data } = brush.getImageData(0, 0, width, height)
  const lightAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)
    return (red + green + blue) / 3
  }
  const found = { left: 0, right: 0 }
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1)
      found[x < width / 2 ? 'left' : 'right'] +=
        Math.abs(lightAt(x, y) - lightAt(x - 1, y)) + Math.abs(lightAt(x, y) - lightAt(x, y - 1))
  const seen = mirrored ? { left: found.right, right: found.left } : found
  if (seen.left < CLEARLY * seen.right) return 'left'
  return seen.right < CLEARLY * seen.left ? 'right' : undefined
}
