// The messages of both inboxes as the server has them, and the calls that answer, handle and reopen one. Renders nothing.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import * as contract from '#contract/contact/endpoints.ts'
import type {
  AnswerInput,
  ContactEntry,
  ContactMessage,
  FeedbackEntry,
  FeedbackMessage,
} from '#contract/contact/message.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { call, callPage, type Page } from '#web/http/call.ts'

export type Message = ContactMessage | FeedbackMessage
/** A message as the list has it: only the beginning of its text. */
export type MessageEntry = ContactEntry | FeedbackEntry

export const isFeedback = (message: MessageEntry): message is FeedbackEntry => 'rating' in message

/** The beginning of every cache key about messages. */
export const messagesKey = ['messages'] as const

/** Which messages the list shows. `only`: one part of the feedback, or '' for all of it. */
export const wantedSchema = z.object({
  inbox: z.enum(['contact', 'feedback']),
  state: z.enum(contract.messageStates),
  search: z.string(),
  only: z.enum(['', ...contract.feedbackParts]),
})
export type Wanted = z.infer<typeof wantedSchema>
export type InboxName = Wanted['inbox']

/** What an inbox shows at first: what is still to be read. Feedback without a comment only counts in the statistics. */
export const toBeRead = {
  contact: { inbox: 'contact', state: 'open', search: '', only: '' },
  feedback: { inbox: 'feedback', state: 'open', search: '', only: 'comment' },
} as const satisfies Record<InboxName, Wanted>

interface Paged {
  limit: number
  after?: string
}

type Handler = (id: number) => Promise<unknown>

const calls: Record<
  InboxName,
  {
    page: (wanted: Wanted & Paged, signal: AbortSignal) => Promise<Page<MessageEntry>>
    one: (id: number, signal: AbortSignal) => Promise<Message>
    answer: (id: number, body: AnswerInput) => Promise<unknown>
    handle: Handler
    reopen: Handler
  }
> = {
  contact: {
    page: ({ only: _only, inbox: _inbox, ...query }, signal) => callPage(contract.listMessages, { query, signal }),
    one: (id, signal) => call(contract.readMessage, { params: { id }, signal }),
    answer: (id, body) => call(contract.answerMessage, { params: { id }, body }),
    handle: (id) => call(contract.handleMessage, { params: { id } }),
    reopen: (id) => call(contract.reopenMessage, { params: { id } }),
  },
  feedback: {
    page: ({ only, inbox: _inbox, ...query }, signal) =>
      callPage(contract.listFeedback, { query: { ...query, ...(only !== '' && { only }) }, signal }),
    one: (id, signal) => call(contract.readFeedback, { params: { id }, signal }),
    answer: (id, body) => call(contract.answerFeedback, { params: { id }, body }),
    handle: (id) => call(contract.handleFeedback, { params: { id } }),
    reopen: (id) => call(contract.reopenFeedback, { params: { id } }),
  },
}

/** One page; `after` is the cursor where the page before it ended. What is shown stays until the new page has arrived. */
export function useMessages(wanted: Wanted, after: string | undefined) {
  const { inbox } = wanted
  return useQuery({
    queryKey: [...messagesKey, inbox, 'page', wanted, after],
    queryFn: ({ signal }) =>
      calls[inbox].page({ ...wanted, limit: PAGE_SIZE, ...(after !== undefined && { after }) }, signal),
    placeholderData: keepPreviousData,
  })
}

/** How many are to be read; undefined while that is not known. */
export function useOpenCount(inbox: InboxName): number | undefined {
  const { data } = useQuery({
    queryKey: [...messagesKey, inbox, 'open'],
    queryFn: async ({ signal }) => (await calls[inbox].page({ ...toBeRead[inbox], limit: 1 }, signal)).total,
  })
  return data
}

/** One message as it is now, whole. */
export function useMessage(inbox: InboxName, id: number) {
  return useQuery({
    queryKey: [...messagesKey, inbox, 'one', id],
    queryFn: ({ signal }) => calls[inbox].one(id, signal),
  })
}

/** Whether answers are sent, or only kept as files. */
export function useMailing() {
  return useQuery({ queryKey: ['mailing'], queryFn: ({ signal }) => call(contract.readMailing, { signal }) })
}

/** The mutations that answer, handle and reopen message `id`. Failed or not, the messages are fetched again after it. */
export function useHandling(inbox: InboxName, id: number) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: messagesKey })
  const { answer, handle, reopen } = calls[inbox]
  return {
    answer: useMutation({ mutationFn: (input: AnswerInput) => answer(id, input), onSettled }),
    handle: useMutation({ mutationFn: () => handle(id), onSettled }),
    reopen: useMutation({ mutationFn: () => reopen(id), onSettled }),
  }
}
