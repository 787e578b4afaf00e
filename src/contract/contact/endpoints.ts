// The endpoints of contact: the form of the public page, and the messages and feedback that administrators answer.
import { z } from 'zod'
import { get, idParams, nothing, post } from '../endpoint.ts'
import { pageQuery, pageQueryOf, searchQuery } from '../paging.ts'
import { contactInput } from './fields.ts'
import { answerInput, contactEntry, contactMessage, feedbackEntry, feedbackMessage } from './message.ts'

/** Sends a message from the public page; its sender is told what was kept. */
export const sendMessage = post('/api/contact', {
  access: 'public',
  body: contactInput,
  output: contactMessage.pick({
    id: true,
    name: true,
    email: true,
    company: true,
    message: true,
    betaTester: true,
    createdAt: true,
  }),
  status: 201,
})

export const messageStates = ['open', 'handled', 'all'] as const
export type MessageState = (typeof messageStates)[number]

const messageQuery = z.object({
  ...pageQuery,
  search: searchQuery,
  state: z.enum(messageStates).default('all'),
})

/** Open ones first, among them those of paying users, then the newest. A page (contract/paging.ts). */
export const listMessages = get('/api/contact-submissions', {
  access: 'admin',
  query: messageQuery,
  output: z.array(contactEntry),
})

export const readMessage = get('/api/contact-submissions/:id', {
  access: 'admin',
  params: idParams,
  output: contactMessage,
})

/** Which feedback is meant: with a comment, or with a thumb down. */
export const feedbackParts = ['comment', 'down'] as const
export type FeedbackPart = (typeof feedbackParts)[number]

/** Fewer at once: what was said of a long text comes with all of that text out of the database. */
const MOST_FEEDBACK = 100

/** In the same order. */
export const listFeedback = get('/api/feedback-inbox', {
  access: 'admin',
  query: messageQuery.extend({ ...pageQueryOf(MOST_FEEDBACK), only: z.enum(feedbackParts).optional() }),
  output: z.array(feedbackEntry),
})

export const readFeedback = get('/api/feedback-inbox/:id', {
  access: 'admin',
  params: idParams,
  output: feedbackMessage,
})

const byAdmin = { access: 'admin', params: idParams, output: nothing } as const

/** Mails the answer, keeps it and marks the message as handled. Fails with mailFailed, and with changedMeanwhile when it is not open. */
export const answerMessage = post('/api/contact-submissions/:id/reply', { ...byAdmin, body: answerInput })
export const answerFeedback = post('/api/feedback-inbox/:id/reply', { ...byAdmin, body: answerInput })

/** Marks it as handled without an answer. Fails with changedMeanwhile when it is not open. */
export const handleMessage = post('/api/contact-submissions/:id/handle', byAdmin)
export const handleFeedback = post('/api/feedback-inbox/:id/handle', byAdmin)

/** Makes it open again. Fails with changedMeanwhile when it is open, or being answered. */
export const reopenMessage = post('/api/contact-submissions/:id/reopen', byAdmin)
export const reopenFeedback = post('/api/feedback-inbox/:id/reopen', byAdmin)

/** Whether answers are sent, or only kept as files on the server; and who they come from. */
export const readMailing = get('/api/contact-submissions/mailing', {
  access: 'admin',
  output: z.object({ kind: z.enum(['smtp', 'files']), from: z.string() }),
})
