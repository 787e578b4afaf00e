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
type PeriodChoice = (typeof periodChoices)[number]['value']

/** What was chosen: `own` are the dates of the choice 'own'. */
export type ChosenPeriod = { choice: Exclude<PeriodChoice, 'own'> } | { choice: 'own'; own: Period }

/** The days of what was chosen. */
export function periodOf(chosen: ChosenPeriod, today: Day): Period {
  if (chosen.choice === 'own') return chosen.own
  if (chosen.choice === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: addDays(today, 1 - Number(chosen.choice)), to: today }
}

/** What the period is called in a sentence: 'In de laatste 30 dagen', 'Dit jaar'. */
export function periodWords({ choice }: ChosenPeriod): string {
  if (choice === 'year') return 'Dit jaar'
  return choice === 'own' ? 'In de gekozen periode' : `In de laatste ${choice} dagen`
}
