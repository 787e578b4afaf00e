// Texts of a YouTube thumbnail that do not read on the photograph: named, and mended by darkening what is behind them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import { choose, enlarged, fill, main, openYoutube, plainPhoto } from '../support/thumbnail-page.ts'

const enlarger = createEnlarger()
let house: TestBrowser
before(async () => {
  house = await openBrowser({ studio: enlarger.studio })
})
after(() => house.close())

async function opened(): Promise<Page> {
  enlarger.letGo()
  return openYoutube(house)
}

test('a line that does not read is named and outlined, one click mends it, and another takes that back', async () => {
  const page = await opened()
  await choose(page, await plainPhoto('mist.jpg', '#d0d0d0'))
  await enlarged(page).waitFor()
  await fill(page)
  await main(page).getByRole('radio', { name: 'Paars', exact: true }).check({ force: true })
  const note = main(page).getByText(
    /‘ZONDER GIF’ leest slecht: de letters vallen weg tegen de foto erachter \(contrast [12](,\d)? op 1\)\./,
  )
  await note.waitFor()
  await main(page).getByText('Niet alles is leesbaar').first().waitFor()
  await main(page).getByRole('button', { name: 'Verdonker erachter' }).press('Enter')
  await note.waitFor({ state: 'detached' })
  await hasFocus(main(page).getByRole('button', { name: 'Zet terug' }))
  await main(page).getByText('De foto is achter de tekst verdonkerd.').waitFor()
  await main(page).getByRole('button', { name: 'Zet terug' }).click()
  await note.waitFor()
  // On what is nearly white a shade would be a grey cloud: there the letters stand on a plate, and read.
  for (const [name, colour] of [
    ['nacht.jpg', '#000000'],
    ['sneeuw.jpg', '#ffffff'],
  ] as const) {
    await choose(page, await plainPhoto(name, colour))
    await main(page).getByText(name).waitFor()
    await note.waitFor({ state: 'detached' })
  }
})

test('how dark it is behind a text is of one photograph, is deepened step by step, and keeps the focus in every variant', async () => {
  const page = await opened()
  const right = { create: { width: 320, height: 360, channels: 3, background: '#dcdcdc' } } as const
  const buffer = await sharp({ create: { ...right.create, width: 640, background: '#a0a0a0' } })
    .composite([{ input: right, left: 320, top: 0 }])
    .jpeg()
    .toBuffer()
  await choose(page, { name: 'mist.jpg', mimeType: 'image/jpeg', buffer })
  await enlarged(page).waitFor()
  await fill(page)
  const variants = main(page).getByRole('group', { name: /^Varianten/ })
  const pick = (name: string) => main(page).getByRole('radio', { name, exact: true }).check({ force: true })
  const darkened = main(page).getByText('De foto is achter de tekst verdonkerd.')
  await pick('Links')
  await pick('Oranjerood')
  await main(page).getByRole('button', { name: 'Verdonker erachter' }).press('Enter')
  await darkened.waitFor()
  // The second follows the first, and so it is darkened already.
  await variants.getByRole('radio', { name: /^B/ }).check({ force: true })
  await pick('Rechts')
  await pick('Oranjerood')
  await main(page)
    .getByText(/‘ZONDER GIF’ leest nog slecht/)
    .waitFor()
  await main(page).getByRole('button', { name: 'Verdonker verder' }).press('Enter')
  await hasFocus(main(page).getByRole('button', { name: 'Zet terug' }))
  await choose(page, await plainPhoto('mistig.jpg', '#d0d0d0'))
  await darkened.waitFor({ state: 'detached' })
  await main(page).getByRole('button', { name: 'Verdonker erachter' }).waitFor()
  await variants.getByRole('radio', { name: /^A/ }).check({ force: true })
  assert.equal(await darkened.count(), 0)
})
