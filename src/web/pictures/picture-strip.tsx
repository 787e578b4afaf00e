// The pictures of a screen beside each other, each with how it goes. Knows no queue and no tool.
import { PictureTile, type TileActions, type TilePicture } from './picture-tile.tsx'
import { stripWords } from './picture-words.ts'

interface PictureStripProps extends TileActions {
  pictures: readonly TilePicture[]
  /** The one that is shown large. */
  chosen?: string | undefined
  /** What the list is called. */
  label: string
}

export function PictureStrip({ pictures, chosen, label, ...actions }: PictureStripProps) {
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-5">
        {pictures.map((picture) => (
          <PictureTile key={picture.id} picture={picture} chosen={picture.id === chosen} {...actions} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {stripWords(pictures.map(({ state }) => state))}
      </p>
    </>
  )
}
