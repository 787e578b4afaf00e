// The image of a batch that is being changed, large, with its crop and its file.
import { Download } from 'lucide-react'
import { SOCIAL_PICTURE } from '#contract/thumbnails/shapes.ts'
import { PictureDrop } from '#web/pictures/picture-drop.tsx'
import type { Intake } from '#web/pictures/use-picture-intake.tsx'
import { creditWords } from '#web/pictures/picture-words.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CropEditor } from '../crop-editor.tsx'
import { inSight } from '../in-sight.ts'
import { ThumbnailCanvas } from '../thumbnail-canvas.tsx'
import { withItem, type Item } from './items.ts'
import { designOf } from './social-files.ts'
import { useShown } from './use-shown.ts'
import type { useSocialThumbnails } from './use-social-thumbnails.ts'

interface SocialStageProps {
  one: Item
  making: ReturnType<typeof useSocialThumbnails>
  letters: number
  intake: Intake
}

export function SocialStage({ one, making, letters, intake }: SocialStageProps) {
  const photo = making.images.photoOf(one.id)
  const shown = useShown(photo, one)
  const made = making.makingOf(one)
  const { line1, line3 } = one.settings
  return (
    <div className="grid min-w-0 content-start gap-3 @max-3xl:contents [&>*]:@max-3xl:order-2">
      {making.images.missing.has(one.id) && (
        <PictureDrop small intake={intake} title={`Kies ‘${one.file.name}’ opnieuw`} className="max-w-96">
          <p>
            Deze foto is hier niet: de server bewaart alleen een verbeterde foto, een dag lang.
            {one.generated?.counted && ' De thumbnail telt al mee, en wordt met dezelfde foto vanzelf opnieuw gemaakt.'}
          </p>
        </PictureDrop>
      )}
      <div {...inSight} className={cx('bg-paper', inSight.className)}>
        <div className="max-w-96 overflow-hidden bg-sunken ring-1 ring-rule max-md:mx-auto max-md:w-[27svh]">
          <ThumbnailCanvas
            design={designOf(one, letters)}
            photo={shown}
            width={384}
            label={`Voorbeeld van de thumbnail: ${[line1, line3].filter(Boolean).join(', ') || 'nog zonder tekst'}`}
          />
        </div>
      </div>
      <div className="flex max-w-96 flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 text-caption text-ink-3">
          <p>JPEG 1080 × 1350</p>
          {one.credit && <p className="wrap-anywhere">{creditWords(one.credit)}</p>}
        </div>
        {made !== 'none' && (
          <Button kind="secondary" size="small" onClick={() => making.downloadOne(one)}>
            <Download aria-hidden />
            {made === 'made' ? 'Download deze' : 'Download de vorige versie'}
          </Button>
        )}
      </div>
      {photo && (
        <div className="max-w-96">
          <CropEditor
            key={one.id}
            photo={photo}
            name={one.file.name}
            focus={one.focus}
            place={SOCIAL_PICTURE}
            onFocus={(focus) =>
              making.images.setBatch((before) => withItem(before, one.id, (item) => ({ ...item, focus })))
            }
          />
        </div>
      )}
    </div>
  )
}
