// A photograph as it is drawn on the screen: the same object as long as photograph and focus are. Shows nothing.
import { useMemo } from 'react'
import type { Photo } from '../drawing/draw-thumbnail.ts'
import { photoOf, type LoadedPhoto } from '../photo.ts'
import type { Item } from './items.ts'

export function useShown(photo: LoadedPhoto | undefined, { focus }: Pick<Item, 'focus'>): Photo | null {
  return useMemo(() => (photo ? photoOf(photo.small, focus) : null), [photo, focus])
}
