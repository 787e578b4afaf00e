// From stranger to customer, and out again with everything one made: the whole way of one person, in a browser, with their mail and
// their payments.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { DAY_MS } from '#contract/days.ts'
import { users } from '#server/accounts/tables.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { eq } from 'drizzle-orm'
import { until } from '../support/app.ts'
import { assertAccessible } from '../support/browser.ts'
import { plugIn } from '../support/passkeys.ts'
import { openPayingHouse, type PayingHouse } from '../support/paying-house.ts'
import { GOOD_CARD } from '../support/stripe-pages.ts'
import { openInput } from '../support/tool-input.ts'
import { toasts } from '../support/toasts.ts'

let paying: PayingHouse
before(async () => void (paying = await openPayingHouse()))
after(() => paying.close())

const EMAIL = 'sanne@krant.example'
const PASSWORD = 'een-geheim-van-sanne'

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })
const part = (page: Page, name: string) => page.getByRole('region', { name })
const plan = (page: Page) => part(page, 'Je abonnement')
const told = (page: Page, title: string) => toasts(page).getByText(title, { exact: true }).first().waitFor()
const addDays = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)
const fill = async (within: Page | Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await within.getByLabel(label, { exact: true }).fill(value)
}

async function triesATitle(page: Page): Promise<void> {
  await page.goto(`${paying.origin}/`)
  const tool = part(page, 'Probeer het meteen')
  await tool.getByLabel('Onderwerp').fill('Moestuin op een klein balkon')
  await button(tool, 'Bedenk titels').click()
  await tool.getByRole('listitem').nth(4).waitFor()
}

async function registers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start je proef van 24 uur' }).first().click()
  await fill(page, {
    'Volledige Naam': 'Sanne Visser',
    'E-mail': EMAIL,
    Gebruikersnaam: 'sanne',
    Wachtwoord: PASSWORD,
    'Bevestig Wachtwoord': PASSWORD,
  })
  await button(page, 'Account aanmaken').click()
  await page.waitForURL(/\/admin/)
}

/** In another window, as a mail program opens it. */
async function confirms(page: Page): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'E-mailadres bevestigen' })
  await bar.getByText(EMAIL).waitFor()
  const other = await page.context().newPage()
  await other.goto(await paying.linkTo(EMAIL, /e-mailadres/))
  await button(other, 'Adres bevestigen').click()
  await other.getByText('Dank je, je adres is bevestigd.').waitFor()
  await other.close()
  await bar.waitFor({ state: 'detached' })
}

async function usesTenRequests(page: Page): Promise<void> {
  await page.goto(`${paying.origin}/titeltovenaar`)
  const main = page.getByRole('main')
  await fill(main, { Onderwerp: 'Moestuin op het balkon' })
  await main.getByLabel('Context').fill('Voor lezers zonder tuin die dit voorjaar groente willen kweken in bakken.')
  for (let used = 1; used <= 10; used += 1) {
    await openInput(page)
    await button(main, 'Genereer titels').click()
    await page.getByRole('banner').getByText(`${used} / 10`).first().waitFor()
  }
  await part(page, 'Zo ga je verder').getByRole('link', { name: 'Kies Premium' }).waitFor()
}

async function pays(page: Page): Promise<void> {
  await part(page, 'Zo ga je verder').getByRole('link', { name: 'Kies Premium' }).click()
  const order = page.getByRole('dialog', { name: 'Kies Premium' })
  await order.getByText('Elke maand vooraf € 24,19').waitFor()
  // What Stripe tells comes later than the browser.
  const { url } = paying.stripe.notices
  paying.stripe.notices.url = undefined
  await button(order, 'Bestellen en betalen').click()
  await page.getByLabel('Kaartnummer').fill(GOOD_CARD)
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await plan(page).getByText('Betaling wordt verwerkt').first().waitFor()
  paying.stripe.notices.url = url
  for (const notice of paying.stripe.notices.all) await paying.stripe.notices.post(url ?? '', notice)
  await plan(page).getByText('Premium is actief').waitFor()
  await page.getByRole('banner').getByText('Premium').first().waitFor()
  await paying.mailTo(EMAIL, /Premium is begonnen/)
  await assertAccessible(page)
}

async function cancelsAndResumes(page: Page): Promise<void> {
  await button(plan(page), 'Opzeggen').click()
  await button(page.getByRole('alertdialog', { name: 'Premium opzeggen?' }), 'Opzeggen').click()
  await plan(page)
    .getByText(/Premium loopt tot .* en stopt dan/)
    .waitFor()
  await paying.mailTo(EMAIL, /Premium is opgezegd/)
  await button(plan(page), 'Toch doorgaan').click()
  await plan(page)
    .getByText(/Volgende betaling op/)
    .waitFor()
  await paying.mailTo(EMAIL, /Premium loopt door/)
}

