// What someone filled in and did not save: no key, click or address throws it away without a question.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inspirationLinks } from '#server/links/tables.ts'
import { until } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser } from '../support/browser.ts'
import { anne, bas, board } from '../support/links-page.ts'
import { button, toast } from '../support/maker-pages.ts'
import * as tasks from '../support/task-pages.ts'
import { toasted, toasts } from '../support/toasts.ts'
import { administrator, choose, dialog, someone } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })

/** Someone changes their mind. */
async function stay(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Verder bewerken' }).click()
  await question(page).waitFor({ state: 'detached' })
  // It gives the keyboard back in its own time; nobody presses the next key that soon.
  await until(
    () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null),
    'the form has the keys',
  )
}

/** Every way out of the open window `name` that stays on the page. */
function waysOut(page: Page, name: string): Record<string, () => Promise<void>> {
  const inside = (text: string) => dialog(page, name).getByRole('button', { name: text, exact: true })
  return {
    Escape: () => page.keyboard.press('Escape'),
    'the cross': () => inside('Sluiten').click(),
    'a click beside it': () => page.mouse.click(1400, 450),
    Cancel: () => inside('Annuleren').click(),
  }
}

const forms: { what: string; open: () => Promise<Page>; name: string; field: string }[] = [
  {
    what: 'a new user',
    open: async () => {
      const page = await administrator(house)
      await button(page, 'Nieuwe gebruiker').click()
      return page
    },
    name: 'Nieuwe gebruiker',
    field: 'Gebruikersnaam',
  },
  { what: 'an edited user', open: () => ofSomeone('Bewerken'), name: 'Gebruiker bewerken', field: 'E-mail' },
  {
    what: 'a password',
    open: () => ofSomeone('Wachtwoord wijzigen'),
    name: 'Wachtwoord wijzigen',
    field: 'Nieuw wachtwoord',
  },
  {
    what: 'the details of a user',
    open: () => ofSomeone('Uitgebreide details'),
    name: 'Uitgebreide details',
    field: 'Limiet AI-verzoeken',
  },
  {
    what: 'a new link',
    open: async () => {
      const page = await board(house, anne)
      await page.getByRole('button', { name: 'Nieuwe link toevoegen' }).click()
      return page
    },
    name: 'Nieuwe link',
    field: 'Titel',
  },
  {
    what: 'a new task',
    open: async () => {
      const page = await tasks.administrator(house)
      await button(page, 'Uitgebreid').click()
      return page
    },
    name: 'Nieuwe taak',
    field: 'Titel',
  },
]

let made = 0
async function ofSomeone(action: string): Promise<Page> {
  made += 1
  await someone(house, `Half Klaar ${made}`)
  const page = await administrator(house)
  await choose(page, `Half Klaar ${made}`, action)
  return page
}

for (const { what, open, name, field } of forms) {
  test(`${what} that was filled in stays until someone says that it may go`, async () => {
    const page = await open()
    const form = dialog(page, name)
    await form.getByLabel(field, { exact: true }).fill('77777777')
    for (const [way, leave] of Object.entries(waysOut(page, name))) {
      await leave()
      await question(page).waitFor()
      await stay(page)
      assert.equal(await form.getByLabel(field, { exact: true }).inputValue(), '77777777', way)
    }
    assert.equal(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), false)
    await page.keyboard.press('Escape')
    await assertAccessible(page)
    await question(page).getByRole('button', { name: 'Weggooien' }).click()
    await form.waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), true)
  })

  test(`${what} that nobody touched closes at once`, async () => {
    const page = await open()
    await dialog(page, name).getByLabel(field, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, name).waitFor({ state: 'detached' })
    assert.equal(await question(page).count(), 0)
  })
}

test('a question over a form gives the keys back to the field that had them', async () => {
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  const field = dialog(page, 'Nieuwe gebruiker').getByLabel('E-mail', { exact: true })
  await field.fill('half')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Verder bewerken' }).press('Enter')
  await field.and(page.locator(':focus')).waitFor()
})

test('who is elsewhere by the time that a question gives the keys back, stays there', async () => {
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  const form = dialog(page, 'Nieuwe gebruiker')
  await form.getByLabel('E-mail', { exact: true }).fill('half')
  const other = await form.getByLabel('Gebruikersnaam', { exact: true }).elementHandle()
  await page.keyboard.press('Escape')
  await question(page).waitFor()
  // In the moment itself, which a busy machine makes longer: when the question has left the page, before anything else runs.
  await page.evaluate((element) => {
    const gone = new MutationObserver(() => {
      if (document.querySelector('[role=alertdialog]') !== null) return
      gone.disconnect()
      ;(element as HTMLElement).focus()
    })
    gone.observe(document.body, { childList: true, subtree: true })
  }, other)
  await question(page).getByRole('button', { name: 'Verder bewerken' }).press('Enter')
  await question(page).waitFor({ state: 'detached' })
  // What gives them back waits for no time, and was there first.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  await form.getByLabel('Gebruikersnaam', { exact: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('anne')
  assert.equal(await form.getByLabel('Gebruikersnaam', { exact: true }).inputValue(), 'anne')
})

