// A campaign from one article: what it costs is said before, each part comes as soon as it is ready, and what was made stays, is
// edited, and says when the article went on without it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { Problem } from '#contract/problems.ts'
import type { Provider } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { assertAccessible, assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { until } from '../support/app.ts'
import { ARTICLE } from '../support/campaigns.ts'

/** What the writer does with a tool, beside writing: it waits for as long as its name stands in `held`, or fails. */
const held = new Set<string>()
const failing = new Set<string>()
const provider: Provider = {
  model: builtIn.model,
  async draft(tool, ask, signal, sink) {
    const { name } = tool.contract
    while (held.has(name) && !signal.aborted) await new Promise((passed) => setTimeout(passed, 20))
    if (failing.has(name)) throw new Problem('writerTooSlow')
    return builtIn.draft(tool, ask, signal, sink)
  },
}

let house: TestBrowser
before(async () => void (house = await openBrowser({ provider, rateLimit: false })))
beforeEach(() => {
  held.clear()
  failing.clear()
})
after(() => house.close())

const content = [
  'De fietsbrug over de Linge bij Tricht gaat vanaf maandag 3 maart tien weken dicht. De gemeente vervangt het dek, dat na veertig jaar aan het eind van zijn leven is.',
  'Fietsers rijden zolang om over de Appeldijk. Dat kost ongeveer acht minuten, zegt wethouder Karin de Vries. Op schooldagen rijdt er een pendelbus, die gratis is.',
  'Bij een controle in oktober bleken elf van de veertig planken aangetast. Het nieuwe dek is van composiet en gaat vijftig jaar mee. Het werk kost 480.000 euro.',
].join('\n\n')

const panel = (page: Page) => page.getByRole('dialog', { name: 'Campagne', exact: true })
const tabs = (page: Page) => panel(page).getByRole('tablist', { name: 'Onderdelen van de campagne' })
const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name: new RegExp(`^${name}`) })
const pane = (page: Page) => panel(page).getByRole('tabpanel')
const items = (page: Page) => pane(page).getByRole('listitem')
const box = (page: Page, name: string) => panel(page).getByRole('checkbox', { name, exact: true })
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
/** Waits until so many requests are counted: in the head of the page, which lies behind the campaign. */
const counted = (page: Page, count: string) =>
  page.getByRole('banner', { includeHidden: true }).getByText(count).waitFor()
/** The toast, which stands before the campaign and is hidden from whoever looks for roles behind a dialog. */
const toast = (page: Page) => page.locator('[data-toasts] li')
const toasted = (page: Page, title: string, description: string) =>
  toast(page)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor()
async function closeToast(page: Page): Promise<void> {
  await toast(page).getByRole('button', { name: 'Melding sluiten', includeHidden: true }).click()
  await toast(page).waitFor({ state: 'detached' })
}
const make = (page: Page) => press(panel(page), 'Maak campagne')
const isDone = (page: Page) => panel(page).getByRole('button', { name: 'Stoppen' }).waitFor({ state: 'detached' })

/** Opens the campaign of an article, by the way that people go. */
async function goTo(page: Page, id: number): Promise<void> {
  await page.goto(`/artikelen/${id}`)
  await open(page)
}

async function open(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Campagne', exact: true }).click()
  await panel(page).waitFor()
}

async function opened(fields: Parameters<TestBrowser['member']>[0] = {}): Promise<{ page: Page; id: number }> {
  const page = await house.member(fields, { reducedMotion: 'reduce' })
  const reply = await page.request.post('/api/articles', { data: { ...ARTICLE, content } })
  const { id } = (await reply.json()) as { id: number }
  await goTo(page, id)
  return { page, id }
}

