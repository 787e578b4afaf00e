// From stranger to customer, and out again with everything one made: the whole way of one person, in a browser, with their mail and
// their payments, on both databases.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { unzipped } from '#server/articles/import-zip.ts'
import { until } from '../support/app.ts'
import { assertAccessible } from '../support/browser.ts'
import { plugIn } from '../support/passkeys.ts'
import { openPayingHouse, type PayingHouse } from '../support/paying-house.ts'
import { button, fill, headed, part, payWith, plan, toStripe } from '../support/premium-page.ts'
import { allRows } from '../support/rows.ts'
import { GOOD_CARD } from '../support/stripe-pages.ts'
import { toasts } from '../support/toasts.ts'

let paying: PayingHouse
before(async () => void (paying = await openPayingHouse()))
after(() => paying.close())

const EMAIL = 'sanne@krant.example'
const PASSWORD = 'een-geheim-voor-even'
const SUBJECT = 'Moestuin op het balkon'
const CONTEXT = 'Voor lezers zonder tuin die dit voorjaar groente willen kweken in bakken.'

const account = (page: Page) => page.goto(`${paying.origin}/admin?tab=account`)
const enterByPasskey = async (page: Page) => {
  await page.goto(`${paying.origin}/auth`)
  await button(page, 'Inloggen met een passkey').click()
}

async function triesATitle(page: Page): Promise<void> {
  await page.goto(`${paying.origin}/`)
  const tool = part(page, 'Probeer het meteen')
  await fill(tool, { Onderwerp: SUBJECT })
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
  await headed(page, 'Free')
}

/** In another window, as a mail program opens it. */
async function confirms(page: Page): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'E-mailadres bevestigen' })
  await bar.getByText(EMAIL).waitFor()
  const other = await page.context().newPage()
  await other.goto(await paying.linkTo(EMAIL, /Bevestig je e-mailadres/))
  await button(other, 'Adres bevestigen').click()
  await other.getByText('Dank je, je adres is bevestigd.').waitFor()
  await other.close()
  await bar.waitFor({ state: 'detached' })
}

/** In the tools that somebody tries on a first day. */
async function usesTenRequests(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const used = (count: number) => page.getByRole('banner').getByText(`${count} / 10`).waitFor()
  await page.goto(`${paying.origin}/titeltovenaar`)
  await fill(main, { Onderwerp: SUBJECT, Context: CONTEXT })
  await button(main, 'Genereer titels').click()
  await used(1)
  await page.goto(`${paying.origin}/admin?tab=rewriter`)
  await fill(main, { 'Jouw tekst': 'Wij verzoeken u om het formulier tijdig in te sturen.' })
  await main.getByText('Eenvoudiger (B1)', { exact: true }).click()
  await button(main, 'Herschrijf').click()
  await used(2)
  await page.goto(`${paying.origin}/shorts-text-generator`)
  await fill(main, { Titel: SUBJECT, 'Omschrijving (optioneel)': CONTEXT })
  await button(main, 'Genereer script').click()
  await used(3)
  await page.goto(`${paying.origin}/admin`)
  await fill(main, { Titel: SUBJECT, 'Omschrijving (optioneel)': CONTEXT })
  await button(main, 'Genereer captions').click()
  await used(6)
  await button(main, 'Genereer opnieuw').click()
  await used(9)
  await button(part(page, 'Facebook'), 'Opnieuw genereren').click()
  await used(10)
  await assertAccessible(page)
}

async function pays(page: Page): Promise<void> {
  await part(page, 'Zo ga je verder').getByRole('link', { name: 'Kies Premium' }).click()
  await page.getByRole('dialog', { name: 'Kies Premium' }).getByText('Elke maand vooraf € 24,19').waitFor()
  await toStripe(page)
  // What Stripe tells comes later than the browser.
  const tell = paying.keepBack()
  await payWith(page, GOOD_CARD)
  await plan(page).getByText('Betaling wordt verwerkt').first().waitFor()
  await headed(page, 'Free')
  await tell()
  await plan(page).getByText('Premium is actief').waitFor()
  await headed(page, 'Premium')
  await paying.mailTo(EMAIL, /Premium is begonnen/)
  await assertAccessible(page)
  await page.goto(`${paying.origin}/admin`)
  await button(part(page, 'Facebook'), 'Opnieuw genereren').click()
  await page.getByRole('banner').getByText('11 / onbeperkt').waitFor()
}

async function cancelsAndResumes(page: Page): Promise<void> {
  await account(page)
  await button(plan(page), 'Opzeggen').click()
  await button(page.getByRole('alertdialog', { name: 'Premium opzeggen?' }), 'Opzeggen').click()
  await plan(page)
    .getByText(/^Premium loopt tot .* en stopt dan/)
    .waitFor()
  await paying.mailTo(EMAIL, /Premium is opgezegd/)
  await button(plan(page), 'Toch doorgaan').click()
  await plan(page)
    .getByText(/^Volgende betaling op/)
    .waitFor()
  await paying.mailTo(EMAIL, /Premium loopt door/)
}

