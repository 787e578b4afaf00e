// Finds the links in a pasted text and the titles it gives them: a list of lines, Markdown, cells of a table, prose, or a
// piece of a web page. Fetches nothing.
import { MOST_URLS } from '#contract/links/address-key.ts'
import { LINK_LIMITS } from '#contract/links/link.ts'
import { characterCount } from '#contract/text.ts'

/** A link in a text; `title` is empty when the text gives it none. */
export interface FoundLink {
  url: string
  title: string
}

// Addresses with only a comma, semicolon or bar between them are two; an address within an address (an archive's) is one. Only
// from the first sign of a row of those is looked ahead: from each of them a long row would be read over and over.
const webAddress =
  /(?:https?:\/\/|\bwww\.(?=[^\s.]+\.))(?:(?!(?<![,;|])[,;|]+(?:https?:\/\/|www\.))[^\s<>"“”„«»`{}\\^])+/giu

/** A host name without protocol or www. is an address when it is alone on its line; 'bijv.dit' in a sentence is none. */
const bareAddress = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u

/**
 * The links in `text`, in order, each address once, at most `most` of them. The title is that of a Markdown link; beside
 * the only address of a line it may also stand before it, in the next cell, or after a dash.
 * Different addresses of the same page are all returned: the user chooses.
 */
export function linksIn(text: string, most = MOST_URLS): FoundLink[] {
  const found = new Map<string, string>()
  for (const line of text.split(/[\r\n]+/)) {
    for (const { url, title } of linksOfLine(line)) {
      if (!found.has(url) && found.size === most) return asLinks(found)
      found.set(url, found.get(url) || title)
    }
  }
  return asLinks(found)
}

const asLinks = (found: ReadonlyMap<string, string>) => [...found].map(([url, title]) => ({ url, title }))

function linksOfLine(line: string): FoundLink[] {
  const bare = line.trim().length > LINK_LIMITS.url ? '' : withoutPunctuation(line.trim())
  if (bareAddress.test(bare)) return withAddress(bare, '')
  const matches = [...line.matchAll(webAddress)].filter(([whole]) => whole.length <= LINK_LIMITS.url)
  return matches.flatMap((match, at) => {
    const address = withoutPunctuation(match[0])
    const before = line.slice(endOf(matches[at - 1]), match.index)
    const beside = matches.length === 1 ? titleBeside(before, line.slice(match.index + address.length)) : ''
    return withAddress(address, inBrackets(before) ?? beside)
  })
}

const endOf = (match: RegExpExecArray | undefined) => (match === undefined ? 0 : match.index + match[0].length)

function withAddress(candidate: string, title: string): FoundLink[] {
  const address = /^https?:\/\//i.test(candidate) ? candidate : `https://${candidate}`
  return URL.canParse(address) ? [{ url: new URL(address).href, title }] : []
}

/** A longer text beside an address is not taken for its title. In UTF-16 code units. */
const LONGEST_BESIDE = 2 * LINK_LIMITS.title

/** The words of a Markdown link whose address comes right after `before`; undefined when it is none. */
function inBrackets(before: string): string | undefined {
  const opened = before.slice(-LONGEST_BESIDE)
  const end = /\]\(\s*<?$/.exec(opened)?.index
  if (end === undefined) return undefined
  // Brackets within the words come in pairs.
  for (let at = end - 1, depth = 0; at >= 0; at -= 1) {
    if (opened[at] === ']') depth += 1
    else if (opened[at] === '[' && depth === 0) return asTitle(opened.slice(at + 1, end))
    else if (opened[at] === '[') depth -= 1
  }
  return ''
}

/** The beginning of a list item: a bullet, a number, a checkbox. */
const listMark = /^(?:[-*•–—+>#]+\s+|\(?\d{1,3}[.)]\s+|\[[ xX]?\]\s*)+/

/** Words that introduce an address and are no title of its page: 'lees ook', 'bron'. */
const noTitle =
  /^(?:(?:lees|zie|kijk|bekijk)(?: ook| verder| meer| eens| hier)*(?: op| via)?|bron|link|url|website|via)$/i

/** The title beside the only address of a line, from the text `before` and `after` it; '' when neither can be one. */
function titleBeside(before: string, after: string): string {
  if (before.length > LONGEST_BESIDE || after.length > LONGEST_BESIDE) return ''
  const [left = ''] = before.split('\t').map(asTitle).filter(Boolean).slice(-1)
  const [right = ''] = after.split('\t').map(asTitle).filter(Boolean)
  // Words on both sides are a sentence, unless they are cells.
  if (left !== '') return right === '' || before.includes('\t') || after.startsWith('\t') ? left : ''
  return /^\s*(?:\t|[-–—|:]\s)/.test(after) ? right : ''
}

/** Signs at the end that lead to the address. */
const leading = /[-–—|:(<[\s→]/
/** A quotation mark that opens after the title belongs to the address too. */
const opening = /["'“‘«]/

/** By sign from the end: a pattern looks for the end of the text from each sign of a row that stands before it. */
function withoutLeading(text: string): string {
  let end = text.length
  while (
    end > 0 &&
    (leading.test(text.charAt(end - 1)) || (opening.test(text.charAt(end - 1)) && text[end - 2] === ' '))
  )
    end -= 1
  return text.slice(0, end)
}

function asTitle(text: string): string {
  const title = withoutLeading(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(listMark, '')
      .replace(/^[-–—|:)>\]\s]+/, ''),
  )
    .replace(/^(?:\*\*|__|[*_`"'“‘«])(.+?)(?:\*\*|__|[*_`"'”’»])[:.]?$/, '$1')
    .trim()
  const length = characterCount(title)
  return length < LINK_LIMITS.titleLeast || length > LINK_LIMITS.title || noTitle.test(title) ? '' : title
}

/** Removes what belongs to the sentence: punctuation at the end, and a bracket that was opened before the address. */
function withoutPunctuation(candidate: string): string {
  /** How many brackets of a kind are closed more often than opened. */
  const unopened = (open: string, close: string) => candidate.split(close).length - candidate.split(open).length
  const over: Record<string, number> = { ')': unopened('(', ')'), ']': unopened('[', ']') }
  for (let end = candidate.length; end > 0; end -= 1) {
    const last = candidate.charAt(end - 1)
    if ((over[last] ?? 0) > 0) over[last] = (over[last] ?? 0) - 1
    else if (!/[.,;:!?…'’‘*_|]/.test(last)) return candidate.slice(0, end)
  }
  return ''
}

/**
 * The links in pasted HTML, as lines that `linksIn` reads. Undefined when its plain text shows the same addresses: then
 * that text is better, because it still has its lines and cells.
 */
export function linesOfHtml(html: string): string | undefined {
  const anchors = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')].map((anchor) => ({
    href: anchor.getAttribute('href') ?? '',
    words: (anchor.textContent ?? '').replace(/\s+/g, ' ').trim(),
  }))
  const pages = anchors.filter(({ href }) => /^https?:\/\//i.test(href))
  if (!pages.some(({ words }) => words !== '' && linksIn(words).length === 0)) return undefined
  return pages
    .map(({ href, words }) => (linksIn(words).length > 0 ? href : `[${words.replace(/[[\]]/g, '')}](<${href}>)`))
    .join('\n')
}
