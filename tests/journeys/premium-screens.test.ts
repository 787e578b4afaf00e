// The screens of Premium in every state that the server can tell: one's plan, the order, the way back from paying, and the end.
// What the server says is given here; premium.test.ts pays for real.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { BillingState } from '#contract/billing/state.ts'
import { problems } from '#contract/problems.ts'
import { users } from '#server/accounts/tables.ts'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  hasFocus,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date(instant))

const end = inDays(17)
const none: BillingState = { payments: true, subscription: null, invoices: [] }
const running = (fields: Partial<NonNullable<BillingState['subscription']>> = {}): BillingState => ({
  ...none,
  subscription: { state: 'active', kind: 'private', until: end, withdrawUntil: null, ...fields },
})
const premium = { subscriptionStatus: 'paid', subscriptionType: 'paid' } as const

/** Has the server answer with `state`, from now on. */
async function tells(page: Page, state: BillingState) {
  await page.unroute('**/api/billing')
  await page.route('**/api/billing', (route) => route.fulfill({ json: state }))
}
const plan = (page: Page) => page.getByRole('region', { name: 'Je abonnement' })
const account = '/admin?tab=account'

test('who pays reads what they have, what it costs and when they pay again, with their invoices', async () => {
  const page = await house.member(premium)
  const invoice = { number: 'KP-2026-1187', date: '2026-11-14T09:00:00.000Z', cents: 2419, state: 'paid' } as const
  await tells(page, { ...running(), invoices: [{ ...invoice, url: 'https://invoice.example.com/1187' }] })
  await page.goto(account)
  await plan(page)
    .getByText(`Volgende betaling op ${dayOf(end)}.`)
    .waitFor()
  await plan(page).getByText('€ 24,19').first().waitFor()
  await plan(page)
    .getByRole('img', { name: /laatste 14 dagen: 0 verzoeken/ })
    .waitFor()
  const row = plan(page).getByRole('listitem').filter({ hasText: 'KP-2026-1187' })
  assert.match(await row.innerText(), /14\/11\/2026[\s\S]*€ 24,19[\s\S]*Betaald/)
  const link = row.getByRole('link', { name: 'Open factuur KP-2026-1187 bij Stripe, in een nieuw tabblad' })
  assert.equal(await link.getAttribute('href'), 'https://invoice.example.com/1187')
  await assertAccessibleAtAnyWidth(page)
})

test('ending asks first and says until when it runs; one can go on, and the keyboard stays where it was', async () => {
  const page = await house.member(premium)
  const asked: string[] = []
  await tells(page, running({ withdrawUntil: inDays(9) }))
  for (const [path, next] of [
    ['cancel', running({ state: 'cancelled' })],
    ['resume', running()],
  ] as const)
    await page.route(`**/api/billing/${path}`, async (route) => {
      asked.push(path)
      await tells(page, next)
      await route.fulfill({ json: {} })
    })
  await page.goto(account)
  await plan(page).getByRole('button', { name: 'Opzeggen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Premium opzeggen?' })
  await question.getByText(`Premium loopt nog tot ${dayOf(end)}.`).waitFor()
  await assertAccessible(page)
  await question.getByRole('button', { name: 'Premium houden' }).click()
  assert.deepEqual(asked, [])
  await plan(page).getByRole('button', { name: 'Opzeggen' }).click()
  await question.getByRole('button', { name: 'Opzeggen' }).click()
  await plan(page)
    .getByText(`Premium loopt tot ${dayOf(end)} en stopt dan.`)
    .waitFor()
  const goOn = plan(page).getByRole('button', { name: 'Toch doorgaan' })
  await hasFocus(goOn)
  await goOn.dblclick()
  await plan(page)
    .getByText(`Volgende betaling op ${dayOf(end)}.`)
    .waitFor()
  assert.deepEqual(asked, ['cancel', 'resume'])
})

