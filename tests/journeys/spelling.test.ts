// Spelling where people write: a misspelt word is found and mended, one that is right goes into their own list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessibleAtAnyWidth, hasFocus } from '../support/browser.ts'
import { open, openForFile } from '../support/rewriter-page.ts'

openForFile()

const TEXT = 'De accomodatie ligt vlak bij de zee. Wie wil, huurt er een zweeffiets met motortrappers.'

const field = (page: Page) => page.getByLabel('Jouw tekst')
const check = (page: Page, points: string) => page.getByRole('button', { name: `Taalcheck: ${points}`, exact: true })
const findings = (page: Page) => page.getByRole('region', { name: 'Taalcheck' }).getByRole('listitem')
const marked = (page: Page) => findings(page).locator('mark').allInnerTexts()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function checked(page: Page, text: string, points: string): Promise<void> {
  await field(page).fill(text)
  await check(page, points).click()
}

test('a misspelt word is found, and mended by a press on what was meant', async () => {
  const page = await open()
  await checked(page, TEXT, '1 punt')
  assert.deepEqual(await marked(page), ['accomodatie'])
  await press(page, 'Maak er accommodatie')
  await check(page, 'niets gevonden').waitFor()
  assert.equal(await field(page).inputValue(), TEXT.replace('accomodatie', 'accommodatie'))
  await press(page, 'Ongedaan maken')
  await check(page, '1 punt').waitFor()
})

test('a word that was added to one’s own list is right from then on, also after a reload', async () => {
  const page = await open()
  await checked(page, 'We gaan floempen op zee, want floempen is leuk.', '2 punten')
  await press(page, 'Voeg toe aan mijn woordenlijst')
  await page.getByText('De Taalcheck vindt ‘floempen’ voortaan goed.').first().waitFor()
  await check(page, 'niets gevonden').waitFor()
  await page.reload()
  // Something else that is wrong shows that the list has been asked.
  await checked(page, 'We gaan floempen in de accomodatie.', '1 punt')
  assert.deepEqual(await marked(page), ['accomodatie'])
})

test('the keyboard goes on after a word that was added, also when the list was made anew before that came through', async () => {
  const page = await open()
  await page.clock.install()
  await checked(page, 'We gaan floempen met een zweefplonk.', '2 punten')
  let send = () => {}
  await page.route('**/api/own-words', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((go) => (send = go))
    await route.fallback()
  })
  await findings(page).first().getByRole('button', { name: 'Voeg toe aan mijn woordenlijst' }).press('Enter')
  // Another window adds the other word; this one hears of it when it is looked at again.
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post('/api/own-words', { headers, data: { word: 'zweefplonk' } })
  await page.clock.fastForward('01:01')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await check(page, '1 punt').waitFor()
  send()
  await check(page, 'niets gevonden').and(page.locator(':focus')).waitFor()
})

test('adding a word can be undone, and a word taken out is looked at again', async () => {
  const page = await open()
  await checked(page, 'We gaan floempen op zee.', '1 punt')
  await press(page, 'Voeg toe aan mijn woordenlijst')
  await check(page, 'niets gevonden').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await check(page, '1 punt').waitFor()
  await press(page, 'Voeg toe aan mijn woordenlijst')
  await check(page, 'niets gevonden').waitFor()
  await press(page, 'Mijn woordenlijst')
  const list = page.getByRole('dialog', { name: 'Mijn woordenlijst' })
  await list.getByRole('button', { name: 'Haal ‘floempen’ weg' }).click()
  await list.getByText('Er staat nog niets in.').waitFor()
  await page.keyboard.press('Escape')
  await check(page, '1 punt').waitFor()
})

test('one’s own list is also in the user menu, and gives the keyboard back', async () => {
  const page = await open()
  const menu = page.getByRole('button', { name: /^Gebruikersmenu/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Mijn woordenlijst' }).click()
  await page.getByRole('dialog', { name: 'Mijn woordenlijst' }).getByText('Er staat nog niets in.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('button:focus').waitFor()
  await hasFocus(menu)
})

test('where the word list cannot be loaded the rules go on, and it can be tried again', async () => {
  const page = await open()
  const list = '**/assets/dutch-*.words'
  await page.route(list, (route) => route.abort())
  await page.reload()
  await checked(page, 'Hun hebben een accomodatie.', '1 punt')
  await page.getByText('De spelling kon niet worden nagekeken.').waitFor()
  await page.unroute(list)
  await press(page, 'Probeer opnieuw')
  await check(page, '2 punten').waitFor()
})

test('what was misspelt can be reached and read, also on a phone', async () => {
  const page = await open()
  await checked(page, TEXT, '1 punt')
  await page.getByRole('button', { name: 'Maak er accommodatie' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
})
