// What letters of several rooms say alike: what they are about, and when. Knows no particular letter.

/** As long as a line of a mail may be, in characters (RFC 5322, section 2.1.1); programs show less of it. */
const SUBJECT = 78

/** `Niet gepubliceerd: Fietsbrug over de Linge tien weken …`: of a long title no more than fits. */
export function subjectAbout(what: string, title: string): string {
  const [whole, room] = [[...title], SUBJECT - what.length - 2]
  // As JavaScript counts them: a character outside the first plane takes two.
  let kept = whole
  while (kept.join('').length > (kept === whole ? room : room - 2)) kept = kept.slice(0, -1)
  return `${what}: ${kept === whole ? title : `${kept.join('').trimEnd()} …`}`
}

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** '29 november 2026'. */
export const dayWords = (at: Date): string => day.format(at)

/** '29 november 2026 om 15:49'. */
export const momentWords = (at: Date): string => moment.format(at)
