// The endpoints of contact messages and of the feedback that administrators answer.
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/contact/endpoints.ts'
import type { AnswerInput } from '#contract/contact/message.ts'
import { hasPayingUser } from '../accounts/people-store.ts'
import type { Throttle } from '../accounts/throttle.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import * as feedback from '../feedback/inbox-store.ts'
import { sendPage } from '../http/paging.ts'
import { serve, servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { postLetter } from '../letters/post.ts'
import * as handling from './handling.ts'
import { feedbackKind, messageKind, type Kind } from './handling.ts'
import { announcement } from './rules.ts'
import * as store from './store.ts'

export function contactRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock, mailer } = site

  servePublic(app, site, contract.sendMessage, async ({ body, request }) => {
    await throttle.message(visitorAddress(request))
    const row = await change(site, null, async (tx, deed) => {
      const made = await store.addMessage(tx, deed, body)
      // Without a mail server the announcement would be a file that nobody waits for: the message stands in the inbox.
      if (mailer.state().kind === 'smtp') {
        const paid = await hasPayingUser(tx, body.email, deed.at)
        await postLetter(site, tx, announcement(body, paid, site))
      }
      return made
    })
    return { ...row, createdAt: row.createdAt.toISOString() }
  })

  serve(app, site, contract.readMailing, async () => {
    const { kind, from } = mailer.state()
    return { kind, from }
  })

  type MessageRow = Awaited<ReturnType<typeof store.findMessage>>
  const messageToWire = ({ accountId, accountName, ...row }: MessageRow) => ({
    ...withMoments(row),
    account: accountId === null ? null : { id: accountId, name: accountName ?? '' },
  })
  serve(app, site, contract.listMessages, async ({ query, reply }) =>
    sendPage(reply, query, await store.findMessages(db, query, clock()), messageToWire),
  )
  serve(app, site, contract.readMessage, async ({ params: { id } }) => ({
    ...messageToWire(await store.findMessage(db, id, clock())),
    replies: await repliesTo('submissionId', id),
  }))

  serve(app, site, contract.listFeedback, async ({ query, reply }) =>
    sendPage(reply, query, await feedback.findFeedback(db, query, clock()), withMoments),
  )
  serve(app, site, contract.readFeedback, async ({ params: { id } }) => ({
    ...withMoments(await feedback.findOneFeedback(db, id, clock())),
    replies: await repliesTo('feedbackId', id),
  }))
  async function repliesTo(to: store.RepliesTo, id: number) {
    const found = await store.repliesTo(db, to, id)
    return found.map(({ sentAt, ...reply }) => ({ ...reply, sentAt: sentAt.toISOString() }))
  }

  /** Finds the name and e-mail address of the writer. */
  type Find = (id: number) => Promise<{ name: string; email: string }>
  const findMessage: Find = (id) => store.findMessage(db, id, clock())
  const findFeedback: Find = (id) => feedback.findOneFeedback(db, id, clock())

  async function answer(kind: Kind, find: Find, actor: PublicUser, id: number, input: AnswerInput) {
    const { name, email } = await find(id)
    const claimedAt = clock()
    await kind.marks.claim(db, id, claimedAt)
    try {
      await mailer.send({ to: email, subject: input.subject, text: input.text, replyTo: site.contactEmail })
    } catch (error) {
      // The answer was not sent, so the message is open again.
      await kind.marks.giveBack(db, id, claimedAt)
      throw error
    }
    // Passed without the role, which `change` would check: the mail has been sent, so the answer is stored even if the
    // sender lost the role in the meantime.
    await change(site, { id: actor.id }, (tx, deed) => handling.settle(tx, deed, kind, { id, name }, input, claimedAt))
    return {}
  }
  serve(app, site, contract.answerMessage, ({ user, params, body }) =>
    answer(messageKind, findMessage, user, params.id, body),
  )
  serve(app, site, contract.answerFeedback, ({ user, params, body }) =>
    answer(feedbackKind, findFeedback, user, params.id, body),
  )

  async function mark(how: typeof handling.handle, kind: Kind, find: Find, actor: PublicUser, id: number) {
    const { name } = await find(id)
    await change(site, actor, (tx, deed) => how(tx, deed, kind, { id, name }))
    return {}
  }
  const { handle, reopen } = handling
  serve(app, site, contract.handleMessage, ({ user, params }) =>
    mark(handle, messageKind, findMessage, user, params.id),
  )
  serve(app, site, contract.reopenMessage, ({ user, params }) =>
    mark(reopen, messageKind, findMessage, user, params.id),
  )
  serve(app, site, contract.handleFeedback, ({ user, params }) =>
    mark(handle, feedbackKind, findFeedback, user, params.id),
  )
  serve(app, site, contract.reopenFeedback, ({ user, params }) =>
    mark(reopen, feedbackKind, findFeedback, user, params.id),
  )
}

const withMoments = <Row extends { createdAt: Date; handledAt: Date | null }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
})
