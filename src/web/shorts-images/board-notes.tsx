// What has to be known of the images before they are combined: how they are cut, and what becomes of those that are out of the ordinary.
import type { Size } from '#contract/pictures/frame.ts'
import { sourceNotes, sourceNoteWords } from '#contract/pictures/source-notes.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import { useMoves } from '#web/pictures/use-moves.ts'
import type { GivenImage } from './parts.ts'

interface BoardNotesProps {
  images: readonly GivenImage[]
  /** By their ids; null for one that the browser cannot show. */
  sizes: ReadonlyMap<string, Size | null>
}

export function BoardNotes({ images, sizes }: BoardNotesProps) {
  const isUnseen = images.some(({ focus, found, looked }) => looked && (focus ?? found) === null)
  return (
    <div role="status" className="grid gap-1 text-small text-ink-2 wrap-anywhere">
      {images.map((image) => (
        <ImageNotes key={image.id} image={image} size={sizes.get(image.id)} />
      ))}
      {isUnseen && (
        <p>
          Van een foto zie je het midden. Bij het combineren wordt gezocht waar ze over gaat, of kies zelf een
          brandpunt.
        </p>
      )}
    </div>
  )
}

function ImageNotes({ image, size }: { image: GivenImage; size: Size | null | undefined }) {
  const { name } = image.file
  const animated = useMoves(image.file)
  return (
    <>
      {size === null && <p>‘{name}’ kan niet worden getoond. Misschien is het bestand beschadigd.</p>}
      {size &&
        sourceNotes({ ...size, animated }, HALF, 'fill').map((note) => (
          <p key={note}>
            ‘{name}’ {sourceNoteWords[note]}
          </p>
        ))}
    </>
  )
}
