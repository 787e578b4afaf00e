// An image when it is given, and the address at which the browser shows it. Knows nothing of what is made of it.
import type { GivenImage } from './parts.ts'

/** Of which nothing is known yet. */
export const givenImage = (id: string, file: File): GivenImage =>
  shown({ id, file, focus: null, found: null, looked: false })

/** With an address at which the browser shows it, until `forget` gives that back: the memory of its file. */
export const shown = (image: Omit<GivenImage, 'preview'>): GivenImage => ({
  ...image,
  preview: URL.createObjectURL(image.file),
})

export function forget(some: readonly GivenImage[]): void {
  for (const { preview } of some) URL.revokeObjectURL(preview)
}
