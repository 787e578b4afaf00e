// What a writer does in the text of an article, by the tools that the screen has room for.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { write } from '../support/article-page.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const menu = (page: Page) => page.getByRole('menu', { name: 'Blok en meer' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Inhoud' })

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Blok en meer' }).click()
  await menu(page).getByRole('menuitem', { name, exact: true }).click()
  await menu(page).waitFor({ state: 'detached' })
}

test('on a phone every tool for which there is no button is in the menu of the block, and works there', async () => {
  const page = await house.member({}, { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' })
  await page.goto('/artikelen/nieuw')
  await write(page, 'Fietsbrug dicht', 'De brug is dicht.')
  await page.getByRole('button', { name: 'Blok en meer' }).click()
  const items = menu(page).getByRole('menuitem')
  await items.last().waitFor()
  assert.deepEqual(await items.locator('span:first-of-type').allTextContents(), [
    'Opnieuw',
    'Zoeken en vervangen',
    'Markdown',
    'Opsomming',
    'Genummerde lijst',
    'Inspringen',
    'Terugspringen',
    'Tabel invoegen',
    'Afbeelding invoegen',
    'Doorhalen',
    'Code in de regel',
    'Scheidingslijn',
    'Blok omhoog',
    'Blok omlaag',
    'Blok dupliceren',
    'Blok verwijderen',
    'Sneltoetsen',
  ])
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded()
    // The menu gets its place a moment after it is there.
    await until(async () => {
      const box = await item.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 375 && box.y >= 0 && box.y + box.height <= 812
    }, 'it is on the screen')
  }
  await page.keyboard.press('Escape')
  await hasFocus(text(page))

  await choose(page, 'Opsomming')
  await hasFocus(text(page))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Omrijden kan')
  await choose(page, 'Inspringen')
  await text(page).locator('li li').getByText('Omrijden kan').waitFor()
  await choose(page, 'Terugspringen')
  await text(page).locator('li li').waitFor({ state: 'detached' })
  await until(async () => (await text(page).locator('li').count()) === 2, 'both are items of one list')

  await choose(page, 'Afbeelding invoegen')
  await page.getByRole('dialog').getByLabel('Adres van de afbeelding').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose(page, 'Zoeken en vervangen')
  await page.getByRole('search', { name: 'Zoeken en vervangen' }).waitFor()
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await choose(page, 'Markdown')
  await page.getByRole('textbox', { name: 'De tekst als Markdown' }).waitFor()
})
