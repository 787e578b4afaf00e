// The ways to give an article besides pasting it: a file, dropped or opened, and an address; and what each refusal says. The
// pages of the web lie outside these walls: what the server makes of them stands here as it answers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { bar, giveArticle, hasValue, paste, question, titleInBar } from '../support/article-bar.ts'
import { until } from '../support/app.ts'
import { assertAccessible, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

async function open(): Promise<Page> {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=caption-generator')
  await question(page).waitFor()
  return page
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  bar(page)
    .getByLabel('Artikel uit een bestand')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

/** What a person carries who drags this file over the page. */
const carried = (page: Page, name: string, content: string) =>
  page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([file.content], file.name))
      return transfer
    },
    { name, content },
  )

const saved = `<!doctype html><html><head><title>Brug dicht | Linge Koerier</title>
<meta property="og:title" content="Fietsbrug tien weken dicht"><meta name="description" content="Zo rijd je om.">
<meta property="og:site_name" content="Linge Koerier"><script>document.title = 'x'</script></head><body>
<nav>Voorpagina Sport</nav><article><h1>Fietsbrug tien weken dicht</h1>
<p>De fietsbrug over de <b>Linge</b> gaat op 6 januari
dicht.</p><ul><li>Omrijden kan via de Rijksstraatweg</li></ul><aside>Lees ook: iets anders</aside>
<p>${'Fietsers rijden 1,8 kilometer om. '.repeat(8)}</p></article><footer>Colofon</footer></body></html>`

test('a file is opened or dropped: text, Markdown and a saved page, each with its own title', async () => {
  const page = await open()
  await choose(page, 'brug.md', '# De brug\n\nDe *brug* gaat dicht. Fietsers rijden om.')
  await titleInBar(page).waitFor()
  assert.equal(await titleInBar(page).inputValue(), 'De brug')
  await bar(page).getByRole('button', { name: '7 woorden · brug.md' }).waitFor()

  const dropped = await carried(page, 'brug.html', saved)
  await bar(page).dispatchEvent('dragover', { dataTransfer: dropped })
  await bar(page).getByText('Laat los om het artikel te openen').waitFor()
  await bar(page).dispatchEvent('drop', { dataTransfer: dropped })
  await bar(page).getByRole('button', { name: 'Linge Koerier' }).click()
  const dialog = page.getByRole('dialog')
  assert.equal(await dialog.getByLabel('Titel van het artikel').inputValue(), 'Fietsbrug tien weken dicht')
  const text = await dialog.getByLabel('Tekst', { exact: true }).inputValue()
  assert.match(
    text,
    /^De fietsbrug over de Linge gaat op 6 januari dicht\.\n\n- Omrijden kan via de Rijksstraatweg\n\n/,
  )
  assert.doesNotMatch(text, /Voorpagina|Lees ook|Colofon|document/)
  await page.keyboard.press('Escape')
  await toasts(page).getByRole('button', { name: 'Zet het vorige terug' }).click()
  await bar(page).getByRole('button', { name: 'brug.md' }).waitFor()
})

test('a file dropped beside the bar is not opened by the browser, and takes nothing away', async () => {
  const page = await open()
  const isPrevented = async (content: string) =>
    page.evaluate(
      (transfer) => {
        const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
        document.querySelector('main')?.dispatchEvent(event)
        return event.defaultPrevented
      },
      await carried(page, 'brug.txt', content),
    )
  assert.equal(await isPrevented('De brug gaat dicht.'), true)
  assert.equal(await titleInBar(page).count(), 0)
})

test('a text of which nothing can be seen is refused, however long, and what stood there stays', async () => {
  const page = await open()
  const unseen = bar(page).getByRole('alert').getByText('In deze tekst staat niets wat je kunt lezen')
  await question(page).focus()
  await paste(page, '\u200b'.repeat(400))
  await unseen.waitFor()
  assert.equal(await titleInBar(page).count(), 0)
  await giveArticle(page)
  await unseen.waitFor({ state: 'detached' })
  const dropped = await carried(page, 'leeg.txt', '\u200b\n\u2060'.repeat(200))
  await bar(page).dispatchEvent('drop', { dataTransfer: dropped })
  await unseen.waitFor()
  assert.equal(await titleInBar(page).inputValue(), 'Fietsbrug over de Linge tien weken dicht')
})

