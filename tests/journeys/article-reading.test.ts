// An administrator who opens somebody else's article reads it: nothing beside the text can be changed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { write } from '../support/article-page.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('an administrator reads the panel of an article of somebody else, and is told whose it is', async () => {
  const author = await house.member({ name: 'Bram Smit' })
  await author.goto('/artikelen/nieuw')
  await write(author, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  await author.waitForURL(/\/artikelen\/\d+$/)
  const fields = /^Titel, omschrijving en trefwoorden$/
  await author.getByRole('button', { name: fields }).waitFor()
  const page = await house.member({ role: 'admin' })
  await page.goto(new URL(author.url()).pathname)
  await page.getByText('Artikel van Bram Smit: je kunt het lezen en nakijken.').waitFor()
  await page.getByRole('region', { name: 'Voorbeeld in Google' }).waitFor()
  await page.getByText('Nog geen zoekwoord').waitFor()
  assert.equal(await page.getByRole('button', { name: fields }).count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Typ zelf' }).count(), 0)
})
