// The changes of a rewritten text in the Herschrijver: walked along, decided on one by one and all at once, undone again.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { until } from '../support/app.ts'
import { stopClock } from '../support/browser.ts'
import { change, counter, open, openForFile, original, rewritten, swapped, writer } from '../support/rewriter-page.ts'

openForFile()

test('the buttons are those of the change that one clicks, at once, wherever the mouse rested before', async () => {
  const page = await open()
  await rewritten(page)
  await stopClock(page)
  const buttons = page.getByRole('group', { name: 'Verschil' }).getByRole('button', { name: 'Afwijzen' })
  await change(page, 1).hover()
  await page.clock.runFor(200)
  await buttons.waitFor()
  await change(page, 0).click()
  await buttons.click()
  await counter(page, '1 van 4 wijzigingen bekeken')
  await page.getByRole('group', { name: /^Wijziging 1 van 4: .*, afgewezen$/ }).waitFor()
})

test('rejecting everything gives the file that was opened back byte for byte', async () => {
  const page = await open()
  const source =
    '\uFEFF\tEerste regel  \r\nWij verzoeken u om e\u0301e\u0301n 👨‍👩‍👧 tijdig.\r\n\r\n Dit is van groot belang.\u00A0!\r\nTot dan\n'
  await page
    .getByLabel('Open bestand')
    .setInputFiles({ name: 'tekst.txt', mimeType: 'text/plain', buffer: Buffer.from(source) })
  await page.getByText('Eerste regel').waitFor()
  // The writer answers with LF; the line ends of the file come back all the same.
  writer.now = async (text, write) => {
    const whole = swapped(text).replaceAll('\r\n', '\n')
    write(whole)
    return whole
  }
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await counter(page, '0 van 4 wijzigingen bekeken')
  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download als .txt' }).click(),
    ])
    assert.match(download.suggestedFilename(), /^herschreven-\d{4}-\d\d-\d\d-\d\d-\d\d\.txt$/)
    return readFile(await download.path(), 'utf8')
  }
  await page.getByRole('button', { name: 'Alles afwijzen' }).click()
  await counter(page, '4 van 4 wijzigingen bekeken')
  assert.equal(await saved(), source)
  await page.getByRole('button', { name: 'Alles accepteren' }).click()
  await page.getByText('Ook de 4 die je had afgewezen.').first().waitFor()
  assert.equal(await saved(), swapped(source))
})

test('decisions are undone and done again, by keys and by buttons', async () => {
  const page = await open()
  await rewritten(page)
  await change(page, 0).focus()
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('a')
  await counter(page, '3 van 4 wijzigingen bekeken')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await counter(page, '1 van 4 wijzigingen bekeken')
  await page.keyboard.press('Control+Shift+z')
  await counter(page, '2 van 4 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Opnieuw doen' }).click()
  await counter(page, '3 van 4 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Alles afwijzen' }).click()
  await counter(page, '4 van 4 wijzigingen bekeken')
  const undo = page.getByRole('button', { name: 'Ongedaan maken' }).first()
  for (const left of [3, 2, 1, 0]) {
    await undo.click()
    await counter(page, `${left} van 4 wijzigingen bekeken`)
  }
  assert.equal(await undo.getAttribute('aria-disabled'), 'true')
})

test('after a reload the keys work at once, on the first change that is still open', async () => {
  const page = await open()
  await rewritten(page)
  await change(page, 0).focus()
  await page.keyboard.press('a')
  await counter(page, '1 van 4 wijzigingen bekeken')
  await page.reload()
  await change(page, 1).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('r')
  await counter(page, '2 van 4 wijzigingen bekeken')
})

test('the change that the keys decide on is in sight, below the bar, in a long text too: once written, and after a reload', async () => {
  const page = await open({}, { viewport: { width: 800, height: 600 } })
  const lines = 'Een regel die blijft.\n\n'.repeat(40)
  const inSight = async (when: string) => {
    await change(page, 0).and(page.locator(':focus')).waitFor()
    await until(async () => {
      const bar = await page.getByRole('group', { name: 'Wijzigingen' }).boundingBox()
      const mark = await change(page, 0).boundingBox()
      return bar !== null && mark !== null && mark.y >= bar.y + bar.height && mark.y + mark.height <= 600
    }, `it is in sight, ${when}`)
  }
  await rewritten(page, lines + original + lines)
  await inSight('once written')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.reload()
  await inSight('after a reload')
})

test('the bar above the text covers no change that one goes to, however many lines it takes', async () => {
  const page = await open({}, { viewport: { width: 800, height: 600 } })
  await rewritten(page, original + 'Een regel die blijft.\n\n'.repeat(40))
  await change(page, 3).focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('p')
  await change(page, 2).and(page.locator(':focus')).waitFor()
  await until(async () => {
    const top = (await change(page, 2).boundingBox())?.y ?? 0
    const bar = await page.getByRole('group', { name: 'Wijzigingen' }).boundingBox()
    return bar !== null && top >= bar.y + bar.height
  }, 'it stands below the bar')
})
