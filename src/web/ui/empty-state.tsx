// What a screen shows when there is nothing to show: a sentence, and a way on.
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 border-t border-rule pt-8">
      <h2 className="text-h2">{title}</h2>
      {children !== undefined && <div className="max-w-prose text-ink-2">{children}</div>}
      {action}
    </div>
  )
}
