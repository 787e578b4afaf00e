// What a mail about a contact message says, and how long one administrator may be at it, and how long it is kept. No SQL, no HTTP.
import type { ContactInput } from '#contract/contact/fields.ts'

/** Longer than any mail takes: a claim that is older belongs to a process that died, in minutes. */
export const ANSWERING_MINUTES = 2

/** Claims older than this are no longer looked for, in hours. */
export const FORGOTTEN_HOURS = 24

/** How long a message is kept after it was handled, in days; the privacy policy says so. */
export const HANDLED_KEPT_DAYS = 2 * 365

/** The mail that tells the team of a new message. An answer to it goes to who wrote it. */
export function announcement(message: ContactInput, paid: boolean, publicUrl: string | undefined) {
  const { name, email, company, betaTester, message: text } = message
  const lines = [
    `Naam: ${name}`,
    `E-mail: ${email}`,
    ...(company ? [`Bedrijf: ${company}`] : []),
    ...(betaTester ? ['Wil bètatester zijn: ja'] : []),
    ...(paid ? ['Premium: ja'] : []),
    '',
    text,
    ...(publicUrl === undefined ? [] : ['', `Lees en beantwoord het: ${publicUrl}/admin?tab=messages`]),
  ]
  return { subject: `${paid ? '[Premium] ' : ''}Nieuw bericht van ${name}`, text: lines.join('\n'), replyTo: email }
}
