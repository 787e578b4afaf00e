// Mijn taken: what is given to someone, read and completed by who has it; and the way to a task from a calendar.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { User } from '#contract/accounts/user.ts'
import { PASSWORD, until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { makeUnavailable, withoutNotices } from '../support/unavailable.ts'
import { button, toast } from '../support/maker-pages.ts'
import { colleague, kept } from '../support/task-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const row = (page: Page, title: string) => page.getByRole('main').locator('[data-task]').filter({ hasText: title })
const titles = (page: Page) => page.locator('[data-task] .font-serif').allInnerTexts()
const shows = (page: Page, ...expected: string[]) =>
  until(async () => (await titles(page)).join('|') === expected.join('|'), `the list shows ${expected.join(', ')}`)

/** A writer on their own tasks, and an administrator who gives them. */
async function writer(given: object[], options: BrowserContextOptions = {}) {
  await house.app.database.pool.query('delete from tasks')
  const chief = await house.member({ role: 'admin', name: 'Bea Smit' })
  const page = await house.member({ role: 'user', name: 'Anne Jansen' }, options)
  const { id: assigneeId, username } = (await (await page.request.get('/api/user')).json()) as User
  const give = async (fields: object) => {
    const reply = await chief.request.post('/api/tasks', { data: { assigneeId, ...fields } })
    assert.equal(reply.status(), 201)
    return (await reply.json()) as { id: number }
  }
  const ids: number[] = []
  for (const fields of given) ids.push((await give(fields)).id)
  await page.goto('/admin?tab=my-tasks')
  await page.getByRole('heading', { level: 1, name: 'Mijn taken' }).waitFor()
  return { page, chief, give, ids, username }
}

test('who has nothing to do reads what would stand there, and sees a task as soon as it is given', async () => {
  const { page, give } = await writer([])
  await page.getByText('Je hebt geen open taken').waitFor()
  await page.getByText('‘Beeldrechten navragen voor de zomergids’').waitFor()
  await give({ title: 'Interview uitwerken' })
  await shows(page, 'Interview uitwerken')
})

test('own tasks stand in everybody’s menu, the first due first, and there is nothing to change about them', async () => {
  const { page } = await writer([
    { title: 'Ooit' },
    { title: 'Later', dueDate: '2027-03-01' },
    { title: 'Eerst', dueDate: '2026-12-01', priority: 2, description: 'Bel eerst.\n- [x] strand\n- [ ] duinen' },
  ])
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Mijn taken' })
  assert.equal(await menu.first().getAttribute('aria-current'), 'page')
  assert.equal(await page.getByRole('navigation').getByRole('link', { name: 'Taken', exact: true }).count(), 0)
  await shows(page, 'Eerst', 'Later', 'Ooit')
  for (const name of ['Toevoegen', 'Acties voor Eerst', 'Verplaats Eerst', 'Eerst'])
    assert.equal(await page.getByRole('main').getByRole('button', { name, exact: true }).count(), 0, name)
  await page.getByRole('button', { name: 'Checklist van Eerst: 1 van 2 afgevinkt' }).click()
  await row(page, 'Eerst').getByText('Bel eerst.').waitFor()
  assert.ok(await page.getByLabel('duinen').isDisabled(), 'the list is there to be read')
})

test('a task is completed by keyboard, undone, and found among what is done', async () => {
  const { page, chief } = await writer([{ title: 'Eerst', dueDate: '2026-12-01' }, { title: 'Dan' }])
  await page.getByLabel('Eerst afgerond').press('Space')
  await toast(page, 'Taak afgerond').waitFor()
  await shows(page, 'Dan')
  await hasFocus(page.getByLabel('Dan afgerond'))
  await toast(page, 'Taak afgerond').getByRole('button', { name: 'Ongedaan maken' }).click()
  await shows(page, 'Eerst', 'Dan')
  await page.getByLabel('Dan afgerond').click()
  await page.getByRole('tab', { name: 'Afgerond' }).click()
  await row(page, 'Dan')
    .getByText(/door Anne Jansen$/)
    .waitFor()
  await until(
    async () =>
      (await kept(chief)).map(({ title, completed }) => `${title} ${completed}`).join() === 'Eerst false,Dan true',
    'only the second is kept as done',
  )
})

test('a task that was taken away meanwhile cannot be completed, and leaves the list', async () => {
  const { page, chief, ids } = await writer([{ title: 'Bellen' }])
  // Without the stream of notices the window does not know yet.
  await withoutNotices(page)
  await page.reload()
  await shows(page, 'Bellen')
  await chief.request.put(`/api/tasks/${ids[0]}`, { data: { assigneeId: null } })
  await page.getByLabel('Bellen afgerond').click()
  await toast(page, 'Deze taak bestaat niet of is verwijderd.').waitFor()
  await page.getByText('Je hebt geen open taken').waitFor()
})

test('a list that cannot be fetched says so, and can be asked for again', async () => {
  const { page } = await writer([{ title: 'Er wel' }])
  const mend = await makeUnavailable(page, '**/api/tasks/mine?*')
  await page.reload()
  await page.getByRole('alert').filter({ hasText: 'Even niet.' }).waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await shows(page, 'Er wel')
})

test('the way back from a calendar leads to the task through the login form too', async () => {
  const { page, ids, username } = await writer([{ title: 'Bellen' }])
  await page.context().clearCookies()
  await page.goto(`/admin?tab=my-tasks&item=${ids[0]}`)
  await page.getByLabel('Gebruikersnaam').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.locator('[data-marked]').filter({ hasText: 'Bellen' }).waitFor()
})

test('a task from the calendar that is gone, or another’s by now, says so', async () => {
  const { page, chief, ids } = await writer([{ title: 'Bellen' }])
  await chief.request.put(`/api/tasks/${ids[0]}`, { data: { assigneeId: null } })
  for (const id of [ids[0], 999_999]) {
    await page.goto(`/admin?tab=my-tasks&item=${id}`)
    await toast(page, 'Deze taak bestaat niet of is verwijderd.').waitFor()
    await until(() => !page.url().includes('item='), 'the address is clean')
  }
  await chief.goto(`/admin?tab=my-tasks&item=${ids[0]}`)
  await toast(chief, 'Deze taak is niet van jou').waitFor()
  await until(() => !chief.url().includes('item='), 'the address is clean')
})

test('a task that is open stands in the address with what it says: Back closes it, a reload opens it again', async () => {
  const { page, ids } = await writer([{ title: 'Bellen', description: 'Met de wethouder.' }, { title: 'Mailen' }])
  const said = row(page, 'Bellen').getByText('Met de wethouder.')
  const toggle = row(page, 'Bellen').getByRole('button', { name: /^Omschrijving/ })
  await toggle.click()
  await said.waitFor()
  await until(() => page.url().endsWith(`item=${ids[0]}`), 'the address says what is open')
  await page.reload()
  await said.waitFor()
  await page.goBack()
  await said.waitFor({ state: 'detached' })
  await page.goForward()
  await said.waitFor()
  await toggle.click()
  await said.waitFor({ state: 'detached' })
  await until(() => !page.url().includes('item='), 'the address is clean')
})

test('a task that is completed while it is open leaves the address too, and others stay where they are', async () => {
  const { page, ids } = await writer([{ title: 'Bellen', description: 'Nu.' }, { title: 'Mailen' }])
  await page.goto(`/admin?tab=my-tasks&item=${ids[0]}`)
  await row(page, 'Bellen').getByText('Nu.').waitFor()
  await page.getByLabel('Bellen afgerond').click()
  await shows(page, 'Mailen')
  await until(() => !page.url().includes('item='), 'the address is clean')
  assert.equal(await page.getByRole('tab', { name: 'Open' }).getAttribute('aria-selected'), 'true')
})

test('what is done is a step in the address too', async () => {
  const { page, ids } = await writer([{ title: 'Bellen' }, { title: 'Mailen' }])
  await page.request.post(`/api/tasks/${ids[0]}/complete`)
  await page.getByRole('tab', { name: 'Afgerond' }).click()
  await shows(page, 'Bellen')
  await page.reload()
  await shows(page, 'Bellen')
  await page.goBack()
  await shows(page, 'Mailen')
})

test('a task from the calendar is brought into sight and marked, also far down and among what is done', async () => {
  const many = Array.from({ length: 110 }, (_, at) => ({ title: `Taak ${at + 1}` }))
  const { page, ids } = await writer(many)
  await page.goto(`/admin?tab=my-tasks&item=${ids.at(-1)}`)
  await page.locator('[data-marked]').filter({ hasText: 'Taak 110' }).waitFor()
  // By its name: the mark may be gone before it has glided into sight.
  const last = row(page, 'Taak 110')
  await until(
    () => last.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight),
    'it is in sight',
  )
  await page.request.post(`/api/tasks/${ids[0]}/complete`)
  await page.goto(`/admin?tab=my-tasks&item=${ids[0]}`)
  await until(async () => /Taak 1\b/.test(await page.locator('[data-marked]').innerText()), 'the done one is marked')
  assert.equal(await page.getByRole('tab', { name: 'Afgerond' }).getAttribute('aria-selected'), 'true')
})

