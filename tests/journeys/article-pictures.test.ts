// Pictures in an article: dropped, pasted or chosen, described, and there again when it is opened.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '../support/app.ts'
import {
  arrival,
  description,
  drag,
  holdPictures,
  openArticle,
  paste,
  pictures,
  savedText,
  text,
} from '../support/article-pictures-page.ts'
import { typeInto } from '../support/article-page.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { moving } from '../support/hostile-pictures.ts'
import { gradient, photo, photoBytes, withIptc } from '../support/pictures.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
let agency: { name: string; bytes: Buffer }
before(async () => {
  house = await openBrowser()
  agency = { name: 'brug.jpg', bytes: await withIptc('Noor de Vries', 'ANP') }
})
after(() => house.close())

const TEXT = 'De brug is dicht.\n\nFietsers rijden om.\n\nSlot.'
const stored = String.raw`\/api\/articles\/pictures\/[\w-]{32}\?size=\d+x\d+`

test('a picture that is dropped stands where the line was, keeps its maker, and is there again after a reload', async () => {
  const page = await house.member()
  const id = await openArticle(house, page, TEXT)
  const held = await holdPictures(page)
  const second = text(page).locator('p').nth(1)
  await drag(second, 'dragover', [agency])
  await text(page).locator('.drop-line').waitFor({ state: 'attached' })
  await drag(second, 'drop', [agency])
  await text(page).locator('.drop-line').waitFor({ state: 'detached' })
  await arrival(page, 'brug.jpg').getByText('Uploaden').waitFor()
  // What stands there meanwhile is no part of the text.
  await typeInto(page, ' Meer.')
  await page.getByText(/^Opgeslagen om/).waitFor()
  assert.equal((await savedText(page, id)).trim(), `${TEXT} Meer.`)
  await until(() => held.length === 1, 'it is sent')
  held[0]?.()
  await pictures(page).locator('img').waitFor()
  assert.equal(await arrival(page, 'brug.jpg').count(), 0)
  await page.getByRole('button', { name: 'Omschrijf deze afbeelding' }).click()
  await hasFocus(description(page))
  await page.keyboard.type('De brug bij avond')
  assert.equal(await page.getByLabel('Credit van de afbeelding').inputValue(), 'Foto: Noor de Vries / ANP')
  const wanted = new RegExp(
    String.raw`^De brug is dicht\.\n\nFietsers rijden om\.\n\n!\[De brug bij avond\]\(${stored} "Foto: Noor de Vries \/ ANP"\)\n\nSlot\. Meer\.`,
  )
  await until(async () => wanted.test(await savedText(page, id)), 'it is saved')
  await page.reload()
  const picture = pictures(page).getByRole('img', { name: 'De brug bij avond' })
  await until(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0), 'it is shown')
  await pictures(page).getByText('Foto: Noor de Vries / ANP').waitFor()
  await page.getByRole('tab', { name: 'Voorbeeld' }).click()
  await page.getByRole('article').getByRole('img', { name: 'De brug bij avond' }).waitFor()
  await page.getByRole('article').getByText('Foto: Noor de Vries / ANP').waitFor()
})

test('of a picture that moves is said that only the first one is used', async () => {
  const page = await house.member()
  await openArticle(house, page, TEXT)
  const file = { name: 'golven.webp', bytes: await moving('webp') }
  await drag(text(page).locator('p').first(), 'drop', [file])
  await toasted(page, 'Afbeelding geplaatst', '‘golven.webp’ beweegt: alleen het eerste beeld wordt gebruikt.')
  await pictures(page).locator('img').waitFor()
})

test('the browser takes the width that fits, and knows the size beforehand', async () => {
  const page = await house.member({}, { viewport: { width: 375, height: 812 }, deviceScaleFactor: 1 })
  await openArticle(house, page, TEXT)
  await drag(text(page).locator('p').first(), 'drop', [
    { name: 'groot.jpg', bytes: await photoBytes('dandelions.jpg') },
  ])
  const picture = pictures(page).locator('img')
  await picture.waitFor()
  await until(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0), 'it is shown')
  const { source, ratio, shown } = await picture.evaluate((one: HTMLImageElement) => ({
    source: one.currentSrc,
    ratio: Number(one.getAttribute('width')) / Number(one.getAttribute('height')),
    shown: one.clientWidth / one.clientHeight,
  }))
  assert.match(source, /\?w=480$/)
  assert.ok(Math.abs(ratio - shown) < 0.02, `${ratio} ${shown}`)
})

