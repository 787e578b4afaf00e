// The article is handed over: by a link on the board, by the history, and by the Herschrijver, which also takes it. What the
// server reads at an address, and finds in the history, stands here as it answers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import {
  ARTICLE,
  bar,
  giveArticle,
  hasValue,
  HEADLINE,
  question,
  titleInBar,
  toneIn,
  toneSaid,
} from '../support/article-bar.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { bas, board, choose } from '../support/links-page.ts'
import { makeLink } from '../support/links.ts'
import { addGenerations, article as generation, toast } from '../support/maker-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const main = (page: Page) => page.getByRole('main')
/** Waits until the article with this title is in the bar, perhaps in the place of another. */
const isInBar = (page: Page, title: string) =>
  until(async () => (await titleInBar(page).inputValue()) === title, `‘${title}’ is in the bar`)

test('a link on the board becomes the article; refused, its title and notes stay, and it is said why', async () => {
  await makeLink(house.app, { title: 'Tuin op een dak', notes: 'Met foto’s', url: 'https://tuin.example/dak' })
  const page = await board(house, bas, { reducedMotion: 'reduce' })
  const replies = [
    { status: 422, json: { code: 'sourceEmpty', message: 'Op deze pagina staat geen artikel.' } },
    {
      status: 200,
      json: {
        url: 'https://tuin.example/dak',
        title: 'Een moestuin op het dak van de school',
        description: 'Leerlingen oogsten zelf.',
        text: 'Op het dak van de school groeit sla. Leerlingen oogsten zelf.',
        siteName: 'Tuinblad',
        language: 'nl',
        truncated: false,
      },
    },
  ]
  const held: (() => void)[] = []
  await page.route('**/api/sources/read', async (route) => {
    await new Promise<void>((go) => void held.push(go))
    await route.fulfill(replies.shift() ?? { status: 503, json: { message: 'Even niet.' } })
  })
  const answer = async () => {
    await until(() => held.length > 0, 'the address is asked')
    held.shift()?.()
  }

  await choose(page, 'Tuin op een dak', 'Maak captions')
  await bar(page).getByLabel('Artikel lezen van tuin.example').waitFor()
  await hasValue(page, 'Titel', 'Tuin op een dak')
  await answer()
  await bar(page).getByRole('alert').getByText('Op deze pagina staat geen artikel.').waitFor()
  assert.equal(await question(page).inputValue(), 'https://tuin.example/dak')
  await hasValue(page, 'Titel', 'Tuin op een dak')
  await hasValue(page, 'Omschrijving', 'Met foto’s')

  await question(page).fill('')
  await giveArticle(page)
  await page.getByRole('link', { name: 'Inspiratie-links' }).click()
  await choose(page, 'Tuin op een dak', 'Maak captions')
  await answer()
  await hasValue(page, 'Titel', 'Een moestuin op het dak van de school')
  await hasValue(page, 'Omschrijving', 'Leerlingen oogsten zelf.')
  await bar(page).getByRole('button', { name: 'Tuinblad' }).waitFor()
  await toast(page, 'Staat klaar in 3-in-1').getByRole('button', { name: 'Zet terug wat er stond' }).click()
  await page.waitForURL(/inspiratie-links/)
  await page.getByRole('link', { name: '3-in-1' }).click()
  await isInBar(page, HEADLINE)
})

test('a link that is being read and undone meanwhile fills nothing', async () => {
  await makeLink(house.app, { title: 'Bakker stopt', url: 'https://bakker.example/' })
  const page = await board(house, bas, { reducedMotion: 'reduce' })
  await page.getByRole('link', { name: '3-in-1' }).click()
  await giveArticle(page)
  await page.getByRole('link', { name: 'Inspiratie-links' }).click()
  await page.route('**/api/sources/read', () => undefined)
  const reading = page.waitForRequest('**/api/sources/read')
  await choose(page, 'Bakker stopt', 'Maak captions')
  await reading
  const left = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/sources/read'))
  await toast(page, 'Staat klaar in 3-in-1').getByRole('button', { name: 'Zet terug wat er stond' }).click()
  await left
  await page.getByRole('link', { name: '3-in-1' }).click()
  await isInBar(page, HEADLINE)
})

