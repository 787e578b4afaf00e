// The chosen period: kept when the user leaves the screen. Its days move on with the calendar.
import { z } from 'zod'
import { dutchDay } from '#contract/days.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { useNow } from '#web/ui/use-now.ts'
import { periodOf, periodWords, type ChosenPeriod } from './periods.ts'

const chosenSchema: z.ZodType<ChosenPeriod> = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal(['7', '30', '90', 'year']) }),
  z.object({ choice: z.literal('own'), own: z.object({ from: z.iso.date(), to: z.iso.date() }) }),
])

/** @param name under which the choice is kept: the overview and the user's own figures each have their own. */
export function usePeriod(name: string) {
  const [chosen, choose] = useKept<ChosenPeriod>(`usage/${name}`, { choice: '30' }, chosenSchema)
  const today = dutchDay(useNow())
  return { chosen, choose, period: periodOf(chosen, today), words: periodWords(chosen), today }
}
