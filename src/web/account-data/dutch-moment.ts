// How the moment at which an account goes is written: by day, as in the mail about it.

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
})
const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' })

/** 'vrijdag 4 december'. */
export const dutchDate = (instant: string): string => day.format(new Date(instant))

/** 'vrijdag 4 december om 14:03'. */
export const dutchMoment = (instant: string): string => `${dutchDate(instant)} om ${clock.format(new Date(instant))}`
