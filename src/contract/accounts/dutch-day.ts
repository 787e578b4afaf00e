// What moment a day without a time is, where one is asked for. Days are `yyyy-mm-dd`.

const hourInAmsterdam = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

const DAY_MS = 24 * 60 * 60 * 1000

/** Midnight in UTC, as ECMAScript reads a date alone: in the Netherlands the same day, one or two hours old. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

/** The last millisecond of the day in the Netherlands. */
export function endOfDutchDay(day: string): Date {
  const next = startOfDay(day).getTime() + DAY_MS
  // The clock changes at 01:00 UTC, so the hour it shows at midnight UTC is how far it was ahead at midnight here.
  const hoursAhead = Number(hourInAmsterdam.format(next))
  return new Date(next - hoursAhead * 60 * 60 * 1000 - 1)
}