test('six parts are made in one action, for what was said beforehand; a reload shows them again', async () => {
  const { page } = await opened()
  await panel(page).getByText('6 AI-verzoeken · nog 10 over').waitFor()
  await make(page)
  await toasted(page, 'Campagne gemaakt', '6 onderdelen staan voor je klaar.')
  await counted(page, '6 / 10')
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  for (const name of ['Titels', 'Facebook', 'Pinterest', 'Link in Bio']) {
    await tab(page, name).click()
    await pane(page).getByRole('heading', { name, exact: true }).waitFor()
    await items(page).nth(2).waitFor()
  }
  await tab(page, 'Shorts-script').click()
  await pane(page)
    .getByText(/ongeveer \d+ seconden/)
    .waitFor()
  await tab(page, 'SEO-teksten').click()
  for (const kind of ['Zoektitels', 'Omschrijvingen', 'Trefwoorden', 'Hashtags'])
    await pane(page).getByRole('region', { name: kind }).getByRole('listitem').first().waitFor()
  const before = await pane(page).innerText()
  await page.reload()
  await open(page)
  await pane(page).getByRole('region', { name: 'Zoektitels' }).waitFor()
  assert.equal(await pane(page).innerText(), before)
})

test('parts can be unticked; with fewer requests left than parts it says which cannot be made any more', async () => {
  const { page } = await opened({ aiRequestsCount: 8 })
  await panel(page).getByText('Alles kost 6 verzoeken, je hebt er nog 2.').waitFor()
  await panel(page).getByText('2 AI-verzoeken · nog 2 over').waitFor()
  const ticked = async () => {
    const all = await panel(page).getByRole('checkbox').all()
    return Promise.all(all.map((one) => one.isChecked()))
  }
  assert.deepEqual(await ticked(), [true, true, false, false, false, false])
  assert.ok(await box(page, 'SEO-teksten').isDisabled())
  await panel(page).getByText('Hiervoor heb je geen verzoek meer over.').first().waitFor()
  await box(page, 'Titels').uncheck()
  await box(page, 'SEO-teksten').check()
  assert.ok(await box(page, 'Titels').isDisabled())
  await assertAccessibleAtAnyWidth(page)
  await make(page)
  await panel(page).getByText('2 van 6 gemaakt', { exact: true }).waitFor()
  await counted(page, '10 / 10')
  await isDone(page)
  // What was made stays readable at the limit, and the others say that they were not made.
  await panel(page).getByText('Limiet bereikt', { exact: true }).waitFor()
  await tab(page, 'Titels').click()
  await pane(page).getByText('Nog niet gemaakt').waitFor()
})

test('none ticked is nothing to make, and without requests the way on stands in its place', async () => {
  const { page } = await opened()
  for (const one of await panel(page).getByRole('checkbox').all()) await one.uncheck()
  await panel(page).getByText('Kies minstens één onderdeel').waitFor()
  assert.ok(await panel(page).getByRole('button', { name: 'Maak campagne' }).isDisabled())
  const { page: closed } = await opened({ aiRequestsCount: 10 })
  await panel(closed).getByText('Limiet bereikt', { exact: true }).waitFor()
  await panel(closed).getByRole('link', { name: 'Bekijk Premium' }).waitFor()
  assert.equal(await panel(closed).getByRole('checkbox').count(), 0)
})

test('while it is written each part says how it stands; what fails says why and is asked again alone, for one request', async () => {
  const { page } = await opened()
  held.add('pinterest-captions').add('link-in-bio-captions')
  failing.add('facebook-captions')
  await make(page)
  await tab(page, 'Facebook').getByText('mislukt').waitFor()
  await tab(page, 'Titels').getByText('5 titels').waitFor()
  await tab(page, 'Pinterest').getByText('schrijft').waitFor()
  await tab(page, 'Shorts-script').getByText('wacht').waitFor()
  await tab(page, 'Facebook').click()
  await pane(page).getByText('De schrijfhulp deed er te lang over. Probeer het opnieuw.').waitFor()
  await assertAccessibleAtAnyWidth(page)
  failing.clear()
  // While the others are still being written.
  await press(pane(page), 'Opnieuw')
  await items(page).nth(2).waitFor()
  assert.ok(
    await pane(page)
      .getByRole('heading', { name: 'Facebook' })
      .evaluate((one) => one === document.activeElement),
  )
  held.clear()
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  await isDone(page)
  await counted(page, '6 / 10')
})

