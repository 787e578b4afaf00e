// One of the texts of a list, with the mark of the best one above it. Knows no tool.
import { withAddress } from '#contract/publishing/reading-address.ts'
import { BestMark } from './best-mark.tsx'
import type { EngagementTerms } from './engagement-checks.ts'
import { EngagementHint } from './engagement-hint.tsx'
import { WorkedText, type WorkedTextProps } from './worked-text.tsx'

interface ResultItemProps extends Omit<
  WorkedTextProps,
  'children' | 'copied' | 'copying' | 'isLong' | 'range' | 'size'
> {
  terms: EngagementTerms
  /** Why it is the best one; null when it is not. */
  best: string | null
  /** Of the article, to be copied along; undefined where it has none, or where nobody could press on it. */
  address: string | undefined
  /** What it lacks of the best one. */
  lacks: readonly string[]
}

export function ResultItem({ terms, best, lacks, address, ...text }: ResultItemProps) {
  return (
    <li className="border-t border-rule pt-4 pb-3 first:border-t-0 first:pt-0">
      {best !== null && <BestMark why={best} />}
      <WorkedText
        {...text}
        range={terms.length}
        copying={withAddress(text.text, address)}
        copied={
          address === undefined
            ? 'De tekst staat klaar om te plakken.'
            : 'De tekst staat klaar om te plakken, met het adres van je artikel.'
        }
      >
        <EngagementHint text={text.text} terms={terms} lacks={lacks} />
      </WorkedText>
    </li>
  )
}
