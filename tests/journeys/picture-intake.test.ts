// Pictures on their way, as all tools take them: dropped, pasted, sent over lines that are slow or break, and compared. On the
// screen of the image resizer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { button } from '../support/maker-pages.ts'
import { photoBytes, type Photograph } from '../support/pictures.ts'
import { startRelay } from '../support/relay.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ rateLimit: false })))
after(() => house.close())

async function opened(): Promise<Page> {
  const page = await house.member()
  await page.goto('/admin?tab=image-resizer')
  await dropArea(page).waitFor()
  return page
}
const dropArea = (page: Page) => page.getByText('Sleep je afbeeldingen hierheen')
const tile = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Afbeeldingen', exact: true }).getByRole('listitem').filter({ hasText: name })
const veil = (page: Page) => page.getByText('Laat los om de afbeeldingen toe te voegen')
const choose = (page: Page, files: { name: string; bytes: Buffer }[]) =>
  page
    .getByLabel('Afbeeldingen kiezen')
    .setInputFiles(files.map(({ name, bytes: buffer }) => ({ name, buffer, mimeType: 'image/jpeg' })))

interface Given {
  at: Locator
  files: { name: string; photo: Photograph }[]
  text?: string
}

/** What the browser does when files are dragged over, let go of or pasted there. Returns whether the tool took it. */
async function give(type: 'dragover' | 'drop' | 'paste', { at, files, text }: Given): Promise<boolean> {
  const read = files.map(async ({ name, photo }) => ({ name, bytes: (await photoBytes(photo)).toString('base64') }))
  return at.evaluate(
    (element, { type: name, given, text: plain }) => {
      const data = new DataTransfer()
      for (const one of given) {
        const bytes = Uint8Array.from(atob(one.bytes), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], one.name, { type: 'image/png' }))
      }
      if (plain !== undefined) data.setData('text/plain', plain)
      const how = { bubbles: true, cancelable: true }
      const event =
        name === 'paste'
          ? new ClipboardEvent(name, { ...how, clipboardData: data })
          : new DragEvent(name, { ...how, dataTransfer: data })
      element.dispatchEvent(event)
      return event.defaultPrevented
    },
    { type, given: await Promise.all(read), text },
  )
}

test('files may be let go of anywhere on the tool, which says so while they are dragged; beside it they are not taken', async () => {
  const page = await opened()
  const [heading, menu] = [page.getByRole('heading', { level: 1 }), page.getByRole('navigation').first()]
  const files = [{ name: 'café é 🌞.png', photo: 'cat.png' as const }]
  assert.equal(await give('dragover', { at: menu, files }), true, 'the browser does not open it either')
  assert.equal(await veil(page).count(), 0)
  await give('dragover', { at: heading, files })
  await veil(page).waitFor()
  // Dragged off again, or given up.
  await veil(page).waitFor({ state: 'detached' })
  await give('dragover', { at: heading, files })
  await give('drop', { at: heading, files })
  await veil(page).waitFor({ state: 'detached' })
  await tile(page, 'café é 🌞.png').waitFor()
  await page.getByRole('status').filter({ hasText: '1 afbeelding toegevoegd.' }).waitFor({ state: 'attached' })
  await give('drop', { at: menu, files: [{ name: 'naast.png', photo: 'coast.png' }] })
  await give('drop', { at: heading, files: [{ name: 'erop.png', photo: 'coast.png' }] })
  await tile(page, 'erop.png').waitFor()
  assert.equal(await tile(page, 'naast.png').count(), 0)
})

test('on the page of the tool a file that falls beside it is not opened in its place either', async () => {
  const page = await house.member()
  await page.goto('/image-resizer')
  await dropArea(page).waitFor()
  const files = [{ name: 'naast.png', photo: 'cat.png' as const }]
  for (const type of ['dragover', 'drop'] as const)
    assert.equal(await give(type, { at: page.getByRole('banner'), files }), true, type)
  assert.equal(await tile(page, 'naast.png').count(), 0)
})

