// One part of the landing page, under a line and a heading of its own.
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

interface SectionProps {
  /** Its anchor. */
  id: string
  title: string
  lead?: ReactNode
  /** Whether its content stands beside the heading where there is room, instead of below it. */
  beside?: boolean
  children: ReactNode
}

export function Section({ id, title, lead, beside = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cx(
        'grid scroll-mt-6 grid-cols-1 gap-10 border-t border-ink py-12 lg:py-16',
        beside && 'lg:grid-cols-[1fr_2fr] lg:gap-16',
      )}
    >
      <div className="grid max-w-2xl content-start gap-3">
        <h2 id={`${id}-titel`} className="text-h1 tracking-[-0.015em]">
          {title}
        </h2>
        {lead !== undefined && <p className="font-serif text-title text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
