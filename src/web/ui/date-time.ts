// How moments are written to people.

const format = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

/** dd/mm/yyyy hh:mm in Dutch time: Intl's own Dutch form has dashes. */
export function dateTime(instant: string | Date): string {
  const part = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${part['day']}/${part['month']}/${part['year']} ${part['hour']}:${part['minute']}`
}
