// Where a new task went: into sight and marked, or told and shown on request, without taking the keyboard from the line.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { toast } from '../support/maker-pages.ts'
import { colleague, rows } from '../support/task-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** A long list of one administrator, with room for what is added below the fold. */
const long = Array.from({ length: 30 }, (_, at) => ({ title: `Taak ${at + 1}` }))

test('a new task is brought into sight and marked for a moment, with the keyboard still in the line', async () => {
  await house.app.database.pool.query('delete from tasks')
  const page = await colleague(house, long)
  const line = page.getByLabel('Nieuwe taak')
  await line.fill('Onderaan')
  await line.press('Enter')
  await page.locator('[data-marked=true]').filter({ hasText: 'Onderaan' }).waitFor()
  await toast(page, '‘Onderaan’ staat onderaan de lijst.').waitFor()
  const added = rows(page, 'Onderaan')
  await until(
    () => added.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight),
    'it is in sight',
  )
  await hasFocus(line)
  await until(async () => (await added.getAttribute('data-marked')) === null, 'the mark goes')
})

test('a new task that a filter or a search hides says so, and is shown on request', async () => {
  const page = await colleague(house, [])
  await page.getByLabel('Prioriteit').selectOption('Dringend')
  await page.getByPlaceholder('Zoek in taken').fill('iets anders')
  await page.getByText('Geen taken gevonden').waitFor()
  await page.getByLabel('Nieuwe taak').fill('Verborgen')
  await page.getByLabel('Nieuwe taak').press('Enter')
  const told = toast(page, '‘Verborgen’ past niet bij wat je nu ziet.')
  await told.getByRole('button', { name: 'Toon de taak' }).click()
  await page.locator('[data-marked]').filter({ hasText: 'Verborgen' }).waitFor()
  assert.equal(await page.getByLabel('Prioriteit').inputValue(), '')
  await page.getByRole('tab', { name: 'Afgerond' }).click()
  await page.getByLabel('Nieuwe taak').fill('Ook verborgen')
  await page.getByLabel('Nieuwe taak').press('Enter')
  await toast(page, '‘Ook verborgen’ past niet').getByRole('button', { name: 'Toon de taak' }).click()
  await page.locator('[data-marked]').filter({ hasText: 'Ook verborgen' }).waitFor()
})

test('a new task below the rows that are drawn says where it is, and is drawn on request', async () => {
  await house.app.database.pool.query('delete from tasks')
  const page = await colleague(house, [{ title: 'Eerste' }])
  await house.app.database.pool.query(
    `insert into tasks (title, position, created_at, updated_at)
     select 'Veel ' || n, 100000 + n, now(), now() from generate_series(1, 120) n`,
  )
  await page.reload()
  await page.getByRole('button', { name: 'Toon meer (21)' }).waitFor()
  await page.getByLabel('Nieuwe taak').fill('Ver weg')
  await page.getByLabel('Nieuwe taak').press('Enter')
  const told = toast(page, '‘Ver weg’ staat helemaal onderaan de lijst.')
  assert.equal(await rows(page, 'Ver weg').count(), 0)
  await told.getByRole('button', { name: 'Toon de taak' }).click()
  await page.locator('[data-marked]').filter({ hasText: 'Ver weg' }).waitFor()
})

test('who wants no motion sees the new task without the page gliding to it', async () => {
  await house.app.database.pool.query('delete from tasks')
  const page = await colleague(house, long, { reducedMotion: 'reduce' })
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the element it belongs to
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      if (this.hasAttribute('data-marked')) document.title = String((options as ScrollIntoViewOptions).behavior)
      scroll.call(this, options)
    }
  })
  await page.getByLabel('Nieuwe taak').fill('Rustig')
  await page.getByLabel('Nieuwe taak').press('Enter')
  await until(async () => (await page.title()) === 'auto', 'it jumps')
})
