// A message that stands in the page until its cause is gone.
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface NoticeProps {
  tone?: 'info' | 'bad'
  title: string
  children?: ReactNode
  /** Announced when it appears. Leave it out for what is there from the start. */
  live?: boolean
  /** A button to do something about it. */
  action?: ReactNode
}

export function Notice({ tone = 'info', title, children, live = false, action }: NoticeProps) {
  const Picture = tone === 'bad' ? CircleAlert : Info
  return (
    <div
      role={live ? 'alert' : undefined}
      className={cx('flex gap-3 rounded-field px-4 py-3', tone === 'bad' ? 'bg-bad-wash' : 'bg-sunken')}
    >
      <Picture aria-hidden className={cx('mt-0.75 size-4.5 shrink-0', tone === 'bad' ? 'text-bad' : 'text-ink-3')} />
      <div className="min-w-0">
        <p className={cx('font-semibold', tone === 'bad' && 'text-bad')}>{title}</p>
        {children !== undefined && <div className="text-small text-ink-2">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