test('an administrator’s calendar opens the task to edit, and says when it is gone', async () => {
  const page = await colleague(house, [{ title: 'Uit de agenda' }])
  const task = (await kept(page)).find(({ title }) => title === 'Uit de agenda')
  await page.goto(`/admin?tab=tasks&item=${task?.id}`)
  const form = page.getByRole('dialog', { name: 'Taak bewerken' })
  assert.equal(await form.getByLabel('Titel').inputValue(), 'Uit de agenda')
  await page.goto('/admin?tab=tasks&item=999999')
  await toast(page, 'Deze taak bestaat niet of is verwijderd.').waitFor()
})

test('the calendar of own tasks is made here too, without a choice', async () => {
  const { page } = await writer([])
  await button(page, 'Agenda').click()
  const dialog = page.getByRole('dialog', { name: 'Taken in je agenda' })
  await dialog.getByRole('button', { name: 'Agenda-adres maken' }).click()
  assert.match(await dialog.getByLabel('Je agenda-adres').inputValue(), /\/api\/calendar\/[\w-]{43}\.ics/)
  assert.equal(await dialog.getByText('Alle taken').count(), 0)
})

test('own tasks are accessible, wide and narrow', async () => {
  const { page } = await writer([
    { title: 'Beeldrechten navragen', dueDate: '2026-01-02', priority: 2, description: 'Bel.\n- [x] a\n- [ ] b' },
    { title: 'Een heel lange titel die over meer regels loopt '.repeat(3), recurrence: 'weekly' },
  ])
  await page.getByRole('button', { name: /^Checklist van/ }).click()
  await assertAccessibleAtAnyWidth(page)
})
