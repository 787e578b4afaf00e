// Sends a text of this device to the server: as a new article, or over the version it was typed over. Never rejects; knows no
// screen.
import type { Article } from '#contract/articles/article.ts'
import { addArticle, readArticle, saveArticle } from '#contract/articles/endpoints.ts'
import { ApiError, call, failureMessage, isProblem } from '#web/http/call.ts'
import { isSameText, textOf, type ArticleText } from './article-text.ts'
import type { Origin } from './draft-store.ts'
import type { Sent } from './saver.ts'

/** What a save says of the text beside itself. */
export interface SaveWish {
  /** Makes what is saved a version. */
  close?: boolean
  /** Makes what is taken the place of a version. */
  closeBefore?: 'save' | 'import' | 'ai'
}

interface Sending extends SaveWish {
  text: ArticleText
  /** null: the server does not have it yet. */
  articleId: number | null
  /** The version that it was typed over. */
  version: number | null
  origin: Origin
}

/** Problems that go away: the server restarts, the line is lost, too much was asked, the session has ended. */
const passes = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500

export async function sendText(sending: Sending): Promise<{ sent: Sent; article?: Article }> {
  const { text, articleId, version, origin, close, closeBefore } = sending
  const body = { ...text, title: text.title.trim() }
  try {
    const article =
      articleId === null
        ? await call(addArticle, { body: { ...body, ...origin } })
        : await call(saveArticle, {
            params: { id: articleId },
            body: { ...body, version, ...(close && { close }), ...(closeBefore && { closeBefore }) },
          })
    return { sent: 'saved', article }
  } catch (error) {
    if (isProblem(error, 'changedMeanwhile')) {
      // A save whose answer was lost raised the version too: who has the same text has nothing to choose.
      const same = articleId === null ? undefined : await sameOnServer(articleId, text)
      if (same === undefined) return { sent: 'conflict' }
      return close ? sendText({ ...sending, version: same.version }) : { sent: 'saved', article: same }
    }
    if (passes(error)) return { sent: 'waiting' }
    // Deleted, in another window perhaps.
    if (articleId !== null && isProblem(error, 'notFound'))
      return { sent: { refused: 'dit artikel is verwijderd', isGone: true } }
    return { sent: { refused: failureMessage(error) } }
  }
}

/** The article, when the server has this very text of it; undefined also when that cannot be known now. */
export async function sameOnServer(articleId: number, text: ArticleText): Promise<Article | undefined> {
  try {
    const article = await call(readArticle, { params: { id: articleId } })
    return isSameText(text, textOf(article)) ? article : undefined
  } catch {
    return undefined
  }
}
