// Makes a typed or fetched title fit to write with. Knows no article.

import { unshout } from '#dutch/text/capitals.ts'
import { cleanLine, TITLE_READ_CHARACTERS, withoutOuterEmoji } from '#dutch/text/clean-text.ts'

/** ' | Omroep', ' - NU.nl': what a page puts behind its headline. 'Ajax - PSV' stays. */
const SITE =
  /\s+(?:\|\s+[^|]{2,40}|[-–—]\s+[\p{L}\p{N}.-]{2,30}\.(?:nl|be|com|org|eu|net)|[-–—]\s+(?:de Volkskrant|Trouw|NRC|AD|Het Parool|De Telegraaf|De Gelderlander|Omroep \p{L}+|RTV \p{L}+|NOS|RTL Nieuws|BN DeStem|Tubantia|PZC|de Stentor))$/iu
const LEAST_HEAD = 12
/** What a text is, and how many stars it gives: for its makers, not for the readers of a post. */
const KIND = /^(?:persbericht|nieuwsbericht|press release)\s*[:|–-]\s*(?=\S{2})/iu
const STARS = /\s*[★☆✩⭐]+\s*$/u

/**
 * The title in ordinary capitals, without emoji at its ends, the site's name behind it or a final full stop; '' when nothing
 * is left. `context` may know the names in a title that was typed in capitals.
 */
export function cleanTitle(title: string, context = ''): string {
  let text = withoutOuterEmoji(cleanLine(title, TITLE_READ_CHARACTERS))
  for (let turn = 0; turn < 2; turn++) {
    const head = text.replace(SITE, '')
    if (head.length >= LEAST_HEAD) text = head
  }
  text = unshout(text.replace(KIND, '').replace(STARS, ''), context)
  // '...' waits for something, and 'a.u.b.' and 'J.P.' own their dots.
  if (/[^.\s]\.$/u.test(text) && !/(?:^|[\s.])\p{L}\.$/u.test(text)) text = text.slice(0, -1)
  return text.trim()
}

/** A pasted article without its own headline, where that is its title: it was told already. */
export function withoutHeadline(source: string, title: string): string {
  const [head = '', ...rest] = source.trimStart().split('\n')
  const plain = (line: string) => cleanTitle(line).toLowerCase()
  const named = plain(title)
  // A title that was cut to fit its field is a little shorter; then an empty line shows that it is no running text.
  const more = plain(head).slice(named.length)
  const cut = /^[^\p{L}\p{N}]/u.test(more) && !/[.!?] /u.test(more) && more.length < 40 && rest[0]?.trim() === ''
  const told = named !== '' && plain(head).startsWith(named) && (more === '' || cut)
  return told && rest.some((line) => line.trim() !== '') ? rest.join('\n') : source
}
