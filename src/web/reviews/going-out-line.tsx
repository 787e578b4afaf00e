// How an article with text of AI goes out, as long as nobody has reviewed it: with which line, or not yet. Nothing where there is
// nothing to know. Makes no request.
import { Info } from 'lucide-react'
import type { ReviewState } from '#contract/reviews/review.ts'

export function GoingOutLine({ reviews }: { reviews: ReviewState | undefined }) {
  const said = reviews === undefined ? null : wordsOf(reviews)
  if (said === null) return null
  return (
    <p className="flex items-start gap-2 text-caption text-ink-2">
      <Info aria-hidden className="mt-px size-4 shrink-0" />
      {said}
    </p>
  )
}

function wordsOf({ goesOut, line, rule }: ReviewState): string | null {
  if (goesOut === 'blocked')
    return 'Er staat tekst van AI in. Jullie redactie kijkt die na voordat het artikel naar buiten gaat.'
  if (goesOut !== 'disclosed') return null
  // Where people may choose, they are told that they can.
  const choice = rule === 'ask' ? ' Kijk je het artikel eerst na, dan hoeft die er niet bij.' : ''
  return `Gaat zo naar buiten met de regel ‘${line}’${choice}`
}
