// Whether a picture was cut out of its surroundings, such as a logo: then it stands free in its frame. The same for the preview in the
// browser and for the server. Pure.

/** From how much of it, as a share, something shows through on purpose: less are rounded corners. */
const CUT_OUT = 0.02

/** @param rgba four bytes a px, of the whole picture in any size. */
export function isCutOut(rgba: ArrayLike<number>): boolean {
  let seenThrough = 0
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < 128) seenThrough += 1
  return rgba.length > 0 && (4 * seenThrough) / rgba.length >= CUT_OUT
}
