// One optimisation: its severity, the figures it comes from, what would change, and its effect. Makes no request.
import { useId, type ReactNode } from 'react'
import { DAY_MS } from '#contract/days.ts'
import { toolLabel } from '#contract/tools/labels.ts'
import {
  mayReopen,
  mayRevert,
  mayStep,
  MEASURED_DAYS,
  type Optimization,
} from '#contract/optimizations/optimization.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dateTime, dayMonthYear } from '#web/ui/date-time.ts'
import { changeText, decisionText, difficultyLabels, severityLabels } from './optimization-words.ts'
import type { Step } from './use-optimizations.ts'

const tones = { low: 'plain', medium: 'accent', high: 'bad' } as const

interface OptimizationItemProps {
  optimization: Optimization
  /** The step that is being taken with it, if any. */
  pending: Step | undefined
  onStep: (step: Step) => void
}

export function OptimizationItem({ optimization, pending, onStep }: OptimizationItemProps) {
  const id = useId()
  const { automaticallyImplementable: automatic, estimatedImpact, severity, status, title, tool } = optimization
  const decided = decisionText(optimization)
  return (
    <li className="grid grid-cols-1 gap-4 border-b border-rule py-6">
      <div className="grid grid-cols-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[severity]}>{severityLabels[severity]}</Badge>
          <span className="text-small text-ink-2">{toolLabel(tool)}</span>
        </div>
        <h3 id={id} className="text-title">
          {title}
        </h3>
        <p className="max-w-prose text-ink-2">{optimization.description}</p>
      </div>
      <dl className="grid max-w-4xl grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
        <Fact name={optimization.suggestedChanges.kind === 'advice' ? 'Advies' : 'Voorgestelde wijziging'}>
          {changeText(optimization.suggestedChanges)}{' '}
          <span className="text-ink-3">{difficultyLabels[optimization.implementationDifficulty]}.</span>
        </Fact>
        {status === 'implemented' || optimization.learningInsights !== null ? (
          <Fact name="Gemeten effect">{effectText(optimization)}</Fact>
        ) : (
          <Fact name="Verwacht effect">{estimatedImpact}</Fact>
        )}
      </dl>
      {decided !== undefined && (
        <p className="text-small text-ink-3">
          {decided}
          {optimization.decidedAt !== null && `, ${dateTime(optimization.decidedAt)}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayStep('implement', optimization) && (
          <StepButton
            // Primary when the product does it itself; advice is carried out elsewhere, and only marked here.
            kind={automatic ? 'primary' : 'secondary'}
            step="implement"
            described={id}
            pending={pending}
            onStep={onStep}
          >
            {automatic ? 'Uitvoeren' : 'Markeer als uitgevoerd'}
          </StepButton>
        )}
        {mayStep('accept', optimization) && (
          <StepButton step="accept" described={id} pending={pending} onStep={onStep}>
            Accepteren
          </StepButton>
        )}
        {mayStep('dismiss', optimization) && (
          <StepButton kind="quiet" step="dismiss" described={id} pending={pending} onStep={onStep}>
            Afwijzen
          </StepButton>
        )}
        {mayReopen(optimization) && (
          <StepButton step="reopen" described={id} pending={pending} onStep={onStep}>
            Weer voorstellen
          </StepButton>
        )}
        {mayRevert(optimization) && (
          <StepButton step="revert" described={id} pending={pending} onStep={onStep}>
            Terugzetten
          </StepButton>
        )}
      </div>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-0.5">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  )
}

function effectText({ learningInsights, implementedAt }: Optimization): string {
  if (learningInsights !== null) return learningInsights.verdict
  if (implementedAt === null) return 'Nog niet gemeten.'
  const due = new Date(new Date(implementedAt).getTime() + MEASURED_DAYS * DAY_MS)
  return `Nog niet gemeten: dat gebeurt vanzelf op ${dayMonthYear(due)}.`
}

interface StepButtonProps {
  kind?: 'primary' | 'secondary' | 'quiet'
  step: Step
  described: string
  pending: Step | undefined
  onStep: (step: Step) => void
  children: ReactNode
}

function StepButton({ kind = 'secondary', step, described, pending, onStep, children }: StepButtonProps) {
  return (
    <Button
      kind={kind}
      size="small"
      aria-describedby={described}
      pending={pending === step}
      // One step at a time: the other would be refused.
      disabled={pending !== undefined && pending !== step}
      onClick={() => onStep(step)}
    >
      {children}
    </Button>
  )
}
