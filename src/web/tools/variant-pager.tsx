// Goes back and forth between the variants of one input. Knows nothing of what they are.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

interface VariantPagerProps {
  /** Index of the variant that is shown. */
  chosen: number
  count: number
  onChoose: (index: number) => void
  className?: string
}

/** Renders nothing when there is only one variant. */
export function VariantPager({ chosen, count, onChoose, className }: VariantPagerProps) {
  if (count < 2) return null
  const steps = [
    { label: 'Vorige versie', to: chosen - 1, picture: ChevronLeft },
    { label: 'Volgende versie', to: chosen + 1, picture: ChevronRight },
  ].map(({ label, to, picture: Picture }) => {
    const ended = to < 0 || to >= count
    return (
      // Not `disabled`: at the end that would take the keyboard focus away.
      <Button
        key={label}
        kind="quiet"
        size="row"
        aria-label={label}
        aria-disabled={ended || undefined}
        className={cx(ended && 'opacity-45')}
        onClick={() => !ended && onChoose(to)}
      >
        <Picture aria-hidden />
      </Button>
    )
  })
  return (
    <div role="group" aria-label="Versies" className={cx('flex items-center', className)}>
      {steps[0]}
      <p role="status" className="text-small text-ink-2 tabular-nums">
        Versie {chosen + 1} van {count}
      </p>
      {steps[1]}
    </div>
  )
}
