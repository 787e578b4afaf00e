// The texts of a campaign: edited, deleted, taken over into the article, out of date when that went on without them, and the same in
// every window.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { ARTICLE } from '../support/campaigns.ts'
import {
  box,
  closeToast,
  content,
  counted,
  goTo,
  held,
  items,
  make,
  open,
  opened,
  pane,
  press,
  tab,
  toast,
  toasted,
  openForFile,
} from '../support/campaign-page.ts'

openForFile()

/** The reply to a save of such texts. Each goes by itself, after a rest too: listen before the change is made. */
const saved = (page: Page, such: (texts: string[]) => boolean) =>
  page.waitForResponse((reply) => {
    if (reply.request().method() !== 'PUT') return false
    const { texts } = reply.request().postDataJSON() as { texts?: { text: string }[] }
    return texts !== undefined && such(texts.map(({ text }) => text))
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
  const first = items(page).first()
  const written = await first.getByRole('paragraph').first().innerText()
  await press(first, 'Bewerk')
  const field = first.getByRole('textbox', { name: 'Bewerk deze tekst' })
  // Escape takes the edit back, and leaves the campaign open.
  await field.fill('Dit wordt het niet')
  await field.press('Escape')
  await first.getByText(written, { exact: true }).waitFor()
  await press(first, 'Bewerk')
  const edited = saved(page, ([text]) => text === 'De fietsbrug gaat dicht')
  await field.fill('De fietsbrug gaat dicht')
  await field.press('Enter')
  await edited
  await press(items(page).nth(1), 'Pas aan')
  const removed = saved(page, (texts) => texts.length === count - 1)
  await page.getByRole('menuitem', { name: 'Verwijder deze tekst' }).click()
  await removed
  await toast(page).getByText('Tekst verwijderd').waitFor()
  await until(async () => (await items(page).count()) === count - 1, 'the text is gone')
  await page.reload()
  await open(page)
  await items(page).first().getByText('De fietsbrug gaat dicht', { exact: true }).waitFor()
  await until(async () => (await items(page).count()) === count - 1, 'it is still gone')
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
  const isAnew = async () => !(await pane(page).innerText()).includes('De fietsbrug gaat dicht')
  await until(isAnew, 'the new texts stand there')
})

test('an edit holds every letter, also of somebody who types without a pause', async () => {
  const { page } = await opened()
  for (const name of ['Titels', 'Pinterest', 'Link in Bio', 'Shorts-script', 'SEO-teksten'])
    await box(page, name).uncheck()
  await make(page)
  await tab(page, 'Facebook').click()
  await items(page).nth(2).waitFor()
  const first = items(page).first()
  const written = await first.getByRole('paragraph').first().innerText()
  await press(first, 'Bewerk')
  const field = first.getByRole('textbox', { name: 'Bewerk deze tekst' })
  // Heard from before the first key: a rest after the last is soon over.
  const sent = saved(page, ([text]) => text?.includes('EIGEN TOEVOEGING vijf') === true)
  await page.keyboard.type(' EIGEN TOEVOEGING vijf ', { delay: 0 })
  assert.equal(await field.inputValue(), `${written} EIGEN TOEVOEGING vijf `)
  // Sent after a rest, it stays as it is typed: in the middle too.
  await sent
  const whole = `Vooraan: ${written} EIGEN TOEVOEGING vijf en zes`
  const all = saved(page, ([text]) => text === whole)
  await page.keyboard.type('en zes', { delay: 0 })
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Vooraan: ', { delay: 0 })
  assert.equal(await field.inputValue(), whole)
  await field.press('Enter')
  await all
  await page.reload()
  await open(page)
  await items(page).first().getByText(whole, { exact: true }).waitFor()
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