test('an entry of the history brings its article back; when that cannot be fetched, it is said and nothing changes', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const input = { title: 'Brug dicht', description: 'Omrijden.', tone: 'ernstig' }
  await addGenerations(house, page, { tool: 'pinterest-captions', input, output: { titles: ['Een titel'] } })
  await page.route(/\/api\/history(\?|$)/, async (route) => {
    const reply = await route.fetch()
    const entries = (await reply.json()) as object[]
    await route.fulfill({ response: reply, json: entries.map((entry) => ({ ...entry, sourceWords: 76 })) })
  })
  const found = [{ status: 503, json: { message: 'Even niet.' } }, { json: { source: ARTICLE } }]
  await page.route('**/api/history/*/source', (route) => route.fulfill(found.shift()))
  await page.goto('/admin?tab=history')
  const entry = generation(page, 'Brug dicht')
  await entry.getByText('Artikel: 76 woorden').waitFor()
  await entry.getByRole('button', { name: 'Gebruik opnieuw' }).click()
  await toast(page, 'Het artikel kon niet worden opgehaald').getByText('Even niet.').waitFor()
  await entry.getByRole('button', { name: 'Gebruik opnieuw' }).click()
  await page.waitForURL(/tab=pinterest-captions/)
  await isInBar(page, 'Brug dicht')
  await bar(page).getByRole('button', { name: '76 woorden' }).waitFor()
  await toneIn(page).getByRole('radio', { name: 'Ernstig', checked: true }).waitFor()
  await bar(page).getByRole('button', { name: 'Automatisch' }).waitFor()
  await hasValue(page, 'Omschrijving', 'Omrijden.')
  await main(page).getByText('Een titel', { exact: true }).waitFor()
})

test('a tone that was chosen comes back as a choice, also where the article says the same; one that followed follows', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const [titled, rewritten] = [{ title: 'Brug dicht' }, { text: 'De brug is dicht.', mode: 'korter', address: 'keep' }]
  const facebook = { tool: 'facebook-captions', output: { titles: ['Een titel'] } }
  const rewriter = { tool: 'rewriter', output: { text: 'De brug is dicht.' } }
  for (const [fields, input, ...said] of [
    [facebook, { ...titled, tone: 'nieuws' }, 'Nieuws', 'Eigen keuze'],
    [facebook, titled, 'Nieuws', 'Toon volgt uit het artikel'],
    [rewriter, { ...rewritten, tone: 'nieuws' }, 'Nieuws', 'Toon volgt uit het artikel'],
    [rewriter, { ...rewritten, tone: 'licht' }, 'Licht', 'Eigen keuze'],
  ] as const) {
    await addGenerations(house, page, { ...fields, input, source: ARTICLE, sourceWords: 76 })
    await page.goto('/admin?tab=history')
    await generation(page).first().getByRole('button', { name: 'Gebruik opnieuw' }).click()
    await page.waitForURL(new RegExp(`tab=${fields.tool}`))
    await toneIn(page).getByRole('radio', { name: said[0], checked: true }).waitFor()
    // The article of the turn before stood there, with its tone.
    await until(
      async () => isDeepStrictEqual(await toneSaid(page), said),
      `${said.join(', ')}: ${JSON.stringify(input)}`,
    )
  }
})

test('a generation that was asked without a description comes back without one, and asking again adds to it', async () => {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=facebook-captions')
  await giveArticle(page)
  const bodies: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/facebook-titles') && bodies.push(request.postDataJSON()))
  await main(page).getByLabel('Omschrijving').fill('')
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await toast(page, 'gegenereerd').waitFor()
  await page.goto('/admin?tab=history')
  await generation(page, HEADLINE).getByRole('button', { name: 'Gebruik opnieuw' }).click()
  await page.waitForURL(/tab=facebook-captions/)
  await titleInBar(page).waitFor()
  await hasValue(page, 'Omschrijving', '')
  await main(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
  await main(page).getByText('Versie 2 van 2').waitFor()
  assert.equal(bodies.length, 2)
  assert.deepEqual(bodies[1], bodies[0])
})

test('the Herschrijver makes its text the article, and the article its text, which can be put back', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=rewriter')
  const text = page.getByLabel('Jouw tekst')
  await text.fill(ARTICLE)
  await page.getByRole('button', { name: 'Gebruik als artikel' }).click()
  await isInBar(page, HEADLINE)
  await page.getByRole('button', { name: 'Gebruik als artikel' }).waitFor({ state: 'detached' })
  await text.fill('Een heel andere tekst over de bakker.')
  await page.getByRole('button', { name: 'Herschrijf het artikel' }).click()
  await until(async () => (await text.inputValue()) === ARTICLE, 'the article is its text')
  await page.getByRole('button', { name: 'Vorige tekst terugzetten' }).click()
  const earlier = 'Een heel andere tekst over de bakker.'
  await until(async () => (await text.inputValue()) === earlier, 'the text of before is back')
})
