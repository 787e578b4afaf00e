// What one does with a generation of the history: use it again, throw it away and have it back, leave nothing behind.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { users } from '#server/accounts/tables.ts'
import { makeUser, PASSWORD, until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { addGenerations, article, button, pressed, toast } from '../support/maker-pages.ts'
import { openInput } from '../support/tool-input.ts'

const search = (page: Page) => page.getByPlaceholder(/^Zoek/)

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** A paying user who asked Facebook titles for these subjects, oldest first, on the history. */
async function maker(subjects: string[]): Promise<Page> {
  const page = await house.member({ role: 'paid' })
  for (const title of subjects) {
    const data = { title, description: 'Langs duin en strand fiets je.' }
    assert.equal((await page.request.post('/api/content/facebook-titles', { data })).status(), 200)
  }
  await page.goto('/admin?tab=history')
  if (subjects.length > 0) await article(page).first().waitFor()
  return page
}

const main = (page: Page) => page.getByRole('main')

test('a generation is used again: the form is filled, its results are there, and what stood there can be had back', async () => {
  const page = await maker(['Fietsen naar zee'])
  const first = await article(page).getByRole('listitem').getByRole('paragraph').first().innerText()
  await page.getByRole('link', { name: 'Facebook' }).click()
  const title = main(page).getByRole('textbox', { name: 'Titel' })
  await title.fill('Een half idee')
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await button(page, 'Gebruik opnieuw').click()
  await page.waitForURL(/tab=facebook-captions/)
  await main(page).getByText(first, { exact: true }).waitFor()
  await openInput(page)
  assert.equal(await title.inputValue(), 'Fietsen naar zee')
  assert.equal(
    await main(page).getByRole('textbox', { name: 'Omschrijving' }).inputValue(),
    'Langs duin en strand fiets je.',
  )
  await page.reload()
  await main(page).getByText(first, { exact: true }).waitFor()
  await openInput(page)
  await title.waitFor()
  assert.equal(await title.inputValue(), 'Fietsen naar zee')

  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('link', { name: 'Facebook' }).click()
  await main(page).getByText(first, { exact: true }).waitFor()
  await openInput(page)
  await title.fill('Een half idee')
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await button(page, 'Gebruik opnieuw').click()
  await page.waitForURL(/tab=facebook-captions/)
  await toast(page, 'Staat klaar in Facebook').getByRole('button', { name: 'Zet terug wat er stond' }).click()
  await page.waitForURL(/tab=history/)
  await page.getByRole('link', { name: 'Facebook' }).click()
  await main(page).getByText(first, { exact: true }).waitFor()
  await openInput(page)
  assert.equal(await title.inputValue(), 'Een half idee')
})

test('what stands ready stays so when one goes Back, where it can still be undone without another step', async () => {
  const page = await maker(['Fietsen naar zee'])
  await page.getByRole('link', { name: 'Facebook' }).click()
  const title = main(page).getByRole('textbox', { name: 'Titel' })
  await title.fill('Een half idee')
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await button(page, 'Gebruik opnieuw').click()
  await page.waitForURL(/tab=facebook-captions/)
  // With the pointer on it the toast stays for as long as the test looks.
  await toast(page, 'Staat klaar in Facebook').hover()
  await page.goBack()
  await article(page).waitFor()
  await page.goForward()
  await title.waitFor()
  assert.equal(await title.inputValue(), 'Fietsen naar zee')
  await page.goBack()
  await article(page).waitFor()
  await toast(page, 'Staat klaar in Facebook').getByRole('button', { name: 'Zet terug wat er stond' }).click()
  await toast(page, 'Staat klaar in Facebook').waitFor({ state: 'hidden' })
  await page.goBack()
  await page.waitForURL(/tab=facebook-captions/)
  assert.equal(await title.inputValue(), 'Een half idee')
})

test('every tool takes a generation back into its own form', async () => {
  const page = await maker([])
  const text = 'De werkzaamheden beginnen eerder.\n\nHet verkeer rijdt om.'
  const made: [string, object, string, [label: string, value: string][]][] = [
    [
      'titeltovenaar',
      { subject: 'Tuin', context: 'Op het balkon', amount: 4 },
      'Tuin',
      [
        ['Onderwerp', 'Tuin'],
        ['Context', 'Op het balkon'],
        ['Aantal titels', '4'],
      ],
    ],
    ['shorts-text', { title: 'Sea', language: 'en' }, 'Sea', [['Titel', 'Sea']]],
    [
      'link-in-bio-captions',
      { url: 'Zee - strand - duin' },
      'Zee - strand - duin',
      [
        ['Titel', 'Zee'],
        ['Omschrijving', 'strand - duin'],
      ],
    ],
    [
      'link-in-bio-titles',
      { title: 'Zeewind', description: 'duin' },
      'Zeewind',
      [
        ['Titel', 'Zeewind'],
        ['Omschrijving', 'duin'],
      ],
    ],
  ]
  for (const [tool, input] of made)
    await addGenerations(house, page, {
      tool,
      input: input as Record<string, unknown>,
      output: tool === 'shorts-text' ? { text } : { titles: ['Een titel'], captions: ['Een caption'] },
    })
  await page.reload()
  for (const [tool, , asked, fields] of made) {
    await article(page, asked).getByRole('button', { name: 'Gebruik opnieuw' }).click()
    for (const [label, value] of fields) {
      const field = main(page).getByLabel(label, { exact: false }).and(main(page).locator('input, textarea'))
      await field.first().waitFor({ state: 'attached' })
      assert.equal(await field.first().inputValue(), value, `${tool}: ${label}`)
    }
    await page.getByRole('link', { name: 'Geschiedenis' }).click()
  }
})

test('a rewritten text shows what it was and what it became, and unfolds to the whole', async () => {
  const page = await maker([])
  const long = 'De werkzaamheden beginnen eerder dan gepland. '.repeat(20).trim()
  await addGenerations(house, page, {
    tool: 'rewriter',
    input: { text: long, mode: 'korter', address: 'keep' },
    output: { text: 'Het werk begint eerder.' },
  })
  await page.reload()
  await article(page).getByText('Voor', { exact: true }).waitFor()
  await article(page).getByText('Na', { exact: true }).waitFor()
  await article(page).getByText('Het werk begint eerder.').waitFor()
  const original = article(page).getByText(long)
  const height = async () => (await original.boundingBox())?.height ?? 0
  const folded = await height()
  await button(page, 'Toon alles').click()
  assert.ok((await height()) > folded * 2)
  await button(page, 'Gebruik opnieuw').click()
  await page.waitForURL(/tab=rewriter/)
})

test('a deleted generation is gone, also after a reload, until that is undone', async () => {
  const page = await maker(['Fietsen naar zee', 'Moestuin op het balkon'])
  await article(page, 'Fietsen naar zee').getByRole('button', { name: 'Verwijder' }).click()
  await article(page, 'Fietsen naar zee').waitFor({ state: 'hidden' })
  await until(
    async () => (await page.evaluate(() => document.activeElement?.getAttribute('role'))) === 'region',
    'the focus is on region',
  )
  await toast(page, 'Verwijderd uit je geschiedenis').getByRole('button', { name: 'Ongedaan maken' }).click()
  await article(page, 'Fietsen naar zee').waitFor()
  await article(page, 'Fietsen naar zee').getByRole('button', { name: 'Verwijder' }).click()
  await article(page, 'Fietsen naar zee').waitFor({ state: 'hidden' })
  await page.reload()
  await article(page, 'Moestuin op het balkon').waitFor()
  assert.equal(await article(page).count(), 1)
})

test('what cannot be deleted or marked stays as it was, with the reason', async () => {
  const page = await maker(['Fietsen naar zee'])
  await page.route('**/api/history/*', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await button(page, 'Verwijder').click()
  await toast(page, 'Fout bij verwijderen').filter({ hasText: 'Even niet.' }).waitFor()
  await article(page).waitFor()
  await button(page, 'Favoriet').click()
  await toast(page, 'Favoriet niet opgeslagen').waitFor()
  await until(async () => (await pressed(page, 'Favoriet')) === 'false', 'the star is back')
})

test('a star that is pressed twice while the server is slow ends as the server has it', async () => {
  const page = await maker(['Fietsen naar zee'])
  const asked: { favourite: unknown; answer: (status: number) => Promise<void> }[] = []
  await page.route('**/api/history/*', (route) => {
    const { favourite } = route.request().postDataJSON() as { favourite: unknown }
    asked.push({
      favourite,
      answer: (status) =>
        status === 200 ? route.continue() : route.fulfill({ status, json: { message: 'Even niet.' } }),
    })
  })
  const shows = (star: 'true' | 'false') =>
    until(async () => (await pressed(page, 'Favoriet')) === star, `the star shows ${star}`)
  for (const [first, second, end] of [
    [503, 503, 'false'],
    [200, 503, 'true'],
    [503, 200, 'true'],
  ] as const) {
    asked.length = 0
    const begun = await pressed(page, 'Favoriet')
    await button(page, 'Favoriet').click()
    await shows(begun === 'true' ? 'false' : 'true')
    await button(page, 'Favoriet').click()
    await shows(begun === 'true' ? 'true' : 'false')
    await until(() => asked.length > 0, 'the first press is asked')
    assert.equal(asked.length, 1, 'one after the other')
    await asked[0]?.answer(first)
    await until(() => asked.length > 1, 'the second press is asked')
    const told = page.waitForResponse('**/api/history/*')
    await asked[1]?.answer(second)
    await told
    if (second === 503) await toast(page, 'Favoriet niet opgeslagen').waitFor()
    await shows(end)
    await page.reload()
    await article(page).first().waitFor()
    assert.equal(await pressed(page, 'Favoriet'), end)
  }
})

test('after the logout nothing of the user is left in the browser', async () => {
  await makeUser(house.app.database, { username: 'vertrekker', name: 'Ver Trekker' })
  const page = await house.visitor()
  await page.request.post('/api/login', { data: { username: 'vertrekker', password: PASSWORD } })
  await page.goto('/admin?tab=caption-generator')
  await main(page).getByRole('textbox', { name: 'Titel' }).fill('Geheim verhaal')
  await button(page, 'Genereer captions').click()
  await toast(page, 'gegenereerd').waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await article(page).first().waitFor()
  await search(page).fill('geheim')
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  assert.match(await kept(), /Geheim verhaal/)
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL(/\/auth/)
  const [user] = await house.app.database.db.select().from(users).where(eq(users.username, 'vertrekker'))
  assert.doesNotMatch(await kept(), new RegExp(`Geheim|geheim|kopij:${user?.id}:`))
})

test('a generation is found, opened and used again with the keyboard alone', async () => {
  const page = await maker(['Fietsen naar zee'])
  await search(page).focus()
  const reach = async (name: RegExp) => {
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
      )
      if (name.test(label)) return
    }
    assert.fail(`the keyboard does not reach ${name}`)
  }
  await reach(/^Toon alle/)
  await page.keyboard.press('Enter')
  await button(page, 'Toon minder').waitFor()
  await reach(/^Gebruik opnieuw/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/tab=facebook-captions/)
})