test('a screenshot is pasted in an article that has no title yet, and is not lost by a reload', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw')
  await text(page).focus()
  await paste(page, [
    { name: 'image.png', type: 'image/png', bytes: await gradient({ width: 800, height: 200 }).png().toBuffer() },
  ])
  await pictures(page).locator('img').waitFor()
  await typeInto(page, 'Dit bord staat bij de brug.')
  await page.reload()
  await pictures(page).locator('img').waitFor()
  await page.getByLabel('Titel').fill('Bord bij de brug')
  await page.waitForURL(/\/artikelen\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  assert.match(await savedText(page, id), new RegExp(String.raw`^!\[\]\(${stored}\)\n\nDit bord staat bij de brug\.`))
})

test('words that are pasted with a picture of them stay words; a lone picture of a page is stored', async () => {
  const page = await house.member()
  const id = await openArticle(house, page, TEXT)
  const file = { name: 'image.png', type: 'image/png', bytes: await gradient().png().toBuffer() }
  await typeInto(page, ' ')
  await paste(page, [file], { 'text/html': '<p>Uit een <b>tabel</b></p>', 'text/plain': 'Uit een tabel' })
  await text(page).getByText('Uit een tabel').waitFor()
  assert.equal(await pictures(page).count(), 0)
  await paste(page, [file], { 'text/html': '<img src="https://x.example/a.jpg">' })
  await pictures(page).locator('img').waitFor()
  await until(async () => new RegExp(stored).test(await savedText(page, id)), 'it is saved')
  assert.ok(!(await savedText(page, id)).includes('x.example'))
})

test('by keyboard alone a picture is chosen, described, passed and taken away', async () => {
  const page = await house.member()
  const id = await openArticle(house, page, TEXT)
  await text(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/afb')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Afbeelding' })
  await hasFocus(dialog.getByLabel('Adres van de afbeelding'))
  // Before the key is pressed: a chooser that nobody waits for yet is not told of.
  page.on('filechooser', () => {})
  await page.keyboard.press('Shift+Tab')
  await hasFocus(dialog.getByRole('button', { name: 'Kies een afbeelding' }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([photo('coffee.png'), photo('rocket.jpg')])
  await dialog.waitFor({ state: 'detached' })
  await until(async () => (await pictures(page).count()) === 2, 'both are there')
  await hasFocus(text(page))
  // From the line behind them back to the second, onto it, and into its bar.
  await page.keyboard.press('ArrowLeft')
  const isBehind = () =>
    text(page).evaluate((editor) => {
      const { anchorNode } = getSelection() ?? {}
      return [...editor.children].some((block) => block.contains(anchorNode ?? null) && block.querySelector('.picture'))
    })
  await until(isBehind, 'the cursor stands behind the picture')
  // The browser tells the editor of it in a task of its own; nobody presses the next key that soon.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))))
  await page.keyboard.press('ArrowLeft')
  await text(page).locator('.picture.ProseMirror-selectednode').waitFor()
  await page.keyboard.press('Enter')
  await hasFocus(pictures(page).nth(1).getByLabel('Omschrijving van de afbeelding'))
  await page.keyboard.type('Een raket')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Foto: NASA')
  await page.keyboard.press('Escape')
  await hasFocus(text(page))
  await page.keyboard.type('Dan: ')
  await until(async () => (await savedText(page, id)).includes('![Een raket]'), 'it is saved')
  assert.match(await savedText(page, id), new RegExp(String.raw`\n\n!\[Een raket\]\(${stored} "Foto: NASA"\)\n\nDan:`))
  await pictures(page).first().getByRole('button', { name: 'Omschrijf deze afbeelding' }).focus()
  await page.keyboard.press('Enter')
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await hasFocus(pictures(page).first().getByRole('button', { name: 'Verwijder' }))
  await page.keyboard.press('Enter')
  await until(async () => (await pictures(page).count()) === 1, 'it is gone')
  await hasFocus(text(page))
  await page.keyboard.press('Control+z')
  await until(async () => (await pictures(page).count()) === 2, 'it is back')
})

test('another picture takes the place of one', async () => {
  const page = await house.member()
  const id = await openArticle(house, page, TEXT)
  await drag(text(page).locator('p').first(), 'drop', [agency])
  await page.getByRole('button', { name: 'Omschrijf deze afbeelding' }).click()
  await page.keyboard.type('De brug')
  const choosing = page.waitForEvent('filechooser')
  await pictures(page).getByRole('button', { name: 'Vervang' }).click()
  await (await choosing).setFiles(photo('coffee.png'))
  // What was said of the one before does not hold for this one.
  await until(async () => (await description(page).inputValue()) === '', 'it is another')
  assert.equal(await pictures(page).count(), 1)
  await until(async () => new RegExp(String.raw`!\[\]\(${stored}\)`).test(await savedText(page, id)), 'it is saved')
})
