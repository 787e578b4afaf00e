// `npm run read`: shows twenty texts at random, one at a time, each with three buttons, and keeps the score. It reads what the
// last `npm run eval` wrote. A page of its own on this machine only; no part of the product.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addVerdict, readScores, readTexts, type Text, type Verdict } from './scores.ts'
import { donePage, textPage } from './read-page.ts'

/** How many texts one sitting has. */
const SITTING = 20

const { writer, texts } = readTexts()
const sitting = atRandom(texts, SITTING)
let next = 0

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  console.log(`Lees op http://127.0.0.1:${(server.address() as AddressInfo).port} (stoppen: Ctrl+C)`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const form = new URLSearchParams((await bodyOf(request)).toString())
    const text = sitting[next]
    // Pressed twice, or in a second window: the number says which text was meant.
    if (text && form.get('place') === String(next) && isVerdict(form.get('verdict'))) {
      addVerdict(writer, text, form.get('verdict') as Verdict)
      next += 1
    }
    response.writeHead(303, { location: '/' }).end()
    return
  }
  const text = sitting[next]
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(text ? textPage(text, next, sitting.length) : donePage(writer, readScores(writer)))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const isVerdict = (given: string | null): given is Verdict => given === 'publish' || given === 'touch' || given === 'no'

/** So many different ones of `all`, in a random order. */
function atRandom(all: readonly Text[], many: number): Text[] {
  return all
    .map((text) => ({ text, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, many)
    .map(({ text }) => text)
}