test('what cannot be opened is said in the bar, and what stood there stays', async () => {
  const page = await open()
  const refusals: [string, string | Buffer, RegExp][] = [
    ['foto.jpg', 'x', /‘foto\.jpg’ kan hier niet worden geopend\. Kies een tekstbestand: \.txt, \.md of \.html\./],
    ['leeg.txt', ' \n', /‘leeg\.txt’ is leeg\./],
    ['menu.html', '<nav>Voorpagina</nav><script>1</script>', /In ‘menu\.html’ staat geen tekst om te lezen\./],
    ['diep.html', '<div>'.repeat(50_000), /‘diep\.html’ is te ingewikkeld opgebouwd\./],
    ['geen.txt', Buffer.from([0x89, 0x50, 0, 1]), /‘geen\.txt’ is geen tekstbestand/],
    ['groot.txt', 'x'.repeat(3_000_001), /‘groot\.txt’ is te groot\. Een bestand is hoogstens 3 MB\./],
  ]
  for (const [name, content, said] of refusals) {
    await choose(page, name, content)
    await bar(page).getByRole('alert').getByText(said).waitFor()
  }
  await giveArticle(page)
  await bar(page).getByRole('alert').waitFor({ state: 'detached' })
  await bar(page).dispatchEvent('drop', { dataTransfer: await carried(page, 'foto.jpg', 'x') })
  await bar(page).getByRole('alert').getByText('‘foto.jpg’ kan hier niet worden geopend').waitFor()
  await titleInBar(page).waitFor()
})

