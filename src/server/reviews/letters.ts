// The words of the letter that tells what somebody outside answered. No SQL, no HTTP.
import type { OutsideInput } from '#contract/reviews/review.ts'
import type { Letter } from '../letters/letter.ts'
import { subjectAbout } from '../letters/words.ts'

const ANSWER =
  'Het artikel gaat niet naar buiten voordat je op de opmerkingen hebt geantwoord: dat doe je onder Controle.'
const WAITS = 'Het artikel gaat niet naar buiten voordat de schrijver op de opmerkingen heeft geantwoord.'

/** @param address that of the site. @param isOwner whether it is for the owner of the article. */
export function answeredLetter(
  address: string,
  to: { name: string; email: string },
  { articleId, title, isOwner }: { articleId: number; title: string; isOwner: boolean },
  { name, decision, remarks }: OutsideInput,
): Letter {
  const isApproved = decision === 'approved'
  return {
    to: to.email,
    subject: subjectAbout(isApproved ? 'Akkoord' : 'Teruggestuurd', title),
    name: to.name,
    paragraphs: [
      isApproved
        ? `${name} heeft ‘${title}’ gelezen en is akkoord.`
        : `${name} heeft ‘${title}’ gelezen en stuurt het artikel terug.`,
      ...(remarks === '' ? [] : [`Opmerkingen:\n${remarks}`]),
      ...(isApproved ? [] : [isOwner ? ANSWER : WAITS]),
    ],
    button: { label: 'Open het artikel', url: `${address}/artikelen/${articleId}` },
    why: 'Je krijgt deze mail omdat je in Kopij iemand liet meelezen, of omdat het artikel van jou is.',
  }
}
