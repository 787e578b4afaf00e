// The bar over the writing tools: the article is given once and stays while one walks from tool to tool, until 'Nieuw'.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import {
  ARTICLE,
  bar,
  chooseTone,
  giveArticle,
  hasValue,
  HEADLINE,
  paste,
  question,
  titleInBar,
  toneIn,
  toneSaid,
} from '../support/article-bar.ts'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { closeToast, toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const asked = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().endsWith(path)).then((request) => request.postDataJSON() as object)

test('pasted once, the article is in every tool and every request, over a reload, until Nieuw', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=facebook-captions')
  await field(page, 'Titel').fill('Een half idee')
  await question(page).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await giveArticle(page)
  await toasts(page).filter({ hasText: 'Artikel staat klaar' }).waitFor()
  assert.equal(await titleInBar(page).inputValue(), HEADLINE)
  await until(
    async () => (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Artikel',
    'the focus is on Artikel',
  )
  await bar(page).getByRole('button', { name: '76 woorden' }).waitFor()
  await hasValue(page, 'Titel', HEADLINE)
  await hasValue(page, 'Omschrijving', /Geldermalsen/)

  await chooseTone(page, 'Ernstig')
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)

  await titleInBar(page).fill('Fietsbrug dicht: zo rijd je om')
  await hasValue(page, 'Titel', 'Fietsbrug dicht: zo rijd je om')
  await field(page, 'Titel').fill('Scholieren met de pendelbus')
  const titles = asked(page, '/api/content/facebook-titles')
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  const { source, tone, title } = (await titles) as Record<string, string>
  assert.deepEqual([source, tone, title], [ARTICLE, 'ernstig', 'Scholieren met de pendelbus'])

  await page.getByRole('link', { name: 'Shorts-tekst' }).click()
  await main(page).getByRole('heading', { level: 1, name: 'Shorts' }).waitFor()
  await hasValue(page, 'Titel', 'Fietsbrug dicht: zo rijd je om')
  const script = asked(page, '/api/shorts-text-generator')
  await main(page).getByRole('button', { name: 'Genereer script' }).click()
  assert.equal(((await script) as { source?: string }).source, ARTICLE)

  await page.goto('/titeltovenaar')
  await hasValue(page, 'Onderwerp', 'Fietsbrug dicht: zo rijd je om')
  await hasValue(page, 'Context', /Geldermalsen/)
  await page.goto('/admin?tab=history')
  await main(page).getByRole('heading', { level: 1, name: 'Geschiedenis' }).waitFor()
  assert.equal(await bar(page).count(), 0)

  await page.goto('/admin?tab=facebook-captions')
  await toneIn(page).getByRole('radio', { name: 'Ernstig', checked: true }).waitFor()
  await hasValue(page, 'Titel', 'Scholieren met de pendelbus')
  await bar(page).getByRole('button', { name: 'Nieuw' }).click()
  await question(page).waitFor()
  // What stood there without an article.
  await hasValue(page, 'Titel', 'Een half idee')
  await toasts(page).getByRole('button', { name: 'Zet terug' }).click()
  await titleInBar(page).waitFor()
  await hasValue(page, 'Titel', 'Scholieren met de pendelbus')
})

test('with a title about something else the article stays behind, until the user says otherwise', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=pinterest-captions')
  await giveArticle(page)
  await field(page, 'Titel').fill('Bakker Van Zanten stopt met zijn winkel')
  const notice = main(page).getByRole('alert')
  await notice.getByText('Het artikel gaat niet mee').waitFor()
  const alone = asked(page, '/api/content/pinterest-titles')
  await field(page, 'Titel').press('Control+Enter')
  assert.deepEqual(await alone, { title: 'Bakker Van Zanten stopt met zijn winkel' })
  await main(page).getByRole('listitem').first().waitFor()
  await notice.getByRole('button', { name: 'Toch meesturen' }).click()
  await notice.getByText('Het artikel gaat niet mee').waitFor({ state: 'detached' })
  const along = asked(page, '/api/content/pinterest-titles')
  await field(page, 'Titel').press('Control+Enter')
  assert.equal(((await along) as { source?: string }).source, ARTICLE)
})

