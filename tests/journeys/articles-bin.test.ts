// Deleting articles, one or several, and getting them back: by the undo, or out of the bin.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { addArticles, articleList, card, choice, part, region, titles } from '../support/article-pages.ts'
import { assertAccessibleAtAnyWidth, openBrowser, SMALLEST_PHONE, type TestBrowser } from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { closeToast, toasted } from '../support/toasts.ts'
import { withoutNotices } from '../support/unavailable.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const shows = (page: Page, wanted: readonly string[]) =>
  until(async () => (await titles(page)).join() === wanted.join(), `the list shows ${wanted.join(', ')}`)
const question = (page: Page) => page.getByRole('alertdialog')
const say = (page: Page, answer: 'Verwijderen' | 'Annuleren') =>
  question(page).getByRole('button', { name: answer }).click()
const remove = (page: Page, title: string) =>
  card(page)
    .getByRole('button', { name: `Verwijder ‘${title}’` })
    .click()
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' })
const three = [{ title: 'Een' }, { title: 'Twee' }, { title: 'Drie' }]

test('deleting asks first; an undo puts the article back and gives it the keyboard', async () => {
  const page = await articleList(house, three)
  await remove(page, 'Twee')
  await question(page).getByText('Weet je zeker dat je dit artikel wilt verwijderen?', { exact: true }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await say(page, 'Annuleren')
  await card(page).getByRole('button', { name: 'Verwijder ‘Twee’' }).and(page.locator(':focus')).waitFor()
  await remove(page, 'Twee')
  await say(page, 'Verwijderen')
  await toasted(page, 'Artikel verwijderd', 'Het artikel is succesvol verwijderd')
  await shows(page, ['Drie', 'Een'])
  await part(page, 'Alle 2').waitFor()
  await region(page).and(page.locator(':focus')).waitFor()
  await undo(page).click()
  await shows(page, ['Drie', 'Twee', 'Een'])
  await toasted(page, 'Artikel teruggezet', 'Twee')
  await card(page, 'Twee').getByRole('link', { name: 'Open ‘Twee’' }).and(page.locator(':focus')).waitFor()
})

test('a deletion that is refused says why, and the list shows what is left', async () => {
  const page = await articleList(house, three)
  const [, id] = (await (await page.request.get('/api/articles')).json()) as { id: number }[]
  // A notice would take the card away, with the question about it.
  await withoutNotices(page)
  await page.reload()
  await card(page, 'Twee').waitFor()
  await page.request.delete(`/api/articles/${id?.id}`)
  await remove(page, 'Twee')
  await say(page, 'Verwijderen')
  await toasted(page, 'Fout bij verwijderen', 'Artikel niet gevonden')
  await shows(page, ['Drie', 'Een'])
})

test('the bin holds what was deleted, says until when, and puts it back as it was', async () => {
  const page = await articleList(house, three)
  assert.equal(await part(page, 'Prullenbak').innerText(), 'Prullenbak')
  house.app.now = new Date('2026-11-22T13:00:00Z')
  await remove(page, 'Een')
  await say(page, 'Verwijderen')
  await part(page, 'Prullenbak 1').click()
  await shows(page, ['Een'])
  await closeToast(page)
  const words = await card(page, 'Een').innerText()
  assert.match(words, /Verwijderd op 22\/11\/2026 14:00\s+Blijft tot 22\/12\/2026/)
  assert.equal(await card(page, 'Een').getByRole('link').count(), 0, 'what is deleted cannot be opened')
  await page.getByText('Wat je verwijdert, staat hier nog 30 dagen.').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await card(page, 'Een')
    .getByRole('button', { name: /^Zet terug/ })
    .click()
  await page.getByRole('heading', { name: 'De prullenbak is leeg' }).waitFor()
  await toasted(page, 'Artikel teruggezet', 'Een')
  await button(page, 'Naar je artikelen').click()
  await shows(page, ['Drie', 'Twee', 'Een'])
  await page.goBack()
  await page.getByRole('heading', { name: 'De prullenbak is leeg' }).waitFor()
  house.app.now = new Date()
})

test('several are selected, deleted after one question, and all come back with one undo', async () => {
  const page = await articleList(house, three)
  const bar = page.getByRole('group', { name: 'Geselecteerde artikelen' })
  assert.equal(await bar.count(), 0)
  await choice(page, 'Een').check()
  await bar.getByText('1 artikel geselecteerd').waitFor()
  await bar.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).check()
  await bar.getByText('3 artikelen geselecteerd').waitFor()
  await choice(page, 'Drie').uncheck()
  await assertAccessibleAtAnyWidth(page)
  await bar.getByRole('button', { name: 'Verwijder', exact: true }).click()
  await question(page).getByRole('heading', { name: '2 artikelen verwijderen?' }).waitFor()
  await say(page, 'Verwijderen')
  await toast(page, '2 artikelen verwijderd').waitFor()
  await shows(page, ['Drie'])
  // What is gone is not selected.
  await bar.waitFor({ state: 'hidden' })
  await undo(page).click()
  await shows(page, ['Drie', 'Twee', 'Een'])
  await toast(page, '2 artikelen teruggezet').waitFor()
})

