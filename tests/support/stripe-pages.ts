// The pages of a Stripe of our own, where a browser pays or changes its details.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StripeServer } from './stripe-server.ts'

const page = (title: string, inside: string) =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${inside}</main></html>`

/** Shows it, or does what a button on it says and sends the browser back. */
export function answerPage(
  { ledger }: Pick<StripeServer, 'ledger'>,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: string,
): void {
  const show = (html: string) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(html)
  }
  const session = ledger.sessions.get(path.replace('/betalen/', ''))
  if (session === undefined) {
    const back = new URL(request.url ?? '/', 'http://stripe').searchParams.get('terug') ?? '/'
    return show(page('Betaalgegevens', `<a href="${back}">Terug</a>`))
  }
  if (request.method === 'POST') {
    ledger.pay(session.id, body.includes('sepa'))
    response.writeHead(303, { location: session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id) })
    response.end()
    return
  }
  show(
    page(
      'Betalen',
      `<form method="post"><button name="hoe" value="kaart">Betalen</button> <button name="hoe" value="sepa">Betalen met SEPA</button></form><a href="${session.cancel_url.replaceAll('&', '&amp;')}">Terug</a>`,
    ),
  )
}