test('the tone follows from the article until one click chooses another, and one click more follows it again', async () => {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=facebook-captions')
  await giveArticle(page)
  const isSaid = (...said: [string, string]) =>
    until(async () => isDeepStrictEqual(await toneSaid(page), said), `the bar says ${said.join(', ')}`)
  await toneIn(page).getByRole('radio', { name: 'Nieuws', checked: true }).waitFor()
  await isSaid('Nieuws', 'Toon volgt uit het artikel')
  await chooseTone(page, 'Licht')
  await isSaid('Licht', 'Eigen keuze')
  await page.keyboard.press('ArrowRight')
  await isSaid('Nieuws', 'Eigen keuze')
  await bar(page).getByRole('button', { name: 'Automatisch' }).click()
  await isSaid('Nieuws', 'Toon volgt uit het artikel')
  await until(
    async () => (await page.evaluate(() => (document.activeElement as HTMLInputElement).value)) === 'nieuws',
    'the focus is on nieuws',
  )
  await chooseTone(page, 'Nieuws')
  await isSaid('Nieuws', 'Eigen keuze')
  await page.setViewportSize({ width: 375, height: 812 })
  await chooseTone(page, 'Ernstig')
  await isSaid('Ernstig', 'Eigen keuze')
  await assertAccessibleAtAnyWidth(page, [320, 375])
})

test('a script from a title alone asks for the article first; one can give it there, or go on without', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  let scripts = 0
  page.on('request', (request) => (scripts += request.url().endsWith('/api/shorts-text-generator') ? 1 : 0))
  await page.goto('/admin?tab=shorts-text-generator')
  await field(page, 'Titel').fill('Fietsen naar zee')
  await main(page).getByRole('button', { name: 'Genereer script' }).click()
  await main(page).getByRole('alert').getByText('Over welk artikel gaat het?').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await main(page).getByRole('button', { name: 'Geef het artikel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tekst of adres van het artikel').waitFor()
  await page.keyboard.press('Escape')
  assert.equal(scripts, 0)
  await main(page).getByRole('button', { name: 'Schrijf toch een kort script' }).click()
  await toasts(page).filter({ hasText: 'Script gegenereerd' }).waitFor()
  assert.equal(scripts, 1)

  await page.getByRole('link', { name: 'Facebook' }).click()
  await field(page, 'Titel').fill('Fietsen naar zee')
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await main(page).getByText('Met het hele artikel schrijft Kopij drie tot vijf verschillende teksten').waitFor()
  await main(page).getByRole('button', { name: 'Voeg het artikel toe' }).click()
  await dialog.getByLabel('Tekst of adres van het artikel').focus()
  await paste(page, ARTICLE)
  await assertAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Gebruik dit artikel' }).click()
  await titleInBar(page).waitFor()
  await hasValue(page, 'Titel', HEADLINE)
  await main(page).getByText('Met het hele artikel').waitFor({ state: 'detached' })
})

test('on a phone the title opens the article, where it is changed and makes way for another', async () => {
  const page = await house.member({}, { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' })
  await page.goto('/admin?tab=caption-generator')
  await bar(page).getByRole('button', { name: 'Voeg toe' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tekst of adres van het artikel').fill(ARTICLE)
  await dialog.getByRole('button', { name: 'Gebruik dit artikel' }).click()
  await bar(page)
    .getByRole('button', { name: `Bekijk het artikel: ${HEADLINE}` })
    .click()
  await dialog.getByLabel('Titel van het artikel').fill('Tien weken omrijden')
  await assertAccessibleAtAnyWidth(page, [375])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Verder bewerken' }).click()
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await hasValue(page, 'Titel', 'Tien weken omrijden')
  await bar(page).getByRole('button', { name: 'Bekijk het artikel: Tien weken omrijden' }).click()
  await dialog.getByRole('button', { name: 'Nieuw artikel' }).click()
  await bar(page).getByRole('button', { name: 'Voeg toe' }).waitFor()
})
