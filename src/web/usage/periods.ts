// The periods one can choose, and the days they are of. Draws nothing.
import { addDays, type Day, type Period } from '#contract/usage/period.ts'
import { dayPlain } from './figure-words.ts'

export const periodChoices = [
  { value: '7', label: '7 dagen' },
  { value: '30', label: '30 dagen' },
  { value: '90', label: '90 dagen' },
  { value: 'year', label: 'Dit jaar' },
  { value: 'own', label: 'Zelf kiezen' },
] as const
export type PeriodChoice = (typeof periodChoices)[number]['value']

/** What was chosen; `own` counts with that choice only, and is kept with the others to begin from. */
export interface ChosenPeriod {
  choice: PeriodChoice
  own: Period | null
}

/** The days of what was chosen; a period of one's own that was not filled in yet is the last thirty days. */
export function periodOf({ choice, own }: ChosenPeriod, today: Day): Period {
  if (choice === 'own' && own !== null) return own
  if (choice === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: addDays(today, 1 - (choice === 'own' ? 30 : Number(choice))), to: today }
}

/** 'In de laatste 30 dagen', 'Dit jaar', 'Van 1 maart 2026 tot en met 4 maart 2026'. */
export function periodWords(chosen: ChosenPeriod, today: Day): string {
  if (chosen.choice === 'year') return 'Dit jaar'
  if (chosen.choice !== 'own' || chosen.own === null) {
    return `In de laatste ${chosen.choice === 'own' ? 30 : chosen.choice} dagen`
  }
  const { from, to } = periodOf(chosen, today)
  return from === to ? `Op ${dayPlain(from)}` : `Van ${dayPlain(from)} tot en met ${dayPlain(to)}`
}
