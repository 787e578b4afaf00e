// What people read while they wait for a slow server, and when what they asked for cannot be done.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { contactSubmissions } from '#server/contact/tables.ts'
import { makeUser, PASSWORD, until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { anne, bas, board, list, row } from '../support/links-page.ts'
import { makeLinks } from '../support/links.ts'
import { button } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** Holds every call to `address` until told; then they go through. That there are none fails. */
async function holding(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route(address, async (route) => (open ? route.continue() : void held.push(route)))
  return async () => {
    await until(() => held.length > 0, `somebody asks for ${address}`)
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Answers every call to `address` with a failure that says `message`. */
const failing = (page: Page, address: string, message: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, json: { message } }))

test('the dashboard says that it connects while it asks who is logged in', async () => {
  const page = await house.member()
  const release = await holding(page, '**/api/user')
  await page.goto('/admin')
  await page.getByRole('status').filter({ hasText: 'Verbinding maken...' }).waitFor()
  await release()
  await page.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
})

test('a panel that is still being fetched says so', async () => {
  const page = await house.member()
  const release = await holding(page, '**/assets/caption-generator-screen-*.js')
  await page.goto('/admin')
  await page.getByRole('main').getByText('Laden...').waitFor()
  await release()
  await page.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
})

test('the door loads, and its buttons say that they are busy', async () => {
  const page = await house.visitor()
  const known = await holding(page, '**/api/user')
  await page.goto('/auth')
  await page.getByRole('status').filter({ hasText: 'Laden...' }).waitFor()
  await known()
  await makeUser(house.app.database, { username: 'traag' })
  await page.getByLabel('Gebruikersnaam').fill('traag')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('fout-fout')
  const loggedIn = await holding(page, '**/api/login')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByRole('button', { name: 'Inloggen...', exact: true }).waitFor()
  await loggedIn()
  await toasted(page, 'Login failed', 'De gebruikersnaam of het wachtwoord klopt niet.')

  await page.getByRole('tab', { name: 'Registreren' }).click()
  await page.getByLabel('Volledige Naam').fill('Traag')
  await page.getByLabel('E-mail').fill('ander@example.com')
  await page.getByLabel('Gebruikersnaam').fill('TRAAG')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Bevestig Wachtwoord').fill(PASSWORD)
  const registered = await holding(page, '**/api/register')
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await page.getByRole('button', { name: 'Registreren...', exact: true }).waitFor()
  await registered()
  await toasted(page, 'Registration failed', 'Deze gebruikersnaam is al in gebruik.')
  await page.getByRole('button', { name: 'Account aanmaken' }).waitFor()
})

test('a logout that fails is said to fail, and one stays where one is', async () => {
  const page = await house.member()
  await page.goto('/admin')
  await failing(page, '**/api/logout', 'De database antwoordt niet. Probeer het zo opnieuw.')
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await toasted(page, 'Logout failed', 'De database antwoordt niet. Probeer het zo opnieuw.')
  await page.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
})

test('the requests of a generation are counted in the header before the server tells its count', async () => {
  const page = await house.member()
  await page.goto('/admin')
  await page.getByLabel('Titel').fill('Fietsen naar zee')
  const release = await holding(page, '**/api/user')
  await page.getByLabel('Titel').press('Control+Enter')
  await page.getByRole('banner').getByText('3 / 10').waitFor()
  await release()
})

test('a generation goes on when another tab of the dashboard is opened, and its result stands there on return', async () => {
  const page = await house.member()
  await page.goto('/admin?tab=pinterest-captions')
  const release = await holding(page, '**/api/content/pinterest-titles')
  await page.getByLabel('Titel').fill('Fietsen naar zee')
  await page.getByLabel('Titel').press('Control+Enter')
  await page.getByRole('region', { name: 'Resultaten' }).and(page.locator('[aria-busy=true]')).waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByText('Nog niets gemaakt').waitFor()
  await page.getByRole('link', { name: 'Pinterest' }).click()
  await page.getByRole('region', { name: 'Resultaten' }).and(page.locator('[aria-busy=true]')).waitFor()
  await page.getByRole('link', { name: 'Facebook' }).click()
  await release()
  await toasted(page, 'Captions gegenereerd', /^\d+ titels staan voor je klaar\.$/)
  await page.getByRole('link', { name: 'Pinterest' }).click()
  await page.getByRole('region', { name: 'Resultaten' }).getByRole('listitem').first().waitFor()
})

test('a screen that breaks leads to a page that says so, and loading again helps', async () => {
  await makeUser(house.app.database, { username: 'breker' })
  const page = await house.visitor()
  // React complains by itself about what this test breaks.
  page.removeAllListeners('console').removeAllListeners('pageerror')
  await page.goto('/auth')
  await page.evaluate(() => {
    Object.assign(String.prototype, {
      toLocaleUpperCase() {
        throw new Error('the initials in the header cannot be drawn')
      },
    })
  })
  await page.getByLabel('Gebruikersnaam').fill('breker')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Er ging iets mis' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'Deze pagina kon niet worden getoond.' }).waitFor()
  await page.getByRole('button', { name: 'Laad opnieuw' }).click()
  await page.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
})

test('a page of a list that is on its way cannot be turned again, which would lead to the wrong one', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `Nummer ${at + 1}`)
  await makeLinks(
    house.app,
    many.map((title) => ({ title })),
  )
  await house.app.database.db
    .insert(contactSubmissions)
    .values(many.map((name) => ({ name, email: 'noor@example.org', message: 'Een vraag.', createdAt: new Date() })))
  for (const [tab, address, of] of [
    ['inspiratie-links', 'inspiratie-links', '60 links'],
    ['messages', 'contact-submissions', '60 berichten'],
  ]) {
    const page = await house.member(anne)
    await page.goto(`/admin?tab=${tab}`)
    await page.getByText(`1–25 van ${of}`).waitFor()
    const release = await holding(page, `**/api/${address}?*after=*`)
    await button(page, 'Volgende').click()
    await page.waitForURL('**/admin?*after=*')
    assert.ok(await button(page, 'Volgende').isDisabled(), tab)
    assert.equal(await page.getByText(`van ${of}`).count(), 0, 'an earlier page is not called by the new one’s numbers')
    await release()
    await page.getByText(`26–50 van ${of}`).waitFor()
    await button(page, 'Volgende').click()
    await page.getByText(`51–60 van ${of}`).waitFor()
    await page.context().close()
  }
})

