// The text of the mail about a new contact message, how long answering one may take, and how long messages are kept.
// No SQL, no HTTP.
import type { ContactInput } from '#contract/contact/fields.ts'
import type { Site } from '../http/site.ts'
import type { Letter } from '../letters/letter.ts'

/** Longer than sending any mail takes, in minutes: an older claim was left by a process that died. */
export const ANSWERING_MINUTES = 2

/** Claims that are older than this are not looked for any more, in hours. */
export const FORGOTTEN_HOURS = 24

/** How long a message is kept after it was handled, in days, as the privacy policy says. */
export const HANDLED_KEPT_DAYS = 2 * 365

/** The letter that announces a new message to the team. An answer to it goes to the writer of the message. */
export function announcement(
  message: ContactInput,
  paid: boolean,
  { contactEmail, address }: Pick<Site, 'contactEmail' | 'address'>,
): Letter {
  const { name, email, company, betaTester, message: text } = message
  const sender = [
    `Naam: ${name}`,
    `E-mail: ${email}`,
    ...(company ? [`Bedrijf: ${company}`] : []),
    ...(betaTester ? ['Wil bètatester zijn: ja'] : []),
    ...(paid ? ['Premium: ja'] : []),
  ]
  return {
    to: contactEmail,
    subject: `${paid ? '[Premium] ' : ''}Nieuw bericht van ${name}`,
    paragraphs: [sender.join('\n'), text],
    button: { label: 'Lees en beantwoord het', url: `${address()}/admin?tab=messages` },
    why: 'Je krijgt deze mail omdat dit het contactadres van Kopij is. Antwoord je op deze mail, dan gaat je antwoord naar de schrijver.',
    replyTo: email,
  }
}