test('stopped halfway what is ready stays and is all that is paid; the rest is made later', async () => {
  const { page } = await opened()
  held.add('facebook-captions').add('pinterest-captions')
  await make(page)
  await tab(page, 'Titels').getByText('5 titels').waitFor()
  await tab(page, 'Pinterest').getByText('schrijft').waitFor()
  await press(panel(page), 'Stoppen')
  await toasted(page, 'Gestopt', 'Eén onderdeel staat al klaar.')
  await panel(page).getByText('1 van 6 gemaakt', { exact: true }).waitFor()
  await counted(page, '1 / 10')
  held.clear()
  await press(panel(page), 'Maak meer')
  assert.ok(!(await box(page, 'Titels').isChecked()))
  await panel(page).getByText('5 AI-verzoeken · nog 9 over').waitFor()
  await press(panel(page), 'Maak deze onderdelen')
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  await counted(page, '6 / 10')
})

test('a text is edited where it stands, deleted and brought back; that is kept over a reload, until it is made anew', async () => {
  const { page } = await opened()
  for (const name of ['Titels', 'Pinterest', 'Link in Bio', 'Shorts-script', 'SEO-teksten'])
    await box(page, name).uncheck()
  await make(page)
  await tab(page, 'Facebook').click()
  await items(page).nth(2).waitFor()
  await closeToast(page)
  const count = await items(page).count()
  const saved = () => page.waitForResponse((reply) => reply.request().method() === 'PUT')
  const first = items(page).first()
  const written = await first.getByRole('paragraph').first().innerText()
  await press(first, 'Bewerk')
  const field = first.getByRole('textbox', { name: 'Bewerk deze tekst' })
  // Escape takes the edit back, and leaves the campaign open.
  await field.fill('Dit wordt het niet')
  await field.press('Escape')
  await first.getByText(written, { exact: true }).waitFor()
  await press(first, 'Bewerk')
  await field.fill('De fietsbrug gaat dicht')
  const edited = saved()
  await field.press('Enter')
  await edited
  await press(items(page).nth(1), 'Pas aan')
  const removed = saved()
  await page.getByRole('menuitem', { name: 'Verwijder deze tekst' }).click()
  await removed
  assert.equal(await items(page).count(), count - 1)
  await toast(page).getByText('Tekst verwijderd').waitFor()
  await page.reload()
  await open(page)
  await items(page).first().getByText('De fietsbrug gaat dicht', { exact: true }).waitFor()
  assert.equal(await items(page).count(), count - 1)
  await press(pane(page), 'Zet 1 titel terug')
  await items(page)
    .nth(count - 1)
    .waitFor()
  await press(items(page).first(), 'Goed resultaat')
  await pane(page)
    .getByText(/^Bedankt/)
    .waitFor()
  // Made anew it asks first, because it takes the place of what was edited.
  await press(pane(page), 'Opnieuw genereren')
  const question = page.getByRole('alertdialog', { name: 'Je eigen wijzigingen vervangen?' })
  await press(question, 'Laat staan')
  await items(page).first().getByText('De fietsbrug gaat dicht', { exact: true }).waitFor()
  await press(pane(page), 'Opnieuw genereren')
  await press(question, 'Maak opnieuw')
  await toasted(page, 'Facebook gemaakt', 'De teksten staan voor je klaar.')
  await counted(page, '2 / 10')
  assert.ok(!(await pane(page).innerText()).includes('De fietsbrug gaat dicht'))
})

test('what search engines show is taken over into the article by one press', async () => {
  const { page, id } = await opened()
  for (const name of ['Titels', 'Facebook', 'Pinterest', 'Link in Bio', 'Shorts-script'])
    await box(page, name).uncheck()
  await make(page)
  await tab(page, 'SEO-teksten').click()
  const title = pane(page).getByRole('region', { name: 'Zoektitels' }).getByRole('listitem').first()
  const text = await title.getByRole('paragraph').first().innerText()
  await press(title, 'Neem over')
  await toast(page).getByText('Overgenomen', { exact: true }).waitFor()
  const seoTitle = async () =>
    ((await (await page.request.get(`/api/articles/${id}`)).json()) as { seoTitle: string | null }).seoTitle
  await until(async () => (await seoTitle()) === text, 'the article is saved with it')
})

