// Reads feeds in XML: RSS 0.9 to 2.0 and Atom 0.3 and 1.0. Fetches nothing.
import {
  entryOf,
  fullAddress,
  MOST_LISTED,
  titleOf,
  webAddressOf,
  type ListedEntry,
  type ListedFeed,
  type Said,
} from './parsed.ts'
import { isApart, isSilent } from './plain-text.ts'
import { readTags, type Tag } from '../fetch/tags.ts'

/** An element of an entry or of the feed whose text is being read. */
interface Field {
  name: string
  depth: number
  text: string
  /** Whether the text is HTML in which markup was escaped. */
  html: boolean
  /** Whether markup stood in it as elements: its words are then collected. */
  nested: boolean
  /** The depth of an element within it whose words are none for people. */
  silentFrom: number | undefined
}

interface Entry {
  depth: number
  base: string
  /** The first text of each element. */
  said: Map<string, Said>
  /** Of Atom's links, the one to the page itself. */
  page: string | undefined
  enclosure: string | undefined
  about: string | undefined
  /** Whether the guid says that it is no address. */
  bareGuid: boolean
}

/** The elements of an entry that are read. Others, such as those of Media RSS, say the same once more or nothing for us. */
const wanted = new Set(
  `title link guid id description summary content content:encoded pubdate dc:date published updated issued modified
  author dc:creator feedburner:origlink`.split(/\s+/),
)

/** Longest text that is kept of one element, in UTF-16 units: an excerpt is made of its beginning. */
const LONGEST_TEXT = 20_000

export async function readXmlFeed(source: string, url: string): Promise<ListedFeed | 'notAFeed' | 'hostile'> {
  const entries: ListedEntry[] = []
  /** The base of each open element (`xml:base`). */
  const bases = [url]
  let root: string | undefined
  let prefix = ''
  let title: Said | undefined
  let entry: Entry | undefined
  let field: Field | undefined

  function open({ name: whole, attributes }: Tag, depth: number, parent: string | undefined): 'stop' | void {
    bases.length = depth
    const given = attributes.get('xml:base')
    bases.push((given === undefined ? undefined : webAddressOf(given, bases.at(-1) ?? url)) ?? bases.at(-1) ?? url)
    if (root === undefined) {
      const [local = '', before = ''] = whole.split(':').toReversed()
      if (!['rss', 'rdf', 'feed'].includes(local)) return 'stop'
      root = local
      // Atom within a prefix: `<atom:feed>`. That of RDF is only the root's.
      prefix = local === 'feed' && before !== '' ? `${before}:` : ''
      return
    }
    const name = prefix !== '' && whole.startsWith(prefix) ? whole.slice(prefix.length) : whole
    if (field !== undefined) return within(field, name, depth)
    if (entry === undefined) {
      if (name === (root === 'feed' ? 'entry' : 'item')) {
        if (entries.length === MOST_LISTED) return 'stop'
        entry = begin(depth, attributes)
      } else if (name === 'title' && title === undefined && (parent === 'channel' || depth === 2))
        field = fieldOf(name, depth, attributes)
      return
    }
    if (name === 'name' && depth === entry.depth + 2 && parent?.endsWith('author'))
      field = fieldOf('author', depth, attributes)
    if (depth !== entry.depth + 1) return
    if (name === 'enclosure') entry.enclosure ??= attributes.get('url')
    if ((name === 'link' || name === 'atom:link') && attributes.has('href')) return linkOf(entry, attributes)
    if (!wanted.has(name) || entry.said.has(name)) return
    if (name === 'author' && root === 'feed') return
    if (name === 'guid') entry.bareGuid = attributes.get('ispermalink')?.trim().toLowerCase() === 'false'
    field = fieldOf(name, depth, attributes)
  }

  const begin = (depth: number, attributes: Tag['attributes']): Entry => ({
    depth,
    base: bases.at(-1) ?? url,
    said: new Map(),
    page: undefined,
    enclosure: undefined,
    about: attributes.get('rdf:about'),
    bareGuid: false,
  })

  const fieldOf = (name: string, depth: number, attributes: Tag['attributes']): Field => {
    const type = attributes.get('type')?.trim().toLowerCase() ?? attributes.get('mode')
    // Atom says whether its texts are HTML, and means text when it does not. RSS does not say, and they are.
    const html = root === 'feed' ? type === 'html' || type === 'text/html' || type === 'escaped' : true
    return { name, depth, text: '', html, nested: type === 'xhtml', silentFrom: undefined }
  }

  function text(piece: string) {
    if (field !== undefined && field.silentFrom === undefined && field.text.length < LONGEST_TEXT)
      field.text += piece.slice(0, LONGEST_TEXT)
  }

  function close(name: string, depth: number) {
    if (field !== undefined && field.silentFrom === depth) field.silentFrom = undefined
    else if (field !== undefined && depth > field.depth && isApart(name)) text(' ')
    if (field !== undefined && depth <= field.depth) {
      const said = { text: field.text, html: field.html && !field.nested }
      if (entry === undefined) title = said
      else if (!entry.said.has(field.name) && said.text.trim() !== '') entry.said.set(field.name, said)
      field = undefined
    }
    if (entry !== undefined && depth <= entry.depth) {
      const made = finished(entry)
      if (made !== undefined) entries.push(made)
      entry = undefined
    }
  }

  const how = await readTags(source, { xml: true }, { open, text, close })
  if (how === 'hostile') return how
  return root === undefined ? 'notAFeed' : { title: titleOf(title), entries, whole: how !== 'cut' }
}

/** Markup within a text. */
function within(field: Field, name: string, depth: number): void {
  field.nested = true
  if (isApart(name)) field.text += ' '
  if (isSilent(name)) field.silentFrom ??= depth
}

/** Takes the first link to the page itself; one that says to be HTML goes before another. */
function linkOf(entry: Entry, attributes: Tag['attributes']): void {
  const rel = attributes.get('rel')?.trim().toLowerCase() ?? 'alternate'
  const href = attributes.get('href')
  if (rel === 'enclosure') entry.enclosure ??= href
  if (rel === 'alternate' || rel === '') entry.page ??= href
}

function finished({ said, base, page, enclosure, about, bareGuid }: Entry): ListedEntry | undefined {
  const textOf = (name: string) => said.get(name)?.text
  const guid = textOf('guid')
  const ofGuid = bareGuid ? undefined : fullAddress(guid)
  return entryOf({
    ids: [guid, textOf('id'), about],
    addresses: [textOf('feedburner:origlink'), textOf('link'), page, ofGuid, fullAddress(about), enclosure],
    base,
    title: said.get('title'),
    texts: [said.get('description'), said.get('summary'), said.get('content:encoded'), said.get('content')],
    author: textOf('dc:creator') ?? textOf('author'),
    moments: ['pubdate', 'published', 'dc:date', 'issued', 'updated', 'modified'].map(textOf),
  })
}
