// The rewritten text beside its original: result, difference, original. Knows nothing of how it was written.
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Difference } from './difference.tsx'
import { editResult, type Review } from './rewrite-review.ts'
import type { Reading } from './rewrite-reviews.ts'
import { RewriterResult } from './rewriter-result.tsx'
import { TextPage } from './text-page.tsx'

interface RewriterReviewProps {
  review: Review
  reading: Reading
  change: (next: (now: Review) => Review) => void
  /** Goes to the text that is to be rewritten. */
  onEdit: () => void
}

const tabs = [
  { value: 'result', label: 'Resultaat' },
  { value: 'difference', label: 'Verschil' },
  { value: 'original', label: 'Origineel' },
] as const

export function RewriterReview({ review, reading, change, onEdit }: RewriterReviewProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('difference')
  return (
    <Tabs label="Weergave" tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'difference' && <Difference review={review} reading={reading} change={change} />}
      {tab === 'result' && (
        <RewriterResult text={reading.result} onEdit={(text) => change((now) => editResult(now, text))} />
      )}
      {tab === 'original' && (
        <>
          <div className="-ml-3 pt-2">
            <Button kind="quiet" size="small" onClick={onEdit}>
              <PencilLine aria-hidden />
              Bewerk deze tekst
            </Button>
          </div>
          <TextPage text={review.original} className="pt-2 pb-6" />
        </>
      )}
    </Tabs>
  )
}
