// Style profiles: made, chosen, changed and thrown away by who pays; explained to everybody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
  hasFocus,
} from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { openInput } from '../support/tool-input.ts'
import { doubleText } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 } }
const profile = {
  name: 'Groen',
  audience: 'Lezers met een balkon',
  tone: 'Nuchter',
  address: 'je',
  wordsToUse: ['seizoen'],
  bannedWords: ['uniek'],
  sampleTexts: ['Een moestuin begint met één bak.'],
  isDefault: true,
}

/** A paying user with these profiles, on the screen. */
async function premium(profiles: object[] = [], options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member({ role: 'paid' }, options)
  for (const data of profiles) assert.equal((await page.request.post('/api/styles', { data })).status(), 201)
  await page.goto('/admin?tab=style-profiles')
  const ready = profiles.length > 0 ? item(page) : page.getByText('Je hebt nog geen stijlprofielen')
  await ready.first().waitFor()
  return page
}

const item = (page: Page, name?: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', name === undefined ? { level: 2 } : { level: 2, name, exact: true }) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const saved = async (page: Page) => (await (await page.request.get('/api/styles')).json()) as (typeof profile)[]

test('a first profile becomes the default, stands ready in a tool, and goes along with what is asked', async () => {
  const page = await premium()
  await button(page, 'Nieuw stijlprofiel').click()
  await page.getByLabel('Naam').fill('Groen')
  await page.getByLabel('Voor wie schrijf je?').fill('Lezers met een balkon')
  await page.getByLabel('Hoe klink je?').fill('Nuchter')
  await page.getByText('U', { exact: true }).click()
  await page.getByLabel('Woorden die nooit mogen').fill('uniek,')
  await button(page, 'Voorbeeldtekst toevoegen').click()
  await page.getByLabel('Voorbeeldtekst 1').first().fill('Een moestuin begint met één bak.')
  await button(page, 'Opslaan').click()
  await toast(page, 'Stijlprofiel opgeslagen').waitFor()
  await item(page, 'Groen').getByText('Standaard', { exact: true }).waitFor()
  await hasFocus(heading(page, 'Stijlprofielen'))
  const [made] = await saved(page)
  assert.deepEqual({ ...made, ...profile, address: 'u', wordsToUse: [] }, made)

  await page.getByRole('link', { name: 'Facebook' }).click()
  const picker = page.getByLabel('Stijl', { exact: true })
  await until(async () => (await picker.locator('option:checked').innerText()) === 'Groen', 'the default is chosen')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Tomaten op het balkon')
  const asked = page.waitForRequest('**/api/content/facebook-titles')
  await button(page, 'Genereer titels').click()
  const { styleId } = (await asked).postDataJSON() as { styleId: number }
  assert.equal(String(styleId), await picker.inputValue())

  await toast(page, 'gegenereerd').waitFor()
  await openInput(page)
  await picker.selectOption('Geen stijlprofiel')
  await page.getByRole('link', { name: 'Pinterest' }).click()
  await heading(page, 'Pinterest titels').waitFor()
  await until(async () => (await picker.inputValue()) !== '', 'the default is chosen here')
  await page.getByRole('link', { name: 'Facebook' }).click()
  await heading(page, 'Facebook titels').waitFor()
  assert.equal(await picker.inputValue(), '', 'the choice of this screen was kept')
})

test('a profile can be changed, copied and made the default', async () => {
  const page = await premium([profile])
  await button(page, 'Bewerken').click()
  await heading(page, 'Stijlprofiel bewerken').waitFor()
  await page.getByLabel('Naam').fill('Groen & Thuis')
  await button(page, 'Opslaan').click()
  await item(page, 'Groen & Thuis').waitFor()

  await button(page, 'Dupliceren').click()
  assert.equal(await page.getByLabel('Naam').inputValue(), 'Groen & Thuis (kopie)')
  await button(page, 'Opslaan').click()
  const copy = item(page, 'Groen & Thuis (kopie)')
  await copy.waitFor()
  assert.equal(await copy.getByText('Standaard', { exact: true }).count(), 0)
  await copy.getByRole('button', { name: 'Standaard maken' }).click()
  await copy.getByText('Standaard', { exact: true }).waitFor()
  assert.equal(await page.getByRole('main').getByText('Standaard', { exact: true }).count(), 1)
})

test('a deleted profile can be had back with everything that was in it', async () => {
  const page = await premium([profile])
  const [old] = await saved(page)
  await button(page, 'Verwijderen').click()
  await page.getByText('Je hebt nog geen stijlprofielen').waitFor()
  assert.deepEqual(await saved(page), [])
  await toast(page, 'Stijlprofiel verwijderd').getByRole('button', { name: 'Ongedaan maken' }).click()
  await item(page, 'Groen').waitFor()
  const [again] = await saved(page)
  assert.deepEqual({ ...old, ...again }, again)
  assert.deepEqual({ ...again, ...profile }, again)
})

test('a tool whose chosen profile is deleted falls back to none, and says so', async () => {
  const page = await premium([profile, { ...profile, name: 'Stad', isDefault: false }])
  const picker = page.getByLabel('Stijl', { exact: true })
  await page.getByRole('link', { name: 'Facebook' }).click()
  await picker.selectOption('Stad')
  await page.getByRole('link', { name: 'Beheer stijlprofielen' }).click()
  await item(page, 'Stad').getByRole('button', { name: 'Verwijderen' }).click()
  await item(page, 'Stad').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Facebook' }).click()
  await page.getByText('Het gekozen stijlprofiel is verwijderd.').waitFor()
  assert.equal(await picker.locator('option:checked').innerText(), 'Geen stijlprofiel')
  await assertAccessible(page)
  await page.getByRole('textbox', { name: 'Titel' }).fill('Tomaten op het balkon')
  const asked = page.waitForRequest('**/api/content/facebook-titles')
  await button(page, 'Genereer titels').click()
  assert.equal(((await asked).postDataJSON() as { styleId?: number }).styleId, undefined)
  await toast(page, 'gegenereerd').waitFor()
  await openInput(page)
  await picker.selectOption('Groen')
  await page.getByText('Het gekozen stijlprofiel is verwijderd.').waitFor({ state: 'hidden' })
})

test('profiles that cannot be fetched can be asked for again, on their screen and beside a tool', async () => {
  const page = await house.member({ role: 'paid' })
  await page.route('**/api/styles', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await page.goto('/admin?tab=facebook-captions')
  await page.getByText('Je stijlprofielen konden niet worden opgehaald.').waitFor()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Zee')
  await button(page, 'Genereer titels').click()
  await toast(page, 'gegenereerd').waitFor()
  await openInput(page)
  await page.getByRole('link', { name: 'Beheer stijlprofielen' }).click()
  await page.getByRole('alert').filter({ hasText: 'Even niet.' }).waitFor()
  await page.unroute('**/api/styles')
  await button(page, 'Probeer opnieuw').click()
  await page.getByText('Je hebt nog geen stijlprofielen').waitFor()
})

test('the example can be taken over as a first profile', async () => {
  const page = await premium()
  await button(page, 'Begin met dit voorbeeld').click()
  await button(page, 'Opslaan').click()
  await item(page, 'Groen & Thuis').getByText('Standaard', { exact: true }).waitFor()
})

test('without Premium one reads what style profiles are, and nothing is asked that would be refused', async () => {
  for (const role of ['user', 'free'] as const) {
    const page = await house.member({ role })
    const refused: string[] = []
    page.on('response', (response) => void (response.status() >= 400 && refused.push(response.url())))
    await page.goto('/admin?tab=style-profiles')
    await page
      .getByText('Stijlprofielen horen bij Premium. Upgrade je account om ze te gebruiken.', { exact: false })
      .waitFor()
    await page.getByText('Groen & Thuis').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Bekijk Premium' }).getAttribute('href'), '/#pricing')
    assert.equal(await page.getByText('Toegang geweigerd').count(), 0)
    await page.getByRole('link', { name: 'Facebook' }).click()
    await page.getByText('Schrijven in je eigen stijl hoort bij Premium.').waitFor()
    assert.equal(await page.getByLabel('Stijl', { exact: true }).count(), 0)
    await page.getByRole('textbox', { name: 'Titel' }).fill('Zee')
    await button(page, 'Genereer titels').click()
    await toast(page, 'gegenereerd').waitFor()
    assert.deepEqual(refused, [])
    await house.leave(page)
  }
})

test('text of twice the size stays on the page, also beside a tool', async () => {
  const page = await premium([profile], phone)
  const grow = () => doubleText(page)
  await grow()
  await assertNoSidewaysScroll(page)
  await button(page, 'Bewerken').click()
  await assertNoSidewaysScroll(page)
  await page.goto('/admin?tab=facebook-captions')
  await page.getByLabel('Stijl', { exact: true }).waitFor()
  await grow()
  await assertNoSidewaysScroll(page)
})

test('the screens of style profiles are accessible, wide and narrow', async () => {
  const page = await premium([profile, { ...profile, name: 'Een lange naam van een merk'.repeat(2) }])
  await assertAccessibleAtAnyWidth(page)
  await item(page, 'Groen').getByRole('button', { name: 'Bewerken' }).click()
  await heading(page, 'Stijlprofiel bewerken').waitFor()
  await assertAccessibleAtAnyWidth(page)
  const story = await house.member()
  await story.goto('/admin?tab=style-profiles')
  await story.getByRole('link', { name: 'Bekijk Premium' }).waitFor()
  await assertAccessibleAtAnyWidth(story)
})