test('two handfuls that are let go of right after each other are counted together', async () => {
  const page = await opened()
  const heading = page.getByRole('heading', { level: 1 })
  const handful = (name: string) => [1, 2, 3, 4].map((at) => ({ name: `${name}${at}.png`, photo: 'cat.png' as const }))
  const bytes = (await photoBytes('cat.png')).toString('base64')
  // In one turn of the browser, before anything was looked at.
  await heading.evaluate(
    (element, given) => {
      for (const names of given.names) {
        const data = new DataTransfer()
        for (const name of names) {
          const content = Uint8Array.from(atob(given.bytes), (character) => character.charCodeAt(0))
          data.items.add(new File([content], name, { type: 'image/png' }))
        }
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
      }
    },
    { bytes, names: [handful('een'), handful('twee')].map((files) => files.map(({ name }) => name)) },
  )
  await button(page, 'Verbeter 6 afbeeldingen').waitFor()
  await tile(page, 'twee4.png').getByText('Te veel bestanden').waitFor()
})

test('a picture is pasted wherever the focus is; a text that is pasted into a field stays one', async () => {
  const page = await opened()
  const copied = [{ name: 'image.png', photo: 'cat.png' as const }]
  assert.equal(
    await give('paste', { at: page.getByLabel('Naam', { exact: true }), files: copied, text: 'Een tabel' }),
    false,
  )
  assert.equal(await give('paste', { at: page.getByLabel('Naam', { exact: true }), files: copied }), true)
  await tile(page, 'geplakt.png').waitFor()
  assert.equal(await give('paste', { at: page.locator('body'), files: copied }), true)
  await until(async () => (await tile(page, 'geplakt.png').count()) === 2, 'both are there')
})

test('on a slow line it is said how much was sent, two at a time, and one that is stopped is over at once', async (context) => {
  const relay = await startRelay(house.app.url, { bytesPerSecond: 400_000 })
  context.after(() => relay.cut())
  const page = await behind(relay.url)
  // More than lies between browser and relay: what is behind the picture is not read as a part of it.
  const photo = Buffer.concat([await photoBytes('rocket.jpg'), Buffer.alloc(9_000_000)])
  await choose(
    page,
    ['een.jpg', 'twee.jpg', 'drie.jpg'].map((name) => ({ name, bytes: photo })),
  )
  await button(page, 'Verbeter 3 afbeeldingen').click()
  await tile(page, 'een.jpg')
    .getByText(/^Uploaden [1-9]\d? %$/)
    .waitFor()
  await tile(page, 'twee.jpg')
    .getByText(/^Uploaden \d+ %$/)
    .waitFor()
  await tile(page, 'drie.jpg').getByText('Wacht op haar beurt').waitFor()
  const bar = tile(page, 'een.jpg').getByRole('progressbar')
  assert.match((await bar.getAttribute('aria-valuetext')) ?? '', /^Uploaden \d+ %$/)
  // The second press comes where it is removed now, and was not meant so.
  await button(page, 'Stop met een.jpg').evaluate((stop) => {
    const item = stop.closest('li')
    ;(stop as HTMLElement).focus()
    ;(stop as HTMLElement).click()
    // Once the button has changed, which a slow machine may take long for; time itself is left to the browser.
    return new Promise<void>((done) => {
      const changed = new MutationObserver(() => {
        const remove = item?.querySelector<HTMLElement>('[aria-label="Verwijder een.jpg"]')
        if (!remove) return
        changed.disconnect()
        remove.click()
        done()
      })
      changed.observe(item!, { subtree: true, childList: true, attributes: true })
    })
  })
  await hasFocus(button(page, 'Verwijder een.jpg'))
  await tile(page, 'een.jpg').getByText('Gestopt', { exact: true }).waitFor()
  // Long before it would have been sent.
  await tile(page, 'drie.jpg')
    .getByText(/^Uploaden/)
    .waitFor()
})

test('when the line is lost each says so, and one press sends them all again', async (context) => {
  const relay = await startRelay(house.app.url, { bytesPerSecond: 400_000 })
  context.after(() => relay.cut())
  const page = await behind(relay.url)
  const photo = Buffer.concat([await photoBytes('rocket.jpg'), Buffer.alloc(9_000_000)])
  await choose(page, [
    { name: 'een.jpg', bytes: photo },
    { name: 'twee.jpg', bytes: photo },
  ])
  await button(page, 'Verbeter 2 afbeeldingen').click()
  await tile(page, 'een.jpg')
    .getByText(/^Uploaden/)
    .waitFor()
  await relay.cut()
  for (const name of ['een.jpg', 'twee.jpg'])
    await tile(page, name)
      .getByText(/^Verwerking mislukt/)
      .waitFor()
  await relay.restore()
  await button(page, 'Alle 2 opnieuw').click()
  for (const name of ['een.jpg', 'twee.jpg'])
    await tile(page, name)
      .getByText(/^Uploaden/)
      .waitFor()
})

