// One of the texts of a list, with the mark of the best one above it. Knows no tool.
import { BestMark } from './best-mark.tsx'
import type { EngagementTerms } from './engagement-checks.ts'
import { EngagementHint } from './engagement-hint.tsx'
import { WorkedText, type WorkedTextProps } from './worked-text.tsx'

interface ResultItemProps extends Omit<WorkedTextProps, 'children' | 'copied' | 'isLong' | 'range' | 'size'> {
  terms: EngagementTerms
  /** Why it is the best one; null when it is not. */
  best: string | null
  /** What it lacks of the best one. */
  lacks: readonly string[]
}

export function ResultItem({ terms, best, lacks, ...text }: ResultItemProps) {
  return (
    <li className="border-t border-rule pt-4 pb-3 first:border-t-0 first:pt-0">
      {best !== null && <BestMark why={best} />}
      <WorkedText {...text} range={terms.length} copied="De tekst staat klaar om te plakken.">
        <EngagementHint text={text.text} terms={terms} lacks={lacks} />
      </WorkedText>
    </li>
  )
}
