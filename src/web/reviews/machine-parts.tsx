// The parts of an article that a machine wrote, each with the decision that an editor takes on it.
import { useId } from 'react'
import { isOfModel } from '#contract/reviews/rule.ts'
import { decisionLabels, type Decision } from '#contract/reviews/review.ts'
import { Button } from '#web/ui/button.tsx'

export interface ShownPart {
  id: string
  /** Its place among the blocks of the text. */
  at: number
  model: string
  /** What it says. */
  text: string
}

interface MachinePartsProps {
  parts: readonly ShownPart[]
  /** How many parts do not stand in the text any more. */
  gone: number
  decided: Readonly<Record<string, Decision>>
  disabled: boolean
  onDecide: (ids: readonly string[], decision: Decision) => void
}

/** What can be decided of a part that stands in the text. */
const choices = ['kept', 'changed'] as const

export function MachineParts({ parts, gone, decided, disabled, onDecide }: MachinePartsProps) {
  const undecided = parts.filter(({ id }) => decided[id] === undefined)
  return (
    <section aria-label="Delen van AI of de schrijfhulp" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-title">Niet door een mens geschreven</h3>
        {undecided.length > 1 && (
          <Button
            kind="secondary"
            size="small"
            disabled={disabled}
            onClick={() =>
              onDecide(
                undecided.map(({ id }) => id),
                'kept',
              )
            }
          >
            De overige {undecided.length} behouden
          </Button>
        )}
      </div>
      <ul className="grid">
        {parts.map((part) => (
          <Part
            key={part.id}
            part={part}
            decision={decided[part.id]}
            disabled={disabled}
            onDecide={(decision) => onDecide([part.id], decision)}
          />
        ))}
      </ul>
      {gone > 0 && (
        <p className="text-small text-ink-2">
          {gone === 1 ? 'Eén deel staat' : `${gone} delen staan`} niet meer in de tekst: dat komt als verwijderd in het
          verslag.
        </p>
      )}
    </section>
  )
}

interface PartProps {
  part: ShownPart
  decision: Decision | undefined
  disabled: boolean
  onDecide: (decision: Decision) => void
}

function Part({ part: { text, model }, decision, disabled, onDecide }: PartProps) {
  const id = useId()
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p id={id} className="line-clamp-3 font-serif wrap-anywhere">
          {text === '' ? 'Een deel zonder leesbare tekst' : text}
        </p>
        <p className="text-caption text-ink-3">
          {isOfModel({ model }) ? `Geschreven door ${model}` : 'Van de ingebouwde schrijfhulp (geen AI)'}
        </p>
      </div>
      <fieldset aria-labelledby={id} disabled={disabled} className="flex gap-4">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
            <input type="radio" name={id} checked={decision === choice} onChange={() => onDecide(choice)} />
            {decisionLabels[choice]}
          </label>
        ))}
      </fieldset>
    </li>
  )
}
