// What was measured of an article: three figures, what to improve with the way there, and what also stands elsewhere. Knows not
// how it is measured, nor who asks for it.
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { readMetrics, type ArticleMetrics } from '#contract/articles/metrics.ts'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { figuresOf } from './metric-words.ts'
import { OverlapList } from './overlap-list.tsx'

interface MetricsPanelProps {
  /** As they are kept: JSON; null when the article was never measured. */
  metrics: string | null
  /** The version whose text was measured, and that of the text as it is saved. */
  metricsVersion: number | null
  textVersion: number
  /** Whether it is being measured. */
  measuring: boolean
  /** Whether who reads it wrote it. */
  isOwn?: boolean
  onMeasure: () => void
  /** Goes to a block of the text, by its number. */
  onGo: (block: number) => void
}

export function MetricsPanel({
  metrics,
  metricsVersion,
  textVersion,
  measuring,
  isOwn = true,
  ...on
}: MetricsPanelProps) {
  const { onMeasure, onGo } = on
  const read = useMemo(() => (metrics === null ? null : readMetrics(metrics)), [metrics])
  const again = (
    <Button kind="secondary" size="small" pending={measuring} onClick={onMeasure}>
      {metrics === null ? 'Meet nu' : 'Meet opnieuw'}
    </Button>
  )
  return (
    <div className="mx-auto grid w-full max-w-[60rem] gap-10 pt-8 pb-16">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3 md:min-h-8">
        <h1 className="text-h2">Metrics</h1>
        {read !== null && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
            <MeasuredLine read={read} isStale={metricsVersion !== textVersion} measuring={measuring} />
            {metricsVersion !== textVersion && again}
          </div>
        )}
      </div>
      {read !== null ? (
        <Measured read={read} isOwn={isOwn} onGo={onGo} />
      ) : measuring ? (
        <div role="status" className="grid gap-4">
          <p className="text-small text-ink-2">Je tekst wordt gemeten…</p>
          <SkeletonText widths={[92, 78, 85, 60]} />
        </div>
      ) : metrics !== null ? (
        <Notice tone="bad" title="Metrics konden niet worden geladen" action={again} />
      ) : (
        <EmptyState title="Nog niet gemeten" action={again}>
          Meet hoeveel van de tekst van jezelf is, hoe makkelijk hij leest en hoe goed de zinnen op elkaar aansluiten.
        </EmptyState>
      )}
    </div>
  )
}

interface MeasuredLineProps {
  read: ArticleMetrics
  isStale: boolean
  measuring: boolean
}

function MeasuredLine({ read: { measuredAt }, isStale, measuring }: MeasuredLineProps) {
  if (measuring) return <p role="status">Je tekst wordt gemeten…</p>
  if (isStale) return <p>De tekst is gewijzigd na het meten.</p>
  return measuredAt === undefined ? null : <p>Gemeten op {dateTime(measuredAt)}</p>
}

interface MeasuredProps {
  read: ArticleMetrics
  isOwn: boolean
  onGo: (block: number) => void
}

function Measured({ read, isOwn, onGo }: MeasuredProps) {
  const { improvements, places, overlaps } = read
  return (
    <>
      <dl className="grid border-y border-rule md:grid-cols-3">
        {figuresOf(read, isOwn).map(({ label, value, meaning }) => (
          <div
            key={label}
            className="grid grid-cols-[6rem_1fr] items-center gap-x-4 border-t border-rule py-4 first:border-t-0 md:block md:border-t-0 md:border-l md:px-6 md:py-6 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="order-2 self-end font-semibold md:mb-1">{label}</dt>
            <dd className="row-span-2 font-serif text-h1 tabular-nums">{value}</dd>
            <dd className="order-3 self-start text-small text-ink-2 md:mt-1">{meaning}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="metrics-improvements" className="grid gap-3">
        <h2 id="metrics-improvements" className="text-title">
          Wat kan beter
        </h2>
        {improvements.length === 0 ? (
          <p className="text-ink-2">Er is niets gevonden dat beter moet.</p>
        ) : (
          <ol className="grid border-b border-rule">
            {improvements.map((text, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- measured together and never changed one by one
              <li key={at} className="border-t border-rule">
                <ImprovementLine text={text} block={places[at] ?? null} onGo={onGo} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="metrics-overlaps" className="grid gap-3">
        <h2 id="metrics-overlaps" className="text-title">
          Staat ook elders
        </h2>
        {overlaps.length === 0 ? (
          <p className="text-ink-2">
            Er staan geen vijf woorden op rij ook in het origineel of in een ander artikel
            {isOwn ? ' van jou' : ' van dezelfde schrijver'}.
          </p>
        ) : (
          <OverlapList overlaps={overlaps} onGo={onGo} />
        )}
      </section>
    </>
  )
}

function ImprovementLine({ text, block, onGo }: { text: string; block: number | null; onGo: (block: number) => void }) {
  if (block === null) return <p className="py-3 wrap-anywhere">{text}</p>
  return (
    <button
      type="button"
      onClick={() => onGo(block)}
      className="group flex min-h-11 w-full items-center justify-between gap-4 py-3 text-left hover:bg-sunken"
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <ArrowRight aria-hidden className="size-4.5 shrink-0 text-ink-3 group-hover:text-accent-ink" />
    </button>
  )
}
