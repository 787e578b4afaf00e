// Shows a state by icon, word and colour together, never by one of them alone.
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { PartState } from '#contract/status/part.ts'
import { cx } from '#web/ui/cx.ts'

const looks = {
  good: { Icon: CircleCheck, tone: 'text-good' },
  attention: { Icon: TriangleAlert, tone: 'text-accent-ink' },
  failing: { Icon: CircleX, tone: 'text-bad' },
} as const satisfies Record<PartState, object>

export function StateMark({ state, label }: { state: PartState; label: string }) {
  const { Icon, tone } = looks[state]
  return (
    <span className={cx('inline-flex items-center gap-2 self-start font-semibold whitespace-nowrap', tone)}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {label}
    </span>
  )
}
