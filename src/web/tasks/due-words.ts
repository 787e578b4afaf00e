// How a due date is written: as a date, and in words what it means today. Knows no task.
import { daysBetween } from '#contract/days.ts'

/** A day yyyy-mm-dd as dd/mm/yyyy, like every date of the product (specification, section 9). */
export function slashedDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

export interface DueWords {
  /** What the date means today; null when it is more than a week away. */
  words: string | null
  urgency: 'overdue' | 'today' | 'later'
}

/** Both days as yyyy-mm-dd. @param today the day in the Netherlands. */
export function dueWords(dueDate: string, today: string): DueWords {
  const days = daysBetween(today, dueDate)
  if (days < 0) return { words: days === -1 ? '1 dag te laat' : `${-days} dagen te laat`, urgency: 'overdue' }
  if (days === 0) return { words: 'vandaag', urgency: 'today' }
  if (days === 1) return { words: 'morgen', urgency: 'later' }
  return { words: days <= 7 ? `over ${days} dagen` : null, urgency: 'later' }
}
