// The Shorts Image Creator when somebody is quick, stops, or gives what nothing can be made of; and when counting fails.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { moving } from '../support/hostile-pictures.ts'
import { button, toast } from '../support/maker-pages.ts'
import { gradient, photoBytes } from '../support/pictures.ts'
import { asked, board, counted, creator, give, handle, order, short, shows } from '../support/shorts-page.ts'
import { toasted, toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ rateLimit: false })))
after(() => house.close())

const COMBINE = '/api/shorts-image-creator/combine'
const AGAIN = '/api/shorts-image-creator/again'
const REGISTER = '/api/user/register-ai-request'

test('two quick presses count once, and the second does not stop what the first began', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png')
  const paths = asked(page)
  await button(page, 'Combineer').dblclick()
  await toast(page, 'Je short staat klaar').waitFor()
  assert.deepEqual([paths, await counted(page)], [[REGISTER, COMBINE], 1])
  await short(page, 1).waitFor()
})

test('what cannot be counted is made all the same, and is told; what may not be done is not', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png')
  let status = 500
  await page.route(`**${REGISTER}`, (route) => route.fulfill({ status, json: { message: 'Nee.' } }))
  const said: string[] = []
  await page.exposeFunction('hear', (text: string) => void said.push(text))
  await page.evaluate(() => {
    const heard = () => (window as never as { hear: (text: string) => void }).hear(document.body.textContent)
    new MutationObserver(heard).observe(document.body, { childList: true, subtree: true })
  })
  await button(page, 'Combineer').click()
  await toast(page, 'Je short staat klaar').waitFor()
  assert.ok(said.some((text) => text.includes('Er is een probleem opgetreden bij het registreren van je AI verzoek')))
  await short(page, 1).waitFor()
  status = 403
  const paths = asked(page)
  await button(page, 'Combineer').click()
  await toast(page, 'AI verzoek geweigerd').waitFor()
  assert.deepEqual(paths, [REGISTER])
  // What was there stays.
  await short(page, 1).waitFor()
})

test('Stop is no error: it says how far it came, and the rest is made for the same request', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png', 'tulips.png', 'blossom.png')
  let held = true
  await page.route(`**${COMBINE}`, (route) =>
    held && route.request().postDataBuffer()?.includes('tulips.png') ? undefined : route.continue(),
  )
  await button(page, 'Combineer 2 paren').click()
  await short(page, 1).waitFor()
  await button(page, 'Stop').focus()
  await page.keyboard.press('Enter')
  await hasFocus(button(page, 'Combineer 2 paren'))
  await page.getByText('Gestopt, 1 van 2 paren klaar.').waitFor()
  assert.equal(await toasts(page).count(), 0)
  // So is one that is made once more by itself.
  await button(page, 'Resultaat 2, gestopt').click()
  await button(page, 'Probeer dit paar opnieuw').click()
  await page.getByRole('region', { name: 'Resultaat' }).getByRole('button', { name: 'Stop' }).click()
  await hasFocus(button(page, 'Resultaat 2, gestopt'))
  held = false
  await button(page, 'Probeer dit paar opnieuw').focus()
  await page.keyboard.press('Enter')
  await hasFocus(button(page, 'Resultaat 2'))
  await short(page, 2).waitFor()
  assert.equal(await counted(page), 1)
})