for (const [item, opener, name, field] of [
  ['Gebruikers', 'Nieuwe gebruiker', 'Nieuwe gebruiker', 'Gebruikersnaam'],
  ['Inspiratie-links', 'Nieuwe link toevoegen', 'Nieuwe link', 'Titel'],
  ['Taken', 'Uitgebreid', 'Nieuwe taak', 'Titel'],
] as const) {
  test(`${item}: going back asks before it takes along what was filled in`, async () => {
    const page = await house.member(anne)
    await page.goto('/admin')
    await page.getByRole('link', { name: item, exact: true }).click()
    await button(page, opener).click()
    const typed = dialog(page, name).getByLabel(field, { exact: true })
    await typed.fill('Half af')
    await page.evaluate(() => history.back())
    await stay(page)
    assert.equal(await typed.inputValue(), 'Half af')
    await page.evaluate(() => history.back())
    await question(page).getByRole('button', { name: 'Weggooien' }).click()
    await page.waitForURL('**/admin')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
}

test('what a bookmarklet filled in counts as filled in', async () => {
  const page = await house.member(anne)
  await page.goto(`/admin?tab=inspiratie-links&url=${encodeURIComponent('https://krant.nl/a')}&title=Duin`)
  const form = dialog(page, 'Nieuwe link')
  await form.waitFor()
  await page.keyboard.press('Escape')
  await stay(page)
  assert.equal(await form.getByLabel('URL').inputValue(), 'https://krant.nl/a')
  await form.getByRole('button', { name: 'Link toevoegen' }).click()
  await toasted(page, 'Link toegevoegd', 'Duin')
  assert.equal(await question(page).count(), 0)
})

test('what a link filled in of a task counts as filled in', async () => {
  const link = { title: 'Duinen in bloei', url: 'https://example.nl/duinen', urlKey: 'd', createdAt: new Date() }
  const [row] = await house.app.database.db.insert(inspirationLinks).values(link).returning()
  const page = await tasks.administrator(house)
  await page.goto(`/admin?tab=tasks&taskLink=${row?.id}`)
  await dialog(page, 'Nieuwe taak').waitFor()
  assert.equal(await question(page).count(), 0)
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Weggooien' }).click()
  await dialog(page, 'Nieuwe taak').waitFor({ state: 'detached' })
  await page.waitForURL('**/admin?tab=tasks')
})

test('a bookmarklet tells who is no administrator why nothing opens', async () => {
  const page = await house.member(bas)
  await page.goto(`/admin?tab=inspiratie-links&url=${encodeURIComponent('https://krant.nl/a')}`)
  await toast(page, 'Alleen beheerders voegen links toe').waitFor()
})

test('the line for a quick task keeps its title until the whole form has saved it', async () => {
  const page = await tasks.administrator(house)
  const line = page.getByLabel('Nieuwe taak', { exact: true })
  await line.fill('Beeld zoeken')
  await button(page, 'Uitgebreid').click()
  const form = dialog(page, 'Nieuwe taak')
  assert.equal(await form.getByLabel('Titel').inputValue(), 'Beeld zoeken')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  assert.equal(await line.inputValue(), 'Beeld zoeken')
  await button(page, 'Uitgebreid').click()
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await toasted(page, 'Taak toegevoegd', '‘Beeld zoeken’ staat onderaan de lijst.')
  assert.equal(await line.inputValue(), '')
})

test('Escape closes the window one works in, not the toast that appeared later beside it', async () => {
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  const form = dialog(page, 'Nieuwe gebruiker')
  await form.getByLabel('Naam', { exact: true }).fill('Nog Iemand')
  await form.getByLabel('Gebruikersnaam').fill('nogiemand')
  await form.getByLabel('E-mail').fill('nog@krant.nl')
  await form.getByLabel('Wachtwoord', { exact: true }).fill('geheim-van-iemand')
  await page.route('**/api/users', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  const beside = page.locator('[data-toasts]').getByText('Fout bij het toevoegen van de gebruiker', { exact: true })
  await beside.waitFor()
  await page.keyboard.press('Escape')
  await until(
    () => question(page).evaluate((element) => element.contains(document.activeElement)),
    'the question has the keyboard',
  )
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  const isBack = () => form.evaluate((element) => element.contains(document.activeElement))
  await until(isBack, 'the keyboard is back in the form')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Weggooien' }).click()
  await form.waitFor({ state: 'detached' })
  // Nobody is in a window any more: now the key is the toast's.
  await page.keyboard.press('Escape')
  await until(async () => (await toasts(page).count()) === 0, 'the toast is gone')
})
