// From an article to its thumbnails: its title fills the texts, and its pictures may be the background.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import {
  cell,
  cells,
  choose as choosePhotos,
  fill,
  main,
  photos,
  plainPhoto,
  stage,
} from '../support/thumbnail-page.ts'
import { toasted } from '../support/toasts.ts'

const enlarger = createEnlarger()
let house: TestBrowser
before(async () => {
  house = await openBrowser({ studio: enlarger.studio })
})
after(() => house.close())

/** The room of a new article. */
async function articleRoom(content: string | ((page: Page) => Promise<string>)): Promise<Page> {
  const page = await house.member()
  const reply = await page.request.post('/api/articles', {
    data: {
      title: 'Moestuin op het balkon: zo begin je zonder tuin',
      content: typeof content === 'string' ? content : await content(page),
    },
    headers: { origin: house.app.url },
  })
  assert.equal(reply.status(), 201)
  const { id } = (await reply.json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
  await page.getByRole('textbox', { name: 'Inhoud' }).waitFor()
  return page
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const text = 'Op een balkon van drie vierkante meter groeit genoeg sla voor een heel gezin, zegt hovenier Bas de Groot.'
const valueOf = (page: Page, label: string) => main(page).getByRole('textbox', { name: label }).inputValue()

test('a YouTube thumbnail begins with the title of the article, in two parts', async () => {
  const page = await articleRoom(text)
  await choose(page, 'Thumbnail voor YouTube')
  await page.getByRole('heading', { level: 1, name: 'YouTube Thumbnail Generator' }).waitFor()
  await toasted(page, 'Artikel staat klaar', 'Elke tool gebruikt het nu.')
  assert.equal(await valueOf(page, 'Hoofdtekst'), 'Moestuin op het balkon')
  assert.equal(await valueOf(page, 'Nadruktekst'), 'zo begin je zonder tuin')
  // What was typed over it can be taken from the article again.
  await main(page).getByRole('textbox', { name: 'Hoofdtekst' }).fill('Iets anders')
  await main(page).getByRole('button', { name: 'Neem de titel van het artikel' }).click()
  assert.equal(await valueOf(page, 'Hoofdtekst'), 'Moestuin op het balkon')
})

test('a picture of the article becomes the background, and one of a batch', async () => {
  const page = await articleRoom(async (writer) => {
    const reply = await writer.request.post('/api/articles/pictures', {
      multipart: { image: await plainPhoto('balkon.jpg', '#406020') },
      headers: { origin: house.app.url },
    })
    const { address } = (await reply.json()) as { address: string }
    return `![Een balkon met sla](${address} "Foto: Bas")\n\n${text}`
  })
  await choose(page, 'Thumbnail voor YouTube')
  await main(page).getByRole('button', { name: 'Gebruik ‘Een balkon met sla’' }).click()
  await stage(page).waitFor()
  await main(page).getByText('Een balkon met sla', { exact: true }).waitFor()

  await page.goBack()
  await choose(page, 'Thumbnails voor social')
  await page.getByRole('heading', { level: 1, name: 'Social Thumbnail Generator' }).waitFor()
  await main(page).getByRole('button', { name: 'Gebruik ‘Een balkon met sla’' }).click()
  await stage(page).waitFor()
  assert.equal(await valueOf(page, 'Hoofdtekst'), 'Moestuin op het balkon')
  assert.equal(await valueOf(page, 'Nadruktekst'), 'zo begin je zonder tuin')
  // Where something was typed that stays; where nothing was, the title comes again.
  await fill(page, 'Iets anders', '')
  await choosePhotos(page, await photos(1))
  await cell(page, 'foto 1.jpg').check({ force: true })
  assert.equal(await valueOf(page, 'Hoofdtekst'), 'Moestuin op het balkon')
  await fill(page, '', '')
  await page.goBack()
  await choose(page, 'Thumbnails voor social')
  await stage(page).waitFor()
  await cell(page, 'foto 1.jpg').check({ force: true })
  assert.equal(await valueOf(page, 'Nadruktekst'), 'zo begin je zonder tuin')
  await cells(page).first().check({ force: true })
  assert.equal(await valueOf(page, 'Hoofdtekst'), 'Iets anders')
})

test('a picture of the article is fetched again after a reload while it was enlarged, and in another window', async () => {
  enlarger.hold()
  const page = await articleRoom(async (writer) => {
    const reply = await writer.request.post('/api/articles/pictures', {
      multipart: { image: await plainPhoto('balkon.jpg', '#406020') },
      headers: { origin: house.app.url },
    })
    const { address } = (await reply.json()) as { address: string }
    return `![Een balkon met sla](${address})\n\n${text}`
  })
  for (const tool of ['Thumbnail voor YouTube', 'Thumbnails voor social']) {
    const room = page.url()
    await choose(page, tool)
    await main(page).getByRole('button', { name: 'Gebruik ‘Een balkon met sla’' }).click()
    await stage(page).waitFor()
    await enlarger.next()
    await page.reload()
    await stage(page).waitFor()
    // It is enlarged again.
    await enlarger.next()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await stage(other).waitFor()
    await enlarger.next()
    await other.close()
    await page.goto(room)
    await page.getByRole('textbox', { name: 'Inhoud' }).waitFor()
  }
  enlarger.letGo()
})

test('an article without a title says that it needs one', async () => {
  const page = await articleRoom(text)
  await page.getByLabel('Titel').fill('')
  await choose(page, 'Thumbnail voor YouTube')
  await toasted(page, 'Nog geen titel', 'Geef je artikel eerst een titel.')
})