test('when the text of the article changes, what was made of it says so, and is made again from the new text', async () => {
  const { page, id } = await opened()
  for (const name of ['Titels', 'Pinterest', 'Link in Bio', 'Shorts-script', 'SEO-teksten'])
    await box(page, name).uncheck()
  await make(page)
  await tab(page, 'Facebook').click()
  await items(page).first().waitFor()
  await page.request.put(`/api/articles/${id}`, {
    data: { ...ARTICLE, content: content.replaceAll('Tricht', 'Geldermalsen') },
  })
  // Told by a notice: nobody pressed anything.
  await pane(page)
    .getByText(/^Verouderd: de tekst is gewijzigd na \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .waitFor()
  await tab(page, 'Facebook').getByText('verouderd').waitFor()
  await press(pane(page), 'Maak opnieuw')
  await pane(page)
    .getByText(/Geldermalsen/)
    .first()
    .waitFor()
  await pane(page)
    .getByText(/^Verouderd/)
    .waitFor({ state: 'detached' })
})

test('another window sees what is being made and what was made, edits included', async () => {
  const { page, id } = await opened()
  const other = await page.context().newPage()
  await goTo(other, id)
  held.add('titeltovenaar')
  for (const name of ['Pinterest', 'Link in Bio', 'Shorts-script', 'SEO-teksten']) await box(page, name).uncheck()
  await make(page)
  await tab(other, 'Titels').getByText('schrijft elders').waitFor()
  await tab(other, 'Facebook').click()
  await items(other).nth(2).waitFor()
  held.clear()
  await tab(other, 'Titels').getByText('5 titels').waitFor()
  await tab(page, 'Facebook').click()
  await press(items(page).first(), 'Bewerk')
  await page.getByRole('textbox', { name: 'Bewerk deze tekst' }).fill('Uit het eerste venster')
  await items(other).first().getByText('Uit het eerste venster', { exact: true }).waitFor()
})

test('the keyboard alone makes a campaign and walks through its parts', async () => {
  const { page } = await opened()
  await box(page, 'Titels').focus()
  await page.keyboard.press('Space')
  await panel(page).getByText('5 AI-verzoeken · nog 10 over').waitFor()
  await panel(page).getByRole('button', { name: 'Maak campagne' }).focus()
  await page.keyboard.press('Enter')
  await isDone(page)
  await tab(page, 'Facebook')
    .getByText(/titels/)
    .waitFor()
  const chosen = () => tabs(page).locator('[aria-selected=true]').innerText()
  await tabs(page).locator('[aria-selected=true]').focus()
  await page.keyboard.press('Home')
  assert.match(await chosen(), /^Titels/)
  await page.keyboard.press('ArrowDown')
  assert.match(await chosen(), /^Facebook/)
  await page.keyboard.press('End')
  assert.match(await chosen(), /^SEO-teksten/)
  await page.keyboard.press('ArrowRight')
  assert.match(await chosen(), /^Titels/)
})

test('everything on it can be reached and read, also on a phone', async () => {
  const { page } = await opened()
  await assertAccessibleAtAnyWidth(page)
  await make(page)
  await panel(page).getByText('6 van 6 gemaakt', { exact: true }).waitFor()
  await closeToast(page)
  for (const name of ['Titels', 'Link in Bio', 'Shorts-script']) {
    await tab(page, name).click()
    await pane(page).getByRole('button', { name: 'Kopieer', exact: true }).first().waitFor()
    await assertAccessible(page)
  }
  await tab(page, 'SEO-teksten').click()
  await pane(page).getByRole('region', { name: 'Hashtags' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
})
