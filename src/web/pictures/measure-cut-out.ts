// Looks whether a picture that the browser shows was cut out of its surroundings. Shows nothing.
import { isCutOut } from '#contract/pictures/cut-out.ts'
import { fitIn } from '#contract/pictures/frame.ts'

/** Long side of the copy that is looked at, in px: what a share is measured by, and no detail. */
const LONG_SIDE = 256

/** False for one that the browser has no memory for. @param image loaded, of this site. */
export function seemsCutOut(image: HTMLImageElement): boolean {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const { width, height } = fitIn(size, { width: LONG_SIDE, height: LONG_SIDE })
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!brush) return false
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, 0, 0, width, height)
  return isCutOut(brush.getImageData(0, 0, width, height).data)
}
