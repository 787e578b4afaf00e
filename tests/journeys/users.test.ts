// Gebruikersbeheer: the list, and who is taken out of it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { until } from '../support/app.ts'
import {
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  still,
  type TestBrowser,
} from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { button } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'
import { administrator, choose, dialog, row, someone, stored } from '../support/user-pages.ts'
import { doubleText } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const search = (page: Page) => page.getByPlaceholder(/^Zoek/)
const names = (page: Page) => page.getByRole('row').locator('td:first-child').allInnerTexts()

test('the list shows who there is, the newest first, and finds by any part of name, username and address', async () => {
  await someone(house, 'Wilhelmina Zoekmij')
  await someone(house, 'Zacharias Zoekmij')
  const page = await administrator(house)
  await page.getByRole('heading', { level: 1, name: 'Gebruikersbeheer' }).waitFor()
  await page.getByText('Beheer gebruikersaccounts en toegangsrechten voor het platform').waitFor()
  const headings = await page.getByRole('columnheader').allInnerTexts()
  assert.deepEqual(headings, ['Naam', 'Gebruikersnaam', 'E-mail', 'Rol', 'Functie', 'Geregistreerd', 'Acties'])
  await search(page).fill('ZOEKmij')
  await until(async () => (await names(page)).length === 2, 'two were found')
  assert.deepEqual(await names(page), ['Zacharias Zoekmij', 'Wilhelmina Zoekmij'])
  await page.getByText('1–2 van 2 gebruikers').waitFor()
  assert.match(await row(page, 'Zacharias Zoekmij').innerText(), /\d{1,2}-\d{1,2}-\d{4}/)
  await page.getByRole('button', { name: 'Naam', exact: true }).click()
  await until(async () => (await names(page))[0] === 'Wilhelmina Zoekmij', 'the order is by name')
  await page.getByRole('button', { name: 'Naam', exact: true }).click()
  await until(async () => (await names(page))[0] === 'Zacharias Zoekmij', 'and turned')
  assert.equal(
    await page.getByRole('columnheader', { name: 'Naam', exact: true }).getAttribute('aria-sort'),
    'descending',
  )
})

