// Reads the article on a page: sieves it, makes a tree of it, and has Mozilla's Readability find the text. Runs in a child
// process, because a page can be made so that this takes for ever. Fetches nothing.
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import type { SourceLanguage } from '#contract/sources/endpoints.ts'
import { cutAtSentence } from '#dutch/source/cut.ts'
import { languageOf } from '#dutch/source/language.ts'
import { decoderOf } from '../fetch/page-characters.ts'
import type { Page } from '../fetch/safe-fetch.ts'
import { textOf, type ArticleText, type DomNode } from './article-text.ts'
import { factsOf } from './page-facts.ts'
import { sieve } from './page-sieve.ts'
import { escaped } from './sieve-tags.ts'
import { isCutOff } from './paywall.ts'

export interface ReadArticle {
  title: string
  description: string
  text: string
  siteName: string | null
  language: SourceLanguage
  truncated: boolean
}

/** Why a page gives no article: problems of the catalogue. */
export type NoArticle = 'pageTooLarge' | 'pageClosed' | 'pageAsksConsent' | 'pageEmpty' | 'pageOnlyNavigation'

/** Fewest words of an article: a short message of the police has forty. */
const LEAST_WORDS = 25

/** With as many words on the whole page, there is something on it: menus and headlines. */
const WORDS_OF_A_PAGE = 60

/** From this share of the text on, what was found is a list of links. */
const MOSTLY_LINKS = 0.5

/** In characters: an article that is shorter is looked for again, less strictly, as Readability does by itself. */
const SHORT_ARTICLE = 500

/** How many times as long the text that is found less strictly must be to be the article. Otherwise it has something else besides. */
const MUCH_MORE = 3

/** Reads a page whose bytes are complete. */
export function readPage({ bytes, contentType, url }: Omit<Page, 'whole'>): ReadArticle | NoArticle {
  const sieved = sieve(decoderOf(bytes, contentType).decode(bytes))
  if (sieved === undefined) return 'pageTooLarge'
  const { title, description, siteName, closed } = factsOf(sieved, url)
  if (asksConsent(url)) return 'pageAsksConsent'
  const { text, linked } = articleIn(sieved.body, title)
  if (closed || isCutOff(text, sieved.body + sieved.around)) return 'pageClosed'
  if (wordsIn(text) < LEAST_WORDS || linked > MOSTLY_LINKS)
    return wordsIn((sieved.body + sieved.around).replace(/<[^>]*>/g, ' ')) < WORDS_OF_A_PAGE
      ? 'pageEmpty'
      : 'pageOnlyNavigation'
  const cut = cutAtSentence(text, LONGEST_SOURCE)
  return {
    title: title || (text.split('\n', 1)[0] ?? '').slice(0, 100),
    description: description === title ? '' : description,
    ...cut,
    siteName,
    language: languageOf(text) ?? languageSaid(sieved.lang || (sieved.said.get('og:locale') ?? ''), url),
  }
}

/** The text of the article in this body, and which share of it are links. */
function articleIn(body: string, title: string): ArticleText {
  const strict = textIn(body, title, 1)
  if (strict.text.length >= SHORT_ARTICLE) return strict
  const loose = textIn(body, title, SHORT_ARTICLE)
  return loose.text.length > MUCH_MORE * strict.text.length && loose.linked < strict.linked + MOSTLY_LINKS / 2
    ? loose
    : strict
}

/** @param least a text of fewer characters makes Readability look again, four times, at last at everything there is. */
function textIn(body: string, title: string, least: number): ArticleText {
  const said = escaped(title)
  const { document } = parseHTML(
    `<!doctype html><html><head><title>${said}</title><meta property="og:title" content="${said}"></head><body>${body}</body></html>`,
  )
  const found = new Readability<unknown>(document, {
    disableJSONLD: true,
    charThreshold: least,
    serializer: (node) => node,
  }).parse()
  return found?.content ? textOf(found.content as DomNode, title) : { text: '', linked: 0 }
}

/** What the page says of itself, where its words do not tell; a site of the Netherlands that says nothing writes Dutch. */
function languageSaid(lang: string, url: string): SourceLanguage {
  const said = lang.trim().toLowerCase().slice(0, 2)
  if (said === '') return new URL(url).hostname.endsWith('.nl') ? 'nl' : 'other'
  return said === 'nl' || said === 'en' ? said : 'other'
}

/** Whether one was sent on to a page that asks about cookies: large publishers of the Netherlands do so before any article. */
const asksConsent = (url: string) =>
  /^(?:myprivacy|consent|privacy|cookies?|cmp)\./i.test(new URL(url).hostname) ||
  /\/(?:consent|privacy-?gate|cookie-?(?:wall|consent)|cookiemuur)\b/i.test(new URL(url).pathname)

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
