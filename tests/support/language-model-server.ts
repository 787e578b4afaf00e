// A server on this machine in place of a language model, for tests: the vendors' real protocols, with faults on request.
// Speaks OpenAI chat completions (OpenAI, Mistral, compatible servers) and Anthropic messages. Knows nothing of tools.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { refusalOf, type Lacks } from './language-model-refusals.ts'
import { replies, type ModelText } from './language-model-replies.ts'

/** What the server does with one request. */
export type Turn =
  /** The model answers with this object as JSON text. */
  | { answer: unknown }
  /**
   * The model's text as it stands, also when it is no JSON. `paceMs`: the pause between pieces of a stream. `cutOff`: it stops
   * there at its token limit.
   */
  | { text: string; paceMs?: number; cutOff?: true }
  /** An error in the vendor's shape, before any model was asked. `headers` for `retry-after`. */
  | { status: number; message?: string; code?: string; headers?: Record<string, string> }
  /**
   * - silence: the request is taken and never answered.
   * - stall: the answer begins and never ends.
   * - hang-up: the answer begins and the connection breaks.
   * - broken-body: HTTP 200 with half a JSON document, properly ended.
   * - no-answer: the tokens were used up before the model wrote a word.
   * - cut-off: the model's text stops at its token limit.
   * - refusal: the model declines in the vendor's own way (Mistral has none, and declines in prose).
   * - redirect: asked to repeat the request at an address that answers.
   * - endless: an answer that begins and goes on for as long as anybody reads.
   */
  | {
      fault:
        'endless' | 'silence' | 'stall' | 'hang-up' | 'broken-body' | 'no-answer' | 'refusal' | 'cut-off' | 'redirect'
    }

export interface RecordedRequest {
  path: string
  headers: IncomingHttpHeaders
  /** The parsed JSON body. */
  body: Record<string, unknown>
  /** The moment at which it had arrived whole, by `performance.now()`, in ms. */
  at: number
  /** How it ended: answered by this server (a broken answer too), or left by the client. */
  end: Promise<'answered' | 'left'>
}

export interface LanguageModelServer {
  /** For AI_BASE_URL, whichever the vendor: `http://127.0.0.1:PORT/v1`. */
  baseUrl: string
  requests: RecordedRequest[]
  /** The next requests, in this order; when they are used up, `usually` again. */
  script(...turns: Turn[]): void
  /** Drops what was recorded, what is left of the script, and what the server lacks. */
  forget(): void
  /** From now on the server refuses requests with what it lacks; they use no turn. Nothing, until this is called. */
  lacks(parts: Lacks): void
  /** Sets the turn of every request for which the script has none. */
  usually(turn: Turn): void
  /** Waits until `count` requests have arrived. */
  arrived(count: number): Promise<void>
  /** Breaks open connections and stops listening. */
  close(): Promise<void>
}

/** The tokens every answer says it used. */
export const USED_TOKENS = { prompt: 120, completion: 340 } as const

