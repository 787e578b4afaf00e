// The order of tasks: changed by mouse, by finger, by keyboard and by menu; and the calendar of them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, still, type TestBrowser, hasFocus } from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { administrator, choose, colleague, keptOrder, rows, shows } from '../support/task-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const three = [{ title: 'Een' }, { title: 'Twee' }, { title: 'Drie' }]
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Verplaats ${title}`, exact: true })

async function middle(page: Page, title: string) {
  const box = await handle(page, title).boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until a screen reader is told these words. */
function hears(page: Page, words: string): Promise<void> {
  const said = page.locator('[id^="DndLiveRegion"]')
  return until(async () => (await said.textContent()) === words, `it is said: ${words}`)
}

async function drag(page: Page, title: string, onto: string): Promise<void> {
  // The rows may still slide to where they were dropped before.
  await still(page)
  const [from, to] = [await middle(page, title), await middle(page, onto)]
  const titles = await page.locator('[data-task] .font-serif').allInnerTexts()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + Math.sign(to.y - from.y) * 10, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  // The list follows the pointer a moment later: who lets go before, drops the task on a place it was over on its way.
  await hears(page, `‘${title}’ staat nu op plek ${titles.indexOf(onto) + 1} van ${titles.length}.`)
  await page.mouse.up()
}

test('a task is dragged by its handle, down and up, and stays there', async () => {
  const page = await administrator(house, three)
  await drag(page, 'Een', 'Drie')
  await shows(page, 'Twee', 'Drie', 'Een')
  await keptOrder(page, 'Twee', 'Drie', 'Een')
  await drag(page, 'Een', 'Twee')
  await shows(page, 'Een', 'Twee', 'Drie')
  await keptOrder(page, 'Een', 'Twee', 'Drie')
  await page.reload()
  await shows(page, 'Een', 'Twee', 'Drie')
})

test('a task is moved by the keyboard, and a screen reader is told every step in Dutch', async () => {
  const page = await administrator(house, three)
  // dnd-kit hears the keys that move only from a timer on, and no person presses a second key before that.
  const listens = () => page.evaluate(() => new Promise((fired) => setTimeout(fired)))
  await handle(page, 'Een').focus()
  const instructions = await handle(page, 'Een').getAttribute('aria-describedby')
  assert.match(
    (await page.locator(`#${instructions}`).textContent()) ?? '',
    /^Druk op spatie of Enter om de taak op te pakken/,
  )
  await page.keyboard.press('Space')
  await hears(page, '‘Een’ staat nu op plek 1 van 3.')
  await listens()
  await page.keyboard.press('ArrowDown')
  await hears(page, '‘Een’ staat nu op plek 2 van 3.')
  await page.keyboard.press('ArrowDown')
  await hears(page, '‘Een’ staat nu op plek 3 van 3.')
  await page.keyboard.press('Space')
  await hears(page, '‘Een’ is neergezet op plek 3 van 3.')
  await shows(page, 'Twee', 'Drie', 'Een')
  await keptOrder(page, 'Twee', 'Drie', 'Een')
  await hasFocus(handle(page, 'Een'))

  await page.keyboard.press('Space')
  await hears(page, '‘Een’ staat nu op plek 3 van 3.')
  await listens()
  // The rows still slide to where they were dropped; a key pressed before they are there finds no neighbour.
  await still(page)
  await page.keyboard.press('ArrowUp')
  await hears(page, '‘Een’ staat nu op plek 2 van 3.')
  await page.keyboard.press('Escape')
  await hears(page, 'Verplaatsen geannuleerd. ‘Een’ is teruggezet.')
  await shows(page, 'Twee', 'Drie', 'Een')
})

test('a task is dragged by a finger', async () => {
  const page = await administrator(house, three, { viewport: { width: 375, height: 812 }, hasTouch: true })
  const [from, to] = [await middle(page, 'Een'), await middle(page, 'Drie')]
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.y + ((to.y - from.y) * step) / 8)
  await hears(page, '‘Een’ staat nu op plek 3 van 3.')
  await touch('touchEnd')
  await shows(page, 'Twee', 'Drie', 'Een')
  await keptOrder(page, 'Twee', 'Drie', 'Een')
})

