// What stands with texts that were written: from which article they are, what the built-in writer cannot do, which words are right.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { HELPLINE_113 } from '#dutch/source/tone.ts'
import { until } from '../support/app.ts'
import { ARTICLE, bar, giveArticle, HEADLINE } from '../support/article-bar.ts'
import { assertAccessible, assertAccessibleAtAnyWidth, hasFocus } from '../support/browser.ts'
import { generate, house, items, main, open, openForFile, results } from '../support/caption-page.ts'
import { closeToast, toasted, toasts } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'

openForFile()

const TITLES = [
  'De fietsbrug over de Linge gaat dicht',
  'Omrijden over de Linge kost zes minuten, zegt de gemeente',
  'Fietsbrug over de Linge vanaf vrijdag tien weken dicht',
]

/** The server answers with these Facebook titles from now on. */
async function answer(page: Page, titles: readonly string[], model = 'proef'): Promise<void> {
  await page.unroute('**/api/content/facebook-titles')
  await page.route('**/api/content/facebook-titles', (route) =>
    route.fulfill({ json: { titles, model, generationId: 1 } }),
  )
}

async function written(titles: readonly string[], model?: string): Promise<Page> {
  const page = await open('facebook-captions')
  await answer(page, titles, model)
  await generate(page, 'Fietsbrug over de Linge dicht')
  await items(page).nth(2).waitFor()
  return page
}

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

