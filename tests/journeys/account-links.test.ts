// The links in letters as people use them: an address is confirmed or disowned, a password renewed, a colleague comes in.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { sendResetLetter } from '#server/account-links/jobs.ts'
import { rememberTrial } from '#server/accounts/past-trials-store.ts'
import { users } from '#server/accounts/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { makeUser, PASSWORD } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser } from '../support/browser.ts'
import { inTransaction } from '../support/jobs.ts'
import { DAY_MINUTES, later, letterTo } from '../support/letters.ts'

let house: TestBrowser
before(async () => {
  // Its mail server is never asked: the letters stand in the queue.
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'kopij@example.com', dataDir: '' })
  house = await openBrowser({ mailer })
})
after(() => house.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pathOf = (to: string, subject: RegExp) => {
  const { pathname, hash } = new URL(letterTo(house.app, to, subject).button?.url ?? '')
  return pathname + hash
}
const NEW = 'een-heel-ander-geheim'

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await fill(page, { Gebruikersnaam: username, Wachtwoord: password })
  await button(page, 'Inloggen').click()
  await page.waitForURL(/\/admin/)
}

async function register(page: Page, username: string): Promise<string> {
  const email = `${username}@example.com`
  await page.goto('/auth?tab=register')
  await fill(page, {
    'Volledige Naam': 'Noor de Vries',
    'E-mail': email,
    Gebruikersnaam: username,
    Wachtwoord: PASSWORD,
    'Bevestig Wachtwoord': PASSWORD,
  })
  await button(page, 'Account aanmaken').click()
  await page.waitForURL(/\/admin/)
  return email
}

test('a bar asks who just registered to confirm, and goes when the link is used on another device', async () => {
  const page = await house.visitor({ viewport: { width: 375, height: 800 } })
  const email = await register(page, 'bevestiger')
  const bar = page.getByRole('complementary', { name: 'E-mailadres bevestigen' })
  await bar.getByText(email).waitFor()
  await assertAccessible(page)
  await button(page, 'Stuur opnieuw').click()
  await page.getByText('Mail verstuurd').first().waitFor()
  const telephone = await house.visitor({ viewport: { width: 375, height: 800 } })
  await telephone.goto(pathOf(email, /Bevestig/))
  await button(telephone, 'Adres bevestigen').waitFor()
  await assertAccessible(telephone)
  await bar.waitFor()
  await button(telephone, 'Adres bevestigen').click()
  await telephone.getByText('Dank je, je adres is bevestigd.').waitFor()
  await bar.waitFor({ state: 'detached' })
  await telephone.reload()
  await telephone.getByText('Dit adres is al bevestigd.').waitFor()
})

test('the bar can be put away, and stands there again in a new window', async () => {
  const page = await house.member({ emailConfirmedAt: null })
  await page.goto('/admin')
  const bar = page.getByRole('complementary', { name: 'E-mailadres bevestigen' })
  await button(page, 'Verberg deze vraag').click()
  await bar.waitFor({ state: 'detached' })
  await page.reload()
  await bar.waitFor()
})

test('who registers again with an address that had its trial reads why there is none, and what is possible', async () => {
  const { database, site, now } = house.app
  const until = new Date(now.getTime() + DAY_MINUTES * 60_000)
  await inTransaction(database, (tx) => rememberTrial(tx, site.secrets, 'nogmaals@example.com', until))
  const page = await house.visitor({ viewport: { width: 375, height: 800 } })
  await register(page, 'nogmaals')
  const bar = page.getByRole('complementary', { name: 'Je hebt Kopij al eens geprobeerd' })
  await bar.getByText('dus er begint geen nieuwe').waitFor()
  await bar.getByText('Een beheerder kan je ruimte geven').waitFor()
  assert.equal(await bar.getByRole('link', { name: 'Vraag het team' }).getAttribute('href'), '/#contact')
  await assertAccessible(page)
  await button(page, 'Verberg deze melding').click()
  await bar.waitFor({ state: 'detached' })
  await page.goto('/admin?tab=account')
  await page.getByText('Geen nieuwe proefperiode').waitFor()
  await page.getByRole('main').getByText('Je hebt Kopij al eens geprobeerd.').waitFor()
  // An administrator gives more room: then there is nothing left to explain.
  const end = new Date(now.getTime() + DAY_MINUTES * 60_000)
  await database.db.update(users).set({ subscriptionEndDate: end }).where(eq(users.username, 'nogmaals'))
  await page.reload()
  await page.getByText('Je proefperiode loopt tot').waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: '3-in-1 captions' }).waitFor()
  assert.equal(await bar.count(), 0)
})