test('who reloads while Shorts are made, which are counted, is asked first; afterwards nobody is', async () => {
  const page = await creator(house)
  const asks: string[] = []
  page.on('dialog', (dialog) => {
    asks.push(dialog.type())
    void dialog.dismiss()
  })
  await give(page, 'coffee.png', 'cat.png')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${COMBINE}`, async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Combineer').click()
  await button(page, 'Stop').waitFor()
  // Dismissed: the page stays, and so does what is on its way.
  void page.evaluate(() => location.reload())
  await until(() => asks.length === 1, 'it is asked')
  release()
  await short(page, 1).waitFor()
  await page.reload()
  await short(page, 1).waitFor()
  assert.deepEqual([asks, await counted(page)], [['beforeunload'], 1])
})

test('two quick drops of six are six', async () => {
  const page = await creator(house)
  const bytes = (await gradient().png().toBuffer()).toString('base64')
  await page.evaluate((base64) => {
    const file = (name: string) => new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name)
    for (const drop of ['a', 'b']) {
      const dataTransfer = new DataTransfer()
      for (let at = 1; at <= 6; at += 1) dataTransfer.items.add(file(`${drop}${at}.png`))
      document.querySelector('main')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    }
  }, bytes)
  // By the number of the tool, which sends them two by two.
  await toasted(page, 'Niet toegevoegd', 'Je kunt hoogstens 6 afbeeldingen toevoegen.')
  await shows(page, 'a1.png', 'a2.png', 'a3.png', 'a4.png', 'a5.png', 'a6.png')
})

test('what is still looked at when the combining begins is not added to what is being combined', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png')
  await shows(page, 'coffee.png', 'cat.png')
  const held = Promise.withResolvers<void>()
  await page.route(`**${COMBINE}`, async (route) => {
    await held.promise
    await route.continue()
  })
  // The browser reads the third one only when it is told to.
  await page.evaluate(() => {
    const reading = Promise.withResolvers<void>()
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await reading.promise
      return new Response(this).arrayBuffer()
    }
    Object.assign(globalThis, { readOn: reading.resolve })
  })
  await give(page, 'tulips.png')
  await button(page, 'Combineer').click()
  await button(page, 'Stop').waitFor()
  await page.evaluate(() => (globalThis as unknown as { readOn: () => void }).readOn())
  held.resolve()
  await short(page, 1).waitFor()
  await button(page, 'Stop').waitFor({ state: 'detached' })
  assert.deepEqual(await order(page), ['coffee.png', 'cat.png'])
  await give(page, 'tulips.png')
  await shows(page, 'coffee.png', 'cat.png', 'tulips.png')
})

test('a photograph that is damaged is named, and is not tried again', async () => {
  const page = await creator(house)
  const cat = await photoBytes('cat.png')
  await give(page, { name: 'heel.png', bytes: cat }, { name: 'half.png', bytes: cat.subarray(0, 9_000) })
  await button(page, 'Combineer').click()
  await toast(page, 'Fout bij paar 1: ‘half.png’ is beschadigd of geen afbeelding.').waitFor()
  await page.getByLabel('Resultaat', { exact: true }).getByText('‘half.png’ is beschadigd').waitFor()
  assert.equal(await button(page, 'Probeer dit paar opnieuw').count(), 0)
})

test('the board says that only the first image of one that moves is used, that of a small one too little is left, and what is cut unseen', async () => {
  const page = await creator(house)
  await page.route('**/api/pictures/look', (route) => route.fulfill({ status: 503, json: { message: 'Druk.' } }))
  const [film, dot] = [await moving('webp'), await gradient({ width: 1, height: 1 }).png().toBuffer()]
  await give(page, { name: 'film.webp', bytes: film }, { name: 'stip.png', bytes: dot })
  await page.getByText('‘film.webp’ beweegt: alleen het eerste beeld wordt gebruikt.').waitFor()
  await page.getByText('‘stip.png’ is erg klein voor dit formaat: het resultaat is grof.').waitFor()
  await page.getByText('Van een foto zie je het midden.').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Combineer').click()
  await short(page, 1).waitFor()
  // What was found is on the board from then on.
  await page.getByText('Van een foto zie je het midden.').waitFor({ state: 'detached' })
  assert.equal(await page.getByText('Je afbeeldingen zijn gewijzigd.').count(), 0)
  await button(page, 'Haal stip.png weg').click()
  await page.getByText('Je afbeeldingen zijn gewijzigd.').waitFor()
})

test('points that are chosen by the keyboard for both halves, one while the other is on its way, are both kept by who leaves', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png')
  await button(page, 'Combineer').click()
  await short(page, 1).waitFor()
  const paths = asked(page)
  const sent: { x: number }[][] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${AGAIN}`, async (route) => {
    const { parts } = route.request().postDataJSON() as { parts: { focus: { x: number } }[] }
    sent.push(parts.map(({ focus }) => focus))
    if (sent.length === 1) await held
    await route.continue()
  })
  async function choose(half: 'boven' | 'onder', name: string): Promise<number> {
    await button(page, `Uitsnede ${half}`).click()
    const ring = page.getByRole('slider', { name: `Brandpunt van ${name}` })
    await ring.focus()
    const from = Number(await ring.getAttribute('aria-valuenow'))
    const key = from > 50 ? 'ArrowLeft' : 'ArrowRight'
    for (let at = 0; at < 8; at += 1) await page.keyboard.press(key)
    await page.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click()
    await hasFocus(button(page, `Uitsnede ${half}`))
    return from + (from > 50 ? -8 : 8)
  }
  const top = await choose('boven', 'coffee.png')
  const bottom = await choose('onder', 'cat.png')
  assert.equal(sent.length, 1)
  const src = await short(page, 1).getAttribute('src')
  await page.getByRole('link', { name: 'Mijn cijfers' }).click()
  await board(page).waitFor({ state: 'detached' })
  release()
  await until(() => paths.length === 2, 'the other half is asked for too')
  await page.goBack()
  await until(async () => (await short(page, 1).getAttribute('src')) !== src, 'it is made again')
  await page.getByText('Wordt opnieuw gemaakt...').waitFor({ state: 'detached' })
  const rounded = sent.map((focuses) => focuses.map(({ x }) => Math.round(100 * x)))
  assert.deepEqual([rounded.length, rounded[0]?.[0], rounded[1]], [2, top, [top, bottom]])
  assert.deepEqual([paths, await counted(page)], [[AGAIN, AGAIN], 1])
  // The board is cut so too, and what was made before is gone.
  await handle(page, 'coffee.png').waitFor()
  assert.equal(await page.getByText('Je afbeeldingen zijn gewijzigd.').count(), 0)
  assert.equal((await page.request.get(src ?? '')).status(), 404)
})