test('within the days to think it over the plan leads to withdrawing, and afterwards no more', async () => {
  const page = await house.member(premium)
  await tells(page, running({ withdrawUntil: inDays(9) }))
  await page.goto(account)
  await plan(page)
    .getByText(`Je bedenktijd loopt tot en met ${dayOf(inDays(9))}.`)
    .waitFor()
  await plan(page).getByRole('link', { name: 'Bestelling herroepen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bestelling herroepen' }).waitFor()
  await tells(page, running({ withdrawUntil: inDays(-1) }))
  await page.goto(account)
  await plan(page)
    .getByText(/Volgende betaling/)
    .waitFor()
  assert.equal(
    await plan(page)
      .getByText(/bedenktijd loopt/)
      .count(),
    0,
  )
})

test('a failed payment warns until when Premium stays, and changing how one pays is the thing to do', async () => {
  const page = await house.member(premium)
  await tells(page, running({ state: 'failed' }))
  await page.route('**/api/billing/portal', (route) => route.fulfill({ json: { url: `${house.app.url}/robots.txt` } }))
  await page.goto(account)
  await plan(page).getByText('Betaling mislukt').waitFor()
  await plan(page)
    .getByText(`Premium blijft tot ${dayOf(end)}`)
    .waitFor()
  await assertAccessible(page)
  await plan(page).getByRole('button', { name: 'Betaalgegevens wijzigen' }).click()
  await page.waitForURL('**/robots.txt')
})

test('an order is for a person or a company, is asked once, and who comes back can go on', async () => {
  const page = await house.member({ aiRequestsCount: 10 })
  await tells(page, none)
  const bodies: unknown[] = []
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/billing/checkout', async (route) => {
    bodies.push(route.request().postDataJSON())
    await answer.promise
    await route.fulfill({ json: { url: `${house.app.url}/robots.txt` } })
  })
  // The way that somebody at the limit goes.
  await page.goto('/titeltovenaar')
  await page.getByRole('region', { name: 'Zo ga je verder' }).getByRole('link', { name: 'Kies Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kies Premium' })
  await dialog.getByText('Elke maand vooraf € 24,19').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Bestellen en betalen', exact: true }).dblclick()
  answer.resolve()
  await page.waitForURL('**/robots.txt')
  assert.deepEqual(bodies, [{ kind: 'private' }])

  await page.goBack()
  await dialog.getByText('Zakelijk').click()
  await dialog.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await dialog.getByText('Vul je btw-nummer in, of bestel als particulier.').waitFor()
  await hasFocus(dialog.getByLabel('Btw-nummer'))
  assert.equal(bodies.length, 1)
  await assertAccessible(page)
  await dialog.getByLabel('Btw-nummer').fill(' NL123456789B01 ')
  await dialog.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await page.waitForURL('**/robots.txt')
  assert.deepEqual(bodies[1], { kind: 'business', vatNumber: 'NL123456789B01' })
})

const closedScreens = [
  ['/admin?tab=rewriter', 'Limiet bereikt'],
  ['/titeltovenaar', 'Limiet bereikt'],
  ['/admin?tab=caption-generator', 'Limiet AI-aanvragen bereikt'],
  ['/admin?tab=pinterest-captions', 'Limiet AI-aanvragen bereikt'],
  ['/shorts-text-generator', 'AI verzoek limiet bereikt'],
  ['/shorts-image-creator', 'AI verzoek limiet bereikt'],
  ['/yt-thumbnail-generator', 'AI verzoek limiet bereikt'],
  ['/social-thumbnail-generator', 'AI verzoek limiet bereikt'],
] as const

test('at the limit each tool says so once, with one way on and both prices', async () => {
  const page = await house.member({ aiRequestsCount: 10 })
  await tells(page, none)
  for (const [address, words] of closedScreens) {
    await page.goto(address)
    const main = page.getByRole('main')
    await main.getByText(words, { exact: true }).waitFor()
    await main.getByRole('link', { name: 'Kies Premium' }).waitFor()
    assert.equal(await main.getByText(words, { exact: true }).count(), 1, address)
    assert.equal(await main.getByRole('link', { name: 'Kies Premium' }).count(), 1, address)
    const way = await main.getByRole('region', { name: 'Zo ga je verder' }).innerText()
    assert.match(way, /€ 24,19[\s\S]*€ 19,99/, address)
  }
})

