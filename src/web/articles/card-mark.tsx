// How it stands with an article: its state, who checked it and when, and what is left to fill in.
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ArticleCard } from '#contract/articles/article.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { checkWords, gapWords, stateWords } from './card-words.ts'

const looks = {
  concept: { tone: 'plain', icon: undefined },
  nagekeken: { tone: 'good', icon: CircleCheck },
  opnieuw: { tone: 'accent', icon: CircleAlert },
} as const

export function CardMark({ article }: { article: Pick<ArticleCard, 'state' | 'checked' | 'gaps' | 'isHeld'> }) {
  const { tone, icon: Picture } = looks[article.state]
  const words = checkWords(article, useNow())
  const gaps = gapWords(article.gaps)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-caption">
      <Badge tone={tone}>
        {Picture && <Picture aria-hidden className="mr-1 -ml-0.5 size-3.5" />}
        {stateWords[article.state]}
      </Badge>
      {words !== null && <span className="min-w-0 wrap-anywhere text-ink-2">{words}</span>}
      {article.isHeld && <Badge tone="bad">Wacht op akkoord</Badge>}
      {gaps !== null && <span className="font-medium text-accent-ink">{gaps}</span>}
    </div>
  )
}
