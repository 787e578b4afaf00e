// The endpoints behind the secret of a link: to read what somebody outside was asked to read, and to answer. Nobody is logged in.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import * as endpoints from '#contract/reviews/endpoints.ts'
import type { OutsideInput } from '#contract/reviews/review.ts'
import { findUser } from '../accounts/administration-store.ts'
import { articleOwner } from '../articles/store.ts'
import { findStoredOf } from '../articles/picture-store.ts'
import { readVersion } from '../articles/version-store.ts'
import { change } from '../change/change.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { pictureReply } from '../pictures/reply.ts'
import { statementOfVersion } from './clearance.ts'
import { answeredLetter } from './letters.ts'
import { answer, findLink, type LinkRow } from './link-store.ts'

export function outsideRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  /** The link, as long as its article is there. */
  async function linkOf(secret: string): Promise<LinkRow & { owner: { id: number; name: string } }> {
    const link = await findLink(db, secret, clock())
    const owner = await articleOwner(db, link.articleId)
    if (owner === undefined) throw new Problem('reviewLinkUnknown')
    return { ...link, owner }
  }

  servePublic(app, site, endpoints.readOutside, async ({ params: { secret } }) => {
    const { owner, ...link } = await linkOf(secret)
    const { title, content, blocks } = await readVersion(db, link.articleId, link.version)
    const { line } = await statementOfVersion(db, { articleId: link.articleId, title, content, blocks })
    return {
      title,
      content,
      askedBy: owner.name,
      expiresAt: link.expiresAt.toISOString(),
      state: link.decision ?? ('open' as const),
      line,
      name: link.name,
      remarks: link.remarks,
    }
  })

  servePublic(app, site, endpoints.answerOutside, async ({ params: { secret }, body }) => {
    await linkOf(secret)
    await change(site, null, async (tx, deed) => {
      const link = await answer(tx, secret, body, deed.at)
      const owner = await articleOwner(tx, link.articleId)
      if (owner === undefined) throw new Problem('reviewLinkUnknown')
      deed.tell({ topic: 'articles', id: link.articleId, onlyFor: owner.id })
      if (link.askedBy === null) return
      const asker = await findUser(tx, link.askedBy)
      const { title } = await readVersion(tx, link.articleId, link.version)
      await postLetter(
        site,
        tx,
        answeredLetter(site.address(), asker, { articleId: link.articleId, title }, said(body)),
      )
    })
    return { state: body.decision }
  })

  servePublic(app, site, endpoints.outsidePicture, async ({ params: { secret, name }, query: { w } }) => {
    const { articleId } = await linkOf(secret)
    const { fileName, files } = await findStoredOf(db, articleId, name)
    const file = w === undefined ? files[0] : files.find(({ width }) => width <= w)
    if (file === undefined) throw new Problem('pictureGone')
    return pictureReply(site, { name: file.name, fileName, format: file.format, expiresAt: null })
  })
}

const said = ({ name, decision, remarks }: OutsideInput) => ({ name, decision, remarks })