test('what was not found is said once the server has said so, and not of what is still being asked', async () => {
  const page = await board(house, bas)
  await page.getByRole('searchbox').fill('iets anders')
  await page.getByText('Geen link bevat ‘iets anders’. Zoek op een ander woord.', { exact: true }).waitFor()
  const release = await holding(page, '**/api/inspiratie-links?*search=nummer*')
  await page.getByRole('searchbox').fill('nummer 60')
  await page.waitForURL('**/admin?*search=nummer*')
  // As long as it is held nothing else takes these words away.
  await page.getByText('Geen link bevat').waitFor({ state: 'detached' })
  await until(async () => (await list(page).getByRole('status').innerText()) === '', 'nothing is said')
  await release()
  await row(page, 'Nummer 60').waitFor()
  await page.getByRole('searchbox').fill('iets anders')
  await page.getByRole('tab', { name: 'Open', exact: true }).click()
  await page
    .getByText('Geen link bevat ‘iets anders’. Zoek op een ander woord, of zonder filter.', { exact: true })
    .waitFor()
})

test('one is asked to choose a message once there are messages to choose from', async () => {
  const page = await house.member({ role: 'admin' })
  const release = await holding(page, '**/api/contact-submissions?*')
  await page.goto('/admin?tab=messages')
  await page.getByRole('heading', { level: 1, name: 'Berichten' }).waitFor()
  assert.equal(await page.getByText('Kies een bericht').count(), 0)
  await release()
  await page.getByText('Kies een bericht om het te lezen.').waitFor()
})
