// The passages of an article that also stand elsewhere, each beside its source.
import { ArrowRight } from 'lucide-react'
import type { Overlap } from '#contract/articles/metrics.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'

interface OverlapListProps {
  overlaps: readonly Overlap[]
  /** Goes to a block of the text, by its number. */
  onGo: (block: number) => void
}

export function OverlapList({ overlaps, onGo }: OverlapListProps) {
  return (
    <ul className="grid">
      {overlaps.map((overlap, at) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- measured together and never changed one by one
          key={at}
          className="grid gap-4 border-t border-rule py-5 md:grid-cols-2 md:gap-0"
        >
          <figure className="grid content-start gap-1 md:pr-6">
            <figcaption className="flex min-h-8 items-center justify-between gap-3 text-caption text-ink-3">
              In dit artikel
              <button
                type="button"
                onClick={() => onGo(overlap.block)}
                className={buttonLook({ kind: 'quiet', size: 'small' })}
              >
                Ga erheen<span className="sr-only">, naar passage {at + 1}</span> <ArrowRight aria-hidden />
              </button>
            </figcaption>
            <Passage text={overlap.text} className="text-ink" />
          </figure>
          <figure className="grid content-start gap-1 md:border-l md:border-rule md:pl-6">
            <figcaption className="flex min-h-8 items-center text-caption text-ink-3">
              <span className="min-w-0 wrap-anywhere">
                In <SourceName source={overlap.source} />
              </span>
            </figcaption>
            <Passage text={overlap.sourceText} className="text-ink-2" />
          </figure>
        </li>
      ))}
    </ul>
  )
}

const Passage = ({ text, className }: { text: string; className: string }) => (
  <blockquote className={cx('font-serif text-result wrap-anywhere', className)}>{text}</blockquote>
)

function SourceName({ source: { kind, id, title } }: { source: Overlap['source'] }) {
  if (kind === 'original' || id === undefined) return <strong className="font-semibold text-ink">{title}</strong>
  return (
    <PlainLink
      {...articleAt(id)}
      className="font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      {title}
    </PlainLink>
  )
}
