// The thumbnail as large as there is room for, with the lines outlined that do not read and the click that mends them. On a phone it stays
// in sight while one types.
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { ContrastNote, ContrastOutline, SmallNote, SubjectNote } from '../contrast-note.tsx'
import type { Design, Photo } from '../drawing/draw-thumbnail.ts'
import { inSight } from '../in-sight.ts'
import { LettersNotice } from '../letters-notice.tsx'
import { ThumbnailCanvas } from '../thumbnail-canvas.tsx'
import { focusWhenLost } from '../use-lost-focus.ts'
import type { Contrasts } from '../use-contrasts.ts'
import type { TypefaceState } from '../use-typeface.ts'

interface StageProps {
  design: Design
  /** null shows `empty` in its place. */
  photo: Photo | null
  letters: TypefaceState
  contrasts: Contrasts
  empty: ReactNode
  /** Lies over the picture: what moves it. */
  over?: ReactNode
  onMend: (shade: number) => void
  /** Lets the text stand where it leaves the subject free; undefined where it does. */
  onAuto: (() => void) | undefined
}

/** In CSS px: a wide one in its column at 1440, a tall one as high as fits on a screen. */
const WIDTHS = { wide: 720, tall: 340 }

export function Stage({ design, photo, letters, contrasts, empty, over, onMend, onAuto }: StageProps) {
  const { shape } = design.zones
  const isWide = shape.width > shape.height
  function mend() {
    onMend(contrasts.mend())
    // Another variant may have been darkened already: the way back was there.
    focusWhenLost('[data-unshade]')
  }
  return (
    <div
      className={cx(
        'grid min-w-0 content-start gap-3',
        isWide ? '@max-4xl:contents' : 'w-85 max-w-full max-md:contents',
      )}
    >
      <div {...(photo && inSight)} className={cx('relative w-full bg-paper', photo !== null && inSight.className)}>
        {photo === null ? (
          empty
        ) : (
          <div className={cx('relative overflow-hidden', !isWide && 'max-md:mx-auto max-md:w-[20svh]')}>
            <ThumbnailCanvas
              design={design}
              photo={photo}
              width={isWide ? WIDTHS.wide : WIDTHS.tall}
              label={`Voorbeeld van de thumbnail: ${[design.line1, design.line3].filter(Boolean).join(', ') || 'nog zonder tekst'}`}
            />
            {over}
            <ContrastOutline unread={contrasts.unread} zones={design.zones} />
          </div>
        )}
      </div>
      <LettersNotice letters={letters} />
      <div role="status" className="grid gap-3">
        <ContrastNote unread={contrasts.unread} design={design} onMend={mend} />
        <SmallNote tooSmall={contrasts.tooSmall} />
        <SubjectNote covers={contrasts.covers} onAuto={onAuto} />
      </div>
    </div>
  )
}
