// The pages of a Stripe of our own, where a browser pays or changes its card. Of the numbers with which Stripe itself is tried, it
// knows 4242 4242 4242 4242, which pays, and 4000 0000 0000 0002, which is refused (docs.stripe.com/testing).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StripeServer } from './stripe-server.ts'

export const GOOD_CARD = '4242 4242 4242 4242'
export const REFUSED_CARD = '4000 0000 0000 0002'

const page = (title: string, inside: string) =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${inside}</main></html>`
const link = (words: string, to: string) => `<a href="${to.replaceAll('&', '&amp;')}">${words}</a>`
const card = (refused: boolean) =>
  `${refused ? '<p role="alert">Je kaart is geweigerd.</p>' : ''}<label>Kaartnummer <input name="kaart"></label>`

/** Shows one, or does what a button on it says and sends the browser back. */
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
  const leave = (location: string) => void response.writeHead(303, { location }).end()
  const form = request.method === 'POST' ? new URLSearchParams(body) : undefined
  const refused = form?.get('kaart') === REFUSED_CARD
  const session = ledger.sessions.get(path.replace('/betalen/', ''))
  if (session === undefined) {
    const asked = new URL(request.url ?? '/', 'http://stripe').searchParams
    const [customer, back] = [asked.get('klant') ?? '', asked.get('terug') ?? '/']
    if (form !== undefined && !refused) {
      ledger.failing.delete(customer)
      ledger.retry(customer)
      return leave(back)
    }
    const inside = `<form method="post">${card(refused)}<button>Opslaan</button></form>${link('Terug', back)}`
    return show(page('Betaalgegevens', inside))
  }
  if (session.status !== 'open')
    return show(
      page(session.status === 'expired' ? 'Deze bestelling is verlopen' : 'Deze bestelling is al betaald', ''),
    )
  if (form !== undefined && !refused) {
    ledger.pay(session.id, form.has('sepa'))
    return leave(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id))
  }
  const buttons = '<button>Betalen</button> <button name="sepa">Betalen met SEPA</button>'
  const inside = `<form method="post">${card(refused)}${buttons}</form>${link('Annuleren', session.cancel_url)}`
  show(page('Betalen', inside))
}
