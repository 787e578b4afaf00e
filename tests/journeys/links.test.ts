// Inspiration links: two people at one board, and what anybody does with it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { inspirationLinks } from '#server/links/tables.ts'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { anne, bas, board, choose, items, openMenu, row } from '../support/links-page.ts'
import { makeLink, makeLinks } from '../support/links.ts'
import { button, toast } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'
import { startRelay } from '../support/relay.ts'
import { doubleText } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
beforeEach(async () => void (await house.app.database.db.delete(inspirationLinks)))
after(() => house.close())

test('what one claims, releases and advances the other sees without reloading', async () => {
  await makeLink(house.app, { title: 'Tuin op een dak' })
  const [mine, theirs] = [await board(house, bas), await board(house, anne)]
  await openMenu(mine, 'Tuin op een dak')
  assert.deepEqual(await items(mine), ['Claimen', 'Maak captions'])
  await mine.getByRole('menuitem', { name: 'Claimen' }).click()
  await toasted(mine, 'Link geclaimd', 'Tuin op een dak')
  await row(mine, 'Geclaimd door jou').waitFor()
  await row(theirs, 'Geclaimd door Bas de Vries').waitFor()
  await choose(theirs, 'Tuin op een dak', 'Markeer als Opgepakt')
  await row(mine, 'Opgepakt').waitFor()
  await openMenu(mine, 'Tuin op een dak')
  assert.deepEqual(await items(mine), ['Vrijgeven', 'Markeer als Klaar', 'Schrijf artikel', 'Maak captions'])
  await mine.keyboard.press('Escape')
  await choose(theirs, 'Tuin op een dak', 'Vrijgeven')
  await row(mine, 'Open').waitFor()
  await row(mine, 'Geclaimd').waitFor({ state: 'detached' })
})

test('who was away, behind another window or without a connection, sees what happened meanwhile', async () => {
  const id = await makeLink(house.app, { title: 'Zee' })
  const page = await board(house, bas)
  await row(page, 'Zee').waitFor()
  const other = await house.member({ name: 'Cor Smit' })
  const step = async (name: string) =>
    assert.equal((await other.request.post(`/api/inspiratie-links/${id}/${name}`)).status(), 200)
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await step('claim')
  await hide(false)
  await row(page, 'Geclaimd door Cor Smit').waitFor()
  await page.context().setOffline(true)
  await step('unclaim')
  await page.context().setOffline(false)
  await row(page, 'Geclaimd').waitFor({ state: 'detached' })
})

test('who loses the connection follows the board again as soon as it is back', async (context) => {
  const id = await makeLink(house.app, { title: 'Zee' })
  const relay = await startRelay(house.app.url)
  context.after(() => relay.cut())
  const page = await house.member(bas)
  await page.goto(`${relay.url}admin?tab=inspiratie-links`)
  await row(page, 'Zee').waitFor()
  const other = await house.member({ name: 'Cor Smit' })
  const step = (name: string) => other.request.post(`/api/inspiratie-links/${id}/${name}`)
  // Heard over the relay: the stream is open.
  await step('claim')
  await row(page, 'Geclaimd door Cor Smit').waitFor()
  await relay.cut()
  await step('unclaim')
  await relay.restore()
  await row(page, 'Geclaimd').waitFor({ state: 'detached' })
})

test('who claims too late hears who was first, and sees it in the list', async () => {
  const id = await makeLink(house.app, { title: 'Zee' })
  const page = await board(house, bas)
  // The notice of the other's claim is heard, but what it became is still on its way.
  const lists = '**/api/inspiratie-links?*'
  await page.route(lists, (route) => route.abort())
  const other = await house.member({ name: 'Cor Smit' })
  assert.equal((await other.request.post(`/api/inspiratie-links/${id}/claim`)).status(), 200)
  await page.route('**/claim', async (route) => {
    await page.unroute(lists)
    await route.continue()
  })
  await choose(page, 'Zee', 'Claimen')
  await toasted(page, 'Fout bij claimen', 'Deze link is al geclaimd door Cor Smit.')
  await row(page, 'Geclaimd door Cor Smit').waitFor()
})

