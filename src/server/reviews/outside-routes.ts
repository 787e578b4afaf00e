// The endpoints behind the secret of a link: to read what somebody outside was asked to read, and to answer. Nobody is logged in.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import * as endpoints from '#contract/reviews/endpoints.ts'
import type { OutsideInput } from '#contract/reviews/review.ts'
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import { articleOwner, holdPresent } from '../articles/store.ts'
import { findStoredOf } from '../articles/picture-store.ts'
import { readVersion } from '../articles/version-store.ts'
import { change } from '../change/change.ts'
import { servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { pictureReply } from '../pictures/reply.ts'
import { statementFor } from './clearance.ts'
import { answeredLetter } from './letters.ts'
import { answer, findLink, type LinkRow } from './link-store.ts'

export function outsideRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  /** The link, as long as its article is there. */
  async function linkOf(secret: string): Promise<LinkRow & { owner: { id: number | null; name: string | null } }> {
    const link = await findLink(db, secret, clock())
    const owner = await articleOwner(db, link.articleId)
    if (owner === undefined) throw new Problem('reviewLinkUnknown')
    return { ...link, owner }
  }

  servePublic(app, site, endpoints.readOutside, async ({ params: { secret } }) => {
    const { owner, ...link } = await linkOf(secret)
    const { title, content, blocks } = await readVersion(db, link.articleId, link.version)
    const { line } = await statementFor(site, { id: link.articleId, userId: owner.id, title, content, blocks })
    return {
      title,
      content,
      askedBy: owner.name ?? THE_HOUSE,
      expiresAt: link.expiresAt.toISOString(),
      state: link.decision ?? ('open' as const),
      line,
      name: link.name,
      remarks: link.remarks,
    }
  })

  servePublic(app, site, endpoints.answerOutside, async ({ params: { secret }, body }) => {
    const { articleId } = await linkOf(secret)
    await change(site, null, async (tx, deed) => {
      // Whoever has it published holds the article too: what is sent back before that does not go out.
      await holdPresent(tx, articleId)
      const owner = await articleOwner(tx, articleId)
      if (owner === undefined) throw new Problem('reviewLinkUnknown')
      const { askedBy, version } = await answer(tx, secret, body, deed.at)
      const { title } = await readVersion(tx, articleId, version)
      // Who asked for it, or when they may not read it any more the owner; and of what was sent back also the owner, who has to answer.
      const asker = askedBy === null ? undefined : await findPerson(tx, askedBy)
      const asked = asker?.role === 'admin' ? asker.id : owner.id
      for (const id of numbered([asked, body.decision === 'returned' ? owner.id : null])) {
        const to = await findPerson(tx, id)
        if (to === undefined || !mayGetWords(to, site)) continue
        await postLetter(
          site,
          tx,
          answeredLetter(site.address(), to, { articleId, title, isOwner: to.id === owner.id }, said(body)),
        )
      }
      for (const onlyFor of numbered([owner.id, asked])) deed.tell({ topic: 'articles', id: articleId, onlyFor })
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

/** Who asks when its owner left and the article is of the house. */
const THE_HOUSE = 'De redactie'

/** Each person once; of an article of the house nobody is the owner. */
const numbered = (ids: (number | null)[]) => new Set(ids.filter((id) => id !== null))

const said = ({ name, decision, remarks }: OutsideInput) => ({ name, decision, remarks })
