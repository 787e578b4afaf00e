// How numbers are written to people.

const format = new Intl.NumberFormat('nl-NL')

/** With a dot between the thousands: 12.345. */
export function dutchNumber(value: number): string {
  return format.format(value)
}
