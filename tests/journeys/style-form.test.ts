// The form of a style profile: what it accepts, what it says, and what it never loses.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

interface Saved {
  name: string
  address: string
  wordsToUse: string[]
  sampleTexts: string[]
}

const item = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const saved = async (page: Page) => (await (await page.request.get('/api/styles')).json()) as Saved[]

/** A paying user on a new form, or on that of the one profile they have. */
async function onForm(name?: string): Promise<Page> {
  const page = await house.member({ role: 'paid' })
  if (name !== undefined) assert.equal((await page.request.post('/api/styles', { data: { name } })).status(), 201)
  await page.goto('/admin?tab=style-profiles')
  await button(page, name === undefined ? 'Nieuw stijlprofiel' : 'Bewerken').click()
  return page
}

test('what is wrong with a profile stands at the field, in the words of the contract', async () => {
  const page = await onForm()
  await button(page, 'Opslaan').click()
  await page.getByText('Geef het stijlprofiel een naam.').waitFor()
  await hasFocus(page.getByLabel('Naam'))

  await page.getByLabel('Naam').fill('🌱'.repeat(61))
  await page.getByText('Gebruik hoogstens 60 tekens.').waitFor()
  await page.getByText('61 / 60').waitFor()
  await page.getByLabel('Naam').fill('🌱'.repeat(60))
  await page.getByText('Gebruik hoogstens 60 tekens.').waitFor({ state: 'hidden' })

  const wanted = page.getByLabel('Woorden die je graag ziet')
  const banned = page.getByLabel('Woorden die nooit mogen')
  await wanted.fill('Seizoen,')
  await banned.fill('seizoen,')
  await button(page, 'Opslaan').click()
  await page.getByText('Een woord kan niet tegelijk gewenst en verboden zijn.').waitFor()
  await assertAccessible(page)
  await banned.press('Backspace')
  await banned.fill('x'.repeat(61))
  await button(page, 'Opslaan').click()
  await page.getByText('Gebruik hoogstens 60 tekens.').waitFor()
  assert.equal(await banned.getAttribute('aria-invalid'), 'true')
  assert.deepEqual(await saved(page), [])
  await banned.press('Backspace')
  await button(page, 'Opslaan').click()
  await toast(page, 'Stijlprofiel opgeslagen').waitFor()
})

test('words come by Enter, by comma and as a pasted list, and Backspace takes the last one away', async () => {
  const page = await onForm()
  const field = page.getByLabel('Woorden die je graag ziet')
  const words = async () => (await page.getByRole('button', { name: /^Verwijder ‘/ }).allInnerTexts()).length
  await field.pressSequentially('stap voor stap')
  await field.press('Enter')
  await field.pressSequentially('seizoen,')
  assert.equal(await words(), 2)
  await page.evaluate(() => navigator.clipboard.writeText('balkon\nSeizoen; oogst\tzaad'))
  await field.press('ControlOrMeta+v')
  await page.getByRole('button', { name: 'Verwijder ‘zaad’' }).waitFor()
  assert.equal(await words(), 5, 'a repeat is dropped, capitals aside')
  await page.getByText('5 / 100').waitFor()
  await field.press('Backspace')
  await page.getByRole('button', { name: 'Verwijder ‘zaad’' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Verwijder ‘balkon’' }).click()
  await hasFocus(field)
  await field.pressSequentially('half')
  await page.getByLabel('Naam').fill('Groen')
  await button(page, 'Opslaan').click()
  await toast(page, 'Stijlprofiel opgeslagen').waitFor()
  assert.deepEqual((await saved(page))[0]?.wordsToUse, ['stap voor stap', 'seizoen', 'oogst', 'half'])
})

test('there are five sample texts and no more, and each can be taken out', async () => {
  const page = await onForm()
  const add = button(page, 'Voorbeeldtekst toevoegen')
  for (const number of [1, 2, 3, 4, 5]) {
    await add.click()
    const field = page.getByRole('textbox', { name: `Voorbeeldtekst ${number}` })
    await hasFocus(field)
    await field.fill(`tekst ${number}`)
  }
  await page.getByText('5 van 5').waitFor()
  await add.click({ force: true })
  assert.equal(await page.getByRole('textbox', { name: /^Voorbeeldtekst/ }).count(), 5)
  await button(page, 'Verwijder voorbeeldtekst 2').click()
  await page.getByLabel('Naam').fill('Groen')
  await button(page, 'Opslaan').click()
  await toast(page, 'Stijlprofiel opgeslagen').waitFor()
  assert.deepEqual((await saved(page))[0]?.sampleTexts, ['tekst 1', 'tekst 3', 'tekst 4', 'tekst 5'])
})

test('who walks away from changes is asked first, by the menu, by Annuleren and by closing the page', async () => {
  const page = await onForm('Groen')
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })
  await button(page, 'Annuleren').click()
  await heading(page, 'Stijlprofielen').waitFor()

  await button(page, 'Bewerken').click()
  await page.getByLabel('Naam').fill('Anders')
  await page.getByRole('link', { name: 'Facebook' }).click()
  await question.waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  assert.equal(await page.getByLabel('Naam').inputValue(), 'Anders')

  await button(page, 'Annuleren').click()
  await question.getByRole('button', { name: 'Verder bewerken' }).click()
  assert.equal(await page.getByLabel('Naam').inputValue(), 'Anders')
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const dialog = await asked
  assert.equal(dialog.type(), 'beforeunload')
  await dialog.dismiss()

  await page.getByRole('link', { name: 'Facebook' }).click()
  await question.getByRole('button', { name: 'Weggooien' }).click()
  await heading(page, 'Facebook titels').waitFor()
  assert.equal((await saved(page))[0]?.name, 'Groen')
})

test('a profile that cannot be saved stays in the form, with the reason', async () => {
  const page = await onForm('Groen')
  await page.getByLabel('Naam').fill('Anders')
  await page.route('**/api/styles/*', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await button(page, 'Opslaan').click()
  await page.getByRole('alert').filter({ hasText: 'Even niet.' }).waitFor()
  assert.equal(await page.getByLabel('Naam').inputValue(), 'Anders')
  await page.unroute('**/api/styles/*')
  await button(page, 'Opslaan').click()
  await item(page, 'Anders').waitFor()
})

test('a profile is made with the keyboard alone', async () => {
  const page = await house.member({ role: 'paid' })
  await page.goto('/admin?tab=style-profiles')
  await button(page, 'Nieuw stijlprofiel').press('Enter')
  await hasFocus(heading(page, 'Nieuw stijlprofiel'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Groen')
  for (const _ of ['audience', 'tone', 'address']) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('seizoen')
  await page.keyboard.press('Enter')
  await page.getByLabel('Naam').press('Enter')
  await item(page, 'Groen').waitFor()
  const [made] = await saved(page)
  assert.deepEqual([made?.address, made?.wordsToUse], ['u', ['seizoen']])
})
