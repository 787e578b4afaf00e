// A Short as large as the screen has room for, or as wide, and from there to the others.
import { ChevronLeft, ChevronRight, Maximize2, Minimize2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Picture } from '#contract/pictures/picture.ts'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface LargeShortProps {
  open: boolean
  number: number
  result: Picture
  /** Undefined: there is none before it. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

export function LargeShort({ open, number, result, onPrevious, onNext, onClose }: LargeShortProps) {
  const [isWhole, setIsWhole] = useState(true)
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onPrevious?.()
    if (key === 'ArrowRight') onNext?.()
  })
  useEffect(() => {
    if (!open) return
    const heard = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [open])
  return (
    <Dialog
      open={open}
      wide="whole"
      title={`Short ${number}`}
      onClose={() => {
        setIsWhole(true)
        onClose()
      }}
    >
      <div className="relative grid justify-items-center rounded-card bg-sunken">
        <img
          src={result.path}
          width={result.width}
          height={result.height}
          alt={`Short ${number}, vergroot`}
          // Less by what stands around it in the dialog.
          className={cx(
            isWhole && 'max-h-[calc(90dvh-7.5rem)] w-auto max-sm:max-h-[calc(100dvh-6.5rem)]',
            'h-auto max-w-full',
          )}
        />
        <div className="pointer-events-none absolute inset-0">
          {/* On a phone it is as wide as it can be. */}
          <div className="sticky top-0 flex justify-end p-1 max-sm:invisible">
            <Round label={isWhole ? 'Over de hele breedte' : 'Helemaal in beeld'} onPress={() => setIsWhole(!isWhole)}>
              {isWhole ? <Maximize2 aria-hidden /> : <Minimize2 aria-hidden />}
            </Round>
          </div>
          {(onPrevious ?? onNext) && (
            <div className="sticky top-[calc(50%-1.375rem)] flex justify-between p-1">
              <Round label="Vorige short" onPress={onPrevious}>
                <ChevronLeft aria-hidden />
              </Round>
              <Round label="Volgende short" onPress={onNext}>
                <ChevronRight aria-hidden />
              </Round>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** On any picture. It stays where it is when there is nothing to press it for, so that the focus is not lost. */
function Round({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
      className="pointer-events-auto grid size-11 place-items-center aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <span className="grid size-9 place-items-center rounded-full bg-glass text-on-glass [&_svg]:size-4.5">
        {children}
      </span>
    </button>
  )
}
