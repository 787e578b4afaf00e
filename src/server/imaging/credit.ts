// Whose a picture is: read from what its file tells, and written into what is made of it, as XMP. Knows no endpoint.
import type { Metadata } from 'sharp'
import type { Credit } from '#contract/pictures/picture.ts'

/** What names nobody is no credit. */
export const creditOf = (_metadata: Metadata): Credit | null => null

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

/** An XMP packet with the maker as `dc:creator` and the rights as `dc:rights` (XMP part 1, Dublin Core). */
export function xmpOf({ creator, rights }: Credit): string {
  const parts = [
    creator === null ? '' : `<dc:creator><rdf:Seq><rdf:li>${escaped(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    rights === null
      ? ''
      : `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escaped(rights)}</rdf:li></rdf:Alt></dc:rights>`,
  ]
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
    `xmlns:dc="http://purl.org/dc/elements/1.1/">${parts.join('')}</rdf:Description></rdf:RDF></x:xmpmeta>` +
    '<?xpacket end="r"?>'
  )
}
