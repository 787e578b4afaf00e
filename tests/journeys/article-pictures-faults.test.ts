// What goes wrong with pictures in an article, what waits for them, and who may have them: nothing is lost without a word.
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
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toast } from '../support/maker-pages.ts'
import { gradient, photoBytes, withIptc } from '../support/pictures.ts'
import { review } from '../support/review-page.ts'

let house: TestBrowser
let png: { name: string; type: string; bytes: Buffer }
before(async () => {
  house = await openBrowser()
  png = { name: 'brug.png', type: 'image/png', bytes: await gradient({ width: 700, height: 90 }).png().toBuffer() }
})
after(() => house.close())

const TEXT = 'De brug is dicht.\n\nFietsers rijden om.\n\nSlot.'
const first = (page: Parameters<typeof text>[0]) => text(page).locator('p').first()

test('when the line is lost a picture says so, and goes through at the next try', async () => {
  const page = await house.member()
  const id = await openArticle(house, page, TEXT)
  await page.route('**/api/articles/pictures', (route) => route.abort('connectionreset'))
  await drag(first(page), 'drop', [png])
  const failed = arrival(page, 'brug.png')
  await failed
    .getByRole('alert')
    .getByText(/niet bereikbaar/)
    .waitFor()
  assert.equal(await savedText(page, id), TEXT)
  await page.unroute('**/api/articles/pictures')
  await failed.getByRole('button', { name: 'Opnieuw' }).click()
  await pictures(page).locator('img').waitFor()
  await failed.waitFor({ state: 'detached' })
})

test('a picture that the server cannot read is told of where it would stand; what is none is told of at once', async () => {
  const page = await house.member()
  await openArticle(house, page, TEXT)
  const half = (await photoBytes('rocket.jpg')).subarray(0, 40_000)
  await drag(first(page), 'drop', [{ name: 'half.jpg', bytes: half }, png])
  const failed = arrival(page, 'half.jpg')
  await failed
    .getByRole('alert')
    .getByText(/beschadigd/)
    .waitFor()
  assert.equal(await failed.getByRole('button', { name: 'Opnieuw' }).count(), 0)
  // The other is not held up by it.
  await pictures(page).locator('img').waitFor()
  await failed.getByRole('button', { name: 'Verwijder' }).click()
  await failed.waitFor({ state: 'detached' })
  await hasFocus(text(page))
  await drag(first(page), 'drop', [{ name: 'brug.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 …') }])
  await toast(page, 'Afbeelding niet geplaatst').waitFor()
  await page
    .getByText(/Dit is een PDF/)
    .first()
    .waitFor()
  assert.equal(await arrival(page, 'brug.pdf').count(), 0)
})

test('what is cancelled is not sent any further, and never comes into the text', async () => {
  const page = await house.member()
  const id = await openArticle(house, page, TEXT)
  const held = await holdPictures(page)
  await drag(first(page), 'drop', [png])
  await until(() => held.length === 1, 'it is sent')
  const ended = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().endsWith('/api/articles/pictures'),
  })
  await arrival(page, 'brug.png').getByRole('button', { name: 'Annuleer' }).click()
  await ended
  held[0]?.()
  await arrival(page, 'brug.png').waitFor({ state: 'detached' })
  assert.equal(await pictures(page).count(), 0)
  assert.equal(await savedText(page, id), TEXT)
})

test('who closes the page while a picture is on its way is asked; who leaves the room is told', async () => {
  const page = await house.member()
  await openArticle(house, page, TEXT)
  await holdPictures(page)
  await drag(first(page), 'drop', [png])
  await arrival(page, 'brug.png').waitFor()
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  assert.equal(question.type(), 'beforeunload')
  await question.dismiss()
  await closing
  await page.getByRole('link', { name: 'Terug naar de artikelen' }).click()
  await toast(page, 'Afbeelding niet geplaatst').waitFor()
  await toast(page, 'Het uploaden is gestopt omdat je het artikel verliet.').waitFor()
})

test('a file that is dropped beside the text opens nothing', async () => {
  const page = await house.member()
  await openArticle(house, page, TEXT)
  const taken = await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'brug.png', { type: 'image/png' }))
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
    document.querySelector('header')?.dispatchEvent(event)
    return event.defaultPrevented
  })
  assert.equal(taken, true)
})

test('an article is marked as checked once its pictures are described: the list leads to the field', async () => {
  const page = await house.member()
  await openArticle(house, page, `${TEXT}\n\n![](https://x.example/a.jpg "Foto: X")`)
  const mark = page.getByRole('region', { name: 'Nakijken' }).getByRole('button', { name: 'Nakijken' })
  await page.getByText('Kan pas als de afbeelding een omschrijving heeft').waitFor()
  assert.equal(await mark.isDisabled(), true)
  await page
    .getByRole('region', { name: 'Afbeeldingen zonder omschrijving' })
    .getByRole('button', { name: 'Afbeelding 1 · Foto: X' })
    .click()
  await hasFocus(description(page))
  await page.keyboard.type('De brug')
  await page.getByRole('region', { name: 'Afbeeldingen zonder omschrijving' }).waitFor({ state: 'detached' })
  await review(page)
  await toast(page, 'Nagekeken').waitFor()
})

test('an administrator who pastes a picture of somebody else’s article gets a copy', async () => {
  const writer = await house.member()
  const theirs = await openArticle(house, writer, TEXT)
  await drag(first(writer), 'drop', [{ name: 'brug.jpg', bytes: await withIptc('Noor', 'ANP') }])
  await until(async () => (await savedText(writer, theirs)).includes('/api/articles/pictures/'), 'it is saved')
  const original = /pictures\/([\w-]{32})/.exec(await savedText(writer, theirs))?.[1] ?? ''
  const admin = await house.member({ role: 'admin' })
  const own = await openArticle(house, admin, TEXT)
  await text(admin).focus()
  // As their browser has it on the clipboard, from the page of that article.
  const address = `${house.app.url}/api/articles/pictures/${original}?w=960`
  await paste(admin, [png], { 'text/html': `<img src="${address}" alt="De brug" title="Foto: Noor / ANP">` })
  await pictures(admin).locator('img').waitFor()
  await until(
    async () => /pictures\/[\w-]{32}\?size=120x80 "Foto: Noor \/ ANP"\)/.test(await savedText(admin, own)),
    'it is saved',
  )
  assert.ok(!(await savedText(admin, own)).includes(original))
  await house.leave(writer)
})

test('with a picture on its way, one that is described and one that is not, everybody can use the room, at any width', async () => {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await openArticle(house, page, TEXT)
  await drag(first(page), 'drop', [png])
  await page.getByRole('button', { name: 'Omschrijf deze afbeelding' }).waitFor()
  const held = await holdPictures(page)
  await drag(text(page).locator('p').last(), 'drop', [{ ...png, name: 'tweede.png' }])
  await until(() => held.length === 1, 'it is sent')
  await assertAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Omschrijf deze afbeelding' }).click()
  await assertAccessibleAtAnyWidth(page)
})
