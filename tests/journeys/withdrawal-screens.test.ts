// Withdrawing from an order, in two steps and without a login. What the server says is given here.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { BillingState } from '#contract/billing/state.ts'
import { users } from '#server/accounts/tables.ts'
import { until } from '../support/app.ts'
import { assertAccessible, assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { plan } from '../support/premium-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('withdrawing asks for an address, without a login, and answers the same for every address', async () => {
  const page = await house.visitor()
  const bodies: unknown[] = []
  await page.route('**/api/withdrawal', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: {} })
  })
  await page.goto('/herroepen')
  await assertAccessibleAtAnyWidth(page)
  await page.getByLabel('E-mailadres').fill('lezer@example.com')
  await page.getByRole('button', { name: 'Stuur me de link' }).dblclick()
  await page.getByRole('heading', { level: 1, name: 'Kijk in je mail' }).waitFor()
  await page.getByText('Als lezer@example.com een bestelling heeft').waitFor()
  assert.deepEqual(bodies, [{ email: 'lezer@example.com' }])
  await assertAccessible(page)
})

test('the link of the mail does nothing by itself; the button withdraws, and says when', async () => {
  const page = await house.visitor()
  const asked: string[] = []
  await page.route('**/api/withdrawal/*', (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ json: { at: '2026-12-03T13:03:00.000Z' } })
  })
  await page.goto('/herroepen#geheim-van-de-mail')
  await page.getByText('Premium stopt meteen').waitFor()
  await assertAccessibleAtAnyWidth(page)
  assert.deepEqual(asked, [])
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).dblclick()
  await page.getByText('Herroepen op 03/12/2026 14:03.').waitFor()
  assert.deepEqual(asked, ['POST /api/withdrawal/geheim-van-de-mail'])
  await assertAccessible(page)
})

test('a link that is used, expired or too late says so, with what one can do', async () => {
  const page = await house.visitor()
  await page.goto('/herroepen#oud')
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await page.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Vraag een nieuwe link' }).click()
  await page.getByLabel('E-mailadres').waitFor()
})

test('who withdraws in another window is not told by the page of their payment that it is being processed', async () => {
  const page = await house.member({ username: 'bedacht', subscriptionStatus: 'paid', subscriptionType: 'paid' })
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  const order = { state: 'active', kind: 'private', until: soon, withdrawUntil: soon } as const
  let billing: BillingState = { payments: true, subscription: order, invoices: [] }
  await page.route('**/api/billing', (route) => route.fulfill({ json: billing }))
  await page.goto('/admin?tab=account&betaling=gelukt')
  await plan(page).getByText('Premium is actief').waitFor()
  billing = { ...billing, subscription: null }
  const { db, notices } = house.app.database
  const [user] = await db
    .update(users)
    .set({ subscriptionStatus: 'not_paid', subscriptionType: 'free', role: 'free', premiumEndedAt: new Date() })
    .where(eq(users.username, 'bedacht'))
    .returning({ id: users.id })
  await until(async () => {
    await notices.tell({ topic: 'billing', onlyFor: user?.id ?? 0 })
    return plan(page).getByText('Premium afgelopen').isVisible()
  }, 'the notice is heard')
  await page.waitForURL((url) => !url.searchParams.has('betaling'))
  assert.equal(await plan(page).getByText('Betaling wordt verwerkt').count(), 0)
})
