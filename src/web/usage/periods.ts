// The periods to choose from, and their days. Renders nothing.
import { addDays, type Day } from '#contract/days.ts'
import { type Period } from '#contract/usage/period.ts'

export const periodChoices = [
  { value: '7', label: '7 dagen' },
  { value: '30', label: '30 dagen' },
  { value: '90', label: '90 dagen' },
  { value: 'year', label: 'Dit jaar' },
  { value: 'own', label: 'Zelf kiezen' },
] as const
export type PeriodChoice = (typeof periodChoices)[number]['value']

/** What was chosen. `own` counts only with the choice 'own'; null as long as no dates were chosen. */
export interface ChosenPeriod {
  choice: PeriodChoice
  own: Period | null
}

/** The days of what was chosen. For 'own' without dates these are the last thirty days. */
export function periodOf({ choice, own }: ChosenPeriod, today: Day): Period {
  if (choice === 'own' && own !== null) return own
  if (choice === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: addDays(today, 1 - (choice === 'own' ? 30 : Number(choice))), to: today }
}

/** What the period is called in a sentence: 'In de laatste 30 dagen', 'Dit jaar'. */
export function periodWords({ choice, own }: ChosenPeriod): string {
  if (choice === 'year') return 'Dit jaar'
  return choice === 'own' && own !== null
    ? 'In de gekozen periode'
    : `In de laatste ${choice === 'own' ? 30 : choice} dagen`
}
