// Which of the three variants have a line that does not read. Shows nothing.
import { useContrasts } from '../use-contrasts.ts'
import type { Design, Photo } from '../drawing/draw-thumbnail.ts'
import { places, type Place } from './variants.ts'

export function useUnreadVariants(designs: readonly Design[], photo: Photo | null): Place[] {
  const [first, second, third] = designs as [Design, Design, Design]
  // The same three at every call.
  const found = [useContrasts(first, photo), useContrasts(second, photo), useContrasts(third, photo)]
  return places.filter((place) => (found[place]?.unread.length ?? 0) + (found[place]?.tooSmall.length ?? 0) > 0)
}
