// XMLHttpRequest for tests outside of a browser, as far as uploads use it: over real HTTP, to a server of the test.
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http'

/** How much is written at once, in bytes: a progress event for each. */
const PIECE = 64 * 1024

class TestRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  statusText = ''
  responseText = ''
  #method = 'GET'
  #address = ''
  readonly #headers: Record<string, string> = {}
  #sent: ClientRequest | undefined
  #reply: IncomingMessage | undefined
  #over = false
  /** The origin that addresses without one are at. */
  static origin = ''

  open(method: string, address: string): void {
    this.#method = method
    this.#address = new URL(address, TestRequest.origin).href
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  getResponseHeader(name: string): string | null {
    return this.#reply?.headers[name.toLowerCase()]?.toString() ?? null
  }

  abort(): void {
    if (this.#over) return
    this.#end('abort')
    this.#sent?.destroy()
  }

  send(form: FormData): void {
    void this.#send(form)
  }

  async #send(form: FormData): Promise<void> {
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    if (this.#over) return
    const type = encoded.headers.get('content-type') ?? ''
    const headers = { ...this.#headers, 'content-type': type, 'content-length': body.length }
    const sent = ask(this.#address, { method: this.#method, headers, agent: false })
    this.#sent = sent
    sent.on('error', () => this.#end('error'))
    sent.on('response', (reply) => this.#read(reply))
    let loaded = 0
    for (; loaded < body.length && !sent.destroyed; loaded = Math.min(body.length, loaded + PIECE)) {
      this.upload.dispatchEvent(progress(loaded, body.length))
      await new Promise((written) => void sent.write(body.subarray(loaded, loaded + PIECE), written))
    }
    if (sent.destroyed) return
    this.upload.dispatchEvent(progress(body.length, body.length))
    this.upload.dispatchEvent(new Event('load'))
    sent.end()
  }

  #read(reply: IncomingMessage): void {
    this.#reply = reply
    this.status = reply.statusCode ?? 0
    this.statusText = reply.statusMessage ?? ''
    reply.setEncoding('utf8')
    reply.on('data', (piece: string) => {
      this.responseText += piece
      this.dispatchEvent(progress(this.responseText.length, 0))
    })
    reply.on('end', () => this.#end(reply.complete ? 'load' : 'error'))
    reply.on('error', () => this.#end('error'))
  }

  #end(name: 'load' | 'error' | 'abort'): void {
    if (this.#over) return
    this.#over = true
    this.dispatchEvent(new Event(name))
  }
}

const progress = (loaded: number, total: number) => Object.assign(new Event('progress'), { loaded, total })

/** Gives this process an XMLHttpRequest whose addresses are at `origin`; returns the function that takes it away. */
export function giveXmlHttpRequest(origin: string): () => void {
  TestRequest.origin = origin
  const scope = globalThis as { XMLHttpRequest?: unknown }
  const earlier = scope.XMLHttpRequest
  scope.XMLHttpRequest = TestRequest
  return () => {
    if (earlier === undefined) delete scope.XMLHttpRequest
    else scope.XMLHttpRequest = earlier
  }
}
