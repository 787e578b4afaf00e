// How the thumbnail will stand on YouTube: in a list at its smallest, light and dark; a Short in its list and in the player.
import type { Design, Photo } from '../drawing/draw-thumbnail.ts'
import { cx } from '#web/ui/cx.ts'
import { ThumbnailCanvas } from '../thumbnail-canvas.tsx'
import { FEED_WIDTH, FeedPreview, ShortPreview } from './feed-preview.tsx'

interface PreviewsProps {
  design: Design
  photo: Photo | null
}

export function Previews({ design, photo }: PreviewsProps) {
  const { width, height } = design.zones.shape
  const title = [design.line1, design.line3].filter(Boolean).join(', ') || 'De titel van je video'
  const picture = (label: string) => <ThumbnailCanvas design={design} photo={photo} width={FEED_WIDTH} label={label} />
  return (
    <section aria-label="Zo staat hij op YouTube" className="grid min-w-0 content-start gap-2">
      <h2 className="flex flex-wrap items-baseline gap-x-2 font-sans text-small font-semibold">
        Zo staat hij in de lijst
        <span className="font-normal text-ink-3">{FEED_WIDTH} pixels breed</span>
      </h2>
      <div className={cx('flex flex-wrap gap-4', width < height && '@4xl:flex-col')}>
        {width > height ? (
          <>
            <FeedPreview theme="light" title={title}>
              {picture('In de lijst, licht')}
            </FeedPreview>
            <FeedPreview theme="dark" title={title}>
              {picture('In de lijst, donker')}
            </FeedPreview>
          </>
        ) : (
          <>
            <ShortPreview label="In het overzicht" playing={false} title={title}>
              {picture('In het overzicht van Shorts')}
            </ShortPreview>
            <ShortPreview label="Met de knoppen van Shorts" playing title={title}>
              {picture('In de speler van Shorts')}
            </ShortPreview>
          </>
        )}
      </div>
    </section>
  )
}
