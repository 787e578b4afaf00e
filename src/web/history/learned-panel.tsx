// Geleerd van jou: the results that got a thumb up, with buttons to have them forgotten. Knows nothing of the history.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { forgetAllExamples, forgetExample } from '#contract/feedback/endpoints.ts'
import { LISTED_PER_TOOL, type LearnedExample } from '#contract/feedback/feedback.ts'
import { call } from '#web/http/call.ts'
import { learnedQuery } from '#web/feedback/learned-query.ts'
import { learnAgain } from '#web/feedback/use-feedback.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { toolLabel } from './tool-names.ts'

const again = 'Bedenk je je? Haal in je geschiedenis de duim bij het resultaat weg en geef hem opnieuw.'

export function LearnedPanel() {
  const client = useQueryClient()
  const { data: examples, error, isFetching, refetch } = useQuery(learnedQuery)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Forgets one example, or all of them. */
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (which: LearnedExample | 'all') =>
      which === 'all' ? call(forgetAllExamples, {}) : call(forgetExample, { params: { id: which.id } }),
    // Also after a failure: the example may have been forgotten in another window.
    onSettled: () => client.invalidateQueries({ queryKey: learnedQuery.queryKey }),
  })

  function forget(which: LearnedExample | 'all') {
    mutate(which, {
      onSuccess: () => {
        // The button that had the focus went away with its example.
        heading.current?.focus()
        if (which === 'all') toast({ title: 'Alles is vergeten', description: again })
        else {
          const action = { label: 'Ongedaan maken', run: () => void remember(which) }
          toast({ title: 'Vergeten', description: 'De schrijfhulp krijgt dit voorbeeld niet meer te zien.', action })
        }
      },
      onError: (failure) => tellFailure('Niet vergeten', failure),
    })
  }
  async function remember({ generationId, index }: LearnedExample) {
    try {
      await learnAgain(client, generationId, index)
    } catch (failure) {
      tellFailure('Niet teruggezet', failure)
    }
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-xl gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            Geleerd van jou
          </h2>
          <p className="text-ink-2">
            Resultaten met een duim omhoog staan hier als voorbeeld. Gebruik je dezelfde tool weer, dan schrijft een
            AI-model in die trant; de ingebouwde schrijfhulp leert er niet van. Ze gaan alleen mee met wat je zelf
            vraagt: niemand anders krijgt ze te zien.
            {isFull(examples) && ` Van elke tool staan hier de nieuwste ${LISTED_PER_TOOL}.`}
          </p>
        </div>
        {examples !== undefined && examples.length > 0 && (
          <Button
            kind="secondary"
            size="small"
            pending={isPending && variables === 'all'}
            onClick={() => setAsking(true)}
          >
            Vergeet alles
          </Button>
        )}
      </div>
      {examples === undefined ? (
        error && !isFetching ? (
          <LoadFailure title="De voorbeelden konden niet worden opgehaald" error={error} onRetry={refetch} />
        ) : (
          <SkeletonText widths={[80, 60, 90, 40]} className="max-w-3xl" />
        )
      ) : examples.length === 0 ? (
        <EmptyState title="Nog niets geleerd">
          Geef een resultaat dat je goed vindt een duim omhoog, in een tool of in je geschiedenis. Dan staat het hier.
        </EmptyState>
      ) : (
        <ul className="border-t border-rule">
          {examples.map((example) => (
            <li key={example.id} className="grid grid-cols-1 gap-2 border-b border-rule py-5">
              <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
                <span className="font-semibold text-ink">{toolLabel(example.tool)}</span>
                <time dateTime={example.createdAt} className="tabular-nums">
                  {dateTime(example.createdAt)}
                </time>
              </p>
              <p
                id={`learned-${example.id}`}
                className="line-clamp-6 max-w-prose font-serif text-result wrap-anywhere whitespace-pre-line"
              >
                {example.dataValue}
              </p>
              <div className="-ml-3">
                <Button
                  kind="quiet"
                  size="small"
                  aria-describedby={`learned-${example.id}`}
                  pending={isPending && variables === example}
                  onClick={() => forget(example)}
                >
                  Vergeet
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        title="Alles vergeten?"
        yes="Vergeet alles"
        no="Behouden"
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false)
          forget('all')
        }}
      >
        De schrijfhulp vergeet al je voorbeelden. Je geschiedenis en je duimen blijven staan.
      </ConfirmDialog>
    </div>
  )
}

/** Whether some tool has as many examples as are listed at most, so that it may have more. */
function isFull(examples: readonly LearnedExample[] = []): boolean {
  const counts = Map.groupBy(examples, ({ tool }) => tool)
  return [...counts.values()].some((those) => those.length >= LISTED_PER_TOOL)
}
