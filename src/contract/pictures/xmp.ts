// Whose a picture is, as a packet of XMP that goes along in its file: written by the server, and by the browser in what it draws.
import type { Credit } from './picture.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

/** A packet of XMP with the maker as `dc:creator` and the rights as `dc:rights` (XMP part 1, 8.4: Dublin Core). */
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
