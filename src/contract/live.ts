// The notices that the server sends to browsers unasked: that something of a topic changed. They do not contain the new
// data: a browser fetches that with its own rights.
import { z } from 'zod'
import { file, get } from './endpoint.ts'

/**
 * What can change while several people look at it. Everyone who is logged in gets notices about links and settings; the other topics
 * go to administrators only. A notice may also be addressed to a single user, whatever its topic: the server then sends
 * it to that user alone, and the notice itself does not say for whom it is.
 * `account`, `billing` and `channels` are always addressed to one user; `settings` are those of the house. `publishing` is about
 * websites, and with the id of an article, for who may publish it, about where that stands.
 * When the server may have missed notices, it sends one of each topic to everyone.
 */
export const topics = [
  'links',
  'tasks',
  'users',
  'messages',
  'articles',
  'account',
  'billing',
  'settings',
  'feeds',
  'publishing',
  'channels',
] as const
export type Topic = (typeof topics)[number]

/** Whether everyone who is logged in gets notices of this topic; if not, only administrators do. */
export const isForEveryone = (topic: Topic) => topic === 'links' || topic === 'settings'

/** One message of the stream. Without an `id`, anything within the topic may have changed. */
export const notice = z.object({ topic: z.enum(topics), id: z.number().int().optional() })
export type Notice = z.infer<typeof notice>

/** A stream of server-sent events (WHATWG HTML, section 9.2), each a `notice` as JSON. It ends when the session ends. */
export const live = get('/api/live', { access: 'user', output: file })
