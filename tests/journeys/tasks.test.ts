// Tasks: added, done, edited, found and thrown away; alone and with a colleague in another window.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inspirationLinks } from '#server/links/tables.ts'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
  hasFocus,
} from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { button, toast } from '../support/maker-pages.ts'
import { administrator, choose, colleague, kept, rows, shows } from '../support/task-pages.ts'
import { closeToast } from '../support/toasts.ts'
import { doubleText } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** The Dutch day, `days` from now. */
const day = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date(Date.now() + days * 86_400_000))

test('a task is added by typing and Enter, and the line is ready for the next', async () => {
  const page = await administrator(house)
  await page.getByText('Geen open taken').waitFor()
  const line = page.getByLabel('Nieuwe taak')
  await line.fill('x')
  await line.press('Enter')
  await page.getByText('Titel moet minimaal 2 tekens bevatten').waitFor()
  for (const title of ['Interview uitwerken', 'Beeld zoeken']) {
    await line.fill(title)
    await line.press('Enter')
    await rows(page, title).waitFor()
    // The list may be told of it before the line has its answer.
    await until(async () => (await line.inputValue()) === '', 'the line is empty')
  }
  await shows(page, 'Interview uitwerken', 'Beeld zoeken')
  await hasFocus(line)
})

test('a task that could not be added stays in the line', async () => {
  const page = await administrator(house)
  await page.route('**/api/tasks', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Even niet.' } })
      : route.continue(),
  )
  await page.getByLabel('Nieuwe taak').fill('Niet kwijtraken')
  await button(page, 'Toevoegen').click()
  await toast(page, 'Even niet.').waitFor()
  assert.equal(await page.getByLabel('Nieuwe taak').inputValue(), 'Niet kwijtraken')
})

test('the whole form makes a task with everything, and warns of a date that has passed', async () => {
  const page = await administrator(house)
  await page.getByLabel('Nieuwe taak').fill('Zomergids')
  await button(page, 'Uitgebreid').click()
  const form = page.getByRole('dialog')
  assert.equal(await form.getByLabel('Titel').inputValue(), 'Zomergids')
  await form.getByLabel('Omschrijving').fill('Bel eerst.')
  await form.getByRole('button', { name: 'Punt om af te vinken' }).click()
  await page.keyboard.type('Foto strand')
  await form.getByText('Dringend', { exact: true }).click()
  await form.getByLabel('Einddatum').fill(day(-3))
  await form.getByLabel('Herhaling').selectOption('Elke week')
  await form.getByLabel('Toegewezen aan').selectOption('Anne Jansen')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await toast(page, 'De einddatum ligt in het verleden.').waitFor()
  const row = rows(page, 'Zomergids')
  for (const words of ['(3 dagen te laat)', 'Dringend', 'Anne Jansen', 'Elke week', '0/1'])
    await row.getByText(words, { exact: true }).waitFor()
  const [task] = await kept(page)
  assert.equal(task?.description, 'Bel eerst.\n- [ ] Foto strand')
})

test('a ticked task leaves the list, and can be had back', async () => {
  const page = await administrator(house, [{ title: 'Eerst' }, { title: 'Dan' }])
  await page.getByLabel('Eerst afgerond').press('Space')
  await toast(page, 'Taak afgerond').waitFor()
  await shows(page, 'Dan')
  await hasFocus(page.getByLabel('Dan afgerond'))
  await toast(page, 'Taak afgerond').getByRole('button', { name: 'Ongedaan maken' }).click()
  await shows(page, 'Eerst', 'Dan')
  await page.getByLabel('Dan afgerond').click()
  await page.getByRole('tab', { name: 'Afgerond' }).click()
  await rows(page, 'Dan')
    .getByText(/^Afgerond op \d\d\/\d\d\/\d{4} \d\d:\d\d door Anne Jansen$/)
    .waitFor()
  await page.getByRole('tab', { name: 'Alle' }).click()
  await shows(page, 'Eerst', 'Dan')
})

test('a task that comes back shows its next date at once, and undoing takes it away', async () => {
  const page = await administrator(house, [{ title: 'Nieuwsbrief', recurrence: 'weekly', dueDate: day(0) }])
  await page.getByLabel('Nieuwsbrief afgerond').click()
  await toast(page, `De volgende is voor ${day(7).split('-').toReversed().join('/')}.`).waitFor()
  await rows(page, 'Nieuwsbrief').getByText('(over 7 dagen)').waitFor()
  await toast(page, 'Taak afgerond').getByRole('button', { name: 'Ongedaan maken' }).click()
  await rows(page, 'Nieuwsbrief').getByText('(vandaag)').waitFor()
  await shows(page, 'Nieuwsbrief')
})

