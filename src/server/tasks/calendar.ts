// Writes tasks as a calendar (iCalendar, RFC 5545): as events of a whole day, because the calendars of Google, Apple and
// Outlook do not show the entry that iCalendar has for tasks in a calendar one subscribes to. Knows no SQL and no HTTP.
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { addDays } from '#contract/days.ts'
import { priorityLabels } from '#contract/tasks/task.ts'
import type { DatedTask } from './calendar-store.ts'

/** How often a calendar programme should ask again, in seconds. */
const REFRESH_SECONDS = 60 * 60

/** What our priorities 0, 1 and 2 are in iCalendar (RFC 5545, 3.8.1.9): there 1 is the highest, and 0 means none. */
const icalPriorities = [0, 3, 1]

/** The calendar's text. `screen` is the address of the screen that opens a task by `&item=`; undefined leaves links out. */
export function writeCalendar(tasks: readonly DatedTask[], screen: string | undefined): string {
  const calendar = ical({
    name: 'Kopij: taken',
    prodId: { company: 'Kopij', product: 'Taken', language: 'NL' },
    // Only names the time zone. With the generator's own `timezone` it would write moments in local time, and they must be
    // in UTC (RFC 5545, 3.8.7).
    x: [['X-WR-TIMEZONE', 'Europe/Amsterdam']],
    ttl: REFRESH_SECONDS,
  })
  for (const task of tasks) {
    const address = screen === undefined ? undefined : `${screen}&item=${task.id}`
    calendar.createEvent({
      // Never changes, whatever host name the site is asked under: a task that gets another day then moves in the calendar,
      // instead of standing there twice. Holds the moment it was made, because other sites have a task 1 too.
      id: `taak-${task.id}-${task.createdAt.getTime()}@kopij`,
      sequence: task.version,
      stamp: task.updatedAt,
      created: task.createdAt,
      lastModified: task.updatedAt,
      allDay: true,
      start: new Date(`${task.dueDate}T00:00:00Z`),
      end: new Date(`${addDays(task.dueDate, 1)}T00:00:00Z`),
      summary: summaryOf(task),
      description: descriptionOf(task, address),
      priority: icalPriorities[task.priority] ?? 0,
      // A task takes up no time: it does not make its owner busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      ...(address !== undefined && { url: address }),
    })
  }
  return calendar.toString()
}

function summaryOf({ title, priority }: DatedTask): string {
  const mark = priority > 0 ? `${'!'.repeat(priority)} ` : ''
  return printable(mark + title)
}

/** With the task's address in it too: some programmes do not show the URL of an event in a calendar one subscribes to. */
function descriptionOf({ description, priority, assigneeName, linkUrl }: DatedTask, address?: string): string {
  const facts = [
    priority > 0 && `Prioriteit: ${priorityLabels[priority]}`,
    assigneeName !== null && `Toegewezen aan: ${assigneeName}`,
    linkUrl !== null && `Bron: ${linkUrl}`,
    address !== undefined && `In Kopij: ${address}`,
  ].filter((fact) => fact !== false)
  return printable([description, facts.join('\n')].filter(Boolean).join('\n\n'))
}

/** Without the control characters that the format forbids (RFC 5545, 3.1): one of them makes the whole file unreadable. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- it is control characters that must go
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
}
