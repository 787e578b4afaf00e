// The ways into and out of the list of articles: a new one, a document from the disk, files to take along, and the texts that
// are on this device only.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { article as articleSchema } from '#contract/articles/article.ts'
import { until } from '../support/app.ts'
import { addArticles, articleList, card, choice } from '../support/article-pages.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Artikel uit een document').setInputFiles(file)
const idOf = async (page: Page) => ((await (await page.request.get('/api/articles')).json()) as { id: number }[])[0]?.id
const markdown = { name: 'brug.md', mimeType: 'text/markdown', buffer: Buffer.from('# Brug dicht\n\nOmrijden dus.') }

test('a new article begins blank, or from what its menu names', async () => {
  const page = await articleList(house, [{ title: 'Zee' }])
  assert.equal(await page.getByRole('link', { name: 'Nieuw artikel' }).getAttribute('href'), '/artikelen/nieuw')
  for (const [item, van] of [
    ['Leeg artikel', null],
    ['Uit een tekst of bestand', 'tekst'],
    ['Uit een idee', 'idee'],
    ['Uit een inspiratielink', 'link'],
  ] as const) {
    await page.getByRole('button', { name: 'Nieuw artikel uit…' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.waitForURL((url) => url.pathname === '/artikelen/nieuw' && url.searchParams.get('van') === van)
    await page.goBack()
    await card(page, 'Zee').waitFor()
  }
})

test('a document becomes an article, which opens; while it is read the button says so', async () => {
  const page = await articleList(house, [])
  const [id] = await addArticles(house, page, [{ title: 'Brug dicht' }])
  const made = articleSchema.parse(await (await page.request.get(`/api/articles/${id}`)).json())
  const gate = Promise.withResolvers<void>()
  let sent = ''
  await page.route('**/api/articles/import', async (route) => {
    sent = `${route.request().headers()['content-type']}\n${route.request().postData()}`
    await gate.promise
    await route.fulfill({ status: 201, json: { ...made, left: ['Eén afbeelding is niet meegekomen.'] } })
  })
  await choose(page, markdown)
  await button(page, 'Importeren...').waitFor()
  gate.resolve()
  await page.waitForURL(`**/artikelen/${id}`)
  await toasted(page, 'Artikel geïmporteerd', 'Brug dicht. Eén afbeelding is niet meegekomen.')
  assert.match(sent, /^multipart\/form-data; boundary=[^]*name="file"; filename="brug\.md"[^]*# Brug dicht/)
})

test('what is taken along as Markdown comes back as the same article', async () => {
  const content = '## Wat er gebeurt\n\nDe brug gaat **tien weken** dicht.\n'
  const page = await articleList(house, [{ title: 'Reünie aan de Linge', content }])
  await choice(page, 'Reünie aan de Linge').check()
  await page.getByRole('button', { name: 'Exporteer' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  assert.match(download.suggestedFilename(), /\.zip$/)
  const zip = await readFile(await download.path())
  assert.equal(zip.subarray(0, 2).toString(), 'PK')
  const taken = await page.request.get(`/api/articles/${await idOf(page)}/export?format=md`)
  await choose(page, { ...markdown, buffer: await taken.body() })
  await page.waitForURL(/\/artikelen\/\d+$/)
  const [back, original] = (await (await page.request.get('/api/articles')).json()) as Record<string, unknown>[]
  assert.equal(back?.['title'], original?.['title'])
  assert.equal(String(back?.['content']).trim(), content.trim())
})

test('who went on to another screen meanwhile is not taken away from it', async () => {
  const page = await articleList(house, [])
  const [id] = await addArticles(house, page, [{ title: 'Brug dicht' }])
  const made = articleSchema.parse(await (await page.request.get(`/api/articles/${id}`)).json())
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/articles/import', async (route) => {
    await gate.promise
    await route.fulfill({ status: 201, json: { ...made, left: [] } })
  })
  await choose(page, markdown)
  await button(page, 'Importeren...').waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Geschiedenis' }).waitFor()
  gate.resolve()
  await toast(page, 'Artikel geïmporteerd').getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(`**/artikelen/${id}`)
})

test('a file that cannot become an article says why, before it is sent or after', async () => {
  const page = await articleList(house, [])
  await page.route('**/api/articles/import', (route) =>
    route.fulfill({ status: 415, json: { message: '‘brug.docx’ is geen Word-document.' } }),
  )
  await choose(page, { ...markdown, name: 'brug.pdf' })
  await toast(page, 'Fout bij importeren').getByText('Kies een document: .md, .docx, .html of .zip.').waitFor()
  await choose(page, { ...markdown, name: 'brug.docx' })
  await toasted(page, 'Fout bij importeren', '‘brug.docx’ is geen Word-document.')
  await button(page, 'Importeer').waitFor()
})

test('selected articles are taken along in a ZIP, in the form that was chosen, with their campaign when asked for', async () => {
  const page = await articleList(house, [{ title: 'Een' }, { title: 'Twee' }, { title: 'Drie' }])
  const wanted: unknown[] = []
  await page.route('**/api/articles/export', async (route) => {
    wanted.push(route.request().postDataJSON())
    const headers = {
      'content-disposition': `attachment; filename="x.zip"; filename*=UTF-8''Artikelen%20van%20Anne.zip`,
    }
    await route.fulfill({ contentType: 'application/zip', body: 'PK', headers })
  })
  await choice(page, 'Een').check()
  await choice(page, 'Drie').check()
  const ids = (await (await page.request.get('/api/articles')).json()) as { id: number; title: string }[]
  const open = () => page.getByRole('button', { name: 'Exporteer' }).click()
  await open()
  await page.getByRole('menu').waitFor()
  await assertAccessibleAtAnyWidth(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Word', exact: true }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'Artikelen van Anne.zip')
  await toasted(page, 'Export gereed', '2 artikelen als Word')
  await open()
  await page.getByRole('menuitemradio', { name: 'Met de campagneteksten' }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Markdown' }).click()])
  await toasted(page, 'Export gereed', '2 artikelen als Markdown')
  const chosen = ids.filter(({ title }) => title !== 'Twee').map(({ id }) => id)
  assert.deepEqual(wanted, [
    { ids: chosen, format: 'docx' },
    { ids: chosen, format: 'md', campaign: true },
  ])

  await page.route('**/api/articles/export', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await open()
  await page.getByRole('menuitem', { name: 'HTML' }).click()
  await toasted(page, 'Fout bij exporteren', 'Even niet.')
})

test('texts that are on this device only are named above the list, with the way to them', async () => {
  const page = await articleList(house, [{ title: 'Zee' }])
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
  const keep = (title: string, articleId: number | null, ago: number) =>
    page.evaluate(
      ([userId, name, article, at]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('kopij')
          opening.addEventListener('error', () => reject(opening.error as Error))
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('drafts', 'readwrite')
            const text = { title: name, content: 'Een tekst die nog niet is verstuurd.' }
            const key = `${userId}/${article ?? 'nieuw'}/weg`
            writing
              .objectStore('drafts')
              .put({ key, userId, articleId: article, windowId: 'weg', text, version: null, at })
            writing.addEventListener('complete', () => {
              opening.result.close()
              resolve()
            })
          })
        }),
      [id, title, articleId, Date.now() - ago] as const,
    )
  const strip = page.getByRole('region', { name: 'Teksten op dit apparaat' })
  // The list makes the place where they are kept: made here, it would be an empty one.
  const isMade = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'kopij'))
  await until(isMade, 'texts can be kept')
  assert.equal(await strip.count(), 0)
  await keep('Raad stelt besluit uit', 12, 0)
  await page.reload()
  await strip.getByText('1 tekst staat alleen nog op dit apparaat', { exact: true }).waitFor()
  await strip.filter({ hasText: /‘Raad stelt besluit uit’, van(nacht|ochtend|middag|avond) \d?\d:\d\d/ }).waitFor()
  await keep('', null, 86_400_000)
  await page.reload()
  await strip.getByText('2 teksten staan alleen nog op dit apparaat', { exact: true }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await strip.getByRole('button', { name: 'Bekijk' }).click()
  await page.getByRole('menuitem', { name: /^zonder titel/ }).waitFor()
  await page.getByRole('menuitem', { name: /^‘Raad stelt/ }).click()
  await page.waitForURL('**/artikelen/12')
})
