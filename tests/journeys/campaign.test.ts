// A campaign from one article: what it costs is said before, each part comes as soon as it is ready, and what fails or was stopped is
// made later.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../support/app.ts'
import { assertAccessible, assertAccessibleAtAnyWidth, hasFocus } from '../support/browser.ts'
import {
  box,
  closeToast,
  counted,
  failing,
  held,
  isDone,
  items,
  make,
  open,
  opened,
  pane,
  panel,
  press,
  tab,
  tabs,
  toasted,
  openForFile,
} from '../support/campaign-page.ts'

openForFile()

test('six parts are made in one action, for what was said beforehand; a reload shows them again', async () => {
  const { page } = await opened()
  await panel(page).getByText('6 AI-verzoeken · nog 10 over').waitFor()
  await make(page)
  await toasted(page, 'Campagne gemaakt', '6 onderdelen staan voor je klaar.')
  await counted(page, '6 / 10')
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  for (const name of ['Titels', 'Facebook', 'Pinterest', 'Link in Bio']) {
    await tab(page, name).click()
    await pane(page).getByRole('heading', { name, exact: true }).waitFor()
    await items(page).nth(2).waitFor()
  }
  await tab(page, 'Shorts-script').click()
  await pane(page)
    .getByText(/ongeveer \d+ seconden/)
    .waitFor()
  await tab(page, 'SEO-teksten').click()
  for (const kind of ['Zoektitels', 'Omschrijvingen', 'Trefwoorden', 'Hashtags'])
    await pane(page).getByRole('region', { name: kind }).getByRole('listitem').first().waitFor()
  const stood = await pane(page).innerText()
  await page.reload()
  await open(page)
  await pane(page).getByRole('region', { name: 'Zoektitels' }).waitFor()
  await until(async () => (await pane(page).innerText()) === stood, 'the same stands there')
})

test('parts can be unticked; with fewer requests left than parts it says which cannot be made any more', async () => {
  const { page } = await opened({ aiRequestsCount: 8 })
  await panel(page).getByText('Alles kost 6 verzoeken, je hebt er nog 2.').waitFor()
  await panel(page).getByText('2 AI-verzoeken · nog 2 over').waitFor()
  const ticked = async () => {
    const all = await panel(page).getByRole('checkbox').all()
    return Promise.all(all.map((one) => one.isChecked()))
  }
  assert.deepEqual(await ticked(), [true, true, false, false, false, false])
  assert.ok(await box(page, 'SEO-teksten').isDisabled())
  await panel(page).getByText('Hiervoor heb je geen verzoek meer over.').first().waitFor()
  await box(page, 'Titels').uncheck()
  await box(page, 'SEO-teksten').check()
  assert.ok(await box(page, 'Titels').isDisabled())
  await assertAccessibleAtAnyWidth(page)
  await make(page)
  await panel(page).getByText('2 van 6 gemaakt', { exact: true }).waitFor()
  await counted(page, '10 / 10')
  await isDone(page)
  // What was made stays readable at the limit, and the others say that they were not made.
  await panel(page).getByText('Limiet bereikt', { exact: true }).waitFor()
  await tab(page, 'Titels').click()
  await pane(page).getByText('Nog niet gemaakt').waitFor()
})

test('none ticked is nothing to make, and without requests the way on stands in its place', async () => {
  const { page } = await opened()
  await panel(page).getByRole('checkbox').first().waitFor()
  for (const one of await panel(page).getByRole('checkbox').all()) await one.uncheck()
  await panel(page).getByText('Kies minstens één onderdeel').waitFor()
  assert.ok(await panel(page).getByRole('button', { name: 'Maak campagne' }).isDisabled())
  const { page: closed } = await opened({ aiRequestsCount: 10 })
  await panel(closed).getByText('Limiet bereikt', { exact: true }).waitFor()
  await panel(closed).getByRole('link', { name: 'Bekijk Premium' }).waitFor()
  assert.equal(await panel(closed).getByRole('checkbox').count(), 0)
})

test('while it is written each part says how it stands; what fails says why and is asked again alone, for one request', async () => {
  const { page } = await opened()
  held.add('pinterest-captions').add('link-in-bio-captions')
  failing.add('facebook-captions')
  await make(page)
  await tab(page, 'Facebook').getByText('mislukt').waitFor()
  await tab(page, 'Titels').getByText('5 titels').waitFor()
  await tab(page, 'Pinterest').getByText('schrijft').waitFor()
  await tab(page, 'Shorts-script').getByText('wacht').waitFor()
  await tab(page, 'Facebook').click()
  await pane(page).getByText('De schrijfhulp deed er te lang over. Probeer het opnieuw.').waitFor()
  await assertAccessibleAtAnyWidth(page)
  failing.clear()
  // While the others are still being written.
  await press(pane(page), 'Opnieuw')
  await items(page).nth(2).waitFor()
  await hasFocus(pane(page).getByRole('heading', { name: 'Facebook' }))
  held.clear()
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  await isDone(page)
  await counted(page, '6 / 10')
})

test('stopped halfway what is ready stays and is all that is paid; the rest is made later', async () => {
  const { page } = await opened()
  held.add('facebook-captions').add('pinterest-captions')
  await make(page)
  await tab(page, 'Titels').getByText('5 titels').waitFor()
  await tab(page, 'Pinterest').getByText('schrijft').waitFor()
  await press(panel(page), 'Stoppen')
  await toasted(page, 'Gestopt', 'Eén onderdeel staat al klaar.')
  await panel(page).getByText('1 van 6 gemaakt', { exact: true }).waitFor()
  await counted(page, '1 / 10')
  held.clear()
  await press(panel(page), 'Maak meer')
  assert.ok(!(await box(page, 'Titels').isChecked()))
  await panel(page).getByText('5 AI-verzoeken · nog 9 over').waitFor()
  await press(panel(page), 'Maak deze onderdelen')
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  await counted(page, '6 / 10')
})

test('the keyboard alone makes a campaign and walks through its parts', async () => {
  const { page } = await opened()
  await box(page, 'Titels').focus()
  await page.keyboard.press('Space')
  await panel(page).getByText('5 AI-verzoeken · nog 10 over').waitFor()
  await panel(page).getByRole('button', { name: 'Maak campagne' }).focus()
  await page.keyboard.press('Enter')
  await panel(page).getByText('5 van 6 gemaakt', { exact: true }).waitFor()
  await isDone(page)
  await tab(page, 'Facebook')
    .getByText(/titels/)
    .waitFor()
  const isChosen = (name: string) =>
    until(
      async () => (await tabs(page).locator('[aria-selected=true]').innerText()).startsWith(name),
      `the keyboard is at ${name}`,
    )
  await tabs(page).locator('[aria-selected=true]').focus()
  await page.keyboard.press('Home')
  await isChosen('Titels')
  await page.keyboard.press('ArrowDown')
  await isChosen('Facebook')
  await page.keyboard.press('End')
  await isChosen('SEO-teksten')
  await page.keyboard.press('ArrowRight')
  await isChosen('Titels')
})

test('everything on it can be reached and read, also on a phone', async () => {
  const { page } = await opened()
  await assertAccessibleAtAnyWidth(page)
  await make(page)
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  await closeToast(page)
  for (const name of ['Titels', 'Link in Bio', 'Shorts-script']) {
    await tab(page, name).click()
    await pane(page).getByRole('button', { name: 'Kopieer', exact: true }).first().waitFor()
    await assertAccessible(page)
  }
  await tab(page, 'SEO-teksten').click()
  await pane(page).getByRole('region', { name: 'Hashtags' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
})
