// Fetches pages and pictures from addresses that users enter. They cannot make the server connect to internal addresses
// (server-side request forgery), nor keep it busy: addresses, time and size are limited. Knows nothing of what a page says.
// Loaded with the first fetch (when-asked.ts), because its imports take 12 MB.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { ACCEPTED_ENCODINGS, readBody } from './response-body.ts'
import { fileKinds } from '#contract/upload.ts'
import { pictureKindOf } from '#contract/file-kind.ts'
import { isOutside, publicAgent, publicLookup, resolvePublicly, type Resolve } from './outside.ts'
import { isOpenAt, isOwnNetwork, isOwnWebPort, webPorts, type Closed } from './own-network.ts'
import { createTurns } from '../workshop/turns.ts'
import { askerNow } from './asker.ts'
import { createSlots } from './slots.ts'

/** The time limit for everything together: name resolution, connections, redirects and the body. */
export const TIME_LIMIT_MS = 5_000
/**
 * The limit of a body, both as sent and as decompressed. Of a larger page the beginning is used, where its head stands, unless
 * more was asked for. A larger picture is refused.
 */
export const SIZE_LIMIT_BYTES = 1024 * 1024
export const MOST_REDIRECTS = 4
/**
 * Most fetches under way at once in this process for the house's own work (feeds, channels, publishing). Others wait for a place; the time
 * limit begins after that.
 */
export const MOST_AT_ONCE = 8
/** The same for people, who wait in turns. */
export const MOST_OF_PEOPLE = 16
/** Most of them for one person: a page that never answers keeps its place for the whole time limit. */
export const MOST_OF_ONE = 4

export interface Page {
  /** Where the redirects ended. */
  url: string
  /** The Content-Type as sent. */
  contentType: string
  bytes: Buffer
  /** Whether that is all of it: false when the page is larger than was asked for. */
  whole: boolean
}

export interface Picture {
  /** Determined from the bytes, whatever Content-Type the site sent. */
  mediaType: string
  bytes: Buffer
}

/** A request of another kind than for a page or a picture, to an address that somebody entered. */
export interface Question {
  /** Default GET. Only a GET follows redirects; of the others a redirect is the answer. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** In small letters. `authorization` is not sent on to another origin. */
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Of a larger body the beginning is answered, with `whole` false. Default `SIZE_LIMIT_BYTES`. */
  limitBytes?: number
  /** Default `TIME_LIMIT_MS`. */
  timeLimitMs?: number
}

export interface Answer {
  /** Where the redirects ended. */
  url: string
  /** Where the address has moved for good: the end of the redirects with 301 and 308 that it begins with. */
  movedTo: string | undefined
  /** Any status: what it means is the caller's to judge. */
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  whole: boolean
}

/**
 * Why nothing was fetched: no address that is fetched; a private one, or none that answers; no answer in time; another status
 * than 200, or too many redirects; another kind than was asked for; a body that breaks off or cannot be unpacked; or too large.
 */
export type Why = 'address' | 'unreachable' | 'slow' | 'refused' | 'kind' | 'broken' | 'large'

export interface Refused {
  why: Why
  /** The same in Dutch for people. It reveals nothing about addresses that are not public. */
  problem: string
}

export interface SafeFetch {
  /** Fetches an HTML page, or its first `limitBytes`. @throws the reason of `signal` when that is aborted. */
  page: (url: string, signal: AbortSignal, limitBytes?: number) => Promise<Page | Refused>
  /** Fetches a JPEG, PNG, WebP or GIF. @throws the reason of `signal` when that is aborted. */
  picture: (url: string, signal: AbortSignal) => Promise<Picture | Refused>
  /** Asks something else, and answers with whatever status came. @throws the reason of `signal` when that is aborted. */
  ask: (url: string, question: Question, signal: AbortSignal) => Promise<Answer | Refused>
}

export interface SafeFetchOptions extends Closed {
  /** IP addresses with a port (`127.0.0.1:8080`) that may be connected to although they are not public. */
  allow?: readonly string[]
  /** Whether this machine and private networks may be connected to, at the ports where websites are (`isOpenAt`). */
  ownNetwork?: boolean
  resolve?: Resolve
}

