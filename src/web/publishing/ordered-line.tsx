// Which text is still to go out to a website, and that something was typed since: with the way to send that instead, and to see what
// differs.
import { FileDiff, RefreshCw } from 'lucide-react'
import type { Publication } from '#contract/publishing/publication.ts'
import { Button } from '#web/ui/button.tsx'
import { orderedWords } from './publication-words.ts'
import { usePublications, useTakeNewText } from './use-publications.ts'
import { useRefusal } from './use-refusal.ts'

interface OrderedLineProps {
  publication: Publication
  /** Before it the name of the website, where that does not stand above it. */
  named?: boolean
  pending: boolean
  /** Orders the present text in its place, for the same moment. Left out for who may not publish. */
  onTake?: (() => void) | undefined
  /** Shows what differs from the version that goes out. */
  onCompare?: ((version: number) => void) | undefined
}

export function OrderedLine({ publication, named = false, pending, onTake, onCompare }: OrderedLineProps) {
  const words = orderedWords(publication)
  const { ordered, siteName } = publication
  if (words === null || ordered === null) return null
  return (
    <div className="grid gap-1">
      <p className="text-small text-ink-2 wrap-anywhere">
        {named && <strong className="font-semibold">{siteName}: </strong>}
        {words}.
      </p>
      {ordered.isChanged && (
        <div className="-ml-3 flex flex-wrap items-center">
          {onTake && (
            <Button kind="quiet" size="small" pending={pending} onClick={onTake}>
              <RefreshCw aria-hidden />
              Neem de nieuwe tekst
            </Button>
          )}
          {onCompare && (
            <Button kind="quiet" size="small" onClick={() => onCompare(ordered.version)}>
              <FileDiff aria-hidden />
              Bekijk het verschil
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface OrderedLinesProps {
  articleId: number
  /** Saves what was typed, and resolves to the version; null when that failed, which is told. */
  save: () => Promise<number | null>
  onCompare: (version: number) => void
}

/** The same of every website that something is still to go to, in the room of its article. */
export function OrderedLines({ articleId, save, onCompare }: OrderedLinesProps) {
  const { data = [] } = usePublications(articleId)
  const { take, isPending } = useTakeNewText(articleId, save)
  const mayPublish = useRefusal(null) === null
  const said = data.filter((one) => orderedWords(one) !== null)
  if (said.length === 0) return null
  return (
    <section aria-label="Nog te publiceren" className="grid gap-3 border-t border-rule pt-3">
      {said.map((one) => (
        <OrderedLine
          key={one.id}
          named
          publication={one}
          pending={isPending}
          onTake={mayPublish ? () => void take(one) : undefined}
          onCompare={onCompare}
        />
      ))}
    </section>
  )
}
