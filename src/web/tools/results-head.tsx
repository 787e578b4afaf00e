// The head of a column of texts: what they are, how many, how long, and what one can do with all of them. Knows no text.
import { Eye, RefreshCw } from 'lucide-react'
import { Fragment, type Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { VariantPager } from './variant-pager.tsx'

interface ResultsHeadProps {
  /** Of the heading. */
  id: string
  ref: Ref<HTMLHeadingElement>
  heading: string
  /** Level of that heading. */
  level?: 2 | 3
  /** The line below the heading, in parts that each stay on one line where there is room. */
  facts: readonly string[]
  /** Of what else than what stands in the bar now the texts were made, in words; null: they belong here. */
  elsewhere: string | null
  pending: boolean
  /** Null while there are no texts to show, and where nothing has a preview. */
  onPreview: (() => void) | null
  /** Null while there is nothing to ask again. */
  onAgain: (() => void) | null
  chosen: number
  count: number
  onChoose: (index: number) => void
}

export function ResultsHead(props: ResultsHeadProps) {
  const { id, ref, heading, level = 2, facts, elsewhere, pending, onPreview, onAgain, chosen, count, onChoose } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <header className="mb-4 grid gap-1 border-b border-rule pb-4">
      <div className="flex min-h-9 items-center justify-between gap-x-4">
        <Heading id={id} ref={ref} tabIndex={-1} className="text-h2 outline-none">
          {heading}
        </Heading>
        <div className="-mr-2 flex items-center">
          {onPreview && (
            <Button
              kind="quiet"
              size="row"
              aria-label="Voorbeeld"
              title="Voorbeeld"
              aria-describedby={id}
              onClick={onPreview}
            >
              <Eye aria-hidden />
            </Button>
          )}
          {onAgain && (
            <Button
              kind="quiet"
              size="row"
              aria-label="Opnieuw genereren"
              title="Opnieuw genereren"
              aria-describedby={id}
              pending={pending}
              onClick={onAgain}
            >
              {!pending && <RefreshCw aria-hidden />}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink-3">
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' · '}
              <span className="@xs:whitespace-nowrap">{fact}</span>
            </Fragment>
          ))}
        </p>
        <VariantPager chosen={chosen} count={count} onChoose={onChoose} className="-mx-2" />
      </div>
      {elsewhere !== null && (
        <p className="line-clamp-2 text-small text-accent-ink wrap-anywhere first-letter:uppercase">{elsewhere}</p>
      )}
    </header>
  )
}