test('many are changed at once; what could not be done is told', async () => {
  await makeLinks(house.app, [{ title: 'Een' }, { title: 'Twee', status: 'Klaar' }, { title: 'Drie' }])
  const page = await board(house, bas)
  assert.equal(await button(page, 'Claimen').count(), 0)
  await page.getByRole('checkbox', { name: 'Selecteer alle op deze pagina' }).check()
  await page.getByText('3 links geselecteerd').waitFor()
  assert.equal(await button(page, 'Verwijderen').count(), 0)
  await assertAccessible(page)
  await button(page, 'Claimen').click()
  await toasted(page, '2 links geclaimd', '1 niet: ‘Twee’. Deze link is al Klaar. Claimen kan niet meer.')
  await row(page, 'Geclaimd door jou').nth(1).waitFor()
  await page.getByText('1 link geselecteerd', { exact: true }).waitFor()
  assert.ok(await page.getByRole('checkbox', { name: 'Selecteer ‘Twee’' }).isChecked(), 'it can be tried again')
  await button(page, 'Mijn claims').click()
  await row(page, 'Twee').waitFor({ state: 'detached' })
  assert.equal(await row(page, 'Geclaimd door jou').count(), 2)

  const boss = await board(house, anne)
  await boss.getByRole('checkbox', { name: 'Selecteer ‘Een’' }).check()
  await boss.getByRole('checkbox', { name: 'Selecteer ‘Twee’' }).check()
  await button(boss, 'Verwijderen').click()
  await boss
    .getByRole('alertdialog', { name: '2 links verwijderen?' })
    .getByRole('button', { name: 'Verwijderen' })
    .click()
  // With the pointer on it the toast stays until the other page shows it too.
  await toast(boss, '2 links verwijderd').hover()
  await row(page, 'Een').waitFor({ state: 'detached' })
  await toast(boss, '2 links verwijderd').getByRole('button', { name: 'Ongedaan maken' }).click()
  await row(page, 'Een').waitFor()
})

test('links that were all refused stay selected', async () => {
  await makeLinks(house.app, [{ title: 'Een' }, { title: 'Twee' }])
  const page = await board(house, bas)
  await page.getByRole('checkbox', { name: 'Selecteer alle op deze pagina' }).check()
  await page.route('**/api/inspiratie-links/bulk', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] }
    await route.fulfill({ json: { results: ids.map((id) => ({ id, done: false, message: 'Nee.' })) } })
  })
  await button(page, 'Claimen').click()
  await toasted(page, 'Fout bij claimen', /^2 niet: ‘(Een|Twee)’\. Nee\.$/)
  await page.getByText('2 links geselecteerd', { exact: true }).waitFor()
})

