// What the websites of the tests share: a real server on a free port that answers a kind of API, and faults that a test asks for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * - hang-up: it does what is asked, and breaks the connection instead of answering.
 * - down: 503, without doing it.
 * - broken: it does it, and answers with a page instead of JSON.
 * - hang: no answer ever comes.
 * - echo: 403, without doing it, in words that quote what came with the call.
 */
export type Fault = 'hang-up' | 'down' | 'broken' | 'hang' | 'echo' | (() => void | Promise<void>)

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  json: Record<string, unknown>
}

export interface Said {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export const said = (body: unknown, status = 200, headers: Record<string, string> = {}): Said => ({
  status,
  body,
  headers,
})

export interface PublishingServer {
  url: string
  /** Host and port, in which form a test allows it. */
  address: string
  /** `POST /wp/v2/posts`, oldest first. */
  calls: string[]
  /** What happens with the next calls that begin so, one after the other. A function is called before it is answered, and waited for. */
  next(call: string, ...faults: Fault[]): void
  /** Resolves when the next call that begins so has come in. */
  came(call: string): Promise<void>
  close(): Promise<void>
}

/** As what looks for mistakes shows a call: its header, and what a server makes of that. */
const echoOf = (authorization: string) =>
  `${authorization}, ${Buffer.from(authorization.replace(/^\w+ /, ''), 'base64').toString('utf8')}`

export async function openPublishingServer(answer: (call: Call) => Said): Promise<PublishingServer> {
  const calls: string[] = []
  const planned: { call: string; fault: Fault }[] = []
  const waiting: { call: string; tell: () => void }[] = []

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
    const path = searchParams.get('rest_route') ?? pathname.replace(/^\/wp-json/, '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const isJson = (request.headers['content-type'] ?? '').includes('json')
    const name = `${request.method} ${path}`
    calls.push(name)
    const at = planned.findIndex(({ call }) => name.startsWith(call))
    const fault = at < 0 ? undefined : planned.splice(at, 1)[0]?.fault
    for (const one of waiting.splice(0))
      if (name.startsWith(one.call)) one.tell()
      else waiting.push(one)
    if (typeof fault === 'function') await fault()
    if (fault === 'hang') return
    if (fault === 'down') return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Even niet</h1>')
    if (fault === 'echo') {
      const message = echoOf(request.headers.authorization ?? '')
      const refusal = { code: 'rest_forbidden', message, errors: [{ message, code: message }] }
      return void response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
    }
    const reply = answer({
      method: request.method ?? 'GET',
      path,
      query: searchParams,
      headers: request.headers,
      body,
      json: isJson ? (JSON.parse(body.toString('utf8')) as Record<string, unknown>) : {},
    })
    if (fault === 'hang-up') return void request.socket.destroy()
    if (fault === 'broken') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Fatal</h1>')
    const text = typeof reply.body === 'string'
    response
      .writeHead(reply.status, { 'content-type': text ? 'text/html' : 'application/json', ...reply.headers })
      .end(text ? reply.body : JSON.stringify(reply.body))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    calls,
    next: (call, ...faults) => void planned.push(...faults.map((fault) => ({ call, fault }))),
    came: (call) => new Promise((tell) => void waiting.push({ call, tell })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