async function isWarned(page: Page): Promise<void> {
  const { ledger } = paying.stripe
  const [subscription] = ledger.subscriptions.values()
  assert.ok(subscription)
  const renewal = new Date(subscription.items.data[0].current_period_end * 1_000)
  ledger.failing.add(subscription.customer)
  await paying.advance(addDays(renewal, 1), page)
  const warning = await paying.mailTo(EMAIL, /betaling voor Premium is niet gelukt/)
  assert.match(warning.text, /Premium/)
  await page.goto(`${paying.origin}/admin?tab=account`)
  await plan(page).getByText('Betaling mislukt').waitFor()
  // Almost a week after it failed it is Premium still.
  await paying.advance(addDays(renewal, 6.9), page)
  await paying.runScheduled('end-unpaid')
  await page.reload()
  await page.getByRole('banner').getByText('Premium').first().waitFor()
  await button(plan(page), 'Betaalgegevens wijzigen').click()
  await page.getByLabel('Kaartnummer').fill(GOOD_CARD)
  await button(page, 'Opslaan').click()
  await plan(page)
    .getByText(/Volgende betaling op/)
    .waitFor()
  await paying.mailTo(EMAIL, /alsnog gelukt/)
}

async function logsInByPasskey(page: Page): Promise<void> {
  const device = await plugIn(page)
  await page.goto(`${paying.origin}/admin?tab=account#beveiliging`)
  await button(page, 'Voeg passkey toe').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await dialog.getByLabel('Naam').fill('Telefoon')
  await button(dialog, 'Maak passkey').click()
  await told(page, 'Passkey toegevoegd')
  await paying.mailTo(EMAIL, /Passkey toegevoegd/)
  await button(page, /^Gebruikersmenu/).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'))
  await page.goto(`${paying.origin}/auth`)
  await button(page, 'Inloggen met een passkey').click()
  await page.waitForURL(/\/admin/)
  assert.ok((await device.signCount()) > 0)
}

async function takesEverythingAlong(page: Page): Promise<void> {
  await page.goto(`${paying.origin}/admin?tab=account`)
  const own = part(page, 'Je gegevens')
  await button(own, 'Kopie maken').click()
  await own.getByText('Je kopie staat klaar').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('link', { name: 'Download ZIP' }).click(),
  ])
  const files = unzipped(await readFile(await download.path()), () => true)
  const texts = [...files].map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString()}`).join('\n')
  assert.match(texts, /Sanne Visser \(sanne\)/)
  assert.match(texts, /Moestuin op het balkon/)
  assert.match(texts, /Telefoon/)
  assert.match(texts, /KOPIJ-0001/)
}

async function deletesEverything(page: Page): Promise<void> {
  await button(page, /^Account verwijderen/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await button(dialog, 'Stuur de link').click()
  await page.goto(await paying.linkTo(EMAIL, /account weg mag/))
  await button(page, 'Ja, verwijder mijn account').click()
  await page.getByRole('heading', { name: 'Je account gaat weg' }).waitFor()
  await paying.advance(addDays(paying.house.app.now, 7))
  await paying.runScheduled('delete-due-accounts')
  await paying.mailTo(EMAIL, /account is verwijderd/)
  await page.goto(`${paying.origin}/auth`)
  await fill(page, { Gebruikersnaam: 'sanne', Wachtwoord: PASSWORD })
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByText('De gebruikersnaam of het wachtwoord klopt niet.').first().waitFor()
}

test('a stranger tries, registers, pays, has a payment fail, comes in by a passkey, and goes with everything', async () => {
  const page = await paying.house.visitor()
  const { database } = paying.house.app
  const [{ subscriptions, customers }] = [paying.stripe.ledger]
  await triesATitle(page)
  await registers(page)
  await confirms(page)
  await usesTenRequests(page)
  await pays(page)
  await cancelsAndResumes(page)
  await isWarned(page)
  await logsInByPasskey(page)
  await takesEverythingAlong(page)
  await deletesEverything(page)
  assert.deepEqual(await database.db.select().from(users).where(eq(users.email, EMAIL)), [])
  await until(
    () => [...subscriptions.values()].every(({ status }) => status === 'canceled'),
    'Stripe takes no more money',
  )
  assert.equal(subscriptions.size, 1)
  assert.ok(customers.size <= 1)
})
