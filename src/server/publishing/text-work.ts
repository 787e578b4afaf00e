// The work of publishing on the text of an article, and on what stands of it on a site. Done by `site.texts`.
import type { PictureMention } from '#contract/articles/picture-mentions.ts'
import type { ChangedThere } from '#contract/publishing/changed-there.ts'
import type { SiteKind } from '#contract/publishing/site.ts'
import type { ArticleRow } from '../articles/store.ts'
import type { Statement } from '../reviews/clearance.ts'
import type { TextWork } from '../workshop/text-work.ts'
import type { Outgoing, PicturesThere } from './outgoing.ts'
import type { RemotePost } from './remote.ts'
import type { PublicationRow } from './tables.ts'

/** What is to go out. */
export interface ToSend {
  kind: SiteKind
  article: ArticleRow
  there: PicturesThere
  statement: Statement
}

/** Without what may be as long as the text and goes nowhere. */
export const textOnly = (article: ArticleRow): ArticleRow => ({ ...article, originalContent: null, metrics: null })

/** With a hash of its words. */
export const makeOutgoing: TextWork<ToSend, Outgoing & { words: string }> = {
  name: 'outgoing',
  lengthOf: ({ article }) => article.content.length,
  load: async () => {
    const [{ outgoingOf }, { wordsHash }] = await Promise.all([import('./outgoing.ts'), import('./html-text.ts')])
    return ({ kind, article, there, statement }) => {
      const outgoing = outgoingOf(kind, article, there, statement)
      return { ...outgoing, words: wordsHash(outgoing.title, outgoing.html) }
    }
  },
}

interface ToCompare {
  sent: Pick<PublicationRow, 'sentTitle' | 'sentHtml' | 'sendingWords'>
  post: RemotePost
  ours: ToSend
}

/** What a person is shown of how it stands there; null when nobody changed it since it was sent. */
export const compareThere: TextWork<ToCompare, ChangedThere | null> = {
  name: 'changed-there',
  lengthOf: ({ sent, post, ours }) => (sent.sentHtml?.length ?? 0) + post.html.length + ours.article.content.length,
  load: async () => {
    const [{ outgoingOf }, rules] = await Promise.all([import('./outgoing.ts'), import('./rules.ts')])
    return ({ sent, post, ours: { kind, article, there, statement } }) =>
      rules.isChangedThere(sent, post)
        ? rules.differenceOf(sent, post, outgoingOf(kind, article, there, statement))
        : null
  },
}

/** The pictures of ours that an article shows. */
export const findPictures: TextWork<string, (PictureMention & { name: string })[]> = {
  name: 'pictures-to-send',
  lengthOf: (content) => content.length,
  load: async () => {
    const { picturesToSend } = await import('./outgoing.ts')
    return (content) => picturesToSend({ content })
  },
}