test('the menu moves a task a place up or down, or to the top', async () => {
  const page = await administrator(house, three)
  await choose(page, 'Drie', 'Omhoog')
  await shows(page, 'Een', 'Drie', 'Twee')
  await page.getByText('‘Drie’ staat nu op plek 2 van 3.').waitFor({ state: 'attached' })
  await choose(page, 'Een', 'Omlaag')
  await shows(page, 'Drie', 'Een', 'Twee')
  await choose(page, 'Twee', 'Naar boven')
  await shows(page, 'Twee', 'Drie', 'Een')
  await keptOrder(page, 'Twee', 'Drie', 'Een')
  await page.getByRole('button', { name: 'Acties voor Twee', exact: true }).click()
  await page.getByRole('menu').waitFor()
  assert.deepEqual(await page.getByRole('menuitem').allInnerTexts(), ['Bewerken', 'Omlaag', 'Verwijderen'])
})

test('a move that the server refuses is taken back, and told', async () => {
  const page = await administrator(house, three)
  await page.route('**/position', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await drag(page, 'Een', 'Drie')
  await toast(page, 'De volgorde is niet opgeslagen').waitFor()
  await shows(page, 'Een', 'Twee', 'Drie')
})

test('a colleague sees the new order', async () => {
  const anne = await administrator(house, three)
  const bea = await colleague(house, [], { name: 'Bea Smit' })
  await shows(bea, 'Een', 'Twee', 'Drie')
  await drag(anne, 'Drie', 'Een')
  await shows(bea, 'Drie', 'Een', 'Twee')
})

test('where a place would mean nothing there are no handles, and it is said why', async () => {
  const page = await administrator(house, three)
  await page.getByLabel('Volgorde').selectOption('Op einddatum')
  await page.getByText('Verplaatsen kan alleen in je eigen volgorde, zonder zoekopdracht of filter.').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Verplaats / }).count(), 0)
  await button(page, 'Toon alles in eigen volgorde').click()
  await handle(page, 'Een').waitFor()
})

test('of a long list a hundred rows are drawn, and more on request', async () => {
  const page = await administrator(house)
  await house.app.database.pool.query(
    `insert into tasks (title, created_at, updated_at, position) select 'Taak ' || n, now(), now(), n * 1024 from generate_series(1, 1150) n`,
  )
  await page.reload()
  await button(page, 'Toon meer (1.050)').click()
  await rows(page).nth(199).waitFor()
  assert.equal(await rows(page).count(), 200)
})

test('a calendar address is made, copied, renewed and stopped', async () => {
  const page = await administrator(house, [{ title: 'In de agenda', dueDate: '2027-01-01' }])
  const window = page.getByRole('dialog', { name: 'Taken in je agenda' })
  await button(page, 'Agenda').click()
  await window.getByText('Wie het adres heeft, kan de taken lezen').waitFor()
  await window.getByRole('button', { name: 'Agenda-adres maken' }).click()
  const field = window.getByLabel('Je agenda-adres')
  const first = await field.inputValue()
  assert.match(await (await page.request.get(first)).text(), /SUMMARY:In de agenda/)
  await window.getByText('Aan mij toegewezen').click()
  await window.getByRole('button', { name: 'Kopieer adres' }).click()
  await toast(page, 'Gekopieerd naar klembord').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${first}?mine=true`)
  assert.doesNotMatch(await (await page.request.get(`${first}?mine=true`)).text(), /SUMMARY/)
  await window.getByText('Alle taken').click()
  await window.getByRole('button', { name: 'Nieuw adres maken' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nieuw adres' }).click()
  await until(async () => (await field.inputValue()) !== first, 'there is a new address')
  assert.equal((await page.request.get(first)).status(), 404)
  const second = await field.inputValue()
  await window.getByRole('button', { name: 'Stoppen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Adres stoppen' }).click()
  await window.getByRole('button', { name: 'Agenda-adres maken' }).waitFor()
  assert.equal((await page.request.get(second)).status(), 404)
  await window.getByRole('button', { name: 'Sluiten' }).click()
  await window.waitFor({ state: 'detached' })
})

test('the window of the calendar is accessible, wide and narrow', async () => {
  const page = await administrator(house, three)
  await button(page, 'Agenda').click()
  await page.getByRole('button', { name: 'Agenda-adres maken' }).click()
  await page.getByLabel('Je agenda-adres').waitFor()
  await assertAccessibleAtAnyWidth(page, [1440, 375, 320])
})
