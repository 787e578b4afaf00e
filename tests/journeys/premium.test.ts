// Premium is paid for real, at a Stripe of our own: what goes otherwise than at once on the way to it, and what ends it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { hasFocus } from '../support/browser.ts'
import { openPayingHouse, type PayingHouse } from '../support/paying-house.ts'
import { button, fill, headed, part, payWith, plan, toStripe } from '../support/premium-page.ts'
import { GOOD_CARD, REFUSED_CARD } from '../support/stripe-pages.ts'

let paying: PayingHouse
before(async () => void (paying = await openPayingHouse()))
after(() => paying.close())

const account = (page: Page) => page.goto(`${paying.origin}/admin?tab=account`)

/** Opens the dialog of the order. */
async function begins(page: Page): Promise<void> {
  await account(page)
  await button(plan(page), 'Kies Premium').click()
}

/** What Stripe has of somebody. */
function atStripe(email: string) {
  const { customers, subscriptions, invoices, refunds } = paying.stripe.ledger
  const ofThem = [...customers.values()].filter((one) => one.email === email)
  const isTheirs = ({ customer }: { customer: string }) => ofThem.some(({ id }) => id === customer)
  const paid = [...invoices.values()].filter(isTheirs)
  const intents = paid.flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent))
  return {
    customers: ofThem,
    standing: [...subscriptions.values()].filter(isTheirs).map(({ status }) => status),
    invoiced: paid.map(({ total }) => total),
    paidBack: refunds.filter((one) => intents.includes(one.payment_intent)).map(({ amount }) => amount),
  }
}

test('a card that is refused, an order that is broken off and the way back cost nothing; then it is paid, once', async () => {
  const { page, email } = await paying.member()
  await begins(page)
  await toStripe(page)
  await payWith(page, REFUSED_CARD)
  await page.getByRole('alert').getByText('Je kaart is geweigerd.').waitFor()
  await page.getByRole('link', { name: 'Annuleren' }).click()
  const said = plan(page).getByRole('alert')
  await said.getByText('Er is niets besteld en niets afgeschreven.').waitFor()
  await headed(page, 'Free')
  assert.deepEqual(atStripe(email).standing, [])

  await button(said, 'Kies Premium').click()
  await toStripe(page)
  // By the browser's own button the order is found as it was.
  await page.goBack()
  await toStripe(page)
  await payWith(page, GOOD_CARD)
  await plan(page).getByText('Premium is actief').waitFor()
  await headed(page, 'Premium')
  await paying.mailTo(email, /Premium is begonnen/)
  const { customers, standing, invoiced, paidBack } = atStripe(email)
  assert.deepEqual([customers.length, standing, invoiced, paidBack], [1, ['active'], [24_19], []])
})

test('who orders in two windows is on one page to pay on, and pays once', async () => {
  const { page, email } = await paying.member()
  const other = await page.context().newPage()
  for (const one of [page, other]) {
    await begins(one)
    await toStripe(one)
  }
  assert.equal(other.url(), page.url())
  await payWith(page, GOOD_CARD)
  await plan(page).getByText('Premium is actief').waitFor()
  await other.goto(page.url())
  await plan(other).getByText('Premium is actief').waitFor()
  for (const one of [page, other]) await headed(one, 'Premium')
  const { customers, standing, invoiced, paidBack } = atStripe(email)
  assert.deepEqual([customers.length, standing, invoiced, paidBack], [1, ['active'], [24_19], []])
})

test('what was paid in another window is not ordered again from a dialog that was still open', async () => {
  const { page, email } = await paying.member()
  const other = await page.context().newPage()
  await begins(other)
  await begins(page)
  await toStripe(page)
  await payWith(page, GOOD_CARD)
  await headed(other, 'Premium')
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(atStripe(email).standing, ['active'])
})

