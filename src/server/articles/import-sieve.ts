// How the sieve of pages (sources/page-sieve.ts) treats HTML that is taken over as an article: links, pictures and tables stay.
// Knows nothing of what is made of it.
import { escaped, isBeside, surrounding, type Manner } from '../sources/sieve-tags.ts'

/** Elements that hold nothing that an article of Markdown could hold. */
const dropped: ReadonlySet<string> = new Set([
  ...surrounding,
  ...`script style noscript template iframe frame frameset object embed applet svg math canvas audio video map area select datalist
  button input textarea output progress meter base dialog`.split(/\s+/),
])

const attributesKept: ReadonlySet<string> = new Set(
  `href src alt title start align colspan class id lang name property content type hidden style aria-hidden data-note`.split(
    /\s+/,
  ),
)

/** What of an element's attributes is handed on. */
const written = ['href', 'src', 'alt', 'title', 'start', 'align', 'colspan', 'data-note']

const named = (attributes: ReadonlyMap<string, string>) =>
  written
    .flatMap((name) => {
      const value = attributes.get(name)
      return value === undefined ? [] : [` ${name}="${escaped(value)}"`]
    })
    .join('')

/** Far more than an article of a million characters has. */
const MOST = 60_000

/** @param onDropped hears the name of each element that is left out. */
export const forTakingOver = (onDropped: (tag: string) => void): Manner => ({
  dropped,
  attributesKept,
  named,
  namedVoid: (tag, attributes) => (tag === 'img' ? named(attributes) : ''),
  isBeside,
  mostElements: MOST,
  mostEscaped: 3 * MOST,
  onDropped,
})