test('a deleted task can be had back where it stood', async () => {
  const page = await administrator(house, [{ title: 'Een' }, { title: 'Twee' }, { title: 'Drie' }])
  await choose(page, 'Twee', 'Verwijderen')
  await shows(page, 'Een', 'Drie')
  await toast(page, 'Taak verwijderd').getByRole('button', { name: 'Ongedaan maken' }).click()
  await shows(page, 'Een', 'Twee', 'Drie')
})

test('tasks are found by words, person, priority and date, and what was chosen outlives a reload', async () => {
  const page = await administrator(house, [
    { title: 'Te laat', dueDate: day(-1) },
    { title: 'Dringend', priority: 2, description: 'Bel de wethouder' },
    { title: 'Later', dueDate: day(30) },
  ])
  await page.getByPlaceholder('Zoek in taken').fill('WETHOUDER')
  await shows(page, 'Dringend')
  await page.getByPlaceholder('Zoek in taken').fill('komt niet voor')
  await page.getByText('Geen taken gevonden').waitFor()
  await button(page, 'Wis zoekopdracht en filters').click()
  await shows(page, 'Te laat', 'Dringend', 'Later')
  await page.getByLabel('Einddatum').selectOption('Te laat')
  await shows(page, 'Te laat')
  await page.reload()
  await shows(page, 'Te laat')
  await page.getByLabel('Einddatum').selectOption('Elke datum')
  await page.getByLabel('Toegewezen aan').selectOption('Aan mij')
  await page.getByText('Geen taken gevonden').waitFor()
  await page.getByLabel('Toegewezen aan').selectOption('Iedereen')
  await page.getByLabel('Volgorde').selectOption('Op prioriteit')
  await shows(page, 'Dringend', 'Te laat', 'Later')
})

test('what a colleague does is seen without asking', async () => {
  const anne = await administrator(house, [{ title: 'Samen' }])
  const bea = await colleague(house, [], { name: 'Bea Smit' })
  await shows(bea, 'Samen')
  await anne.getByLabel('Nieuwe taak').fill('Van Anne')
  await anne.getByLabel('Nieuwe taak').press('Enter')
  await shows(bea, 'Samen', 'Van Anne')
  await bea.getByLabel('Samen afgerond').click()
  await shows(anne, 'Van Anne')
})

test('who saves after a colleague keeps what was typed, reads what changed, and both changes can stand', async () => {
  const anne = await administrator(house, [{ title: 'Samen' }])
  const bea = await colleague(house, [], { name: 'Bea Smit' })
  await rows(anne, 'Samen').getByRole('button', { name: 'Samen', exact: true }).click()
  await anne.getByLabel('Omschrijving').fill('Van Anne')
  const [task] = await kept(bea)
  await bea.request.put(`/api/tasks/${task?.id}`, { data: { title: 'Titel van Bea' } })
  await anne.getByRole('button', { name: 'Opslaan' }).click()
  const notice = anne.getByRole('alert').filter({ hasText: 'Bea Smit heeft deze taak intussen gewijzigd.' })
  await notice.getByText('Titel van Bea').waitFor()
  assert.equal(await anne.getByLabel('Omschrijving').inputValue(), 'Van Anne')
  await assertAccessible(anne)
  await anne.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await toast(anne, 'Taak opgeslagen').waitFor()
  const [both] = await kept(bea)
  assert.deepEqual([both?.title, both?.description], ['Titel van Bea', 'Van Anne'])
})