/** Ends a fetch with what becomes `Refused`. */
class Refusal extends Error {
  readonly why: Why
  constructor(why: Why, problem: string) {
    super(problem)
    this.why = why
  }
}

export function createSafeFetch({
  allow = [],
  ownNetwork = false,
  resolve = resolvePublicly,
  ...closed
}: SafeFetchOptions = {}): SafeFetch {
  const people = createTurns(MOST_OF_PEOPLE, Infinity, MOST_OF_ONE)
  const house = createSlots(MOST_AT_ONCE)
  const allowedAt = (port: string) =>
    allow.filter((place) => place.endsWith(`:${port}`)).map((place) => place.slice(0, place.lastIndexOf(':')))
  // One message for a private address, a name without an address and a refused connection, so that nobody can find out
  // what exists on the internal network.
  const unreachable = `Dit adres is niet te bereiken${ownNetwork ? '' : ' op het openbare internet'}.`

  /**
   * What a request for `url` may connect to although it is not public: `allowed`, and what of the addresses of a name is added to that
   * once they are found.
   * @throws Refusal when the address may not be fetched.
   */
  function judged(url: URL) {
    const allowed = allowedAt(url.port)
    refuseScheme(url)
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
    // At other ports there may be services that were never meant for visitors.
    const isUsual = webPorts.includes(port) || allowed.length > 0
    if (!isUsual && !(ownNetwork && isOwnWebPort(port))) throw new Refusal('address', ODD_PORT)
    const admit = (addresses: readonly string[]) => {
      if (!isUsual && !addresses.every(isOwnNetwork)) throw new Refusal('address', ODD_PORT)
      return ownNetwork ? addresses.filter((address) => isOpenAt(address, port, closed)) : []
    }
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0) allowed.push(...admit([host]))
    if (!isOutside(host, allowed)) throw new Refusal('unreachable', unreachable)
    return { allowed, admit }
  }

  /**
   * Sends one request, without following redirects. Resolves when the headers of the response have arrived.
   * @throws Refusal when the address may not be fetched, before anything is sent, or when it cannot be reached.
   */
  async function request(url: URL, question: Question, signal: AbortSignal): Promise<IncomingMessage> {
    const { allowed, admit } = judged(url)
    const { request: open } = url.protocol === 'https:' ? https : http
    const { method = 'GET', headers, body } = question
    const sent = open(url, {
      method,
      agent: publicAgent(url.protocol, allowed),
      lookup: publicLookup(resolve, allowed, admit),
      signal,
      headers: {
        'user-agent': 'Kopij/1.0',
        'accept-language': 'nl, en;q=0.7, *;q=0.5',
        'accept-encoding': ACCEPTED_ENCODINGS,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    // When the connection breaks later, the response reports it. Without this listener the event would end the process.
    sent.on('error', () => {})
    sent.end(body)
    const [response] = (await once(sent, 'response').catch((error: unknown) => {
      throw error instanceof Refusal ? error : new Refusal('unreachable', unreachable)
    })) as [IncomingMessage]
    return response
  }

  /** The response after all redirects, each of which is checked like the first address. @throws Refusal */
  async function follow(asked: string, question: Question, signal: AbortSignal) {
    if (!URL.canParse(asked)) throw new Refusal('address', 'Voer een geldige URL in.')
    let url = new URL(asked)
    const { origin } = url
    let movedTo: string | undefined
    let forGood = true
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await request(url, url.origin === origin ? question : withoutAuthorization(question), signal)
      const { statusCode = 0, headers } = response
      const target = [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
      if (target === undefined || (question.method ?? 'GET') !== 'GET') return { url, movedTo, response }
      response.destroy()
      if (!URL.canParse(target, url.href)) throw new Refusal('unreachable', unreachable)
      url = new URL(target, url)
      forGood &&= statusCode === 301 || statusCode === 308
      if (forGood) movedTo = url.href
    }
    throw new Refusal('refused', 'De site stuurt te vaak door naar een ander adres.')
  }

  async function inTurn<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    const asker = askerNow()
    if (asker === undefined) return house(signal, work)
    signal.throwIfAborted()
    const leave = await people.wait({ userId: asker.name, signal })
    try {
      return await work()
    } finally {
      leave?.()
    }
  }

  /** What `take` makes of the response, within the limits on time and on fetches at once. */
  async function within<Value>(
    asked: string,
    leaving: AbortSignal,
    question: Question,
    take: (reply: Awaited<ReturnType<typeof follow>>) => Promise<Value>,
  ): Promise<Value | Refused> {
    const { timeLimitMs = TIME_LIMIT_MS } = question
    return inTurn(leaving, async () => {
      const deadline = AbortSignal.timeout(timeLimitMs)
      const signal = AbortSignal.any([leaving, deadline])
      let response: IncomingMessage | undefined
      try {
        const reply = await follow(asked, question, signal)
        response = reply.response
        return await take(reply)
      } catch (error) {
        leaving.throwIfAborted()
        if (deadline.aborted)
          return { why: 'slow', problem: `De site antwoordde niet binnen ${timeLimitMs / 1_000} seconden.` }
        if (error instanceof Refusal) return { why: error.why, problem: error.message }
        // The connection broke, or the body could not be decompressed.
        return { why: 'broken', problem: 'Het antwoord van de site kon niet worden gelezen.' }
      } finally {
        response?.destroy()
      }
    })
  }

  return {
    page: (asked, signal, limitBytes = SIZE_LIMIT_BYTES) =>
      within(asked, signal, preview('text/html, application/xhtml+xml'), async (reply) => {
        const { url, response } = found(reply)
        const contentType = response.headers['content-type'] ?? ''
        if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType))
          throw new Refusal('kind', 'Achter dit adres staat geen webpagina.')
        return { url: url.href, contentType, ...(await readBody(response, limitBytes)) }
      }),
    picture: (url, signal) =>
      within(url, signal, preview('image/webp, image/jpeg, image/png, image/gif'), async (reply) => {
        const { response } = found(reply)
        const tooLarge = 'De afbeelding is groter dan 1 MB.'
        if (Number(response.headers['content-length'] ?? 0) > SIZE_LIMIT_BYTES) throw new Refusal('large', tooLarge)
        const { bytes, whole } = await readBody(response, SIZE_LIMIT_BYTES)
        if (!whole) throw new Refusal('large', tooLarge)
        const kind = pictureKindOf(bytes)
        if (kind === undefined)
          throw new Refusal('kind', 'Achter dit adres staat geen afbeelding in JPEG, PNG, WebP of GIF.')
        return { mediaType: fileKinds[kind].mediaType, bytes }
      }),
    ask: (asked, question, signal) =>
      within(asked, signal, question, async ({ url, movedTo, response }) => ({
        url: url.href,
        movedTo,
        status: response.statusCode ?? 0,
        headers: response.headers,
        ...(await readBody(response, question.limitBytes ?? SIZE_LIMIT_BYTES)),
      })),
  }
}

const preview = (accept: string): Question => ({ headers: { 'user-agent': 'Kopij/1.0 (+linkvoorbeeld)', accept } })

/** @throws Refusal when the response is not the thing itself. */
function found<Reply extends { response: IncomingMessage }>(reply: Reply): Reply {
  const { statusCode = 0 } = reply.response
  if (statusCode === 200) return reply
  throw new Refusal('refused', `De site gaf geen pagina maar een foutmelding (${statusCode}).`)
}

function withoutAuthorization(question: Question): Question {
  const headers = { ...question.headers }
  delete headers['authorization']
  return { ...question, headers }
}

const ODD_PORT = 'Een adres met een eigen poortnummer wordt niet opgehaald.'

/** @throws Refusal when the scheme, or a user name or password in the address is not allowed. */
function refuseScheme(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refusal('address', 'Alleen een adres met http of https wordt opgehaald.')
  if (url.username !== '' || url.password !== '')
    throw new Refusal('address', 'Een adres met een gebruikersnaam of wachtwoord erin wordt niet opgehaald.')
}
