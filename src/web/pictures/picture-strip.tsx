// The pictures of a screen beside each other, each with how it goes. Knows no queue and no tool.
import { RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { mayGoAgain } from './picture-queue.ts'
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
  const again = pictures.filter(({ state }) => mayGoAgain(state))
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-5">
        {pictures.map((picture) => (
          <PictureTile key={picture.id} picture={picture} chosen={picture.id === chosen} {...actions} />
        ))}
      </ul>
      {/* When the line was lost they all failed, and one press should do. */}
      {again.length > 1 && (
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => again.forEach(({ id }) => actions.onRetry(id))}
        >
          <RotateCcw aria-hidden />
          Alle {dutchNumber(again.length)} opnieuw
        </Button>
      )}
      <p role="status" className="sr-only">
        {stripWords(pictures.map(({ state }) => state))}
      </p>
    </>
  )
}
