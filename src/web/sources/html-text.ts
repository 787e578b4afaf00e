// The article in a saved web page: its paragraphs without menus, forms and scripts, and what the page says about itself. Made
// in one pass over its tags and without a tree: of 50,000 elements that are never closed a browser needs half a minute to make
// one, and of some thousands of others it runs out of memory. Pure; nothing of the page is loaded or run.
import { Parser } from 'htmlparser2'

const namesIn = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** What is no part of an article, wherever it stands. */
const asides = namesIn('script style noscript template svg iframe form nav footer aside button dialog')
const asideRoles = namesIn('navigation banner contentinfo complementary')

/** What stands on a line of its own. */
const blocks = namesIn(
  'p h1 h2 h3 h4 h5 h6 li blockquote pre dt dd tr figcaption div section article main header br body',
)

/** As deep as browsers nest elements; what is open is looked through for every tag that closes. */
const MOST_DEEP = 512

/** A shorter part with the name of an article is a headline or a teaser. In characters, without the spaces around its lines. */
const SHORTEST_PART = 200

export interface SavedPage {
  title: string
  description: string
  /** null when the page does not name its site. */
  site: string | null
  /** '' when there is nothing to read. */
  text: string
}

/** An element that is open. */
interface Open {
  name: string
  /** Whether it or what it stands in is no part of an article. */
  aside: boolean
  /** Where its text begins, when it may be the article: a place in what was read, and how much stood before it. */
  part: { from: number; before: number } | null
}

/** `html` is a whole page or a part of one. null when it nests deeper than any page that people wrote. */
export function textOfHtml(html: string): SavedPage | null {
  const pieces: string[] = []
  const open: Open[] = []
  const said = new Map<string, string>()
  /** The title of the page and its first heading, as far as they were read. */
  const named = { title: '', h1: '' }
  let naming: keyof typeof named | null = null
  let length = 0
  /** The longest part with an article's name: from which piece, to which, and how long. */
  let longest = { from: 0, to: 0, length: 0 }
  let tooDeep = false

  const add = (piece: string) => {
    pieces.push(piece)
    // What only sets things apart is no text: a part of empty boxes holds no article.
    length += piece.trim().length
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const aside = open.at(-1)?.aside === true || (isAside(name, attributes) && !isWholeForm(name, open))
      if (name === 'meta') keepSaid(said, attributes)
      if (!aside) {
        if ((name === 'title' || name === 'h1') && named[name].trim() === '') naming = name
        if (blocks.has(name)) add(name === 'li' ? '\n\n- ' : '\n\n')
        else if (name === 'td' || name === 'th') add(' ')
      }
      open.push({ name, aside, part: isPart(name, attributes) ? { from: pieces.length, before: length } : null })
      if (open.length <= MOST_DEEP) return
      tooDeep = true
      parser.pause()
    },
    ontext(text) {
      if (open.at(-1)?.aside === true) return
      if (naming !== null) named[naming] += text
      if (naming !== 'title') add(text)
    },
    onclosetag(name) {
      const closed = open.pop()
      if (name === naming) naming = null
      if (closed?.aside === false && blocks.has(name)) add('\n\n')
      const size = length - (closed?.part?.before ?? length)
      // The outer one of two as long closes last: with its headline it is the better one.
      if (closed?.part && size >= longest.length) longest = { from: closed.part.from, to: pieces.length, length: size }
    },
  })
  parser.write(html)
  if (tooDeep) return null
  parser.end()
  const heading = spaced(named.h1)
  const title = said.get('og:title') ?? (heading || spaced(named.title))
  const isWhole = longest.length <= SHORTEST_PART
  const paragraphs = paragraphsIn(isWhole ? pieces : pieces.slice(longest.from, longest.to))
  // The headline is the title, and no sentence of the article.
  const begins = [title, heading].includes(paragraphs[0] ?? '') ? 1 : 0
  return {
    title,
    description: said.get('og:description') ?? said.get('description') ?? '',
    site: said.get('og:site_name') ?? null,
    text: paragraphs.slice(begins).join('\n\n'),
  }
}

type Attributes = Readonly<Record<string, string>>

const isAside = (name: string, { hidden, role = '', 'aria-hidden': unheard }: Attributes) =>
  asides.has(name) || hidden !== undefined || unheard === 'true' || asideRoles.has(role)

/** Whether an element is a form right in the body: some makers of sites (ASP.NET) put the whole page into one. */
const isWholeForm = (name: string, around: readonly Open[]) =>
  name === 'form' && around.every((one) => one.name === 'html' || one.name === 'body')

/** Whether an element may hold the article; a list of other articles may stand in such elements too. */
const isPart = (name: string, { role, itemprop }: Attributes) =>
  name === 'article' || name === 'main' || role === 'main' || itemprop === 'articleBody'

function keepSaid(said: Map<string, string>, { property, name, content = '' }: Attributes): void {
  const value = spaced(content)
  for (const key of [property, name])
    if (key !== undefined && value !== '' && !said.has(key.toLowerCase())) said.set(key.toLowerCase(), value)
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

const paragraphsIn = (pieces: readonly string[]): string[] =>
  pieces
    .join('')
    .split(/\n[^\S\n]*\n/)
    .map(spaced)
    .filter((paragraph) => paragraph !== '' && paragraph !== '-')
