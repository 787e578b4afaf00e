// Two texts side by side as a review: which changes are taken, and the text that results. Renders nothing.
import { useState } from 'react'
import { beginReview, type Review } from '#web/rewriter/rewrite-review.ts'
import { useReading, type Reading } from '#web/rewriter/rewrite-reviews.ts'

export interface Comparison {
  review: Review
  reading: Reading
  change: (next: (now: Review) => Review) => void
}

/** @param before and after a change is accepted with what `after` has, and rejected with what `before` has. */
export function useComparison(before: string, after: string): Comparison {
  const [review, change] = useState(() =>
    beginReview({ generationId: 0, model: '', original: before, rewritten: after }),
  )
  // Of a review there always is a reading.
  const reading = useReading(review) as Reading
  return { review, reading, change }
}