test('when Stripe does not answer nothing was ordered or charged, and one can try again', async () => {
  const page = await house.member()
  await tells(page, none)
  await page.route('**/api/billing/checkout', (route) =>
    route.fulfill({ status: 502, json: { code: 'paymentsFailed', message: problems.paymentsFailed.message } }),
  )
  await page.goto(account)
  await plan(page).getByRole('button', { name: 'Kies Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kies Premium' })
  await dialog.getByRole('button', { name: 'Bestellen en betalen' }).click()
  const said = dialog.getByRole('alert')
  await said.getByText('Je bestelling is niet geplaatst').waitFor()
  await said.getByText(problems.paymentsFailed.message).waitFor()
  await page.unroute('**/api/billing/checkout')
  await page.route('**/api/billing/checkout', (route) =>
    route.fulfill({ json: { url: `${house.app.url}/robots.txt` } }),
  )
  await dialog.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await page.waitForURL('**/robots.txt')
})

test('who did not confirm their address reads that first, and orders nothing', async () => {
  const page = await house.member({ emailConfirmedAt: null, email: 'anne@example.com' })
  await tells(page, none)
  await page.goto(account)
  await plan(page).getByRole('button', { name: 'Kies Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bevestig eerst je e-mailadres' })
  await dialog.getByText('anne@example.com').waitFor()
  assert.equal(await dialog.getByRole('button', { name: 'Bestellen en betalen' }).count(), 0)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
})

test('who comes back from paying waits for the server to hear of it; then header and plan are Premium', async () => {
  const page = await house.member({ username: 'betaald' })
  await tells(page, { ...none, subscription: { ...running().subscription!, state: 'pending' } })
  await page.goto(`${account}&betaling=gelukt`)
  await plan(page).getByText('Betaling wordt verwerkt').first().waitFor()
  await page.getByRole('banner').getByText('Free').waitFor()
  assert.equal(await plan(page).getByRole('button', { name: 'Kies Premium' }).count(), 0, 'it is not ordered twice')
  await tells(page, running())
  const [user] = await house.app.database.db
    .update(users)
    .set(premium)
    .where(eq(users.username, 'betaald'))
    .returning({ id: users.id })
  const { notices } = house.app.database
  await until(async () => {
    await notices.tell({ topic: 'billing', onlyFor: user!.id })
    return plan(page).getByText('Premium is actief').isVisible()
  }, 'the notice is heard')
  await page.getByRole('banner').getByText('Premium').waitFor()
  await assertAccessible(page)
  await plan(page).getByRole('button', { name: 'Sluiten' }).click()
  await page.waitForURL((url) => !url.searchParams.has('betaling'))
})

test('a payment that takes days says so after a while, and that one may leave', async () => {
  const page = await house.member()
  await page.clock.install()
  await tells(page, none)
  await page.goto(`${account}&betaling=gelukt`)
  await plan(page).getByText('Meestal duurt dit een paar tellen.').waitFor()
  await page.clock.fastForward(15_000)
  await plan(page).getByText('Een SEPA-incasso kan een paar werkdagen duren.').waitFor()
  await plan(page).getByRole('button', { name: 'Kijk opnieuw' }).click()
})

test('an order that was broken off says that nothing was charged, with the way to begin again', async () => {
  const page = await house.member()
  await tells(page, none)
  await page.goto(`${account}&betaling=afgebroken`)
  const said = plan(page).getByRole('alert')
  await said.getByText('Er is niets besteld en niets afgeschreven.').waitFor()
  await said.getByRole('button', { name: 'Kies Premium' }).click()
  await page.getByRole('dialog', { name: 'Kies Premium' }).waitFor()
})

test('where nothing can be paid one reads how to reach the team', async () => {
  const page = await house.member({ aiRequestsCount: 4 })
  await tells(page, { ...none, payments: false })
  await page.goto(account)
  await plan(page).getByText('4 van 10 AI-verzoeken gebruikt').waitFor()
  const link = plan(page).getByRole('link', { name: 'Neem contact op' })
  assert.equal(await link.getAttribute('href'), '/#contact')
  assert.equal(await plan(page).getByRole('button', { name: 'Kies Premium' }).count(), 0)
  // An address that somebody sent opens no order either.
  await page.goto(`${account}&kies=premium`)
  await link.waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
})
