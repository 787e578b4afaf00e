// The place on a screen that asks for pictures, while it has none: it says how they can be given, and what is taken. Pressing it
// anywhere chooses. The dropping itself is of the whole tool (use-picture-intake.tsx).
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Intake } from './use-picture-intake.tsx'

interface PictureDropProps {
  intake: Intake
  /** Replaces the standard question. */
  title?: string
  /** More than kinds and sizes, such as what a picture is best like. */
  children?: ReactNode
  /** Where there is little room: on one line. */
  small?: boolean
  className?: string
}

export function PictureDrop({ intake, title, children, small = false, className }: PictureDropProps) {
  const { choose, pickerId, limits, many, disabled } = intake
  return (
    <label
      htmlFor={pickerId}
      className={cx(
        'grid justify-items-center gap-4 rounded-card border-2 border-dashed border-edge bg-sheet text-center transition-colors duration-100',
        small ? 'px-4 py-5' : 'px-6 py-10 md:py-16',
        disabled ? 'opacity-55' : 'cursor-pointer hover:border-accent',
        className,
      )}
    >
      {!small && (
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-accent-wash text-accent-ink">
          <ImagePlus className="size-6" />
        </span>
      )}
      <div className="grid gap-1">
        <p className={small ? 'font-semibold' : 'font-serif text-title text-balance'}>
          {title ?? <Question many={many} />}
        </p>
        <p className="hidden text-small text-ink-2 md:pointer-fine:block">
          of plak met <kbd className="rounded-small border border-rule px-1.5 font-sans text-caption">{PASTE}</kbd>
        </p>
      </div>
      <Button
        data-choose
        kind={small ? 'secondary' : 'primary'}
        size={small ? 'small' : 'normal'}
        disabled={disabled}
        onClick={choose}
      >
        {many ? 'Kies afbeeldingen' : 'Kies een afbeelding'}
      </Button>
      <div className="grid gap-1 text-small text-ink-2">
        <p>{limits}</p>
        {children}
      </div>
    </label>
  )
}

/** On a screen that is touched nothing is dragged in. */
function Question({ many }: { many: boolean }) {
  return (
    <>
      <span className="pointer-coarse:hidden">
        {many ? 'Sleep je afbeeldingen hierheen' : 'Sleep je afbeelding hierheen'}
      </span>
      <span className="hidden pointer-coarse:inline">{many ? 'Voeg afbeeldingen toe' : 'Voeg een afbeelding toe'}</span>
    </>
  )
}

const PASTE = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd + V' : 'Ctrl + V'
