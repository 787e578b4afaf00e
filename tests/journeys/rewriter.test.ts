// The Herschrijver in a real browser, on the real route: a text in, its rewriting as it streams, stopped, failing or at the limit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { DraftFailure } from '#server/tools/provider.ts'
import { until } from '../support/app.ts'
import { assertAccessible } from '../support/browser.ts'
import {
  swapped,
  writer,
  house,
  original,
  changes,
  open,
  openForFile,
  rewritten,
  counter,
  change,
  copied,
  paused,
  untilLeft,
} from '../support/rewriter-page.ts'

openForFile()

test('a text is rewritten while one looks on, and each change is accepted or rejected by itself', async () => {
  const page = await open()
  const { go } = paused()
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText(swapped(original).slice(0, 30)).waitFor()
  await page.getByText('30 tekens').waitFor()
  await page.getByRole('banner').getByText('1 / 10').waitFor()
  go()
  await counter(page, '0 van 4 wijzigingen bekeken')
  assert.deepEqual(
    await page.locator('[data-change] del').evaluateAll((marks) =>
      marks.map((mark) =>
        [...mark.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent)
          .join(''),
      ),
    ),
    changes,
  )
  assert.equal(await copied(page), swapped(original))

  await change(page, 1).click()
  await page.getByRole('group', { name: 'Verschil' }).getByRole('button', { name: 'Accepteren' }).click()
  await counter(page, '1 van 4 wijzigingen bekeken')
  await change(page, 0).click()
  await page.getByRole('group', { name: 'Verschil' }).getByRole('button', { name: 'Afwijzen' }).click()
  await counter(page, '2 van 4 wijzigingen bekeken')
  assert.equal(await copied(page), swapped(original).replace('We vragen je', 'Wij verzoeken u om'))

  await page.getByRole('tab', { name: 'Origineel' }).click()
  await page.getByRole('tabpanel').getByText('Wij verzoeken u om het formulier tijdig').waitFor()
  await page.getByRole('tab', { name: 'Resultaat' }).click()
  assert.equal(
    await page.getByLabel('Pas hier zelf nog aan').inputValue(),
    swapped(original).replace('We vragen je', 'Wij verzoeken u om'),
  )
  await page.getByText('Ingebouwde schrijfhulp (geen AI-model)').waitFor()
})

