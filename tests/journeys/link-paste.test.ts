// Pasting links: looked up, corrected, added, and told what the board has already.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
  hasFocus,
  still,
} from '../support/browser.ts'
import { htmlPage, openWeb, picture, png, type StrangeWeb } from '../support/strange-web.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
let web: StrangeWeb
const held: (() => void)[] = []
const told = (title: string, image = '') =>
  htmlPage(
    `<head><title>${title}</title><meta name="description" content="Over ${title}">${image && `<meta property="og:image" content="${image}">`}</head>`,
  )
before(async () => {
  web = await openWeb({
    '/tuin': told('De tuin in mei', '/p.png'),
    '/soep': told('Soep van pompoen'),
    '/traag': (request, response) => void held.push(() => told('Traag')(request, response)),
    '/p.png': picture(png),
  })
  house = await openBrowser({ linkFetch: createSafeFetch({ allow: [web.address] }) })
})
after(async () => {
  await house.close()
  await web.close()
})

const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 } }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Plak links' })
const rows = (page: Page) => dialog(page).getByRole('listitem')

async function pasting(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member({ role: 'admin' }, options)
  await page.goto('/admin?tab=inspiratie-links')
  await page.getByRole('button', { name: 'Plak links' }).click()
  await dialog(page).getByLabel('Links', { exact: true }).fill(text)
  await dialog(page).getByRole('button', { name: 'Haal op' }).click()
  return page
}
const board = async (page: Page) =>
  (await (await page.request.get('/api/inspiratie-links')).json()) as {
    title: string
    notes: string
    hasImage: boolean
    url: string
  }[]

test('pasted links are looked up, corrected and added with their pictures; what fails stays for another try', async () => {
  const page = await pasting(`Zie ${web.url('/tuin')}, ${web.url('/nergens')} en ${web.url('/tuin')}#top.`)
  await rows(page).nth(2).getByText('Deze pagina staat hierboven al in je lijst.').waitFor()
  assert.equal(await rows(page).nth(0).getByRole('textbox').first().inputValue(), 'De tuin in mei')
  assert.equal(await rows(page).nth(2).getByRole('checkbox').isChecked(), false)
  await rows(page)
    .nth(1)
    .getByText(/Niet opgehaald.*404.* Typ zelf een titel\./)
    .waitFor()
  assert.ok(
    await rows(page)
      .nth(0)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
  )
  await assertAccessible(page)

  await rows(page).nth(0).getByRole('textbox').first().fill('De tuin in juni')
  await dialog(page).getByRole('button', { name: 'Voeg 2 links toe' }).click()
  await dialog(page).getByText('1 link toegevoegd. 1 link niet; die staat nog in de lijst.').waitFor()
  const left = rows(page).filter({ hasText: 'nergens' })
  await left.getByText('Niet toegevoegd. Titel moet minimaal 3 tekens bevatten.').waitFor()
  await left.getByRole('textbox').first().fill('Zelf bedacht')
  await dialog(page).getByRole('button', { name: 'Voeg 1 link toe' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await toasted(page, '1 link toegevoegd', 'Je vindt ze op het bord onder Open.')
  assert.deepEqual(
    (await board(page)).slice(0, 2).map(({ title, notes, hasImage }) => [title, notes, hasImage]),
    [
      ['Zelf bedacht', null, false],
      ['De tuin in juni', 'Over De tuin in mei', true],
    ],
  )
  await page.getByText('De tuin in juni').waitFor()
  const opener = page.getByRole('button', { name: 'Plak links' })
  await hasFocus(opener)
})

test('a page that is on the board is told with its status, in the list and in the form, and not added again by itself', async () => {
  const page = await house.member({ role: 'admin' })
  await page.request.post('/api/inspiratie-links', {
    data: { title: 'Al gevonden', url: web.url('/soep?utm_source=x') },
  })
  await page.goto('/admin?tab=inspiratie-links')
  await page.getByRole('button', { name: 'Plak links' }).click()
  await dialog(page).getByLabel('Links', { exact: true }).fill(web.url('/soep'))
  await dialog(page).getByRole('button', { name: 'Haal op' }).click()
  await rows(page).getByText('Staat al op het bord: ‘Al gevonden’ (Open)').waitFor()
  assert.ok(await dialog(page).getByRole('button', { name: 'Voeg 0 links toe' }).isDisabled())
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weggooien' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Nieuwe link toevoegen' }).click()
  await page.getByLabel('URL').fill(web.url('/soep/#x'))
  await page.getByText('Staat al op het bord: ‘Al gevonden’ (Open)').waitFor()
})

