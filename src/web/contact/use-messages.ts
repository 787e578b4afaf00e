// The messages as the server has them, of both inboxes, and what one does with one. Draws nothing.
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
/** A message as the list has it: how it begins. */
export type MessageEntry = ContactEntry | FeedbackEntry

export const isFeedback = (message: MessageEntry): message is FeedbackEntry => 'rating' in message

/** Everything of messages in the cache. */
export const messagesKey = ['messages'] as const

/** Which messages; `only` is a part of the feedback, '' all of it. */
export const wantedSchema = z.object({
  inbox: z.enum(['contact', 'feedback']),
  state: z.enum(contract.messageStates),
  search: z.string(),
  only: z.enum(['', ...contract.feedbackParts]),
})
export type Wanted = z.infer<typeof wantedSchema>
export type InboxName = Wanted['inbox']

/** What one finds on opening: what is still to be read. A thumb without a word is for the figures. */
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

/** One page; `after` is the cursor of the page before it. What was shown stays until the next page is there. */
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

/** Answers, handles and reopens. Whether it went well or not, the server is asked how it stands. */
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
