// Somebody else's website: a real server whose pages answer as a test says, also badly.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface StrangeWeb {
  /** Host and port, `127.0.0.1:8080`: the form in which a test allows it to be fetched. */
  address: string
  port: number
  url: (path: string) => string
  /** Every path that was asked, in order. */
  asked: string[]
  /** The number of requests that have no complete reply yet and whose client is still there. */
  open: () => number
  close: () => Promise<void>
}

/** Starts the website. It answers 404 to paths that `pages` does not name; a query is not part of a path. */
export async function openWeb(pages: Record<string, Answer>): Promise<StrangeWeb> {
  const asked: string[] = []
  let open = 0
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    open += 1
    response.once('close', () => void (open -= 1))
    const page = pages[(request.url ?? '').split('?', 1)[0] ?? '']
    if (page) page(request, response)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Niet gevonden</title>')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    port,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const htmlPage =
  (html: string | Uint8Array, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)

export const redirect =
  (location: string, status = 302): Answer =>
  (_, response) =>
    void response.writeHead(status, { location }).end()

/** The smallest PNG, of one transparent point. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const picture =
  (bytes: Uint8Array, mediaType = 'image/png'): Answer =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': mediaType }).end(bytes)
