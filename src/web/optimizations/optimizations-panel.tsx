// What could be better: proposals from the figures, and what became of them.
import { useId, useRef, useState } from 'react'
import {
  LEAST_RATINGS,
  LEAST_REQUESTS,
  mayRevert,
  MEASURED_DAYS,
  type Optimization,
  type OptimizationStatus,
} from '#contract/optimizations/optimization.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { toolLabel } from '#contract/tools/labels.ts'
import { OptimizationItem } from './optimization-item.tsx'
import { nothingOf, statusChoices, takenTitles } from './optimization-words.ts'
import { useOptimizations, useStep, type Step } from './use-optimizations.ts'

export function OptimizationsPanel() {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: all, error, isFetching, refetch } = useOptimizations()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-h2 outline-none">
          Verbetervoorstellen
        </h2>
        <p className="max-w-prose text-ink-2">
          Wat volgens de cijfers van de afgelopen {MEASURED_DAYS} dagen beter kan. Kopij voert niets uit zonder jou.
        </p>
      </header>
      {all === undefined ? (
        error && !isFetching ? (
          <LoadFailure title="De voorstellen konden niet worden opgehaald" error={error} onRetry={refetch} />
        ) : (
          <SkeletonText widths={[30, 60, 50]} className="max-w-2xl" />
        )
      ) : (
        // The pressed button goes away with its proposal, so the focus moves to the heading.
        <Proposals all={all} onGone={() => heading.current?.focus()} />
      )}
    </section>
  )
}

function Proposals({ all, onGone }: { all: readonly Optimization[]; onGone: () => void }) {
  const [status, setStatus] = useState<OptimizationStatus>('proposed')
  const { mutateAsync, isPending, variables } = useStep()
  const shown = all.filter((optimization) => optimization.status === status)
  const countOf = (value: OptimizationStatus) => all.filter((one) => one.status === value).length

  async function take(optimization: Optimization, step: Step): Promise<void> {
    try {
      const changed = await mutateAsync({ id: optimization.id, step })
      const done = { ...optimization, status: 'implemented' } as const
      const back =
        step === 'dismiss'
          ? { label: 'Ongedaan maken', run: () => void take({ ...optimization, status: 'dismissed' }, 'reopen') }
          : step === 'implement' && mayRevert(done)
            ? { label: 'Terugzetten', run: () => void take(done, 'revert') }
            : undefined
      toast({
        title: takenTitles[step],
        description: changed ?? `${toolLabel(optimization.tool)}: ${lowered(optimization.title)}.`,
        action: back,
      })
      onGone()
    } catch (failure) {
      tellFailure('Niet gelukt', failure)
    }
  }
  return (
    <>
      <ChoiceBar
        label="Laat zien"
        choices={statusChoices.map(({ value, label }) => ({ value, label: `${label} (${countOf(value)})` }))}
        value={status}
        onChange={setStatus}
      />
      {shown.length === 0 ? (
        <EmptyState title={nothingOf[status]} level={3}>
          {status === 'proposed' && <WhenProposed />}
        </EmptyState>
      ) : (
        <ul className="border-t border-rule">
          {shown.map((optimization) => (
            <OptimizationItem
              key={optimization.id}
              optimization={optimization}
              pending={isPending && variables.id === optimization.id ? variables.step : undefined}
              onStep={(step) => void take(optimization, step)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

function WhenProposed() {
  return (
    <p>
      Kopij bekijkt elke dag per tool de afgelopen {MEASURED_DAYS} dagen. Mislukken er veel verzoeken, laten antwoorden
      lang op zich wachten, kosten ze veel of krijgen ze vaak een duim omlaag, dan staat hier wat je eraan kunt doen.
      Daar zijn minstens {LEAST_REQUESTS} verzoeken of {LEAST_RATINGS} beoordelingen voor nodig.
    </p>
  )
}
