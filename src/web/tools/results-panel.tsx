// The texts of one tool: heading, count, earlier variants, the list; or why there is none. Knows nothing of other panels.
import { RefreshCw } from 'lucide-react'
import { useId, useRef } from 'react'
import { textsIn } from '#contract/tools/define.ts'
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { rangeInWords, type LengthRange } from './length-note.tsx'
import { countOf, webTools } from './registry.ts'
import { ResultItem } from './result-item.tsx'
import type { Tool } from './use-tool.ts'
import { VariantPager } from './variant-pager.tsx'

const skeleton = [
  [92, 60],
  [100, 74],
  [86, 40],
] as const

/** The part of a tool that a panel shows, whatever the tool's input is. */
export type ShownTool = Pick<
  Tool,
  'name' | 'pending' | 'variants' | 'chosen' | 'choose' | 'reply' | 'asked' | 'failure' | 'edit'
>

interface ResultsPanelProps {
  tool: ShownTool
  /** By default that of the tool. */
  heading?: string
  /** Recommended length of a text. */
  range: LengthRange
  /** The title in the form, used when it is not known which title texts were asked for. With it texts get an engagement. */
  engagementTitle?: string
  copiesByText?: boolean
  /** Shown until there are results. */
  examples: readonly string[]
  /** Asks again, with what stands in the form now. */
  onAgain: () => void
}

export function ResultsPanel({
  tool,
  heading,
  range,
  engagementTitle,
  copiesByText,
  examples,
  onAgain,
}: ResultsPanelProps) {
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { name, pending, variants, chosen, reply, failure } = tool
  const texts = textsIn(reply)
  const title = engagementTitle === undefined ? undefined : (titleIn(tool.asked) ?? engagementTitle)

  function retry() {
    // The button goes away with the failure, so the focus moves to the heading of the panel.
    headingRef.current?.focus()
    onAgain()
  }
  return (
    <section aria-labelledby={headingId} aria-busy={pending} className="@container min-w-0">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={headingId} ref={headingRef} tabIndex={-1} className="text-h2 outline-none">
            {heading ?? webTools[name].heading}
          </h2>
          <p className="text-small text-ink-3">
            {texts.length > 0 && `${countOf(name, texts.length)} · `}Aanbevolen {rangeInWords(range)}
          </p>
        </div>
        {texts.length > 0 && (
          <div className="-mx-3 flex flex-wrap items-center gap-x-1">
            <VariantPager
              chosen={chosen}
              count={variants.length}
              onChoose={tool.choose}
              className="order-last basis-full @2xl:order-none @2xl:basis-auto"
            />
            <Button kind="quiet" size="small" pending={pending} aria-describedby={headingId} onClick={onAgain}>
              {!pending && <RefreshCw aria-hidden />}
              Opnieuw genereren
            </Button>
            <CopyButton
              text={texts.join('\n\n')}
              done={`${countOf(name, texts.length)} gekopieerd.`}
              label="Kopieer alles"
              describedBy={headingId}
            />
          </div>
        )}
      </header>
      {failure && !pending && <FailureNotice failure={failure} onRetry={retry} over={texts.length > 0} />}
      {pending && texts.length === 0 ? (
        <div className="grid gap-8">
          {skeleton.map((widths, item) => (
            <SkeletonText key={item} widths={widths} />
          ))}
        </div>
      ) : reply && texts.length > 0 ? (
        <ul className={cx(pending && 'animate-pulse')}>
          {texts.map((text, index) => (
            <ResultItem
              key={`${reply.generationId}-${index}`}
              text={text}
              generationId={reply.generationId}
              model={reply.model}
              index={index}
              range={range}
              engagement={title === undefined ? undefined : { title, length: range }}
              copiesByText={copiesByText}
              onEdit={(edited) => tool.edit(index, edited)}
            />
          ))}
        </ul>
      ) : (
        !failure && <Examples texts={examples} />
      )}
    </section>
  )
}

function Examples({ texts }: { texts: readonly string[] }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-caption text-ink-3">{texts.length === 1 ? 'Voorbeeld' : 'Voorbeelden'}</figcaption>
      {texts.map((text) => (
        <blockquote
          key={text}
          className="max-w-prose border-t border-rule py-4 font-serif text-result text-ink-2 italic first-of-type:border-t-0 first-of-type:pt-0"
        >
          {text}
        </blockquote>
      ))}
    </figure>
  )
}

/** The title that was sent: a field of its own, or what stands before the first separator in `url`. */
function titleIn(asked: ShownTool['asked']): string | undefined {
  const { title, url } = asked ?? {}
  if (typeof title === 'string') return title
  return typeof url === 'string' ? url.split(SUBJECT_SEPARATOR)[0] : undefined
}
