// One line below the bar, with what can be done about it. Knows no article.
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

interface BarNoteProps {
  children: ReactNode
  action?: ReactNode
  className?: string
}

export function BarNote({ children, action, className }: BarNoteProps) {
  return (
    <div className={cx('flex flex-wrap gap-x-3 text-ink-2', className)}>
      <p className="flex min-w-0 items-start gap-2">
        <Info aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-3" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  )
}
