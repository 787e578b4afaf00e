// The notices of a Stripe of our own: kept, signed by Stripe's library, and posted when a test says so or by themselves.
import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'

export interface StripeNotice {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

export interface Notices {
  /** All that happened, oldest first. */
  all: StripeNotice[]
  /** Where they are posted by themselves; undefined: only when a test does. */
  url: string | undefined
  emit(type: string, object: object): void
  /** A signature as Stripe makes it. @param options.at the time in it, by default that of Stripe's clock. */
  sign(payload: string, options?: { at?: Date; secret?: string }): string
  /** Posts one, and returns the status. */
  post(url: string, notice: StripeNotice, options?: { at?: Date; secret?: string }): Promise<number>
  /** Waits until all that were posted by themselves have been answered. */
  posted(): Promise<void>
}

export function createNotices(secret: string, clock: () => Date): Notices {
  const { webhooks } = new Stripe('sk_test_handtekening')
  let last = Promise.resolve<unknown>(undefined)
  const notices: Notices = {
    all: [],
    url: undefined,
    emit(type, object) {
      const made: StripeNotice = {
        id: `evt_${randomBytes(9).toString('hex')}`,
        object: 'event',
        type,
        created: Math.floor(clock().getTime() / 1_000),
        // As it was then: it may change before it is posted.
        data: { object: structuredClone(object) },
      }
      notices.all.push(made)
      const { url } = notices
      if (url !== undefined) last = last.then(() => notices.post(url, made)).catch(() => undefined)
    },
    sign: (payload, { at = clock(), secret: by = secret } = {}) =>
      webhooks.generateTestHeaderString({ payload, secret: by, timestamp: Math.floor(at.getTime() / 1_000) }),
    async post(url, notice, options) {
      const payload = JSON.stringify(notice, null, 2)
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': notices.sign(payload, options),
        },
        body: payload,
      })
      await reply.arrayBuffer()
      return reply.status
    },
    posted: async () => void (await last),
  }
  return notices
}