test('‘Dit was ik niet’ asks, and then removes the account', async () => {
  const page = await house.visitor()
  const email = await register(page, 'vreemde')
  const owner = await house.visitor()
  await owner.goto(pathOf(email, /Bevestig/))
  await button(owner, 'Dit was ik niet').click()
  await button(owner, 'Annuleren').click()
  await button(owner, 'Dit was ik niet').click()
  await button(owner, 'Account verwijderen').click()
  await owner.getByText('Het account is verwijderd').waitFor()
  await page.reload()
  await page.waitForURL(/\/auth/)
  await owner.reload()
  await owner.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor()
})

test('who forgot their password asks for a link, chooses another, and logs in with it', async () => {
  const user = await makeUser(house.app.database, { username: 'vergeetachtig' })
  const page = await house.visitor({ viewport: { width: 375, height: 800 } })
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.waitForURL(/\/wachtwoord-vergeten$/)
  await button(page, 'Stuur de link').click()
  await page.getByText('Voer een geldig e-mailadres in').waitFor()
  await fill(page, { 'E-mail': user.email })
  await assertAccessible(page)
  await button(page, 'Stuur de link').click()
  await page.getByText('krijg je zo een mail').waitFor()
  const job = house.app.sent.all.findLast(({ name }) => name === sendResetLetter.name)
  await runJob(sendResetLetter, house.app.site, sendResetLetter.data.parse(job?.data))

  await page.goto(pathOf(user.email, /nieuw wachtwoord/))
  await page.getByText('vergeetachtig').waitFor()
  await fill(page, { 'Nieuw wachtwoord': 'welkom2025', 'Bevestig wachtwoord': 'welkom2025' })
  await button(page, 'Wachtwoord opslaan').click()
  await page.getByText(/Veel mensen gebruiken dit wachtwoord/).waitFor()
  await fill(page, { 'Nieuw wachtwoord': NEW, 'Bevestig wachtwoord': NEW })
  await assertAccessible(page)
  await button(page, 'Wachtwoord opslaan').click()
  await page.getByText('Je wachtwoord is gewijzigd').waitFor()
  await page.getByRole('link', { name: 'Naar het inloggen' }).click()
  await logIn(page, 'vergeetachtig', NEW)
  await page.goBack()
})

test('a link that was used, has expired or was cut in two says what to do', async () => {
  const user = await makeUser(house.app.database, { username: 'laat' })
  const ask = async () => {
    await house.app.client().post('/api/password-reset', { email: user.email })
    const job = house.app.sent.all.findLast(({ name }) => name === sendResetLetter.name)
    await runJob(sendResetLetter, house.app.site, sendResetLetter.data.parse(job?.data))
    return pathOf(user.email, /nieuw wachtwoord/)
  }
  const page = await house.visitor()
  const used = await ask()
  await house.app.client().post(`/api/password-reset/${used.split('#')[1]}`, { newPassword: NEW })
  await page.goto(used)
  await page.getByText('Deze link is al gebruikt.').waitFor()
  const late = await ask()
  later(house.app, 61)
  await page.goto('/robots.txt')
  await page.goto(late)
  await page.getByText('Deze link was een uur geldig.').waitFor()
  for (const cut of ['/wachtwoord', late.slice(0, -20), '/bevestigen', '/uitnodiging#x']) {
    await page.goto('/robots.txt')
    await page.goto(cut)
    await page.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor()
  }
  await assertAccessible(page)
})

test('without a mail server the page says how to reach the team', async (context) => {
  await house.close()
  const quiet = await openBrowser()
  context.after(async () => {
    await quiet.close()
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'kopij@example.com', dataDir: '' })
    house = await openBrowser({ mailer, registration: 'invite' })
  })
  const page = await quiet.visitor()
  await page.goto('/wachtwoord-vergeten')
  await page.getByRole('link', { name: 'redactie@example.com' }).waitFor()
  assert.equal(await page.getByLabel('E-mail').count(), 0)
})

