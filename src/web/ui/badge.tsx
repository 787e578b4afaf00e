// A word in a pill: a state, never an action.
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  plain: 'border border-rule text-ink-2',
  accent: 'bg-accent-wash text-accent-ink',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
} as const

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center rounded-full px-2.5 text-caption font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
