// What a screen reader is told while an image is dragged.
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { GivenImage } from './parts.ts'

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Druk op spatie of Enter om de afbeelding op te pakken. Verplaats haar dan met de pijltjestoetsen. Laat los met spatie of Enter, of annuleer met Escape.',
}

/** @param images as they are shown. */
export function dragWords(images: readonly GivenImage[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => images.findIndex((image) => image.id === id)
  const name = (id: UniqueIdentifier) => `‘${images[placeOf(id)]?.file.name ?? 'De afbeelding'}’`
  const place = (id: UniqueIdentifier) => placeWords(placeOf(id))
  return {
    onDragStart: ({ active }) => `${name(active.id)} is opgepakt, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over === null ? undefined : `${name(active.id)} staat nu ${place(over.id)}.`),
    onDragEnd: ({ active, over }) =>
      over === null ? `${name(active.id)} is teruggezet.` : `${name(active.id)} is neergezet ${place(over.id)}.`,
    onDragCancel: ({ active }) => `Verplaatsen geannuleerd. ${name(active.id)} is teruggezet.`,
  }
}

/** 'boven in paar 2'. @param at its place among the images, from 0. */
export const placeWords = (at: number) => `${at % 2 === 0 ? 'boven' : 'onder'} in paar ${Math.floor(at / 2) + 1}`