test('a word that is right goes into one’s own list from the field, and what could be meant is one press away', async () => {
  const page = await written(['We gaan floempen bij de brug', ...TITLES.slice(1)])
  const first = items(page).first()
  const field = first.getByRole('textbox', { name: 'Bewerk deze tekst' })
  await press(first, 'Bewerk')
  await press(first, 'Voeg toe aan mijn woordenlijst')
  await hasFocus(field)
  await toasted(page, 'Toegevoegd aan je woordenlijst', 'De Taalcheck vindt ‘floempen’ voortaan goed.')
  await first.getByText('Taalcheck', { exact: true }).waitFor({ state: 'detached' })
  await field.fill('Floempen in de accomodatie')
  await first.getByRole('button', { name: 'Voeg toe aan mijn woordenlijst' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await press(first, 'Maak er ‘accommodatie’ van')
  await until(async () => (await field.inputValue()) === 'Floempen in de accommodatie', 'it is what was meant')
})

test('what the built-in writer cannot do is said beforehand in the menu, else calmly and without another try', async () => {
  const page = await written(['Zo rijd je om', ...TITLES.slice(1)], BUILT_IN_MODEL)
  const [first, second] = [items(page).first(), items(page).nth(1)]
  await closeToast(page)
  let asked = 0
  const message = 'De ingebouwde schrijfhulp vond niets om weg te laten.'
  await page.route('**/api/rewriter', (route) => {
    asked += 1
    return route.fulfill({ status: 422, json: { code: 'writerCannot', message } })
  })
  await press(second, 'Pas aan')
  const looser = page.getByRole('menuitem', { name: 'Losser Daar is een taalmodel voor nodig.' })
  assert.equal(await looser.getAttribute('aria-disabled'), 'true')
  const polite = page.getByRole('menuitemradio', { name: 'U', exact: true })
  await page.getByText('De tekst spreekt niemand aan.').waitFor()
  assert.equal(await polite.getAttribute('aria-disabled'), 'true')
  await assertAccessible(page)
  await polite.click({ force: true })
  await looser.click({ force: true })
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await press(first, 'Pas aan')
  await until(async () => (await polite.getAttribute('aria-disabled')) === null, 'of this text it can be done')
  assert.equal(await page.getByText('De tekst spreekt niemand aan.').count(), 0)
  assert.equal(asked, 0)
  await page.getByRole('menuitem', { name: 'Korter' }).click()
  await first.getByText(message).waitFor()
  await first.getByText('De tekst blijft zoals hij is').waitFor()
  assert.equal(await first.getByRole('button', { name: 'Probeer opnieuw' }).count(), 0)
  await assertAccessible(page)
  await press(first, 'Sluit')
  await first.getByText(message).waitFor({ state: 'detached' })
})

const OTHER = [
  'Bakker Van Zanten stopt na veertig jaar',
  'Bakker Van Zanten aan de Markt in Tiel sluit zaterdag zijn winkel. Een opvolger is er niet.',
  'Volgens de bakker is het deeg te duur en het meel niet te krijgen.',
].join('\n\n')

test('texts of the article before say so under the next one and under none, until they are written anew', async () => {
  // Where the form stands above the results, and folds.
  const page = await open('facebook-captions', { role: 'paid' }, { viewport: { width: 1200, height: 900 } })
  await answer(page, ['Het houten dek is rot', ...TITLES])
  await giveArticle(page)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await results(page).getByText('4 titels uit je artikel').waitFor()
  const said = `uit een ander artikel: ‘${HEADLINE}’`
  const line = main(page).getByRole('button', { name: /^Invoer/ })
  assert.doesNotMatch(await line.innerText(), /ander artikel/)
  await press(bar(page), 'Nieuw')
  // With the pointer on it the toast stays for as long as the test looks.
  await toasts(page).getByRole('button', { name: 'Zet terug' }).hover()
  await results(page).getByText(said).waitFor()
  await results(page).getByText('4 titels', { exact: true }).waitFor()
  await line.filter({ hasText: said }).waitFor()
  await toasts(page).getByRole('button', { name: 'Zet terug' }).click()
  await results(page).getByText('4 titels uit je artikel').waitFor()
  assert.equal(await results(page).getByText(said).count(), 0)

  await press(bar(page), 'Nieuw')
  // At once: it goes away by itself too, and there would be nothing to close.
  await closeToast(page)
  await giveArticle(page, OTHER)
  await results(page).getByText(said).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await answer(page, ['Bakker Van Zanten stopt', 'Na veertig jaar stopt de bakker', 'Een bakker zonder opvolger'])
  await press(main(page), 'Genereer opnieuw')
  // Nothing of the article stands in these but its title.
  await results(page).getByText('3 titels', { exact: true }).waitFor()
  assert.equal(await results(page).getByText(said).count(), 0)
})

test('a form that follows the bar is empty without a word about it, also when it was sent before', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=shorts-text-generator')
  await giveArticle(page)
  await main(page).getByRole('button', { name: 'Genereer script' }).click()
  const script = main(page).getByRole('region', { name: 'Script', exact: true })
  await script.getByText('Script uit je artikel').waitFor()
  await openInput(page)
  await press(bar(page), 'Nieuw')
  await script.getByText(`uit een ander artikel: ‘${HEADLINE}’`).waitFor()
  await until(async () => (await main(page).getByLabel('Titel').inputValue()) === '', 'the form is empty')
  assert.equal(await main(page).locator('[aria-invalid=true]').count(), 0)
  await press(main(page), 'Genereer script')
  await main(page).getByText('Voer een titel in voor je voice-over script.').waitFor()
  await giveArticle(page)
  await main(page).locator('[aria-invalid=true]').waitFor({ state: 'detached' })
})

test('on a phone the actions of a script stand on one line, and the line of 113 is ours', async () => {
  const page = await house.member({}, { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' })
  await page.goto('/admin?tab=shorts-text-generator')
  await page.route('**/api/shorts-text-generator', (route) =>
    route.fulfill({ json: { text: `${ARTICLE}\n\n${HELPLINE_113}`, model: 'proef', generationId: 1 } }),
  )
  await main(page).getByLabel('Titel').fill(HEADLINE)
  await main(page).getByLabel('Omschrijving').fill(ARTICLE)
  await main(page).getByRole('button', { name: 'Genereer script' }).click()
  const script = main(page).getByRole('region', { name: 'Script', exact: true })
  const copy = script.getByRole('button', { name: 'Kopieer', exact: true })
  await copy.waitFor()
  // All at one moment: the screen may still be on its way to the script.
  const middles = await script.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, height } = button.getBoundingClientRect()
      return [button.getAttribute('aria-label') ?? button.textContent.trim(), top + height / 2] as const
    }),
  )
  const middleOf = (name: string) => middles.find(([label]) => label === name)?.[1] ?? NaN
  for (const name of ['Goed resultaat', 'Bewerk', 'Pas aan'])
    assert.ok(Math.abs(middleOf(name) - middleOf('Kopieer')) < 3, name)
  assert.equal(await script.getByText(/niet in je bron/).count(), 0)
})
