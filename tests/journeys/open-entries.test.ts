// What is open to be edited or read stands in the address: Back closes it, a reload and whoever was sent the address open it
// again.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { makeUser, until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { makeLink } from '../support/links.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
/** Waits until the address says exactly this, which comes a moment after what is seen. */
const says = (page: Page, expected: object) =>
  until(() => isDeepStrictEqual(parameters(page), expected), `the address says ${JSON.stringify(expected)}`)
/** The lists name it with and without quotes. */
const menuOf = (page: Page, title: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: title })
    .getByRole('button', { name: /^Acties voor/ })
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

/** One thing of each kind that can be edited, by a name of its own, and how its window is opened in the list. */
const windows = {
  'a task': {
    tab: 'tasks',
    name: 'Taak bewerken',
    field: 'Titel',
    make: async (title: string) => {
      const { client } = await house.app.loggedIn({ role: 'admin' })
      return (await client.post('/api/tasks', { title })).body.id as number
    },
    item: 'Bewerken',
    gone: 'Deze taak bestaat niet of is verwijderd.',
  },
  'a link': {
    tab: 'inspiratie-links',
    as: 'edit',
    name: 'Link bewerken',
    field: 'Titel',
    make: (title: string) => makeLink(house.app, { title }),
    item: 'Bewerken',
    gone: 'Deze link bestaat niet of is verwijderd.',
  },
  'a user': { as: 'edit', name: 'Gebruiker bewerken', field: 'Naam', item: 'Bewerken' },
  'details of a user': {
    as: 'details',
    name: 'Uitgebreide details',
    field: 'Limiet AI-verzoeken',
    item: 'Uitgebreide details',
  },
  'a password': { as: 'password', name: 'Wachtwoord wijzigen', field: 'Nieuw wachtwoord', item: 'Wachtwoord wijzigen' },
}
let made = 0
const users = {
  tab: 'users',
  make: async (name: string) =>
    ((await makeUser(house.app.database, { name, username: `open${made}`, role: 'free' })) as { id: number }).id,
  gone: 'Deze gebruiker bestaat niet of is verwijderd.',
}

for (const [what, { name, field, item, ...rest }] of Object.entries(windows)) {
  const { tab, make, gone } = { ...users, ...rest }
  const as = 'as' in rest ? { as: rest.as } : {}

  test(`${what}: open in the address, and out of it again`, async () => {
    made += 1
    const title = `Open (${made})`
    const id = await make(title)
    const page = await house.member({ role: 'admin' })
    await page.goto(`/admin?tab=${tab}`)
    const choose = async () => {
      await menuOf(page, title).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    const typed = dialog(page, name).getByLabel(field, { exact: true })
    await choose()
    await typed.waitFor()
    await says(page, { tab, item: String(id), ...as })

    // Back closes it, Forward opens it, a reload leaves it open, and somebody else is shown the same.
    await page.goBack()
    await closed(page)
    await says(page, { tab })
    await page.goForward()
    await typed.waitFor()
    await page.reload()
    await typed.waitFor()
    const other = await house.member({ role: 'admin' })
    await other.goto(page.url())
    await dialog(other, name).getByLabel(field, { exact: true }).waitFor()
    await other.keyboard.press('Escape')
    await closed(other)
    await says(other, { tab })
    await house.leave(other)

    // What was filled in is asked about, and stays or goes.
    await typed.fill('777777')
    await page.evaluate(() => history.back())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verder bewerken' }).click()
    assert.equal(await typed.inputValue(), '777777')
    await says(page, { tab, item: String(id), ...as })
    await page.evaluate(() => history.back())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click()
    await closed(page)
    await until(() => !('item' in parameters(page)), 'the address says that nothing is open')
    await menuOf(page, title).waitFor()

    // Closed by the key: there is nothing to go back to but what was there before.
    await choose()
    await typed.waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    await until(() => !('item' in parameters(page)), 'the address says that nothing is open')
  })

  test(`${what} that is gone is said to be, and leaves the address`, async () => {
    const page = await house.member({ role: 'admin' })
    await page.goto(`/admin?tab=${tab}&item=999999${rest && 'as' in rest ? `&as=${rest.as}` : ''}`)
    await toasts(page).filter({ hasText: gone }).waitFor()
    await closed(page)
    await until(() => !('item' in parameters(page)), 'the address says that nothing is open')
  })
}

test('what is saved closes the window, and the address with it', async () => {
  const id = await windows['a task'].make('Bewaar mij')
  const page = await house.member({ role: 'admin' })
  await page.goto(`/admin?tab=tasks&item=${id}`)
  await dialog(page, 'Taak bewerken').getByLabel('Titel').fill('Bewaard')
  await page.keyboard.press('Enter')
  await toasts(page).filter({ hasText: '‘Bewaard’ is opgeslagen.' }).waitFor()
  await closed(page)
  await until(() => !('item' in parameters(page)), 'the address says that nothing is open')
})

test('what one types about a user stays when a colleague turns the list under it', async () => {
  const { id } = (await makeUser(house.app.database, { name: 'Zoek Mij', username: 'zoekmij', role: 'free' })) as {
    id: number
  }
  const page = await house.member({ role: 'admin' })
  await page.goto('/admin?tab=users&search=Zoek%20Mij')
  await page.getByRole('button', { name: 'Acties voor Zoek Mij' }).click()
  await page.getByRole('menuitem', { name: 'Bewerken' }).click()
  const email = dialog(page, 'Gebruiker bewerken').getByLabel('E-mail')
  await email.fill('half@krant.nl')
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await client.send('PUT', `/api/users/${id}`, {
    body: { name: 'Vind Mij', username: 'vindmij', email: 'vind@krant.nl' },
  })
  await page.getByText('Geen gebruikers gevonden').waitFor()
  assert.equal(await email.inputValue(), 'half@krant.nl')
})

test('who may not edit a link reads it at the same address', async () => {
  const id = await makeLink(house.app, { title: 'Alleen lezen' })
  const page = await house.member({ role: 'free' })
  await page.goto(`/admin?tab=inspiratie-links&item=${id}&as=edit`)
  await dialog(page, 'Alleen lezen').waitFor()
  assert.equal(await page.getByRole('dialog').getByRole('textbox').count(), 0)
})
