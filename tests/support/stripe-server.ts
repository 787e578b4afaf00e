// A server on this machine that answers like Stripe for the calls that the product makes, in its own wire protocol: forms with
// brackets, lists, keys that make a call happen once, errors of its kinds. Its clock is moved by the test, and its notices are signed by
// Stripe's own library and posted to the application.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { StripeSettings } from '#server/config.ts'
import { answerCall, type StripeCall } from './stripe-calls.ts'
import { createLedger, type Ledger } from './stripe-ledger.ts'
import { createNotices, type Notices } from './stripe-notices.ts'
import { answerPage } from './stripe-pages.ts'

/**
 * - answer: the call is answered.
 * - down: 500, as when Stripe is ill.
 * - kept-fault: 500 for a call that names a key, and the same answer for that key from then on.
 * - echo: 401, in words that quote what came with the call, as something between us and Stripe may.
 * - decline: 402, a card that is refused.
 * - hang: no answer ever comes.
 * - hang-up: the connection breaks.
 */
export type StripeTurn = 'answer' | 'down' | 'kept-fault' | 'echo' | 'decline' | 'hang' | 'hang-up'

export interface StripeServer {
  /** As the configuration has them. */
  settings: StripeSettings
  /** What it does with every call from now on; pages are always shown. */
  turn: StripeTurn
  /** Sees each call before it is answered: what somebody else does at Stripe in that moment. */
  meanwhile: ((call: StripeCall) => void) | undefined
  /** Every call that came, oldest first. */
  calls: StripeCall[]
  ledger: Ledger
  notices: Notices
  /** How long it works on a call that changes something, in ms; the same call that comes meanwhile is refused. */
  workMs: number
  /** Forgets the keys of all calls, as Stripe does after a day. */
  forgetKeys(): void
  close(): Promise<void>
}

const errors: Record<'down' | 'decline', [number, object]> = {
  down: [500, { type: 'api_error', message: 'Something is wrong at our end.' }],
  decline: [402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }],
}

/** Starts it on a free port of 127.0.0.1. @param now where its clock stands. */
export async function startStripeServer(now = new Date()): Promise<StripeServer> {
  const sockets = new Set<Socket>()
  const secrets = { secretKey: 'sk_test_geheim', webhookSecret: 'whsec_geheim', priceId: 'price_premium' }
  const notices = createNotices(secrets.webhookSecret, () => ledger.now)
  const ledger: Ledger = createLedger(now, (type, object) => notices.emit(type, object))
  /** What was answered to a call that named a key, to be answered again. */
  const once = new Map<string, { said: string; answer: [number, object] }>()
  /** The keys of calls that are being worked on. */
  const busy = new Set<string>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    if (!pathname.startsWith('/v1/')) return answerPage(house, request, response, pathname, body)
    const form = new URLSearchParams(body)
    const call: StripeCall = {
      method: request.method ?? 'GET',
      path: pathname,
      params: Object.fromEntries([...searchParams, ...form]),
      key: request.headers['idempotency-key']?.toString(),
    }
    house.calls.push(call)
    house.meanwhile?.(call)
    if (house.turn === 'hang') return
    if (house.turn === 'hang-up') return void request.socket.destroy()
    const send = ([status, sent]: [number, object]) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${house.calls.length}` })
      response.end(JSON.stringify(sent))
    }
    if (house.turn === 'echo') {
      const message = `Invalid API Key provided: ${request.headers.authorization}, ${secrets.webhookSecret}`
      return send([401, { error: { type: 'invalid_request_error', message } }])
    }
    if (house.turn !== 'answer' && house.turn !== 'kept-fault') {
      const [status, error] = errors[house.turn]
      return send([status, { error }])
    }
    if (request.headers.authorization !== `Bearer ${secrets.secretKey}`)
      return send([401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } }])
    const said = JSON.stringify([call.method, call.path, call.params])
    const before = call.key === undefined || call.method === 'GET' ? undefined : once.get(call.key)
    if (before !== undefined) {
      const error = {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      }
      return send(before.said === said ? before.answer : [400, { error }])
    }
    if (call.key !== undefined && house.turn === 'kept-fault') {
      const [status, error] = errors.down
      once.set(call.key, { said, answer: [status, { error }] })
      return send([status, { error }])
    }
    if (call.key !== undefined && house.workMs > 0) {
      const message = 'There is currently another in-progress request using this Idempotent Key.'
      if (busy.has(call.key))
        return send([409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message } }])
      busy.add(call.key)
      await wait(house.workMs)
      busy.delete(call.key)
    }
    const answered = answerCall(ledger, call, house.settings.apiUrl ?? '')
    if (call.key !== undefined && answered[0] < 500) once.set(call.key, { said, answer: answered })
    send(answered)
  }

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => request.socket.destroy()),
  )
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const house: StripeServer = {
    settings: { ...secrets, apiUrl: `http://127.0.0.1:${port}` },
    turn: 'answer',
    workMs: 0,
    meanwhile: undefined,
    calls: [],
    ledger,
    notices,
    forgetKeys: () => once.clear(),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  return house
}
