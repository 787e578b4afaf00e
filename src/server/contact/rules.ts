// The text of the mail about a new contact message, how long answering one may take, and how long messages are kept.
// No SQL, no HTTP.
import type { ContactInput } from '#contract/contact/fields.ts'

/** Longer than sending any mail takes, in minutes: an older claim was left by a process that died. */
export const ANSWERING_MINUTES = 2

/** Claims that are older than this are not looked for any more, in hours. */
export const FORGOTTEN_HOURS = 24

/** How long a message is kept after it was handled, in days, as the privacy policy says. */
export const HANDLED_KEPT_DAYS = 2 * 365

/** The mail that announces a new message to the team. A reply to that mail goes to the writer of the message. */
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
