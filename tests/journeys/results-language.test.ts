// English texts say that they are English, wherever they are shown: a screen reader reads the page as Dutch.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../support/app.ts'
import { giveArticle } from '../support/article-bar.ts'
import { items, main, open, openForFile, results } from '../support/caption-page.ts'
import { article as generation } from '../support/maker-pages.ts'

openForFile()

const ENGLISH = [
  'Cycle bridge over the Linge closed for ten weeks',
  'The cycle bridge over the river Linge will be closed for ten weeks from the sixth of January. The wooden deck is rotten and has to be replaced.',
  'Cyclists have to take the Rijksstraatweg until the end of March, which is 1.8 kilometres longer. For pupils there will be a free bus every morning.',
  'The new deck costs 480,000 euros and will last for fifty years, the council says.',
].join('\n\n')

test('English texts are marked as English: in the list, in the preview and in the history', async () => {
  const page = await open('link-in-bio-captions', { role: 'paid' })
  await giveArticle(page, ENGLISH)
  await main(page)
    .getByRole('button', { name: /^Genereer/ })
    .click()
  const first = items(page).first()
  await first.locator('p[lang=en]').waitFor()
  const texts = await results(page).locator('p[lang=en]').allInnerTexts()
  assert.equal(texts.length, await items(page).count())
  await first.getByRole('button', { name: 'Bewerk' }).click()
  const editor = first.getByRole('textbox')
  await editor.and(page.locator('[lang=en]')).waitFor()
  await editor.fill('De brug gaat tien weken dicht, en fietsers moeten omrijden over de andere weg.')
  await until(async () => (await editor.getAttribute('lang')) === null, 'what is typed is Dutch')
  await first.getByRole('button', { name: 'Herstel' }).click()
  await first.getByRole('button', { name: 'Klaar' }).click()

  await results(page).getByRole('button', { name: 'Voorbeeld', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('figure').locator('[lang=en]').waitFor()
  assert.equal(await dialog.getByLabel('Tekst', { exact: true }).getAttribute('lang'), 'en')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await generation(page).locator('p[lang=en]').first().waitFor()
})

test('Dutch texts stand in the language of the page, unless one is written anew in English', async () => {
  const page = await open('facebook-captions', { role: 'paid' })
  await giveArticle(page)
  await main(page)
    .getByRole('button', { name: /^Genereer/ })
    .click()
  await items(page).first().getByRole('button', { name: 'Bewerk' }).click()
  const editor = items(page).first().getByRole('textbox')
  await editor.fill('The bridge will be closed for ten weeks, and cyclists have to take the other road.')
  await results(page).locator('[lang=en]').waitFor()
  await editor.fill('De brug gaat tien weken dicht, en fietsers moeten omrijden over de andere weg.')
  await results(page).locator('[lang]').waitFor({ state: 'detached' })
})
