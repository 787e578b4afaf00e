// An article with text of AI is reviewed, and read by somebody outside who has no account.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { contentOf, typeInto } from '../support/article-page.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { reviewDialog } from '../support/review-page.ts'
import { ofModel } from '../support/reviews.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const paragraph = (at: number) =>
  `Alinea ${at}. De gemeente gaat de brug over de gracht in maart vernieuwen. `.repeat(5)
const content = Array.from({ length: 14 }, (_, at) => paragraph(at + 1)).join('\n\n')

/** An article of some screens, of which a model wrote two parts, in its room. */
async function opened(page: Page): Promise<number> {
  const blocks = [ofModel('a', 1), ofModel('b', 3)]
  const reply = await page.request.post('/api/articles', { data: { title: 'Brug vernieuwd', content, blocks } })
  const { id } = (await reply.json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
  await until(async () => (await contentOf(page)).includes('Alinea 14'), 'the text is there')
  return id
}

test('an editor answers for a text once it was read to the end, each part was decided and all was declared', async () => {
  const page = await house.member({ name: 'Bea Redacteur' })
  await opened(page)
  const panel = page.getByRole('region', { name: 'Nakijken' })
  await panel.getByText('Gaat zo naar buiten met de regel ‘Delen van deze tekst zijn geschreven door AI.’').waitFor()
  await panel.getByRole('button', { name: 'Nakijken' }).click()
  const dialog = reviewDialog(page)
  await dialog.getByText('Lees eerst tot het einde').waitFor()
  const boxes = dialog.getByRole('checkbox')
  assert.equal(await boxes.first().isDisabled(), true)
  await assertAccessibleAtAnyWidth(page)
  // By the keyboard, as by the wheel; pressed again where the window still changed its width when it was pressed first.
  const isRead = dialog.getByText('Nog 2 delen om over te besluiten')
  await until(async () => {
    await page.keyboard.press('End')
    return isRead.isVisible()
  }, 'the text was read to its end')
  await dialog.getByRole('radio', { name: 'Aangepast' }).first().check()
  await dialog.getByText('Nog één deel om over te besluiten').waitFor()
  // What was decided is not thrown away without a word.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Verder bewerken' }).click()
  await dialog.getByText('Nog één deel om over te besluiten').waitFor()
  await dialog.getByRole('radio', { name: 'Behouden' }).last().check()
  await dialog.getByText('Nog 4 punten aan te vinken').waitFor()
  for (const box of await boxes.all()) await box.check()
  await dialog.getByRole('button', { name: 'Vastleggen' }).click()
  await panel.getByText('Bea Redacteur,').waitFor()
  await panel.getByText(/^Gaat zo naar buiten/).waitFor({ state: 'detached' })
  const record = page.waitForEvent('popup')
  await panel.getByRole('link', { name: 'Verslag van het nakijken' }).click()
  const printed = await record
  await printed.getByText('Behouden: 1 · Aangepast: 1').waitFor()
  // Its style is its own, and the policy lets it stand.
  assert.equal(await printed.evaluate(() => getComputedStyle(document.body).maxWidth), '672px')
  await printed.close()
  await typeInto(page, ' Toch nog iets.')
  await panel.getByText('Gewijzigd na nakijken').waitFor()
  await panel.getByText(/^Gaat zo naar buiten/).waitFor()
})

test('somebody outside reads an article by a link and sends it back, which the writer sees at once', async () => {
  const page = await house.member({ name: 'Wim de Wit' })
  await opened(page)
  const panel = page.getByRole('region', { name: 'Nakijken' })
  await panel.getByRole('button', { name: 'Laten meelezen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Laten meelezen' })
  await dialog.getByRole('button', { name: 'Maak een link' }).click()
  const url = await dialog.getByRole('textbox', { name: 'De link' }).inputValue()
  await assertAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Sluiten' }).click()

  const outside = await house.visitor()
  await outside.goto(new URL(url).pathname + new URL(url).hash)
  await outside.getByText('Wim de Wit vraagt je dit artikel te lezen').waitFor()
  await outside.getByText('Alinea 14.').first().waitFor()
  await assertAccessibleAtAnyWidth(outside)
  await outside.getByRole('textbox', { name: 'Je naam' }).fill('Kees Bron')
  await outside.getByRole('button', { name: 'Terugsturen' }).click()
  await outside.getByText('Schrijf erbij wat er anders moet.').waitFor()
  await outside.getByRole('textbox', { name: 'Opmerkingen' }).fill('De gracht ligt in Zwolle.')
  await outside.getByRole('button', { name: 'Terugsturen' }).click()
  await outside.getByText('Teruggestuurd').waitFor()
  await page.getByText('De gracht ligt in Zwolle.').waitFor()
  // Above the text, on a phone too.
  const above = page.getByRole('list', { name: 'Wacht op antwoord' })
  assert.ok(((await above.boundingBox())?.y ?? 9_999) < ((await page.getByLabel('Titel').boundingBox())?.y ?? 0))
  // The focus is not lost with the form.
  await until(
    () => outside.evaluate(() => document.activeElement?.getAttribute('role') === 'status'),
    'it has the focus',
  )
  // Answered without a mouse: the focus goes into the form, and from there to what is left.
  const focused = (within: Page) => within.evaluate(() => document.activeElement?.textContent ?? '')
  await page.getByRole('button', { name: 'Beantwoord Kees Bron' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Je antwoord op Kees Bron' })
  await until(() => field.evaluate((one) => one === document.activeElement), 'the field has the focus')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Schrijf wat je met de opmerkingen hebt gedaan.').waitFor()
  await page.keyboard.type('Zwolle staat er nu bij.')
  // At any width what was begun stays.
  await assertAccessibleAtAnyWidth(page)
  assert.equal(await field.inputValue(), 'Zwolle staat er nu bij.')
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Alle opmerkingen zijn beantwoord.').waitFor()
  assert.match(await focused(page), /Alle opmerkingen zijn beantwoord/)
  await page.getByText('Wim de Wit antwoordde').waitFor()
  const report = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Verslag van het meelezen' }).click()
  await (await report).getByText('Zwolle staat er nu bij.').waitFor()
  // Opened again it says so at once, above the text.
  await outside.reload()
  const answered = outside.getByText('Kees Bron heeft geantwoord. Een link werkt één keer.')
  await answered.waitFor()
  await until(async () => ((await answered.boundingBox())?.y ?? 9_999) < 500, 'it stands above the text')
})

test('a link that is none says so', async () => {
  const page = await house.visitor()
  await page.goto('/meelezen#bestaat-niet')
  await page.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor()
  await page.goto('/meelezen')
  await page.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor()
})

test('an administrator chooses what the house asks, and a writer’s open window follows', async () => {
  const admin = await house.member({ role: 'admin' })
  await admin.goto('/admin?tab=users')
  const choice = admin.getByRole('combobox', { name: 'Tekst van AI voordat die naar buiten gaat' })
  const page = await house.member()
  await opened(page)
  const panel = page.getByRole('region', { name: 'Nakijken' })
  await panel.getByText(/^Gaat zo naar buiten.*eerst na, dan hoeft die er niet bij/).waitFor()
  try {
    await choice.selectOption('require')
    await panel.getByText('Jullie redactie kijkt die na voordat het artikel naar buiten gaat.').waitFor()
    await choice.selectOption('off')
    await panel.getByRole('button', { name: 'Nakijken' }).waitFor({ state: 'detached' })
  } finally {
    await choice.selectOption('ask')
    await panel.getByRole('button', { name: 'Nakijken' }).waitFor()
  }
})