test('an administrator invites a colleague, who registers with the address that was invited', async () => {
  const admin = await house.member({ role: 'admin', name: 'Mira Beheer' })
  await admin.goto('/admin?tab=users')
  await admin.getByRole('tab', { name: 'Uitnodigingen' }).click()
  await admin.getByText('Er staan geen uitnodigingen open').waitFor()
  await button(admin, 'Nodig iemand uit').click()
  await fill(admin, { 'E-mail': 'collega@krant.nl' })
  await admin.getByLabel('Rol').selectOption('Betaalde gebruiker')
  await button(admin, 'Uitnodiging versturen').click()
  const row = admin.getByRole('row').filter({ hasText: 'collega@krant.nl' })
  await row.getByText(/Geldig tot/).waitFor()
  await assertAccessible(admin)

  const colleague = await house.visitor({ viewport: { width: 375, height: 800 } })
  await colleague.goto('/auth?tab=register')
  await colleague.getByText('Hier maak je een account op uitnodiging').waitFor()
  await assertAccessible(colleague)
  await colleague.goto(pathOf('collega@krant.nl', /uitgenodigd/))
  await colleague.getByText(/Mira Beheer nodigt je uit/).waitFor()
  const address = colleague.getByLabel('E-mail')
  assert.deepEqual([await address.inputValue(), await address.isEditable()], ['collega@krant.nl', false])
  await assertAccessible(colleague)
  await fill(colleague, {
    'Volledige Naam': 'Nieuwe Collega',
    Gebruikersnaam: 'collega',
    Wachtwoord: PASSWORD,
    'Bevestig Wachtwoord': PASSWORD,
  })
  await button(colleague, 'Account aanmaken').click()
  await colleague.waitForURL(/\/admin/)
  await admin.getByText('Er staan geen uitnodigingen open').waitFor()
})

test('an invitation is sent again and withdrawn from the list, and tells whose link has ended', async () => {
  const admin = await house.member({ role: 'admin' })
  await admin.goto('/admin?tab=users')
  await admin.getByRole('tab', { name: 'Uitnodigingen' }).click()
  await button(admin, 'Nodig iemand uit').click()
  await fill(admin, { 'E-mail': 'later@krant.nl' })
  await button(admin, 'Uitnodiging versturen').click()
  await button(admin, 'Stuur de uitnodiging aan later@krant.nl opnieuw').click()
  await admin.getByText('Opnieuw verstuurd').first().waitFor()
  const link = pathOf('later@krant.nl', /uitgenodigd/)
  later(house.app, 15 * DAY_MINUTES)
  const page = await house.visitor()
  await page.goto(link)
  await page.getByText('Deze uitnodiging was veertien dagen geldig.').waitFor()
  await button(admin, 'Trek de uitnodiging aan later@krant.nl in').click()
  await button(admin, 'Intrekken').click()
  await admin.getByText('Er staan geen uitnodigingen open').waitFor()
})

test('one’s name changes on the account screen, and the address once it is confirmed', async () => {
  const page = await house.member({ username: 'eigenaar', email: 'oud@example.org' })
  await page.goto('/admin?tab=account')
  const form = page.getByRole('form', { name: 'Naam en adres' })
  await form.getByLabel('Naam').fill('Anders Genaamd')
  await button(page, 'Opslaan').click()
  await page.getByRole('button', { name: 'Gebruikersmenu van Anders Genaamd' }).waitFor()
  await form.getByLabel('E-mail').fill('nieuw@example.org')
  await form.getByLabel('Huidig wachtwoord').fill('verkeerd-geraden')
  await button(page, 'Opslaan').click()
  await page.getByText('Je huidige wachtwoord klopt niet.').waitFor()
  await form.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await button(page, 'Opslaan').click()
  await page.getByText('Je nieuwe adres wacht op bevestiging').waitFor()
  await assertAccessible(page)
  const other = await house.visitor()
  await other.goto(pathOf('nieuw@example.org', /nieuwe e-mailadres/))
  await button(other, 'Adres bevestigen').click()
  await other.getByText('Dank je, dit is nu het adres van je account.').waitFor()
  await page.getByText('Je nieuwe adres wacht op bevestiging').waitFor({ state: 'detached' })
  assert.equal(await form.getByLabel('E-mail').inputValue(), 'nieuw@example.org')
  await other.goto('/robots.txt')
  await other.goto(pathOf('oud@example.org', /wordt gewijzigd/))
  await button(other, 'Wijziging terugdraaien').click()
  await other.getByText('Dit is weer het adres van je account').waitFor()
})

test('one’s password changes on the account screen', async () => {
  const page = await house.member({ username: 'wachter' }, { viewport: { width: 375, height: 800 } })
  await page.goto('/admin?tab=account')
  const form = page.getByRole('form', { name: 'Wachtwoord wijzigen' })
  await form.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await form.getByLabel('Nieuw wachtwoord').fill(NEW)
  await form.getByLabel('Bevestig wachtwoord').fill(`${NEW}!`)
  await button(page, 'Wachtwoord wijzigen').click()
  await form.getByText('Wachtwoorden komen niet overeen').waitFor()
  await form.getByLabel('Bevestig wachtwoord').fill(NEW)
  await button(page, 'Wachtwoord wijzigen').click()
  await page.getByText('Wachtwoord gewijzigd').first().waitFor()
  const again = await house.visitor()
  await again.goto('/auth')
  await logIn(again, 'wachter', NEW)
})