/** The resizer, over this relay: cookies go by the host, and not by the port. */
async function behind(url: string): Promise<Page> {
  const page = await house.member({}, { baseURL: url })
  await page.goto('/admin?tab=image-resizer')
  await dropArea(page).waitFor()
  return page
}

test('before and after are compared by mouse and keyboard, at 100 % too, and the ring is dragged', async () => {
  const page = await opened()
  await choose(page, [{ name: 'koffie.png', bytes: await photoBytes('coffee.png') }])
  await button(page, 'Verbeter 1 afbeelding').click()
  const line = page.getByRole('slider', { name: 'Vergelijk voor en na' })
  await line.waitFor()
  const figure = page.getByRole('figure')
  await figure.getByText('Voor 600 × 400 · PNG · 466,7 kB').waitFor()
  await figure.getByText(/^Na 1920 × 1080\s· PNG\s· \d,\d MB$/).waitFor()
  const at = async () => Number(await line.getAttribute('aria-valuenow'))
  await line.focus()
  for (const [key, value] of [
    ['End', 100],
    ['PageDown', 90],
    ['Home', 0],
    ['ArrowRight', 1],
    ['Shift+ArrowRight', 11],
    ['ArrowLeft', 10],
  ] as const) {
    await page.keyboard.press(key)
    await until(async () => (await at()) === value, `${key} brings it to ${value}`)
  }
  assert.equal(await line.getAttribute('aria-valuetext'), '10 % voor, 90 % na')

  const stage = (await figure.locator('> div').first().boundingBox())!
  const onStage = (x: number, y: number) => [stage.x + x * stage.width, stage.y + y * stage.height] as const
  await page.mouse.move(...onStage(0.3, 0.2))
  await page.mouse.down()
  await page.mouse.move(...onStage(0.6, 0.25), { steps: 3 })
  await page.mouse.up()
  await until(async () => (await at()) === 60, 'the line follows')

  const ring = page.getByRole('slider', { name: 'Brandpunt van koffie.png' })
  const made = page.getByAltText('Na: koffie.png')
  const first = await made.getAttribute('src')
  const again = page.waitForRequest((request) => request.url().endsWith('/again'))
  const box = (await ring.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(...onStage(0.25, 0.75), { steps: 3 })
  await page.mouse.up()
  assert.equal(await at(), 60, 'the line stays')
  const { focus } = (await again).postDataJSON() as { focus: { x: number; y: number } }
  assert.ok(Math.abs(focus.x - 0.25) < 0.01, JSON.stringify(focus))
  // Made anew it is another picture, which is compared anew.
  await until(async () => (await made.getAttribute('src')) !== first, 'another stands there')
  await tile(page, 'koffie.png').getByText('Klaar', { exact: true }).waitFor()

  await button(page, '100 %').click()
  const move = page.getByRole('button', { name: 'Verschuif de afbeelding met de pijltjes' })
  const shown = page.getByAltText('Na: koffie.png')
  const left = async () => (await shown.boundingBox())!.x
  await until(async () => Math.round((await shown.boundingBox())!.width) === 1920, 'it is as large as it is')
  const stood = await left()
  await move.focus()
  await page.keyboard.press('ArrowRight')
  await until(async () => Math.round((await left()) - stood) === -40, 'it moves by a step')
  await page.mouse.move(...onStage(0.4, 0.2))
  await page.mouse.down()
  await page.mouse.move(...onStage(0.5, 0.2), { steps: 3 })
  await page.mouse.up()
  const dragged = Math.round(0.1 * stage.width) - 40
  await until(async () => Math.round((await left()) - stood) === dragged, 'it follows the mouse')
  await button(page, '100 %').click()
  await until(async () => Math.round((await shown.boundingBox())!.width) === Math.round(stage.width), 'it fits again')
})
