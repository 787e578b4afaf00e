// The actions with a rewritten text: copy or save it, also as an article, use it as new input, check its language, rate it, and show another
// version. Knows nothing of its changes.
import { CornerDownRight, Download } from 'lucide-react'
import { useId } from 'react'
import { rewriteModeLabels } from '#contract/tools/rewrite-modes.ts'
import { ResultFeedback } from '#web/feedback/result-feedback.tsx'
import { LanguageCheck } from '#web/language-check/language-check.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { VariantPager } from '#web/tools/variant-pager.tsx'
import { UseAsArticle } from './article-hand-over.tsx'
import { saveTextFile } from './rewrite-file.ts'
import { withoutMark } from './rewrite-line-ends.ts'
import type { Review } from './rewrite-review.ts'
import { SaveArticleButton } from './save-article-button.tsx'
import { comparedTo, sizeOf } from './rewrite-words.ts'

interface RewriterActionsProps {
  review: Review
  /** The text that results from the decisions. */
  result: string
  /** All reviews of the same original, this one included. */
  versions: readonly Review[]
  onShow: (generationId: number) => void
  onUse: () => void
  /** Called with the new result when it was edited. */
  onEdit: (text: string) => void
}

export function RewriterActions({ review, result, versions, onShow, onUse, onEdit }: RewriterActionsProps) {
  const id = useId()
  const at = versions.indexOf(review)
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-h2">
            Resultaat
          </h2>
          {review.mode && <p className="text-small text-ink-3">{rewriteModeLabels[review.mode].label}</p>}
        </div>
        <VariantPager
          chosen={at}
          count={versions.length}
          onChoose={(index) => {
            const chosen = versions[index]
            if (chosen) onShow(chosen.generationId)
          }}
        />
      </div>
      <p className="text-small text-ink-3 tabular-nums">
        {sizeOf(result)}, {comparedTo(review.original, result)}
      </p>
      <div className="-mx-3 flex flex-wrap items-center">
        <CopyButton text={withoutMark(result)} done="De tekst staat klaar om te plakken." label="Kopieer" />
        <Button kind="quiet" size="small" onClick={() => saveTextFile('herschreven', result)}>
          <Download aria-hidden />
          Download als .txt
        </Button>
        <Button kind="quiet" size="small" onClick={onUse}>
          <CornerDownRight aria-hidden />
          Gebruik als nieuwe invoer
        </Button>
        <UseAsArticle text={withoutMark(result)} />
        <SaveArticleButton key={review.generationId} review={review} result={result} />
      </div>
      <div className="flex flex-wrap items-center [&>:first-child]:-ml-3">
        <LanguageCheck key={`check-${review.generationId}`} text={result} onChange={onEdit} />
        <ResultFeedback
          key={review.generationId}
          generationId={review.generationId}
          index={0}
          model={review.model}
          describedBy={id}
        />
      </div>
    </section>
  )
}
