// The chosen period: kept when the user leaves the screen. Its days move on with the calendar.
import { z } from 'zod'
import { dutchDay } from '#contract/days.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { useNow } from '#web/ui/use-now.ts'
import { periodChoices, periodOf, periodWords, type ChosenPeriod } from './periods.ts'

const chosenSchema: z.ZodType<ChosenPeriod> = z.object({
  choice: z.enum(periodChoices.map(({ value }) => value)),
  own: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
})

/** @param name under which the choice is kept: the overview and the user's own figures each have their own. */
export function usePeriod(name: string) {
  const [chosen, choose] = useKept<ChosenPeriod>(`usage/${name}`, { choice: '30', own: null }, chosenSchema)
  const today = dutchDay(useNow())
  return { chosen, choose, period: periodOf(chosen, today), words: periodWords(chosen), today }
}
