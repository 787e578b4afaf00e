// The endpoints of contact: the form of the public page, and the messages and feedback that administrators answer.
import { z } from 'zod'
import { get, idParams, nothing, post } from '../endpoint.ts'
import { pageQuery, pageQueryOf, searchQuery } from '../paging.ts'
import { contactInput } from './fields.ts'
import { answerInput, contactEntry, contactMessage, feedbackEntry, feedbackMessage } from './message.ts'

/** Sends a message from the public page; the reply is the message as it was stored. */
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

/** One page (contract/paging.ts). Open messages first, within them those of paying users, then by age, newest first. */
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

/** The filters of the feedback list: only feedback with a comment, or only thumbs down. */
export const feedbackParts = ['comment', 'down'] as const
export type FeedbackPart = (typeof feedbackParts)[number]

/** Fewer per page than other lists: each entry is read from the database together with the whole text it is about. */
const MOST_FEEDBACK = 100

/** In the same order as `listMessages`. */
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

/**
 * Mails the answer, stores it and marks the message as handled. Fails with mailFailed when it could not be sent, and with
 * changedMeanwhile when the message is not open.
 */
export const answerMessage = post('/api/contact-submissions/:id/reply', { ...byAdmin, body: answerInput })
export const answerFeedback = post('/api/feedback-inbox/:id/reply', { ...byAdmin, body: answerInput })

/** Marks the message as handled without an answer. Fails with changedMeanwhile when it is not open. */
export const handleMessage = post('/api/contact-submissions/:id/handle', byAdmin)
export const handleFeedback = post('/api/feedback-inbox/:id/handle', byAdmin)

/** Opens a handled message again. Fails with changedMeanwhile when it is open, or an answer is being sent. */
export const reopenMessage = post('/api/contact-submissions/:id/reopen', byAdmin)
export const reopenFeedback = post('/api/feedback-inbox/:id/reopen', byAdmin)

/** Whether answers are really mailed (`smtp`) or only written to files on the server, and their sender's address. */
export const readMailing = get('/api/contact-submissions/mailing', {
  access: 'admin',
  output: z.object({ kind: z.enum(['smtp', 'files']), from: z.string() }),
})
