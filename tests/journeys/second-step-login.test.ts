// Setting up a second step and logging in with it: on a desk and on a phone, with a code of the app and with a recovery code.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { loginDelays } from '#server/accounts/tables.ts'
import { makeUser, PASSWORD } from '../support/app.ts'
import { assertAccessible, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { codeAt, laterBy, turnOn } from '../support/second-step.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const told = (page: Page, title: string) => toasts(page).getByText(title, { exact: true }).first().waitFor()
beforeEach(async () => {
  await house.app.database.db.delete(loginDelays)
})

const SECURITY = '/admin?tab=account#beveiliging'
const phone = { viewport: { width: 375, height: 800 } }

async function password(page: Page, username: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Gebruikersnaam').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Sets codes up in the dialog that is open, or on the page. Returns the secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel('Huidig wachtwoord').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.getByRole('img', { name: 'QR-code om met je app te scannen' }).waitFor()
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '')
  const field = page.getByLabel('Code uit je app')
  assert.equal(await field.getAttribute('autocomplete'), 'one-time-code')
  assert.equal(await field.getAttribute('inputmode'), 'numeric')
  await field.fill('000000')
  await page.getByRole('button', { name: 'Zet aan' }).click()
  await page.getByText('Deze code klopt niet, of is al gebruikt.').waitFor()
  await field.fill(codeAt(secret, house.app.now))
  await page.getByRole('button', { name: 'Zet aan' }).click()
  const list = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await list.first().waitFor()
  return { secret, codes: await list.allTextContents() }
}

for (const [where, options] of [
  ['a desk', {}],
  ['a phone', phone],
] as const)
  test(`one sets up a second step, and logs in with it, on ${where}`, async () => {
    const username = `twee-${where.replaceAll(' ', '-')}`
    await makeUser(house.app.database, { username, name: 'Sanne Visser' })
    const page = await house.visitor(options)
    await password(page, username)
    await page.waitForURL(/\/admin/)
    await page.goto(SECURITY)
    await page.getByText('De tweede stap staat uit').waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Stel in' }).click()
    await assertAccessible(page)
    const { secret, codes } = await setUp(page)
    assert.equal(codes.length, 10)
    await assertAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const saved = await readFile(await (await saving).path(), 'utf8')
    assert.ok(codes.every((code) => saved.includes(code)))
    // They are shown this once, so closing asks first.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: 'Heb je de herstelcodes bewaard?' }).waitFor()
    await page.getByRole('button', { name: 'Terug naar de codes' }).click()
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await page.getByText('De tweede stap staat aan').waitFor()
    await page.getByText('Nog 10 van 10, voor als je je telefoon niet hebt').waitFor()

    laterBy(house.app, 2)
    await page.context().clearCookies()
    await password(page, username)
    await page.getByRole('heading', { name: 'Tweede stap' }).waitFor()
    const field = page.getByLabel('Code', { exact: true })
    await field.waitFor()
    assert.ok(await field.evaluate((element) => element === document.activeElement), 'the code can be typed at once')
    await assertAccessible(page)
    await field.fill('123')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await page.getByText('Deze code klopt niet, of is al gebruikt.').waitFor()
    await field.fill(codeAt(secret, house.app.now))
    await page.keyboard.press('Enter')
    await told(page, 'Login successful')
    await page.waitForURL(/\/admin/)

    await page.context().clearCookies()
    await password(page, username)
    await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
    await page.getByLabel('Herstelcode').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await page.waitForURL(/\/admin/)
    await page.goto(SECURITY)
    await page.getByText('Nog 9 van 10, voor als je je telefoon niet hebt').waitFor()
    await page.getByRole('button', { name: 'Zet uit' }).click()
    await page.getByLabel('Code uit je app, of een herstelcode').fill(codes[1] ?? '')
    await page.getByRole('dialog').getByRole('button', { name: 'Zet uit' }).click()
    await page.getByText('De tweede stap staat uit').waitFor()
  })

test('a login whose second step came too late begins anew, and says so', async () => {
  const { client } = await house.app.loggedIn({ username: 'laat' })
  const { secret } = await turnOn(house.app, client)
  const page = await house.visitor()
  await password(page, 'laat')
  await page.getByLabel('Code', { exact: true }).waitFor()
  house.app.now = new Date(house.app.now.getTime() + 5 * 60_000)
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, house.app.now))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByText('Dat duurde te lang, of er is te vaak een verkeerde code ingevuld.').waitFor()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, house.app.now))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(/\/admin/)
})

test('who has to set one up is led there by every address, keeps the codes, and then goes on where they were going', async () => {
  const admin = await house.member({ role: 'admin', username: 'strenge-baas' })
  await admin.goto('/admin?tab=users')
  await admin.getByLabel('Tweede stap bij het inloggen verplicht voor').selectOption('everybody')
  await admin.getByRole('button', { name: 'Verplicht stellen' }).click()
  await admin.getByRole('heading', { name: 'Stel een tweede stap in' }).waitFor()

  const page = await house.member({ username: 'moet' }, phone)
  await page.goto('/admin?tab=inspiratie-links')
  await page.getByRole('heading', { name: 'Stel een tweede stap in' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Codes uit een app' }).click()
  await setUp(page)
  // However often the user is fetched meanwhile, the codes stay until they were kept.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('heading', { name: 'Bewaar je herstelcodes' }).waitFor()
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await page.getByRole('heading', { name: 'Inspiratie-links', level: 1 }).waitFor()

  await admin.getByRole('button', { name: 'Codes uit een app' }).click()
  await setUp(admin)
  await admin.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await admin.getByLabel('Tweede stap bij het inloggen verplicht voor').selectOption('nobody')
  await told(admin, 'Opgeslagen')
  await assertAccessible(admin)
})

test('an administrator takes away the second step of who has lost it', async () => {
  const { client } = await house.app.loggedIn({ username: 'kwijtgeraakt', name: 'Kim Kwijt' })
  await turnOn(house.app, client)
  const admin = await house.member({ role: 'admin', username: 'behulpzaam' })
  await admin.goto('/admin?tab=users')
  await admin.getByRole('button', { name: 'Acties voor Kim Kwijt' }).click()
  await admin.getByRole('menuitem', { name: 'Tweede stap weghalen' }).click()
  await admin.getByRole('button', { name: 'Weghalen' }).click()
  await told(admin, 'Tweede stap weggehaald')
  const page = await house.visitor()
  await password(page, 'kwijtgeraakt')
  await page.waitForURL(/\/admin/)
})

test('a session that is ended elsewhere is over there, and the list says so in all windows', async () => {
  await makeUser(house.app.database, { username: 'overal' })
  const here = await house.visitor()
  const there = await house.visitor()
  for (const page of [here, there]) {
    await password(page, 'overal')
    await page.waitForURL(/\/admin/)
  }
  await here.goto(SECURITY)
  await here.getByText('Deze sessie', { exact: true }).waitFor()
  await here.getByRole('button', { name: /^Beëindig / }).click()
  await told(here, 'Sessie beëindigd')
  await here.getByRole('button', { name: /^Beëindig / }).waitFor({ state: 'detached' })
  await hasFocus(here.getByRole('list').filter({ hasText: 'Deze sessie' }))
  await there.reload()
  await there.waitForURL(/\/auth/)
})