/** Starts a server on a free port of 127.0.0.1. `usually` is what it answers without a script. */
export async function startLanguageModelServer(usually: Turn = { answer: {} }): Promise<LanguageModelServer> {
  const requests: RecordedRequest[] = []
  const script: Turn[] = []
  let waiting: (() => void)[] = []
  let lacks: Lacks = {}

  // oxlint-disable-next-line typescript/no-misused-promises -- what fails in here fails the test that waits for the answer
  const server = createServer(async (request, response) => {
    const end = new Promise<'answered' | 'left'>((resolve) => {
      response.once('close', () => resolve(response.writableFinished || broken.has(response) ? 'answered' : 'left'))
    })
    const body = await readBody(request)
    // The client left before its request had arrived whole.
    if (!body) return
    requests.push({ path: request.url ?? '', headers: request.headers, body, at: performance.now(), end })
    for (const wake of waiting.splice(0)) wake()
    const refusal = refusalOf(body, lacks)
    if (refusal?.body) send(response, refusal.status, refusal.body)
    else answer(request, response, body, refusal ?? script.shift() ?? usually)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...turns) => void script.push(...turns),
    forget() {
      requests.splice(0)
      script.splice(0)
      lacks = {}
    },
    lacks: (parts) => void (lacks = parts),
    usually: (turn) => void (usually = turn),
    async arrived(count) {
      while (requests.length < count) await new Promise<void>((resolve) => (waiting = [...waiting, resolve]))
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return undefined
  }
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
}

/** Answers this server broke off itself. */
const broken = new WeakSet<ServerResponse>()

function answer(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>, turn: Turn): void {
  const reply = replies[request.url ?? '']
  if (!reply) return send(response, 404, { error: { message: `no such path: ${request.url}` } })
  if ('status' in turn) {
    const { status, message = 'out of order', code = 'test_fault', headers } = turn
    return send(response, status, reply.error(message, code, body), headers)
  }
  const say = (text: ModelText) => JSON.stringify(reply.answer(text, body, USED_TOKENS))
  if (body.stream === true) {
    const said = turnText(turn)
    return void stream(response, reply.stream(said, body, USED_TOKENS), turn)
  }
  if (!('fault' in turn)) return send(response, 200, say('text' in turn ? turn : { text: JSON.stringify(turn.answer) }))

  const half = say({ text: '{"titles":["Half a title' }).slice(0, 80)
  switch (turn.fault) {
    case 'silence':
      return
    case 'stall':
      return begin(response, half)
    case 'hang-up':
      broken.add(response)
      begin(response, half)
      // A little later, when the client has seen status and headers.
      return void setTimeout(() => response.destroy(), 20)
    case 'broken-body':
      return send(response, 200, half)
    case 'no-answer':
      return send(response, 200, say({ text: '', cutOff: true }))
    case 'refusal':
      return send(response, 200, say({ text: 'Daar schrijf ik niet over.', refused: true }))
    case 'cut-off':
      return send(response, 200, say({ text: '{"titles":["Half a title', cutOff: true }))
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' })
      return void pipeline(Readable.from(endless()), response, () => {})
    case 'redirect':
      return send(response, 307, '', { location: request.url ?? '' })
  }
}

/** What the model says in a stream; for a fault, what it says before the fault. */
function turnText(turn: Turn): ModelText {
  if ('text' in turn) return { text: turn.text }
  if ('answer' in turn) return { text: JSON.stringify(turn.answer) }
  const fault = 'fault' in turn ? turn.fault : undefined
  return { text: fault === 'no-answer' ? '' : HALF_TEXT, refused: fault === 'refusal', cutOff: fault === 'cut-off' }
}

/** Long enough for its beginning to be shown, and clearly no whole text. */
const HALF_TEXT =
  'Het zwemplas bij Lent gaat weer open. Drie zomers lang was het water te vuil om in te zwemmen. Nu is het schoon genoeg, zegt de gemeente, en kan iedereen er terecht. Het begin van een vierde zin'

/** Sends the events one by one; a stall stops in mid-text and stays, a hang-up breaks the connection there. */
async function stream(response: ServerResponse, events: readonly string[], turn: Turn): Promise<void> {
  const fault = 'fault' in turn ? turn.fault : undefined
  if (fault === 'silence') return
  const paceMs = 'paceMs' in turn ? (turn.paceMs ?? 0) : 0
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const stops = fault === 'stall' || fault === 'hang-up' || fault === 'broken-body'
  for (const event of stops ? events.slice(0, -4) : events) {
    if (response.destroyed) return
    response.write(event)
    if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs))
  }
  if (fault === 'stall') return
  if (fault !== 'hang-up') return void response.end()
  broken.add(response)
  setTimeout(() => response.destroy(), 20)
}

/** Writes for as long as the client reads. */
function* endless(): Generator<string> {
  yield '{"candidates":[{"angle":"nieuws","text":"Half a title'
  for (;;) yield ' en nog een titel'.repeat(4_000)
}

function begin(response: ServerResponse, half: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(half.length * 4) })
  response.write(half)
}

function send(
  response: ServerResponse,
  status: number,
  body: string | object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
