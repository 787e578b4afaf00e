// What the server tells browsers by itself: that something of a subject changed. What it became, they ask for.
import { z } from 'zod'
import { file, get } from './endpoint.ts'

/**
 * A subject that people watch together. Links are everybody's; the others only administrators hear of, save for a notice
 * that is for one user: whom it is for, the server knows and never sends.
 */
export const topics = ['links', 'tasks', 'users', 'messages'] as const
export type Topic = (typeof topics)[number]

/** Whether everyone who is logged in hears of it. */
export const isForEveryone = (topic: Topic) => topic === 'links'

/** One message of the stream. Without `id` anything of the topic may have changed. */
export const notice = z.object({ topic: z.enum(topics), id: z.number().int().optional() })
export type Notice = z.infer<typeof notice>

/** Server-sent events (WHATWG HTML, section 9.2), each with a `notice` as JSON. Ends with the session. */
export const live = get('/api/live', { access: 'user', output: file })