async function isWarned(page: Page): Promise<void> {
  const { ledger } = paying.stripe
  for (const customer of ledger.customers.keys()) ledger.failing.add(customer)
  // No month is longer, and the shortest is over for three days then.
  await paying.advance(page, 31)
  const { text } = await paying.mailTo(EMAIL, /betaling voor Premium is niet gelukt/)
  await plan(page).getByText('Betaling mislukt').waitFor()
  const warning = await plan(page)
    .getByText(/Premium blijft tot/)
    .innerText()
  const [, day = 'a day'] = /Premium blijft tot (\d+ \p{L}+ \d{4})/u.exec(warning) ?? []
  assert.ok(text.includes(`tot ${day}`), `${warning}\n${text}`)
  await paying.advance(page, 3)
  await paying.runScheduled('end-unpaid')
  await headed(page, 'Premium')
  await button(plan(page), 'Betaalgegevens wijzigen').click()
  await payWith(page, GOOD_CARD, 'Opslaan')
  await plan(page)
    .getByText(/^Volgende betaling op/)
    .waitFor()
  await paying.mailTo(EMAIL, /alsnog gelukt/)
}

async function logsInByPasskey(page: Page): Promise<void> {
  const device = await plugIn(page)
  await button(page, 'Voeg passkey toe').click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, { 'Naam (optioneel)': 'Telefoon' })
  await button(dialog, 'Maak passkey').click()
  const proof = page.getByRole('dialog', { name: 'Ben jij het?' })
  await fill(proof, { 'Huidig wachtwoord': PASSWORD })
  await button(proof, 'Bevestig').click()
  await toasts(page).getByText('Passkey toegevoegd', { exact: true }).first().waitFor()
  await paying.mailTo(EMAIL, /Passkey toegevoegd/)
  await button(page, /^Gebruikersmenu/).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'))
  await enterByPasskey(page)
  await headed(page, 'Premium')
  assert.ok((await device.signCount()) > 0)
}

async function takesEverythingAlong(page: Page): Promise<void> {
  await account(page)
  const own = part(page, 'Je gegevens')
  await button(own, 'Kopie maken').click()
  await own.getByText('Je kopie staat klaar').waitFor()
  await paying.mailTo(EMAIL, /kopie van je gegevens staat klaar/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('link', { name: 'Download ZIP' }).click(),
  ])
  const files = unzipped(await readFile(await download.path()), () => true)
  const has = (name: string, words: RegExp) =>
    assert.match(Buffer.from(files.get(name) ?? []).toString(), words, [...files.keys()].join())
  has('LEES-MIJ.txt', /Sanne Visser \(sanne\)/)
  has('account.json', /"sanne@krant\.example"/)
  has('geschiedenis.csv', /TitelTovenaar.*Moestuin op het balkon/)
  has('beveiliging.json', /Telefoon/)
  has('betalingen.json', /KOPIJ-0001[\s\S]*KOPIJ-0002|KOPIJ-0002[\s\S]*KOPIJ-0001/)
}

async function deletesEverything(page: Page): Promise<void> {
  // An hour after what she paid: in this house the clock stands still by itself.
  await paying.advance(page, 1 / 24)
  await button(page, /^Account verwijderen/).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, { 'Huidig wachtwoord': PASSWORD })
  await button(dialog, 'Stuur de link').click()
  await page.goto(await paying.linkTo(EMAIL, /Bevestig dat je account weg mag/))
  await button(page, 'Ja, verwijder mijn account').click()
  await page.getByRole('heading', { name: 'Je account gaat weg' }).waitFor()
  await paying.mailTo(EMAIL, /^Je account wordt op/)
  await paying.advance(page, 7)
  await paying.runScheduled('delete-due-accounts')
  await paying.mailTo(EMAIL, /^Je account is verwijderd/)
  await enterByPasskey(page)
  await page.getByText('Met deze passkey kun je hier niet inloggen').first().waitFor()
  await fill(page, { Gebruikersnaam: 'sanne', Wachtwoord: PASSWORD })
  await button(page, 'Inloggen').click()
  await page.getByText('De gebruikersnaam of het wachtwoord klopt niet.').first().waitFor()
}

/** Nothing of her is left, here and at Stripe, but what the privacy policy names: the log says that the account was deleted. */
async function isGone(): Promise<void> {
  const { subscriptions, refunds } = paying.stripe.ledger
  const standing = () => [...subscriptions.values()].map(({ status }) => status).join()
  await until(() => standing() === 'canceled', 'Stripe takes no more money')
  assert.deepEqual(refunds, [])
  const left = (await allRows(paying.house.app.database)).filter((row) => /sanne|visser|moestuin/i.test(row))
  assert.equal(left.length, 1, left.join('\n'))
  assert.match(left[0] ?? '', /^audit_log .*user\.deleteSelf/)
}

test('a stranger tries, registers, pays, has a payment fail, comes in by a passkey, and goes with everything', async () => {
  const page = await paying.house.visitor({ reducedMotion: 'reduce' })
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
  await isGone()
})
