// Reads HTML that strangers made into Markdown: a page that was saved from a browser, a document that a word processor wrote, or a
// fragment. Runs in a child process, because a page can be made so that this takes for ever.
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { DomNode } from '../sources/article-text.ts'
import { factsOf } from '../sources/page-facts.ts'
import { sieve } from '../sources/page-sieve.ts'
import { escaped } from '../sources/sieve-tags.ts'
import { markdownOf } from './import-blocks.ts'
import { forTakingOver } from './import-sieve.ts'

export interface ReadHtml {
  markdown: string
  /** What the page calls itself, without the name of the site; empty when it does not say. */
  title: string
  /** What it calls itself for search engines: only of a page that was exported here, as others put their name behind it. */
  seoTitle: string
  description: string
  keywords: string
  /** How many of each element were left out. */
  left: ReadonlyMap<string, number>
  /** Whether what stood around the article was left out. */
  chosen: boolean
}

/** Below this share of a page's words what was found is no more than a part of its article. */
const LEAST_SHARE = 0.25
const LEAST_WORDS = 25

/** The text of HTML; undefined when there is more of it than may be. */
export function readHtml(html: string): ReadHtml | undefined {
  const left = new Map<string, number>()
  const sieved = sieve(
    html,
    forTakingOver((tag) => left.set(tag, (left.get(tag) ?? 0) + 1)),
  )
  if (sieved === undefined) return undefined
  const facts = factsOf(sieved, 'https://onbekend.invalid/')
  const whole = treeOf(sieved.body)
  const found = isSaved(left, sieved.said) ? articleIn(sieved.body, facts.title, whole) : undefined
  return {
    markdown: markdownOf(found ?? whole),
    title: facts.title,
    seoTitle: isOurs(sieved.said) ? sieved.title.replace(/\s+/g, ' ').trim() : '',
    description: facts.description,
    keywords: sieved.said.get('keywords') ?? '',
    left,
    chosen: found !== undefined,
  }
}

const isOurs = (said: ReadonlyMap<string, string>) => said.get('generator') === 'Kopij'

/** Whether it is a page with things around its article, and not a document. */
const isSaved = (left: ReadonlyMap<string, number>, said: ReadonlyMap<string, string>) =>
  !isOurs(said) && ['nav', 'aside', 'script', 'iframe'].some((tag) => left.has(tag))

const treeOf = (body: string) =>
  parseHTML(`<!doctype html><html><body>${body}</body></html>`).document.body as unknown as DomNode

function articleIn(body: string, title: string, whole: DomNode): DomNode | undefined {
  const { document } = parseHTML(
    `<!doctype html><html><head><title>${escaped(title)}</title></head><body>${body}</body></html>`,
  )
  const found = new Readability<unknown>(document, { disableJSONLD: true, serializer: (node) => node }).parse()
  const article = found?.content as DomNode | undefined
  const words = wordsIn(article)
  return article !== undefined && words >= LEAST_WORDS && words >= LEAST_SHARE * wordsIn(whole) ? article : undefined
}

const wordsIn = (node: DomNode | undefined) => node?.textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
