// The name of the plan and what it costs, as the largest thing of the account. Knows no subscription.
import { Badge } from '#web/ui/badge.tsx'
import type { PlanWords } from './plan-words.ts'

export function PlanHead({ words: { name, badge, sentence, price } }: { words: PlanWords }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-start justify-between gap-x-6">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-serif text-h1 font-medium tracking-tight">{name}</p>
          {badge && <Badge tone={badge.tone}>{badge.word}</Badge>}
        </div>
        {price && (
          <p className="grid shrink-0 justify-items-end text-right">
            <span className="font-serif text-h1 whitespace-nowrap tabular-nums">€ {price.amount}</span>
            {price.terms.map((term) => (
              <span key={term} className="text-caption text-ink-3">
                {term}
              </span>
            ))}
          </p>
        )}
      </div>
      <p className="max-w-xl text-ink-2">{sentence}</p>
    </div>
  )
}
