// The only fetch: calls an endpoint of the contract, with cookies, and reads the reply with the endpoint's own schema.
// Knows nothing of screens or caches.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { NEXT_HEADER, TOTAL_HEADER } from '#contract/page-headers.ts'
import type { ProblemCode, ProblemReply } from '#contract/problems.ts'

/**
 * Thrown by every call that fails, unless it was aborted. Its `message` is 'status: message'; people are shown
 * `serverMessage(error)`. Status 0: the server was not reached. `data`: the reply's JSON, when it had any.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly data: unknown

  constructor(status: number, message: string, data: unknown, cause?: unknown) {
    super(`${status}: ${message}`, { cause })
    this.status = status
    this.data = data
  }
}

export const unreachable = 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.'
export const unreadable = 'De server gaf een onverwacht antwoord.'

/**
 * What people are shown: the server's own message, without the number. A reply that is not ours, like the page of a
 * proxy in between, gets a sentence instead of its markup. Undefined when the error did not come from a call.
 */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 0) return unreachable
  const said = messageIn(error.data)
  if (said !== undefined) return said
  return error.status < 500 ? unreadable : 'De server kan je verzoek nu niet verwerken. Probeer het zo opnieuw.'
}

/** As `serverMessage`, with a general sentence for errors that did not come from a call. */
export function failureMessage(error: unknown): string {
  return serverMessage(error) ?? 'Er ging iets mis. Probeer het opnieuw.'
}

/** The problem the server described: its code, its flags and its errors per field. Empty for any other error. */
export function problemOf(error: unknown): Partial<ProblemReply> {
  const data = error instanceof ApiError ? error.data : undefined
  return typeof data === 'object' && data !== null ? data : {}
}

/** Whether the server answered with the problem `code`; another problem may have the same status. */
export const isProblem = (error: unknown, code: ProblemCode): boolean => problemOf(error).code === code

/** Whether a call was stopped on purpose: nothing failed, and nobody is told of it. */
export function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

type Body<E extends Endpoint> = unknown extends z.input<E['body']> ? { body?: undefined } : { body: z.input<E['body']> }
type Params<E extends Endpoint> = unknown extends z.input<E['params']> ? object : { params: z.input<E['params']> }
type Query<E extends Endpoint> = unknown extends z.input<E['query']> ? object : { query?: z.input<E['query']> }

interface SendOptions {
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
}

export type CallOptions<E extends Endpoint> = Body<E> & Params<E> & Query<E> & SendOptions

/** A successful reply, with its JSON not checked yet: `read` does that. */
export interface Reply {
  status: number
  data: unknown
  headers: Headers
}

const refused = new Set<() => void>()

/**
 * Calls `heard` whenever the server refuses a request because of who sends it: no session (401) or not enough rights (403).
 * Returns the function that ends this.
 */
export function onRefused(heard: () => void): () => void {
  refused.add(heard)
  return () => void refused.delete(heard)
}

let prove: (() => Promise<boolean>) | undefined

/**
 * Asks `ask` to have somebody prove who they are, whenever the server wants that before what was called; where it answers true the call
 * is made again, and otherwise it was aborted (`wasAborted`). Returns the function that ends this.
 */
export function onFreshLoginNeeded(ask: () => Promise<boolean>): () => void {
  prove = ask
  return () => void (prove === ask && (prove = undefined))
}

/** Calls an endpoint and reads its reply. @throws ApiError, also without a session (401). */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<z.output<E['output']>> {
  return read(endpoint, await send(endpoint, options as SendOptions & Loose))
}

/** The first half of `call`: sends, but does not check the reply yet. @throws ApiError. */
export async function send(target: Address, options: SendOptions & Loose): Promise<Reply> {
  const reply = await answer(target, options)
  return { status: reply.status, data: parseJson(await whole(reply)), headers: reply.headers }
}

/** One page of a long list (contract/paging.ts). */
export interface Page<Entry> {
  entries: Entry[]
  /** How many entries the whole list has; COUNTED_UP_TO + 1 means more than COUNTED_UP_TO. */
  total: number
  /** The cursor to pass as `after` for the next page; null on the last one. */
  next: string | null
}

/** Calls an endpoint whose reply is one page of a list. @throws ApiError. */
export async function callPage<Entry extends z.ZodType, E extends Endpoint<z.ZodType, z.ZodArray<Entry>>>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Page<z.output<E['output']>[number]>> {
  const reply = await send(endpoint, options as SendOptions & Loose)
  const entries = read(endpoint, reply)
  const total = Number(reply.headers.get(TOTAL_HEADER) ?? entries.length)
  return { entries, total, next: reply.headers.get(NEXT_HEADER) }
}

/**
 * Sends, and returns a successful reply with its body unread, for a body that comes in pieces.
 * @param isAgain whether somebody just proved for this call who they are. @throws ApiError.
 */
export async function answer(target: Address, options: SendOptions & Loose, isAgain = false): Promise<Response> {
  const { body, params = {}, query = {}, signal, headers = {} } = options
  // The browser itself says of a form what it is, with the boundary between its parts.
  const isForm = body instanceof FormData
  const reply = await reached(() =>
    fetch(address(target.path, params, query), {
      method: target.method,
      credentials: 'include',
      headers: { ...(body !== undefined && !isForm && json), ...headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    }),
  )
  if (reply.ok) return reply
  const failed = refusal(reply.status, await whole(reply), reply.statusText)
  if (isAgain || prove === undefined || !isProblem(failed, 'freshLoginNeeded')) throw failed
  if (await prove()) return answer(target, options, true)
  // Who leaves that question stopped the call themselves: nothing failed that they should be told of.
  throw new DOMException('nobody proved who they are', 'AbortError')
}

/** The error for a reply that is no success, with this body. Tells those who asked `onRefused`. */
export function refusal(status: number, text: string, statusText: string): ApiError {
  const data = parseJson(text)
  const error = new ApiError(status, messageIn(data) ?? (text || statusText), data)
  // Who has to prove who they are is logged in and may do it.
  if ((status === 401 || status === 403) && !isProblem(error, 'freshLoginNeeded')) for (const heard of refused) heard()
  return error
}

/** The second half of `call`: checks the reply with the endpoint's schema. @throws ApiError when it does not fit. */
export function read<E extends Endpoint>(
  endpoint: E,
  { status, data }: Pick<Reply, 'status' | 'data'>,
): z.output<E['output']> {
  const parsed = endpoint.output.safeParse(data ?? {})
  if (!parsed.success) throw new ApiError(status, unreadable, data, parsed.error)
  return parsed.data as z.output<E['output']>
}

/** Whether the server answers; asked when a file of the application itself could not be loaded. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await send({ method: 'GET', path: '/api/health' }, {})
    return true
  } catch {
    return false
  }
}

const json = { 'Content-Type': 'application/json' }

/** The result of `request`, or null when it fails because there is no session (401). */
export async function orNull<Value>(request: Promise<Value>): Promise<Value | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

type Address = Pick<Endpoint, 'method' | 'path'>

interface Loose {
  body?: unknown
  params?: object
  query?: object | undefined
}

/** The address for a path of the contract with its parameters; also for what the browser fetches itself, like an image. */
export function address(path: string, params: object, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/**
 * The result of `attempt`, which uses the connection. @throws ApiError with status 0 when the connection fails, also
 * halfway; an abort stays an AbortError.
 */
export async function reached<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (wasAborted(error)) throw error
    throw new ApiError(0, unreachable, undefined, error)
  }
}

const whole = (reply: Response) => reached(() => reply.text())

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' && data.message !== '' ? data.message : undefined
}
