// A link in running text.
import type { ReactNode } from 'react'

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="text-accent-ink underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2">
      {children}
    </a>
  )
}