test('over a newer version of a task one takes it, edits on, or saves one’s own', async () => {
  const anne = await administrator(house, [{ title: 'Samen' }])
  const bea = await colleague(house, [], { name: 'Bea Smit' })
  const [task] = await kept(bea)
  await rows(anne, 'Samen').getByRole('button', { name: 'Samen', exact: true }).click()
  const [title, description] = [anne.getByLabel('Titel', { exact: true }), anne.getByLabel('Omschrijving')]
  const notice = anne.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' })
  /** While Anne edits, Bea changes the title; Anne saves a description after her. */
  const conflict = async (theirs: string, mine: string) => {
    await description.fill(mine)
    await bea.request.put(`/api/tasks/${task?.id}`, { data: { title: theirs } })
    await anne.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await notice.getByText(theirs).waitFor()
  }
  const decide = async (name: string) => {
    await notice.getByRole('button', { name, exact: true }).click()
    await notice.waitFor({ state: 'detached' })
  }
  const holds = (...values: string[]) =>
    until(
      async () => (await title.inputValue()) === values[0] && (await description.inputValue()) === values[1],
      `the form holds ${values.join(' and ')}`,
    )
  await conflict('Titel van Bea', 'Van Anne')
  await decide('Neem de nieuwe over')
  await holds('Titel van Bea', '')
  await conflict('Tweede titel', 'Weer van Anne')
  await decide('Verder bewerken')
  await holds('Tweede titel', 'Weer van Anne')
  await hasFocus(title)
  assert.equal((await kept(bea))[0]?.description, null)
  await conflict('Derde titel', 'Nog eens van Anne')
  await decide('Bewaar de mijne')
  await toast(anne, 'Taak opgeslagen').waitFor()
  const [both] = await kept(bea)
  assert.deepEqual([both?.title, both?.description], ['Derde titel', 'Nog eens van Anne'])
})

test('what was typed is not thrown away by a slip of the Escape key', async () => {
  const page = await administrator(house, [{ title: 'Bewaren' }])
  await choose(page, 'Bewaren', 'Bewerken')
  await page.getByLabel('Titel').fill('Bewaard')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verder bewerken' }).click()
  // It gives the keyboard back in its own time; nobody presses the next key that soon.
  await hasFocus(page.getByLabel('Titel'))
  assert.equal(await page.getByLabel('Titel').inputValue(), 'Bewaard')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await shows(page, 'Bewaren')
  const menu = page.getByRole('button', { name: 'Acties voor Bewaren', exact: true })
  await hasFocus(menu)
})

test('an address that names a link opens a new task about it, once', async () => {
  const page = await administrator(house)
  const link = { title: 'Duinen in bloei', url: 'https://example.nl/duinen', urlKey: 'd', createdAt: new Date() }
  const [row] = await house.app.database.db.insert(inspirationLinks).values(link).returning()
  await page.goto(`/admin?tab=tasks&taskLink=${row?.id}`)
  const form = page.getByRole('dialog', { name: 'Nieuwe taak' })
  await form.waitFor()
  assert.equal(await form.getByLabel('Titel').inputValue(), 'Duinen in bloei')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await rows(page, 'Duinen in bloei').getByRole('link', { name: 'Duinen in bloei' }).waitFor()
  await until(() => !page.url().includes('taskLink'), 'the address is clean')
  await page.goto('/admin?tab=tasks&taskLink=999999')
  await toast(page, 'Deze link bestaat niet of is verwijderd.').waitFor()
})

test('a list that cannot be fetched says so, and can be asked for again', async () => {
  const page = await administrator(house, [{ title: 'Er wel' }])
  const mend = await makeUnavailable(page, '**/api/tasks?*')
  await page.reload()
  await page.getByRole('alert').filter({ hasText: 'Even niet.' }).waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await shows(page, 'Er wel')
})

test('who is no administrator does not see the tasks', async () => {
  const page = await house.member({ role: 'paid' })
  await page.goto('/admin?tab=tasks')
  await page.getByText('Toegang geweigerd').first().waitFor()
})

const full = [
  { title: 'Beeldrechten navragen', dueDate: day(-3), priority: 2, description: 'Bel.\n- [x] strand\n- [ ] duinen' },
  {
    title: 'Een heel lange titel die over meer regels loopt '.repeat(3),
    dueDate: day(0),
    priority: 1,
    recurrence: 'weekly',
  },
]
test('the screen of tasks is accessible, wide and narrow', async () => {
  const page = await administrator(house, full)
  await page.getByRole('button', { name: /^Checklist van/ }).click()
  await assertAccessibleAtAnyWidth(page)
  await choose(page, 'Beeldrechten navragen', 'Bewerken')
  await page.getByRole('dialog').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Beeldrechten navragen afgerond').click()
  await toast(page, 'Taak afgerond').waitFor()
  await closeToast(page)
  await page.getByRole('tab', { name: 'Afgerond' }).click()
  await rows(page, 'Beeldrechten navragen').waitFor()
  await assertAccessibleAtAnyWidth(page)
})

test('on the smallest screen, and with text of twice the size, nothing stands outside the page', async () => {
  const page = await administrator(house, full, { viewport: { width: 320, height: 700 } })
  await assertNoSidewaysScroll(page)
  await doubleText(page)
  await assertNoSidewaysScroll(page)
})