test('a company orders with a number for VAT that Stripe knows, and reads the price without VAT', async () => {
  const { page, email } = await paying.member()
  await begins(page)
  const dialog = page.getByRole('dialog', { name: 'Kies Premium' })
  await dialog.getByText('Zakelijk').click()
  await fill(dialog, { 'Btw-nummer': 'DE000000000' })
  await button(dialog, 'Bestellen en betalen').click()
  await dialog.getByText('Vul een geldig btw-nummer in, zoals NL123456782B90.').waitFor()
  await hasFocus(dialog.getByLabel('Btw-nummer'))
  await fill(dialog, { 'Btw-nummer': 'nl 1234.56.782 b90' })
  await toStripe(page)
  await payWith(page, GOOD_CARD)
  await plan(page).getByText('€ 19,99', { exact: true }).waitFor()
  await plan(page).getByText('per maand, excl. btw').waitFor()
  const { text } = await paying.mailTo(email, /Premium is begonnen/)
  assert.match(text, /€ 24,19 per maand, inclusief € 4,20 btw/)
  assert.deepEqual(
    atStripe(email).customers.map(({ taxIds }) => taxIds),
    [['NL123456782B90']],
  )
})

test('who pays by SEPA waits, may leave, and has Premium when the money came', async () => {
  const { page, email } = await paying.member()
  await begins(page)
  await toStripe(page)
  await payWith(page, '', 'Betalen met SEPA')
  await plan(page).getByText('Premium begint zodra je betaling binnen is.').waitFor()
  await account(page)
  await plan(page).getByText('Betaling wordt verwerkt').waitFor()
  assert.equal(await button(plan(page), 'Kies Premium').count(), 0)
  const { subscriptions, customers } = paying.stripe.ledger
  const waiting = [...subscriptions.values()].find(({ customer }) => customers.get(customer)?.email === email)
  paying.stripe.ledger.settle(waiting?.id ?? '')
  await headed(page, 'Premium')
  await paying.mailTo(email, /Premium is begonnen/)
})

test('a payment that fails for a week ends Premium, here and at Stripe; what was made stays, and one can begin again', async () => {
  const { page, email } = await paying.member({ aiRequestsCount: 10 })
  await begins(page)
  await toStripe(page)
  await payWith(page, GOOD_CARD)
  await headed(page, 'Premium')
  const { ledger } = paying.stripe
  const [customer] = atStripe(email).customers
  ledger.failing.add(customer?.id ?? '')
  await paying.advance(page, 31)
  await plan(page).getByText('Betaling mislukt').waitFor()
  // The address is that of who came back from paying, still.
  assert.match(page.url(), /betaling=gelukt/)
  assert.equal(await plan(page).getByText('Premium is actief').count(), 0)
  // Who ends it then reads so, until when it runs, and can think better of it.
  await button(plan(page), 'Opzeggen').click()
  await button(page.getByRole('alertdialog'), 'Opzeggen').click()
  await plan(page)
    .getByText(/^Premium loopt tot .* en stopt dan/)
    .waitFor()
  await button(plan(page), 'Toch doorgaan').click()
  await plan(page).getByText('Betaling mislukt').waitFor()
  await paying.advance(page, 7)
  await paying.runScheduled('end-unpaid')
  await headed(page, 'Free')
  await plan(page).getByText('Premium afgelopen').waitFor()
  assert.match((await paying.mailTo(email, /Premium is afgelopen/)).text, /Er wordt niets meer afgeschreven/)
  await until(() => atStripe(email).standing.join() === 'canceled', 'it is over at Stripe')
  await page.goto(`${paying.origin}/titeltovenaar`)
  await part(page, 'Zo ga je verder').getByRole('link', { name: 'Kies Premium' }).click()
  ledger.failing.clear()
  await toStripe(page)
  await payWith(page, GOOD_CARD)
  await headed(page, 'Premium')
  assert.deepEqual(atStripe(email).standing, ['canceled', 'active'])
})
