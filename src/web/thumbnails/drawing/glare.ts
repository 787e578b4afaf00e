// Whether what is behind a text is nearly white: a shade there is a grey cloud, and letters stand on a plate. Draws on a small canvas that
// its caller brings; knows no screen.
import { luminance } from './colours.ts'
import { drawThumbnail, isOnPicture, type Design, type Photo } from './draw-thumbnail.ts'
import { LOOKED_AT_SCALE } from './legibility.ts'
import type { Brush } from './measured-line.ts'

/** As bright as snow: relative luminance, 0 to 1. */
const GLARING = 0.8
/** How much of what is behind the text is so. */
const MOST = 0.75

/** @param brush of a canvas of at least the design's size times `LOOKED_AT_SCALE`; its content is replaced. */
export function glares(brush: Brush, design: Design, photo: Photo): boolean {
  if (!isOnPicture(design.zones)) return false
  const lines = drawThumbnail(brush, { ...design, plate: false, shade: 0 }, photo, {
    scale: LOOKED_AT_SCALE,
    text: false,
  })
  let [bright, all] = [0, 0]
  for (const { box } of lines) {
    const at = (px: number) => Math.max(0, Math.round(px * LOOKED_AT_SCALE))
    const { data } = brush.getImageData(
      at(box.left),
      at(box.top),
      Math.max(1, at(box.width)),
      Math.max(1, at(box.height)),
    )
    for (let px = 0; px < data.length; px += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(px, px + 3)
      all += 1
      if (luminance({ red, green, blue }) >= GLARING) bright += 1
    }
  }
  return all > 0 && bright >= MOST * all
}
