// The results of one tool in a column: heading, count, texts; or why there are none. Knows nothing of the other columns.
import { useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { cx } from '#web/ui/cx.ts'
import { CaptionItem } from './caption-item.tsx'
import { countOf, textsIn, webTools } from './registry.ts'
import type { Tool } from './use-tool.ts'

const skeleton = [
  [92, 60],
  [100, 74],
  [86, 40],
] as const

interface CaptionCardProps {
  tool: Pick<Tool, 'name' | 'pending' | 'reply' | 'failure'>
  /** Shown until there is something of one's own. */
  example: string
  onRetry: () => void
}

export function CaptionCard({ tool, example, onRetry }: CaptionCardProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, pending, reply, failure } = tool
  const texts = textsIn(name, reply)

  function retry() {
    // The button goes away with the failure; the keyboard stays at its card.
    heading.current?.focus()
    onRetry()
  }
  return (
    <section aria-labelledby={headingId} aria-busy={pending} className="min-w-0">
      <header className="mb-4 flex min-h-11 items-center justify-between gap-3 md:min-h-9">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {webTools[name].heading}
          </h2>
          {texts.length > 0 && <span className="text-small text-ink-3">{countOf(name, texts.length)}</span>}
        </div>
        {texts.length > 0 && (
          <div className="-mr-3">
            <CopyButton
              text={texts.join('\n\n')}
              done={`${countOf(name, texts.length)} gekopieerd.`}
              label="Kopieer alles"
              describedBy={headingId}
            />
          </div>
        )}
      </header>
      {failure && !pending && (
        <div className="mb-6 grid gap-6">
          <Notice
            tone="bad"
            title={failure.title}
            live
            action={
              !failure.limit && (
                <Button kind="secondary" size="small" onClick={retry}>
                  Probeer opnieuw
                </Button>
              )
            }
          >
            {failure.description}
          </Notice>
          {texts.length > 0 && <p className="text-caption text-ink-3">Eerdere resultaten</p>}
        </div>
      )}
      {pending && texts.length === 0 ? (
        <div className="grid gap-8">
          {skeleton.map((widths, item) => (
            <SkeletonText key={item} widths={widths} />
          ))}
        </div>
      ) : texts.length > 0 ? (
        <ul className={cx(pending && 'animate-pulse')}>
          {texts.map((text) => (
            <CaptionItem key={text} text={text} />
          ))}
        </ul>
      ) : (
        !failure && (
          <figure className="grid gap-2">
            <figcaption className="text-caption text-ink-3">Voorbeeld</figcaption>
            <blockquote className="font-serif text-result text-ink-2 italic">{example}</blockquote>
          </figure>
        )
      )}
    </section>
  )
}
