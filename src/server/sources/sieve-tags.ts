// What the sieve knows of tags: which it leaves out, which have no end, which close another, and which attributes matter.

/** Elements that stand around an article by their meaning (WHATWG HTML, 4.3). Readability leaves them out too, but only at last. */
export const surrounding: ReadonlySet<string> = new Set(['nav', 'aside', 'footer'])

/** Elements that hold no sentence of an article. They are left out with everything in them. */
export const dropped: ReadonlySet<string> = new Set([
  ...surrounding,
  ...`script style noscript template iframe frame frameset object embed applet svg math canvas audio video picture source
  track img map area select datalist button input textarea output progress meter figcaption link base dialog`.split(
    /\s+/,
  ),
])

/** Elements without an end tag (WHATWG HTML, 13.1.2), and old ones. */
export const voids: ReadonlySet<string> = new Set(
  'area base basefont br col embed frame hr img input link meta param source track wbr keygen'.split(' '),
)

const blocks =
  `address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main
  nav ol p pre section table ul`.split(/\s+/)

/** The elements that a tag ends without their end tag, when they are the innermost (WHATWG HTML, 13.1.2.4). */
export const closedBy: Readonly<Record<string, readonly string[]>> = Object.assign(
  Object.create(null) as Record<string, readonly string[]>,
  Object.fromEntries(blocks.map((block) => [block, ['p']])),
  { li: ['li', 'p'], a: ['a'], tr: ['tr', 'td', 'th'], td: ['td', 'th'], th: ['td', 'th'] },
  { dd: ['dd', 'dt', 'p'], dt: ['dd', 'dt', 'p'], tbody: ['thead', 'tbody'], tfoot: ['tbody'] },
)

/** The attributes that are read at all. */
const attributesKept: ReadonlySet<string> = new Set(
  `class id role href lang type property name content itemprop hidden style aria-hidden aria-modal`.split(/\s+/),
)

/** Longest class or id that is handed on: what a page's rules are decided by stands at its beginning. */
const LONGEST_NAME = 200

/**
 * The attributes of an element of the body that say what it is for, as they are written. An address becomes `#` or `/`:
 * whether a link leads within the page is all that counts. What hides an element becomes `hidden`.
 */
function named(attributes: ReadonlyMap<string, string>): string {
  if (attributes.size === 0) return ''
  let written = ''
  for (const name of ['class', 'id', 'role', 'itemprop']) {
    const value = attributes.get(name)
    if (value !== undefined && value !== '') written += ` ${name}="${escaped(value.slice(0, LONGEST_NAME))}"`
  }
  const href = attributes.get('href')
  if (href !== undefined) written += ` href="${href.startsWith('#') ? '#' : '/'}"`
  return isHidden(attributes) ? `${written} hidden` : written
}

const isHidden = (attributes: ReadonlyMap<string, string>) =>
  attributes.has('hidden') ||
  attributes.get('aria-hidden') === 'true' ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get('style') ?? '')

/** Names of what readers wrote below an article: in a short one there is more of that than of the article itself. */
const ofReaders =
  'comments?|reacties|disqus(?:_thread)?|comments?[-_]+(?:area|list|section|thread|wrapper|container)|respond'
/** Names of what asks about cookies, which many pages put before everything else. */
const ofConsent =
  'cookies?|(?:cookies?|consent|gdpr|avg)[-_]*(?:bar|balk|banner|box|consent|dialog|melding|message|modal|notice|overlay|popup|wall|wrapper)|cmp[-_]*(?:container|wrapper)'
const beside = new RegExp(`(?:^|\\s)(?:${ofReaders}|${ofConsent})(?:\\s|$)`, 'i')

/** Whether an element holds what is no part of any article and would be taken for it. */
export const isBeside = (attributes: ReadonlyMap<string, string>) =>
  ['id', 'class'].some((name) => beside.test((attributes.get(name) ?? '').slice(0, LONGEST_NAME)))

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text in which no sign can begin a tag, an entity or the end of a value. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** What a sieve leaves out, and what it keeps of tags. */
export interface Manner {
  /** Elements that are left out with everything in them. */
  dropped: ReadonlySet<string>
  /** The attributes that are looked at. */
  attributesKept: ReadonlySet<string>
  /** What is written of those of an element, with a space before it, escaped; and of an element without an end. */
  named: (attributes: ReadonlyMap<string, string>) => string
  namedVoid: (tag: string, attributes: ReadonlyMap<string, string>) => string
  /** Whether an element is left out for what it is called. */
  isBeside: (attributes: ReadonlyMap<string, string>) => boolean
  /** A page with more elements is refused. */
  mostElements: number
  /**
   * Most signs that have to be escaped in texts: each becomes a node of its own in the tree. Later ones become spaces, and so
   * does every hard space, which the tree would escape itself whenever it is copied.
   */
  mostEscaped: number
  /** Hears what is left out. */
  onDropped?: (tag: string) => void
}

/** Most elements of which a tree is made to read an article: twice those of a long one with all its comments. */
export const MOST_ELEMENTS = 20_000

/** As articles are read: words, and what tells which of them are the article. */
export const forReading: Manner = {
  dropped,
  attributesKept,
  named,
  namedVoid: () => '',
  isBeside,
  mostElements: MOST_ELEMENTS,
  mostEscaped: 20_000,
}