test('tabs and search show what they say, and a long list comes in pages', async () => {
  await makeLinks(house.app, [
    ...Array.from({ length: 30 }, (_, at) => ({ title: `Archief ${at + 1}` })),
    { title: 'Zee', status: 'Opgepakt' as const },
  ])
  const page = await board(house, bas)
  assert.deepEqual(await page.getByRole('tab').allInnerTexts(), ['Alle links', 'Open', 'Opgepakt', 'Klaar'])
  await page.getByText('1–25 van 31 links').waitFor()
  await button(page, 'Volgende').click()
  await page.getByText('26–31 van 31 links').waitFor()
  await row(page, 'Archief 1').first().waitFor()
  await page.getByRole('tab', { name: 'Opgepakt' }).click()
  await page.getByText('1 van 1 link', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Klaar' }).click()
  await page.getByText('Er zijn nu geen links met de status Klaar.').waitFor()
  await page.getByRole('tab', { name: 'Alle links' }).click()
  await page.getByRole('searchbox').fill('archief 30')
  await page.getByText('1 van 1 link', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('niets hiervan')
  await page.getByText('Geen link bevat ‘niets hiervan’.', { exact: false }).waitFor()
})

test('a link becomes captions or a task, each with what it knows', async () => {
  await makeLink(house.app, { title: 'Tuin op een dak', notes: 'Met foto’s' })
  const page = await board(house, anne)
  await openMenu(page, 'Tuin op een dak')
  assert.deepEqual(await items(page), ['Claimen', 'Maak captions', 'Bewerken', 'Verwijderen'])
  await page.getByRole('menuitem', { name: 'Maak captions' }).click()
  await page.getByRole('heading', { level: 1, name: '3-in-1 captions' }).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Titel' }).inputValue(), 'Tuin op een dak')
  assert.equal(await page.getByRole('textbox', { name: 'Omschrijving' }).inputValue(), 'Met foto’s')
  await page.goBack()
  await choose(page, 'Tuin op een dak', 'Maak captions')
  await toast(page, 'Staat klaar in 3-in-1').getByRole('button', { name: 'Zet terug wat er stond' }).click()
  await choose(page, 'Tuin op een dak', 'Claimen')
  await row(page, 'Geclaimd door jou').waitFor()
  await choose(page, 'Tuin op een dak', 'Maak taak')
  const task = page.getByRole('dialog', { name: 'Nieuwe taak' })
  await task.waitFor()
  assert.equal(await task.getByLabel('Titel').inputValue(), 'Tuin op een dak')
})

test('a list that cannot be fetched says so, and can be asked for again', async () => {
  const page = await house.member(bas)
  const mend = await makeUnavailable(page, '**/api/inspiratie-links?*')
  await page.goto('/admin?tab=inspiratie-links')
  await page.getByRole('alert').filter({ hasText: 'Fout bij het laden van inspiratie-links' }).waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await page.getByRole('heading', { name: 'Geen inspiratie-links gevonden' }).waitFor()
})

test('the board is accessible, wide and narrow', async () => {
  const page = await board(house, anne)
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
  await makeLinks(house.app, [
    {
      title: 'Een titel die veel langer is dan er in de tabel op een regel past, en nog langer',
      notes: 'Met notities',
    },
    { title: 'Zee', status: 'Opgepakt', claimedBy: id },
    { title: 'Duin', status: 'Klaar', claimedBy: id },
  ])
  await page.reload()
  await row(page, 'Zee').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await openMenu(page, 'Zee')
  await assertAccessibleAtAnyWidth(page)
  await page.keyboard.press('Escape')
  await row(page, 'Een titel').getByRole('button', { name: 'Een titel' }).first().click()
  await page.getByRole('dialog').waitFor()
  await assertAccessibleAtAnyWidth(page)
})

test('nothing scrolls sideways, from a small phone to a tablet, nor with text of twice the size', async () => {
  await makeLinks(house.app, [
    {
      title: 'Onafgebroken'.repeat(20),
      url: `https://${'lang'.repeat(15)}.nl/${'pad'.repeat(50)}`,
      notes: 'n'.repeat(400),
    },
    { title: 'Zee', status: 'Opgepakt' },
  ])
  const page = await board(house, anne)
  const choice = page.getByRole('checkbox', { name: /alle|geselecteerd/ })
  for (const width of [768, 1024, 320, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await row(page, 'Zee').waitFor()
    await assertNoSidewaysScroll(page)
    const title = row(page, 'Onafgebroken').getByRole('button', { name: /^Onafgebroken/ })
    const box = await title.boundingBox()
    assert.ok(box && box.width <= 300, `${width}: ${box?.width}`)
    assert.equal(await title.getAttribute('title'), 'Onafgebroken'.repeat(20))
    await title.click()
    await page.getByRole('dialog').waitFor()
    await assertNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await choice.check()
    await assertNoSidewaysScroll(page)
    await choice.uncheck()
  }
  await choice.check()
  await doubleText(page)
  await assertNoSidewaysScroll(page)
})

test('on a phone the parts stand beside each other, and the chosen one is in sight', async () => {
  await makeLink(house.app, { title: 'Duin' })
  const page = await board(house, anne, { viewport: { width: 375, height: 700 } })
  const last = page.getByRole('tab', { name: 'Prullenbak' })
  const places = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
  assert.equal(new Set(places).size, 1)
  await page.getByRole('tab', { name: 'Alle links' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('tab', { name: 'Prullenbak', selected: true }).waitFor()
  const inSight = () =>
    last.evaluate((tab) => tab.getBoundingClientRect().right <= document.documentElement.clientWidth)
  await until(inSight, 'the last part is in sight')
  await assertNoSidewaysScroll(page)
})
