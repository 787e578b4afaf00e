// The choice of a period: one of the usual ones, or from one date to another. Makes no request.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Day } from '#contract/days.ts'
import { periodQuery, type Period } from '#contract/usage/period.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { periodChoices, type ChosenPeriod } from './periods.ts'

interface PeriodChooserProps {
  chosen: ChosenPeriod
  onChoose: (chosen: ChosenPeriod) => void
  /** The period that is shown now: with it the two dates begin. */
  period: Period
  /** The last day that can be chosen. */
  today: Day
}

export function PeriodChooser({ chosen, onChoose, period, today }: PeriodChooserProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceBar
        label="Periode"
        choices={periodChoices}
        value={chosen.choice}
        onChange={(choice) => onChoose(choice === 'own' ? { choice, own: period } : { choice })}
      />
      {chosen.choice === 'own' && (
        <OwnPeriod period={period} today={today} onChoose={(own) => onChoose({ choice: 'own', own })} />
      )}
    </div>
  )
}

interface OwnPeriodProps {
  period: Period
  today: Day
  onChoose: (period: Period) => void
}

function OwnPeriod({ period, today, onChoose }: OwnPeriodProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(periodQuery), defaultValues: period })
  const { errors } = formState
  const submit = handleSubmit(({ from, to }) => {
    if (from !== undefined && to !== undefined) onChoose({ from, to })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-4">
      <Field label="Van" error={errors.from?.message}>
        {(control) => <Input {...control} type="date" max={today} {...register('from')} />}
      </Field>
      <Field label="Tot en met" error={errors.to?.message}>
        {(control) => <Input {...control} type="date" max={today} {...register('to')} />}
      </Field>
      {/* The margin is as high as the labels of the fields beside the button. */}
      <Button type="submit" kind="secondary" className="sm:mt-7">
        Toon
      </Button>
    </form>
  )
}