test('a browser without room for the article says so once, and the tools write from it all the same', async () => {
  const page = await open()
  const note = bar(page).getByText('Je browser heeft geen ruimte om dit artikel te bewaren')
  await page.evaluate(() => {
    // Half as much each time that it does not fit, until there is no room for a word.
    for (let size = 2 ** 22, at = 0; size >= 1; at += 1)
      try {
        localStorage.setItem(`vol ${at}`, 'x'.repeat(size))
      } catch {
        size /= 2
      }
  })
  await giveArticle(page)
  await note.waitFor()
  await hasValue(page, 'Omschrijving', /Geldermalsen/)
  await page.getByRole('link', { name: 'Shorts-tekst' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Shorts' }).waitFor()
  await hasValue(page, 'Omschrijving', /Geldermalsen/)
  await note.waitFor()
  await page.evaluate(() => localStorage.clear())
  await titleInBar(page).fill('Fietsbrug dicht')
  await note.waitFor({ state: 'detached' })
})

test('of a pasted menu it is said that it holds no sentences, and of a title that it is another article’s', async () => {
  const page = await open()
  await giveArticle(page, 'Voorpagina\nNieuws\nSport\nContact\nInloggen')
  await bar(page).getByText('Kopij vindt hierin geen zinnen om een tekst van te maken.').waitFor()
  await bar(page).getByRole('button', { name: 'Nieuw', exact: true }).click()
  await giveArticle(page)
  await titleInBar(page).fill('Bakker Zanten stopt met zijn winkel')
  const elsewhere = bar(page).getByText('De titel lijkt over iets anders te gaan dan het artikel.')
  await elsewhere.waitFor()
  await titleInBar(page).fill('Scholieren met de bus')
  await elsewhere.waitFor({ state: 'detached' })
})

test('a title that contradicts the article is told apart from one that goes along with it', async () => {
  const page = await open()
  await giveArticle(page)
  const title = page.getByRole('main').getByLabel('Titel')
  const against = page.getByText('De titel lijkt het artikel tegen te spreken.')
  await title.fill('Fietsbrug over de Linge blijft open')
  await against.waitFor()
  // The article goes along: who is right is not known.
  await hasValue(page, 'Omschrijving', /Geldermalsen/)
  await title.fill('Fietsbrug over de Linge gaat dicht')
  await against.waitFor({ state: 'detached' })
})

const article = {
  url: 'https://www.lingekoerier.nl/brug',
  title: 'Fietsbrug tien weken dicht',
  description: 'Zo rijd je om.',
  text: 'De fietsbrug over de Linge gaat dicht. Fietsers rijden om.',
  siteName: null,
  language: 'nl',
  truncated: false,
}

test('an address is read, can be left, and is refused in the server’s words with nothing lost', async () => {
  const page = await open()
  const waiting: (() => void)[] = []
  let reply: { status: number; json: object } = {
    status: 422,
    json: { code: 'sourceBehindPaywall', message: 'Dit artikel is alleen voor abonnees. Plak de tekst zelf.' },
  }
  await page.route('**/api/sources/read', async (route) => {
    await new Promise<void>((go) => void waiting.push(go))
    await route.fulfill(reply).catch(() => undefined)
  })
  const answer = async () => {
    await until(() => waiting.length > 0, 'the address is asked')
    waiting.shift()?.()
  }
  await question(page).fill('zomaar wat')
  await page.keyboard.press('Enter')
  await bar(page).getByRole('alert').getByText('Dit is geen adres.').waitFor()
  await question(page).fill('')

  await question(page).focus()
  await paste(page, 'https://www.lingekoerier.nl/brug')
  const reading = bar(page).getByLabel('Artikel lezen van lingekoerier.nl')
  await reading.waitFor()
  // One that is left before it was sent would never be among those that wait.
  await until(() => waiting.length === 1, 'the address is asked')
  await bar(page).getByRole('button', { name: 'Annuleer' }).click()
  assert.equal(await question(page).inputValue(), 'https://www.lingekoerier.nl/brug')
  await until(
    async () => (await page.evaluate(() => document.activeElement?.tagName)) === 'INPUT',
    'the focus is on INPUT',
  )
  await answer()
  await page.keyboard.press('Enter')
  await reading.waitFor()
  await answer()
  await bar(page).getByRole('alert').getByText('Dit artikel is alleen voor abonnees. Plak de tekst zelf.').waitFor()
  assert.equal(await question(page).inputValue(), 'https://www.lingekoerier.nl/brug')
  await assertAccessible(page)
  // What the refusal asks for takes the place of the address.
  await question(page).focus()
  await paste(page, `${article.text}\n\nHet werk duurt tien weken.`)
  await bar(page)
    .getByRole('button', { name: /15 woorden/ })
    .waitFor()
  await bar(page).getByRole('button', { name: 'Nieuw', exact: true }).click()
  await hasFocus(bar(page))
  await paste(page, 'https://www.lingekoerier.nl/brug')
  await reading.waitFor()
  await answer()
  await bar(page).getByRole('alert').getByText('Dit artikel is alleen voor abonnees.').waitFor()

  // In the dialog the same address stands ready, and is refused in its place too.
  await bar(page).getByRole('button', { name: 'Plak de tekst' }).click()
  const dialog = page.getByRole('dialog')
  const large = dialog.getByLabel('Tekst of adres van het artikel')
  assert.equal(await large.inputValue(), 'https://www.lingekoerier.nl/brug')
  await large.fill('https://www.lingekoerier.nl/ander')
  await dialog.getByRole('button', { name: 'Lees dit adres' }).click()
  await dialog.getByRole('button', { name: 'Stop met lezen' }).waitFor()
  await answer()
  await dialog.getByText('Dit artikel is alleen voor abonnees.').waitFor()
  const chosen = () => large.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)
  await until(async () => (await chosen()) === 33, 'the refused address is chosen, for the text to take its place')
  reply = { status: 200, json: { ...article, language: 'other', truncated: true } }
  await dialog.getByRole('button', { name: 'Lees dit adres' }).click()
  await dialog.getByRole('button', { name: 'Stop met lezen' }).waitFor()
  await answer()
  await titleInBar(page).waitFor()
  assert.equal(await titleInBar(page).inputValue(), article.title)
  await bar(page).getByText('Dit artikel is langer dan 20.000 tekens.').waitFor()
  await bar(page).getByText('lijkt niet in het Nederlands of Engels').waitFor()
  await bar(page).getByRole('button', { name: '10 woorden · lingekoerier.nl' }).waitFor()
  await hasValue(page, 'Omschrijving', 'Zo rijd je om.')
})

test('with suicide in the article the line of 113 is offered, to be copied', async () => {
  const page = await open()
  await giveArticle(
    page,
    'Man uit Tiel overleden\n\nDe man van 41 overleed zaterdag door zelfdoding. Er is een stille tocht.',
  )
  await bar(page).getByText('Denk je aan zelfdoding? Bel 113 of 0800-0113, of chat op 113.nl.').waitFor()
  await bar(page).getByRole('button', { name: 'Kopieer de regel' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const line = 'Denk je aan zelfdoding? Bel 113 of 0800-0113, of chat op 113.nl.'
  await until(async () => (await copied()) === line, 'the line is copied')
})