test('search and order are still there after another tab; nobody found is said, with a way back', async () => {
  const page = await administrator(house)
  await search(page).fill('niemand-heet-zo')
  await page.getByRole('heading', { name: 'Geen gebruikers gevonden' }).waitFor()
  await page.getByText('Niemands naam, gebruikersnaam of e-mail bevat ‘niemand-heet-zo’.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('link', { name: 'Gebruikers', exact: true }).click()
  await page.getByRole('heading', { name: 'Geen gebruikers gevonden' }).waitFor()
  assert.equal(await search(page).inputValue(), 'niemand-heet-zo')
  await button(page, 'Toon alle gebruikers').click()
  await page.getByRole('table', { name: 'Accountlijst' }).waitFor()
  assert.equal(await search(page).inputValue(), '')
})

test('a long list is turned page by page, forwards and back, and one role can be seen by itself', async () => {
  for (let count = 0; count < 27; count += 1) await someone(house, `Blader ${count}`, { role: 'paid' })
  const page = await administrator(house)
  await search(page).fill('blader')
  await page.getByText('1–25 van 27 gebruikers').waitFor()
  const first = await names(page)
  await button(page, 'Volgende').click()
  await page.getByText('26–27 van 27 gebruikers').waitFor()
  assert.deepEqual(await names(page), ['Blader 1', 'Blader 0'])
  assert.ok(await button(page, 'Volgende').isDisabled())
  await button(page, 'Vorige').click()
  await page.getByText('1–25 van 27 gebruikers').waitFor()
  assert.deepEqual(await names(page), first)
  await button(page, 'Volgende').click()
  await page.getByText('26–27 van 27 gebruikers').waitFor()
  // Another order begins in front.
  await page.getByRole('button', { name: 'E-mail', exact: true }).click()
  await page.getByText('1–25 van 27 gebruikers').waitFor()
  await page.getByLabel('Rol', { exact: true }).selectOption('Beheerder')
  await page.getByText('Geen gebruikers gevonden').waitFor()
})

test('a list that cannot be fetched says why and can be asked for again', async () => {
  const page = await house.member({ role: 'admin' })
  const mend = await makeUnavailable(page, '**/api/users?*')
  await page.goto('/admin?tab=users')
  await page.getByRole('alert').filter({ hasText: 'Fout: Even niet.' }).waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await page.getByRole('table', { name: 'Accountlijst' }).waitFor()
})

test('the buttons of a long dialog are in sight on a low screen, before anything is scrolled', async () => {
  await someone(house, 'Lage Lotte')
  const page = await administrator(house, { viewport: { width: 1280, height: 600 } })
  await choose(page, 'Lage Lotte', 'Uitgebreide details')
  const save = dialog(page, 'Uitgebreide details').getByRole('button', { name: 'Opslaan' })
  await save.waitFor()
  await still(page)
  const box = await save.boundingBox()
  assert.ok(box && box.y + box.height <= 600, `${box?.y}`)
})

test('the list, the log and every dialog are accessible, wide and narrow', async () => {
  const name = 'Willemijn van den Heuvel-Oosterhuis'
  const { id } = await someone(house, name)
  // Something for the log to say.
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await client.send('PUT', `/api/users/${id}/role`, { body: { role: 'paid' } })
  const page = await administrator(house)
  await search(page).fill(name)
  await page.getByText('1 van 1 gebruiker', { exact: true }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Nieuwe gebruiker').click()
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await page.getByText('Naam moet minimaal 2 karakters bevatten').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await page.keyboard.press('Escape')
  for (const [action, title, field] of [
    ['Bewerken', 'Gebruiker bewerken', 'textbox'],
    ['Rechten', `Rechten van ${name}`, 'radio'],
    ['Wachtwoord wijzigen', 'Wachtwoord wijzigen', 'textbox'],
    ['Uitgebreide details', 'Uitgebreide details', 'textbox'],
  ] as const) {
    await choose(page, name, action)
    await dialog(page, title).getByRole(field).first().waitFor()
    await assertAccessibleAtAnyWidth(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('tab', { name: 'Logboek' }).click()
  await page.getByRole('list', { name: 'Logboek' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
})

test('nothing scrolls sideways, at 320 px, beside the menu, and with text of twice the size', async () => {
  const name = 'Maximiliaan Oosterhuis-van den Berg'
  await someone(house, name)
  const page = await administrator(house)
  for (const width of [320, 800, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    await assertNoSidewaysScroll(page)
    await choose(page, name, 'Uitgebreide details')
    await dialog(page, 'Uitgebreide details').getByRole('textbox').first().waitFor()
    await assertNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    const asBefore = await doubleText(page)
    await assertNoSidewaysScroll(page)
    await asBefore()
  }
})

test('a name of a hundred letters takes no room from roles, desks and e-mail addresses', async () => {
  const name = `${'Lang'.repeat(24)}eNa`
  const { id } = await someone(house, name, { role: 'paid', desk: 'editor' })
  const email = 'maximiliaan.oosterhuis@krant.nl'
  await house.app.database.db.update(users).set({ email }).where(eq(users.id, id))
  const page = await administrator(house)
  const shown = row(page, name)
  const mail = shown.getByText(email)
  for (const width of [1440, 1280, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await mail.evaluate((element) => element.getBoundingClientRect().height / 24)
    assert.ok(lines < (width === 1280 ? 3 : 2), `the address stands on ${lines} lines at ${width} px`)
    const boxes = []
    for (const choice of await shown.getByRole('combobox').all()) {
      const isCut = await choice.evaluate((select: HTMLSelectElement) => {
        const ruler = select.cloneNode(true) as HTMLSelectElement
        ruler.style.width = 'max-content'
        document.body.append(ruler)
        const needed = ruler.getBoundingClientRect().width
        ruler.remove()
        return select.getBoundingClientRect().width < needed - 1
      })
      assert.ok(!isCut, `the choice is whole at ${width} px`)
      boxes.push(await choice.boundingBox())
    }
    const [role, desk] = boxes
    assert.ok(role && desk)
    // Beside or under each other.
    assert.ok(desk.x >= role.x + role.width || desk.y >= role.y + role.height, `role and desk at ${width} px`)
    await assertNoSidewaysScroll(page)
  }
})

test('the menu of one’s own account does not offer deletion, and says why', async () => {
  const page = await house.member({ role: 'admin', name: 'Eigen Zelf' })
  await page.goto('/admin?tab=users')
  await page.getByRole('button', { name: 'Acties voor Eigen Zelf' }).click()
  const item = page.getByRole('menuitem', { name: 'Verwijderen' })
  assert.equal(await item.getAttribute('aria-disabled'), 'true')
  await item.getByText('Je bent met dit account ingelogd.').waitFor()
  await item.click({ force: true })
  assert.equal(await page.getByRole('alertdialog').count(), 0)
  await page.keyboard.press('Escape')
})

test('who is deleted leaves their articles to whom was chosen; they are gone from the list, and the keyboard stays in it', async () => {
  const { client, user } = await house.app.loggedIn({ name: 'Weg Wezen', username: 'wegwezen' })
  const { id } = user
  const article = { title: 'Fietsbrug tien weken dicht', content: 'Een tekst die blijft staan.' }
  assert.equal((await client.post('/api/articles', article)).status, 201)
  const page = await administrator(house)
  await choose(page, 'Weg Wezen', 'Verwijderen')
  const question = page.getByRole('alertdialog', { name: 'Weg Wezen verwijderen?' })
  await question.getByText('Weg Wezen heeft 1 artikel. Dat is van de redactie en blijft. Wie krijgt het?').waitFor()
  // Nobody is chosen for them, so the button waits.
  assert.ok(await question.getByRole('button', { name: 'Verwijderen', exact: true }).isDisabled())
  await assertAccessibleAtAnyWidth(page)
  await question.getByRole('button', { name: 'Annuleren' }).click()
  assert.ok(await stored(house, id))
  await choose(page, 'Weg Wezen', 'Verwijderen')
  await question.getByLabel('Naar wie').selectOption('De prullenbak van de redactie')
  await question.getByText('nog 30 dagen terug te halen door beheerders').waitFor()
  await question.getByRole('button', { name: 'Leg in de prullenbak en verwijder' }).click()
  await toasted(
    page,
    'Gebruiker verwijderd',
    'Het account van Weg Wezen is verwijderd. 1 artikel ligt in de prullenbak, onder ‘Van iedereen’.',
  )
  await row(page, 'Weg Wezen').waitFor({ state: 'detached' })
  assert.equal(await stored(house, id), undefined)
  await until(
    async () => (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Gebruikers',
    'the focus is on Gebruikers',
  )
  // And an administrator brings the article back, as their own.
  await page.goto('/admin?tab=content')
  const bin = page.getByRole('button', { name: /^Prullenbak/ })
  await bin.click()
  await button(page, 'Van iedereen').click()
  const card = page.getByRole('article', { name: article.title })
  await card.getByText('Van de redactie').waitFor()
  await card.getByRole('button', { name: /^Zet terug/ }).click()
  await toasted(page, 'Artikel teruggezet', article.title)
  await bin.click()
  await page.getByRole('article', { name: article.title }).getByText('Van jou').waitFor()
})