test('a slow page holds the others not up, and leaving the list ends its fetch', async () => {
  const page = await pasting(`${web.url('/traag')}\n${web.url('/tuin?kop=1')}`, phone)
  await dialog(page).getByText('1 van 2 opgehaald').waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  // On a busy machine the site's 5 seconds may be over before the next step: then there is nothing left to end.
  const inVain = dialog(page).getByText('De site antwoordde niet binnen 5 seconden.')
  const slowIsLeft = async () => web.open() + (await inVain.count()) === 1
  await until(slowIsLeft, 'only the slow page is still being fetched')
  await page.keyboard.press('Escape')
  await page.getByText('De 2 links in de lijst komen dan niet op het bord.').waitFor()
  await page.getByRole('button', { name: 'Verder met de lijst' }).click()
  // The next key would go to the question, as long as that is there.
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await until(slowIsLeft, 'thinking twice ends nothing')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weggooien' }).click()
  await until(() => web.open() === 0, 'the fetch ended')
})

test('a text without links is told so, and more than fifty are taken in part', async () => {
  const page = await pasting('Geen enkele')
  await dialog(page)
    .getByText(/In deze tekst staan geen links/)
    .waitFor()
  const field = dialog(page).getByLabel('Links', { exact: true })
  await field.fill(Array.from({ length: 51 }, (_, at) => `https://a.example/${at}`).join('\n'))
  await dialog(page).getByText('51 links gevonden. De eerste 50 worden opgehaald; plak de rest daarna.').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
})

test('the bookmark can be dragged and copied, and a click on it here only explains it', async () => {
  const page = await house.member({ role: 'admin' })
  await page.goto('/admin?tab=inspiratie-links')
  const bookmark = page.getByRole('link', { name: 'Bewaar in Kopij' })
  assert.match((await bookmark.getAttribute('href')) ?? '', /^javascript:void\(open\("http/)
  await bookmark.click()
  await toasted(page, 'Sleep de knop naar je bladwijzerbalk', /bladwijzerbalk/)
  await page.getByRole('button', { name: 'Kopieer de code' }).click()
  await toasted(page, 'Gekopieerd naar klembord', 'Plak de code als adres van een bladwijzer.')
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await bookmark.getAttribute('href'))
})

test('a pasted title stays the link’s, and links of a pasted piece of a page bring theirs', async () => {
  const page = await pasting(`- Uit onze tuin: ${web.url('/tuin')}\n[Soep!](${web.url('/soep')})`)
  await dialog(page).getByText('2 van 2 opgehaald').waitFor({ state: 'detached' })
  const titles = () =>
    rows(page)
      .getByLabel(/^Titel van/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
  await until(async () => (await titles()).length === 2, 'both are looked up')
  assert.deepEqual(await titles(), ['Uit onze tuin', 'Soep!'])

  const other = await house.member({ role: 'admin' })
  await other.goto('/admin?tab=inspiratie-links')
  await other.getByRole('button', { name: 'Plak links' }).click()
  const html = `<p>Lees <a href="${web.url('/tuin')}">over de tuin</a> of <a href="mailto:noor@krant.nl">mail</a></p>`
  await other.evaluate(async (piece) => {
    const blob = (type: string, text: string) => new Blob([text], { type })
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob('text/html', piece),
        'text/plain': blob('text/plain', 'Lees over de tuin'),
      }),
    ])
  }, html)
  const field = dialog(other).getByLabel('Links', { exact: true })
  await field.focus()
  await other.keyboard.press('Control+V')
  await dialog(other).getByText('1 link gevonden').waitFor()
  assert.equal(await field.inputValue(), `[over de tuin](<${web.url('/tuin')}>)\n`)
})

test('a pasted title is enough: that its page could not be fetched asks for no other', async () => {
  const page = await pasting(`Soep van pompoen ${web.url('/ook-nergens')}`)
  await rows(page)
    .getByText(/Niet opgehaald.*404/)
    .waitFor()
  assert.equal(await rows(page).getByText('Typ zelf een titel').count(), 0)
  await dialog(page).getByRole('button', { name: 'Voeg 1 link toe' }).click()
  await toasted(page, '1 link toegevoegd', 'Je vindt ze op het bord onder Open.')
})

test('on a small phone the button that goes on stays in sight below a long list', async () => {
  const page = await house.member({ role: 'admin' }, { viewport: { width: 320, height: 480 } })
  await page.goto('/admin?tab=inspiratie-links')
  await page.getByRole('button', { name: 'Plak links' }).click()
  await dialog(page).getByLabel('Links', { exact: true }).fill('https://example.com/een\n'.repeat(40))
  await still(page)
  const [window, button] = await Promise.all(
    [dialog(page), dialog(page).getByRole('button', { name: 'Haal op' })].map((part) => part.boundingBox()),
  )
  assert.ok(window && button && button.y + button.height <= window.y + window.height, JSON.stringify([window, button]))
})
