// The mark of the best of some texts, with why. best-text.ts decides which that is.
import { Star } from 'lucide-react'

export function BestMark({ why }: { why: string }) {
  return (
    <div className="mb-2 flex items-center gap-2.5">
      <span className="inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full bg-accent-wash px-2.5 text-caption font-medium text-accent-ink">
        <Star aria-hidden className="size-3.5 fill-current" />
        Beste
      </span>
      <span className="min-w-0 text-caption text-ink-2">{why}</span>
    </div>
  )
}
