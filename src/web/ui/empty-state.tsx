// What a screen shows when there is nothing to show: a heading, an explanation, and what to do next.
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Level of its heading: 3 when it stands below an h2. */
  level?: 2 | 3
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="grid justify-items-start gap-4 border-t border-rule pt-8">
      <Heading className={level === 2 ? 'text-h2' : 'text-title'}>{title}</Heading>
      {children !== undefined && <div className="max-w-prose text-ink-2">{children}</div>}
      {action}
    </div>
  )
}
