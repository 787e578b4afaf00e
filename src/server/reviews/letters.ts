// The words of the letter that tells what somebody outside answered. No SQL, no HTTP.
import type { OutsideInput } from '#contract/reviews/review.ts'
import type { Letter } from '../letters/letter.ts'

/** @param address that of the site. */
export function answeredLetter(
  address: string,
  to: { name: string; email: string },
  { articleId, title }: { articleId: number; title: string },
  { name, decision, remarks }: OutsideInput,
): Letter {
  const isApproved = decision === 'approved'
  return {
    to: to.email,
    subject: isApproved ? `Akkoord: ${title}` : `Teruggestuurd: ${title}`,
    name: to.name,
    paragraphs: [
      isApproved
        ? `${name} heeft ‘${title}’ gelezen en is akkoord.`
        : `${name} heeft ‘${title}’ gelezen en stuurt het artikel terug.`,
      ...(remarks === '' ? [] : [`Opmerkingen:\n${remarks}`]),
    ],
    button: { label: 'Open het artikel', url: `${address}/artikelen/${articleId}` },
    why: 'Je krijgt deze mail omdat je iemand hebt gevraagd dit artikel mee te lezen.',
  }
}