test('with the keyboard alone: type, rewrite, walk the changes, decide, copy', async () => {
  const page = await open()
  await page.getByLabel('Jouw tekst').focus()
  await page.keyboard.insertText(original)
  await page.keyboard.press('Control+Enter')
  await counter(page, '0 van 4 wijzigingen bekeken')
  const focused = (number: number) => change(page, number).and(page.locator(':focus')).waitFor()
  // The field that had the focus is gone; on the first change the keys work at once.
  await focused(0)
  await page.keyboard.press('n')
  await focused(1)
  await page.keyboard.press('ArrowRight')
  await focused(2)
  await page.keyboard.press('p')
  await focused(1)
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await focused(3)
  await page.keyboard.press('r')
  await focused(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await counter(page, '2 van 4 wijzigingen bekeken')
  assert.equal(await copied(page), swapped(original).replace('groet.', 'groet!'))
})

test('a stopped text shows what stood there, and one goes back to the own text or on with it', async () => {
  const page = await open()
  paused()
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('30 tekens').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Gestopt: dit is wat er tot nu toe stond.').waitFor()
  await page.getByText(swapped(original).slice(0, 30)).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Terug naar mijn tekst' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)

  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  // Stopped before it, nothing would have been written.
  await page.getByText('30 tekens').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Gebruik als nieuwe invoer' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), swapped(original).slice(0, 30))
  await page.getByRole('button', { name: 'Vorige tekst terugzetten' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
})

test('stopping before the first word leaves everything as it was, and costs nothing', async () => {
  const page = await open()
  writer.now = (_text, _write, signal) => untilLeft(signal)
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Gestopt. Er was nog niets geschreven.').waitFor({ state: 'attached' })
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
  await page.getByRole('banner').getByText('0 / 10').waitFor()
})

test('a text that breaks off halfway keeps what stood there, with the reason beside the button', async () => {
  const page = await open()
  writer.now = async (text, write) => {
    write(swapped(text).slice(0, 30))
    throw new DraftFailure('writerUnreachable')
  }
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('Afgebroken: dit is wat er tot nu toe stond.').waitFor()
  const aside = page.getByRole('complementary')
  await aside.getByText('Fout bij het herschrijven').waitFor()
  await aside.getByText('De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.').waitFor()
})

test('what the writer cannot do is said by the form, and nothing is lost', async () => {
  const page = await open()
  writer.now = () =>
    Promise.reject(new DraftFailure('writerCannot', { message: 'Deze opdracht kan de schrijfhulp niet uitvoeren.' }))
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByText('Eigen opdracht').click()
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('Schrijf op wat er moet veranderen.').waitFor()
  await page.getByLabel('Jouw opdracht').fill('Zet het op rijm.')
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  const aside = page.getByRole('complementary')
  await aside.getByText('De tekst blijft zoals hij is').waitFor()
  await aside.getByText('Deze opdracht kan de schrijfhulp niet uitvoeren.').waitFor()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
  assert.equal(await page.getByLabel('Jouw opdracht').inputValue(), 'Zet het op rijm.')
  await page.getByRole('banner').getByText('0 / 10').waitFor()
  await assertAccessible(page)
})

test('at the limit one is told before asking, and asking is refused; the text stays', async () => {
  const page = await open({ aiRequestsCount: 10 })
  const words = 'Je hebt je limiet van 10 AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.'
  await page.getByText('Limiet bereikt').first().waitFor()
  await page.getByText(words).first().waitFor()
  for (const part of ['complementary', 'banner'] as const) {
    const wayOn = page.getByRole(part).getByRole('link', { name: 'Bekijk Premium' })
    assert.equal(await wayOn.getAttribute('href'), '/#pricing', part)
  }
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('Limiet bereikt').first().waitFor()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)

  // Used up elsewhere since this page was opened.
  const other = await open({ username: 'elders' })
  await house.app.database.db.update(users).set({ aiRequestsCount: 10 }).where(eq(users.username, 'elders'))
  await other.getByLabel('Jouw tekst').fill(original)
  await other.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await other.getByRole('complementary').getByText(words).waitFor()
  assert.equal(await other.getByLabel('Jouw tekst').inputValue(), original)
})

test('what was typed into the result is not lost when one leaves with the next key', async () => {
  const page = await open()
  await rewritten(page)
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Geschiedenis' }).waitFor()
  await page.getByRole('link', { name: 'Herschrijver' }).click()
  await page.getByRole('tab', { name: 'Resultaat' }).click()
  const field = page.getByLabel('Pas hier zelf nog aan')
  await field.fill('Met de hand geschreven.')
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: 'Geschiedenis' }).waitFor()
  await page.getByRole('link', { name: 'Herschrijver' }).click()
  await page.getByRole('tab', { name: 'Resultaat' }).click()
  assert.equal(await field.inputValue(), 'Met de hand geschreven.')
})

test('on a low screen the button that asks stands in sight, before and after, and so does why it was refused', async () => {
  const page = await open({ aiRequestsCount: 9 }, { viewport: { width: 1366, height: 650 } })
  const bottom = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return box ? box.y + box.height : Infinity
  }
  await page.getByText('Eigen opdracht', { exact: true }).click()
  assert.ok((await bottom('Herschrijf')) < 650)
  await page.getByText('Korter', { exact: true }).first().click()
  await rewritten(page)
  await until(async () => (await bottom('Herschrijf opnieuw')) < 650, 'it stands in sight')
  const refusal = page.getByRole('complementary').getByText('Limiet bereikt', { exact: true })
  await until(async () => {
    const box = await refusal.boundingBox()
    return box !== null && box.y > 0 && box.y < 600
  }, 'why it was refused stands in sight')
})

test('what needs a language model is said in place by the built-in writer, and nothing is lost', async () => {
  const page = await open()
  writer.now = null
  const own = 'De fietsbrug gaat tien weken dicht.\n\nFietsers rijden om.\n'
  await page.getByLabel('Jouw tekst').fill(own)
  for (const [mode, words] of [
    ['Langer', 'Langer maken kan de ingebouwde schrijfhulp niet: daar is een taalmodel voor nodig.'],
    ['Informeler', 'Losser maken kan de ingebouwde schrijfhulp niet: daar is een taalmodel voor nodig.'],
    ['SEO', 'Beter vindbaar maken kan de ingebouwde schrijfhulp niet: daar is een taalmodel voor nodig.'],
  ] as const) {
    await page.getByText(mode, { exact: true }).click()
    await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
    await page.getByRole('complementary').getByText(words).waitFor()
    assert.equal(await page.getByLabel('Jouw tekst').inputValue(), own)
  }
})
