// Makes an article of a text that was pasted, opened or read: cut where it is too long, with a title and a description of
// its own, its language told. The rules of Dutch are loaded with the first use. Knows no screen.
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '#contract/tools/subject.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { characterCount } from '#contract/text.ts'
import type { Article } from './article.ts'
import { newKey } from './new-key.ts'

/** A text, and what is known about it already. */
export interface Taken {
  text: string
  title?: string | undefined
  description?: string | undefined
  site?: string | null | undefined
  language?: Article['language'] | undefined
  truncated?: boolean | undefined
}

/** The proposal where a text has no lead of its own, in characters. */
const LEAD = 300
/** The same for one without a headline. */
const HEADLINE = 100

/** Rejects when the rules cannot be loaded. */
const loadRules = async () => (await import('./article-rules.ts')).articleRules

/** The text as it is sent: line ends as one, no spaces around, no more than one blank line, nothing that cannot be stored. */
export function tidied(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll('\u0000', '')
      .replace(/\r\n?/g, '\n')
      .replace(/^\uFEFF/, '')
      .split('\n')
      // By line and not by a pattern, which looks for the end of each of a million spaces.
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** Whether nobody would see anything of `text`: white space, and signs without a width or a look. */
export const showsNothing = (text: string) => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** A new article. Rejects when its rules cannot be loaded; `text` must show something. */
export async function articleOf(taken: Taken): Promise<Article> {
  const { cutAtSentence, languageOf, proposeSubject } = await loadRules()
  const cut = cutAtSentence(tidied(taken.text), LONGEST_SOURCE)
  const proposed = proposeSubject(cut.text)
  // A list has no headline; the line it begins with is better than a field that may not be empty, and than the whole list.
  const title =
    oneLine(taken.title ?? '') || oneLine(proposed.title) || shortened(oneLine(firstLine(cut.text)), HEADLINE)
  const description = tidied(taken.description ?? '') || proposed.description || shortened(cut.text, LEAD)
  return {
    id: newKey(),
    title: shortened(title, LONGEST_TITLE),
    description: shortened(description, LONGEST_DESCRIPTION),
    text: cut.text,
    site: taken.site ?? null,
    language: taken.language ?? languageOf(cut.text),
    truncated: cut.truncated || taken.truncated === true,
    tone: null,
  }
}

/** What a request said of its article; a title of '' was not said. */
export interface Sent {
  text: string
  title: string
  description: string
}

/**
 * The article of a request that was sent before, with exactly what was sent, an absent description included: the same form
 * must ask the same again. Where no title was sent both are proposed. Rejects when the rules cannot be loaded.
 */
export async function articleAsSent({ text, title, description }: Sent): Promise<Article> {
  const article = await articleOf({ text })
  return { ...article, text, ...(title !== '' && { title, description }) }
}

/** The same article with another text. What was proposed from the text is proposed again; the title stays. */
export async function withText(article: Article, text: string): Promise<Article> {
  const { title, description, site, articleId } = article
  // What was written for it by hand stays: by its page, or by whoever wrote the article.
  const isOwn = site === null && articleId === undefined
  const next = await articleOf({ text, title, site, truncated: false, description: isOwn ? '' : description })
  return { ...article, ...next, id: article.id, tone: article.tone }
}

/** The first line with a letter; of a text without letters the first. */
function firstLine(text: string): string {
  const lines = text.split('\n')
  return lines.find((line) => /\p{L}/u.test(line)) ?? lines[0] ?? ''
}

const oneLine = (text: string) => tidied(text).replace(/\s+/g, ' ')

/** `text` in at most `most` characters, cut between words. */
export function shortened(text: string, most: number): string {
  if (characterCount(text) <= most) return text
  const part = [...text].slice(0, most - 1).join('')
  const space = part.lastIndexOf(' ')
  return `${(space > 0 ? part.slice(0, space) : part).trimEnd()}…`
}
