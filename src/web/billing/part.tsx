// The frame of what stands in the plan part of the account: a heading, something at its end, and the content.
import { useId, type ReactNode } from 'react'

/** A link or button within a line, at the height of a thumb. */
export const quietLink =
  'inline-flex min-h-11 items-center text-small text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink md:min-h-8'

export function BillingPart({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="@container grid grid-cols-1 gap-4 border-t border-rule pt-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-title">
          {title}
        </h3>
        {aside}
      </header>
      {children}
    </section>
  )
}