test('of several that are deleted, those that are refused are told with a reason, and stay selected', async () => {
  const page = await articleList(house, three)
  await choice(page, 'Een').check()
  await choice(page, 'Twee').check()
  const all = (await (await page.request.get('/api/articles')).json()) as { id: number; title: string }[]
  await page.route(`**/api/articles/${all.find(({ title }) => title === 'Een')?.id}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'Even niet.' } }),
  )
  await page
    .getByRole('group', { name: 'Geselecteerde artikelen' })
    .getByRole('button', { name: 'Verwijder', exact: true })
    .click()
  await say(page, 'Verwijderen')
  await toasted(page, '1 artikel verwijderd', '1 niet: ‘Een’. Even niet.')
  await shows(page, ['Drie', 'Een'])
  assert.ok(await choice(page, 'Een').isChecked(), 'it can be tried again')
})

test('in the bin several are put back at once; what a search does not show is not selected meanwhile', async () => {
  const page = await articleList(house, [])
  await addArticles(house, page, [
    { title: 'Zee', deletedAt: house.app.now },
    { title: 'Duin', deletedAt: house.app.now },
    { title: 'Strand' },
  ])
  await page.goto('/artikelen?bin=true')
  await choice(page, 'Zee').check()
  await page.getByRole('searchbox').fill('iets anders')
  await page.getByText('Geen resultaten voor je zoekopdracht').waitFor()
  await page.getByRole('group', { name: 'Geselecteerde artikelen' }).waitFor({ state: 'detached' })
  await page.getByRole('searchbox').fill('')
  await shows(page, ['Duin', 'Zee'])
  assert.ok(await choice(page, 'Zee').isChecked(), 'back in the list it still is')
  await choice(page, 'Duin').check()
  await page.getByRole('group', { name: 'Geselecteerde artikelen' }).getByRole('button', { name: 'Zet terug' }).click()
  await toast(page, '2 artikelen teruggezet').waitFor()
  await button(page, 'Naar je artikelen').click()
  await shows(page, ['Strand', 'Duin', 'Zee'])
})

test('an administrator who selects everyone’s deletes only their own', async () => {
  const writer = await house.member({ name: 'Bas de Vries' })
  await house.app.database.pool.query('delete from articles')
  await addArticles(house, writer, [{ title: 'Van Bas' }])
  const page = await articleList(house, [{ title: 'Van Anne' }], { role: 'admin' })
  await button(page, 'Van iedereen').click()
  const bar = page.getByRole('group', { name: 'Geselecteerde artikelen' })
  await choice(page, 'Van Bas').check()
  assert.equal(await bar.getByRole('button', { name: 'Verwijder', exact: true }).count(), 0)
  await choice(page, 'Van Anne').check()
  await bar.getByRole('button', { name: 'Verwijder', exact: true }).click()
  await question(page).getByText('Weet je zeker dat je dit artikel wilt verwijderen?').waitFor()
  await question(page).getByText('Van Anne').waitFor()
  await say(page, 'Verwijderen')
  await shows(page, ['Van Bas'])
})

test('everything is done by keyboard: the box shows when it has the focus, and nothing of it is lost on the smallest phone', async () => {
  const page = await articleList(house, [{ title: 'Zee' }], {}, { viewport: { width: SMALLEST_PHONE, height: 700 } })
  // On a phone the box is always there.
  await choice(page, 'Zee').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  const label = page.locator('label').filter({ has: choice(page, 'Zee') })
  const opacity = () => label.evaluate((element) => getComputedStyle(element).opacity)
  await page.mouse.move(5, 5)
  await until(async () => (await opacity()) === '0', 'out of sight while nobody points at it')
  await page.getByRole('button', { name: 'Woorden' }).focus()
  await page.keyboard.press('Tab')
  await choice(page, 'Zee').and(page.locator(':focus')).waitFor()
  await until(async () => (await opacity()) === '1', 'in sight with the focus')
  await page.keyboard.press('Space')
  await page.getByText('1 artikel geselecteerd').waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Open ‘Zee’' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Wis selectie' }).press('Enter')
  await page.getByText('1 artikel geselecteerd').waitFor({ state: 'detached' })
  await region(page).and(page.locator(':focus')).waitFor()
})
