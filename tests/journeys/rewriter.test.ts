// The Herschrijver in a real browser, on the real route: a text in, its rewriting as it streams, every change decided on.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, afterEach, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { users } from '#server/accounts/tables.ts'
import { DraftFailure, type Provider, type Sink } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { assertAccessible, assertNoSidewaysScroll, openBrowser, type TestBrowser } from '../support/browser.ts'

/** What the writer does with a text: its pieces, with waits between them. */
type Writing = (text: string, write: Sink['write'], signal: AbortSignal) => Promise<string>

const swapped = (text: string) =>
  text
    .replace('Wij verzoeken u om', 'We vragen je')
    .replace('tijdig', 'op tijd')
    .replace('Dit is van groot belang.', 'Dat doet ertoe.')
    .replace('!', '.')

const atOnce: Writing = async (text, write) => {
  write(swapped(text))
  return swapped(text)
}
/** Null: the built-in writer writes. */
let writing: Writing | null = atOnce

/** A language model at our command; everything around it is real. */
const pen: Provider = {
  model: BUILT_IN_MODEL,
  async draft(tool, ask, signal, sink) {
    if (!writing) return builtIn.draft(tool, ask, signal, sink)
    const { text } = ask.input as { text: string }
    const written = await writing(text, (piece) => sink?.write(piece), signal)
    return { output: { text: written }, model: BUILT_IN_MODEL, promptTokens: 0, completionTokens: 0, estimatedCost: 0 }
  },
}

let house: TestBrowser
before(async () => void (house = await openBrowser({ provider: pen })))
after(() => house.close())
afterEach(() => void (writing = atOnce))

const original =
  'Wij verzoeken u om het formulier tijdig in te sturen. Dit is van groot belang.\n\nMet vriendelijke groet!  \n'
/** The four changes of `swapped(original)`. */
const changes = ['Wij verzoeken u om', 'tijdig', 'Dit is van groot belang', '!']

async function open(...member: Parameters<TestBrowser['member']>): Promise<Page> {
  const page = await house.member(...member)
  await page.goto('/admin?tab=rewriter')
  await page.getByLabel('Jouw tekst').waitFor()
  return page
}

async function rewritten(page: Page, text = original): Promise<void> {
  await page.getByLabel('Jouw tekst').fill(text)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByRole('tab', { name: 'Verschil' }).waitFor()
}

const counter = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
const change = (page: Page, number: number) => page.locator(`[data-change="${number}"]`)

/** The text as it comes out, as the button copies it. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieer' }).click()
  await page.getByText('Gekopieerd naar klembord').first().waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Writes in two goes; the second waits until it is told. */
function paused(): { go: () => void } {
  const gate = Promise.withResolvers<void>()
  writing = async (text, write, signal) => {
    const whole = swapped(text)
    write(whole.slice(0, 30))
    const gone = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DraftFailure('cancelled'))),
    )
    await Promise.race([gate.promise, gone])
    write(whole.slice(30))
    return whole
  }
  return { go: gate.resolve }
}

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

test('rejecting everything gives the file that was opened back byte for byte', async () => {
  const page = await open()
  const source =
    '\uFEFF\tEerste regel  \r\nWij verzoeken u om e\u0301e\u0301n 👨‍👩‍👧 tijdig.\r\n\r\n Dit is van groot belang.\u00A0!\r\nTot dan\n'
  await page
    .getByLabel('Open bestand')
    .setInputFiles({ name: 'tekst.txt', mimeType: 'text/plain', buffer: Buffer.from(source) })
  await page.getByText('Eerste regel').waitFor()
  // The writer answers with LF; the line ends of the file come back all the same.
  writing = async (text, write) => {
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
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Gebruik als nieuwe invoer' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), swapped(original).slice(0, 30))
  await page.getByRole('button', { name: 'Vorige tekst terugzetten' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
})

test('stopping before the first word leaves everything as it was, and costs nothing', async () => {
  const page = await open()
  writing = (_text, _write, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DraftFailure('cancelled'))))
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Gestopt. Er was nog niets geschreven.').waitFor({ state: 'attached' })
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
  await page.getByRole('banner').getByText('0 / 10').waitFor()
})

test('a text that breaks off halfway keeps what stood there, with the reason beside the button', async () => {
  const page = await open()
  writing = async (text, write) => {
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
  writing = () =>
    Promise.reject(new DraftFailure('writerCannot', { message: 'Deze opdracht kan de schrijfhulp niet uitvoeren.' }))
  await page.getByLabel('Jouw tekst').fill(original)
  await page.getByText('Eigen opdracht').click()
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('Schrijf op wat er moet veranderen.').waitFor()
  await page.getByLabel('Jouw opdracht').fill('Zet het op rijm.')
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  const aside = page.getByRole('complementary')
  await aside.getByText('Fout bij het herschrijven').waitFor()
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

test('an empty text is not sent, and one of more than 20.000 characters says how much is too much', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('Plak of open eerst een tekst.').waitFor()
  const field = page.getByLabel('Jouw tekst')
  await field.fill('é'.repeat(20_000))
  await page.getByText('20.000 van 20.000 tekens').waitFor()
  assert.equal(await page.getByText('te lang').count(), 0)
  await field.fill('é'.repeat(20_001))
  await page.getByText('Een tekst telt hoogstens 20.000 tekens: deze is er 1 te lang.').waitFor()
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('20.001 van 20.000 tekens').waitFor()
  await page.getByRole('banner').getByText('0 / 10').waitFor()
})

test('input, result and decisions are there again after a reload', async () => {
  const page = await open()
  await page.getByText('Formeler', { exact: true }).click()
  await page.getByText('U', { exact: true }).click()
  await rewritten(page)
  await change(page, 0).focus()
  await page.keyboard.press('r')
  await counter(page, '1 van 4 wijzigingen bekeken')
  await page.reload()
  await counter(page, '1 van 4 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await counter(page, '0 van 4 wijzigingen bekeken')
  await page.getByRole('tab', { name: 'Origineel' }).click()
  await page.getByRole('button', { name: 'Bewerk deze tekst' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
  assert.ok(await page.getByLabel('Formeler', { exact: true }).isChecked())
  assert.ok(await page.getByLabel('U', { exact: true }).isChecked())
  await page.getByLabel('Jouw tekst').fill('Nog niet af')
  await page.reload()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), 'Nog niet af')
  await page.getByRole('button', { name: 'Naar het resultaat' }).click()
  await counter(page, '0 van 4 wijzigingen bekeken')
})

test('the result is edited by hand, goes on as new input, and both are taken back', async () => {
  const page = await open()
  await rewritten(page)
  await page.getByRole('tab', { name: 'Resultaat' }).click()
  const field = page.getByLabel('Pas hier zelf nog aan')
  const better = swapped(original).replace('sturen', 'leveren')
  await field.fill(better)
  assert.equal(await copied(page), better)
  await page.getByRole('tab', { name: 'Verschil' }).click()
  await counter(page, '1 van 5 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await counter(page, '0 van 4 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Opnieuw doen' }).click()
  await counter(page, '1 van 5 wijzigingen bekeken')

  await page.getByRole('button', { name: 'Gebruik als nieuwe invoer' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), better)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await counter(page, '1 van 5 wijzigingen bekeken')
  await page.getByRole('tab', { name: 'Origineel' }).click()
  await page.getByRole('button', { name: 'Bewerk deze tekst' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), original)
})

test('versions of the same text stay side by side, each with its own decisions', async () => {
  const page = await open()
  await rewritten(page)
  await page.getByRole('button', { name: 'Alles afwijzen' }).click()
  await page.getByText('Langer', { exact: true }).click()
  await page.getByRole('button', { name: 'Herschrijf opnieuw' }).click()
  await page.getByText('Versie 2 van 2').waitFor()
  await counter(page, '0 van 4 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Vorige versie' }).click()
  await counter(page, '4 van 4 wijzigingen bekeken')
  await page.getByRole('complementary').getByText('Korter', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Nieuwe tekst' }).click()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), '')
})

test('the built-in writer says a stiff text in plain words, and an English one it gives back with the reason', async () => {
  const page = await open()
  writing = null
  const stiff =
    'Wij verzoeken bewoners vriendelijk om hun wensen kenbaar te maken.\n\nIndien er voldoende belangstelling is, gaat de proef door.\n'
  await page.getByText('Eenvoudiger (B1)', { exact: true }).click()
  await rewritten(page, stiff)
  await page.getByText(/^0 van \d+ wijziging(en)? bekeken$/).waitFor()
  const plain = await copied(page)
  assert.notEqual(plain, stiff)
  assert.match(plain, /genoeg/)
  await page.getByRole('button', { name: 'Alles afwijzen' }).click()
  assert.equal(await copied(page), stiff)

  await page.getByRole('button', { name: 'Nieuwe tekst' }).click()
  const english = 'The weather will be fine tomorrow, and everybody in the city is going to the beach.'
  await page.getByLabel('Jouw tekst').fill(english)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  const aside = page.getByRole('complementary')
  await aside.getByText('De ingebouwde schrijfhulp herschrijft alleen Nederlandse tekst.').waitFor()
  assert.equal(await page.getByLabel('Jouw tekst').inputValue(), english)
})

test('what the language check mends is a change like any other', async () => {
  const page = await open()
  writing = async (_text, write) => {
    write('Hun hebben het formulier gezien.')
    return 'Hun hebben het formulier gezien.'
  }
  await rewritten(page, 'De collega’s hebben het formulier gezien.')
  await counter(page, '0 van 1 wijziging bekeken')
  await page.getByRole('button', { name: 'Taalcheck: 1 punt' }).click()
  await page.getByRole('button', { name: 'Verbeter', exact: true }).click()
  await counter(page, '1 van 1 wijziging bekeken')
  assert.match(await copied(page), /^(Zij|Ze) hebben het formulier gezien\.$/)
  await change(page, 0).focus()
  await page.keyboard.press('Control+z')
  assert.equal(await copied(page), 'Hun hebben het formulier gezien.')
})

test('a rewriting of the history comes back with its text and its changes', async () => {
  const page = await open()
  await rewritten(page)
  await page.getByRole('button', { name: 'Nieuwe tekst' }).click()
  await page.getByLabel('Jouw tekst').fill('Iets heel anders')
  await page.goto('/admin?tab=history')
  await page.getByRole('button', { name: 'Gebruik opnieuw' }).click()
  await counter(page, '0 van 4 wijzigingen bekeken')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin?tab=history')
  await page.getByRole('button', { name: 'Gebruik opnieuw' }).click()
  await counter(page, '0 van 4 wijzigingen bekeken')
  await page.getByRole('button', { name: 'Alles afwijzen' }).click()
  assert.equal(await copied(page), original)
})

test('a text that comes back as it was says that nothing changed', async () => {
  const page = await open()
  writing = async (text, write) => {
    write(text)
    return text
  }
  await rewritten(page)
  await page.getByText('Er is geen verschil: de tekst is gebleven zoals hij was.').waitFor()
})

test('a file is opened, older Windows files too; anything else is refused in words', async () => {
  const page = await open()
  const field = page.getByLabel('Jouw tekst')
  const put = (name: string, buffer: Buffer) =>
    page.getByLabel('Open bestand').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await put('notitie.MD', Buffer.from('\uFEFF# Één kop'))
  await page.getByText('# Één kop').waitFor()
  assert.equal(await field.inputValue(), '# Één kop')
  await put('oud.txt', Buffer.from([0x80, 0x20, 0x31, 0x32, 0x3a, 0x20, 0xe9, 0xe9, 0x6e]))
  await page.getByText('€ 12: één').waitFor()
  await page.getByRole('button', { name: 'Vorige tekst terugzetten' }).click()
  assert.equal(await field.inputValue(), '# Één kop')

  await put('foto.jpg', Buffer.from('geen tekst'))
  await page.getByText('‘foto.jpg’ kan de Herschrijver niet openen. Kies een tekstbestand: .txt of .md.').waitFor()
  await put('foto.txt', Buffer.from([0xff, 0xd8, 0x00, 0x01]))
  await page.getByText('‘foto.txt’ is geen tekstbestand').waitFor()
  await put('leeg.txt', Buffer.from(' \n'))
  await page.getByText('‘leeg.txt’ is leeg.').waitFor()
  await put('groot.txt', Buffer.alloc(1_000_001, 'a'))
  await page.getByText('‘groot.txt’ is te groot. Een bestand is hoogstens 1 MB.').waitFor()
  assert.equal(await field.inputValue(), '# Één kop')
})

test('a file dropped on the field is opened', async () => {
  const page = await open()
  const drop = (names: string[]) =>
    page.getByLabel('Jouw tekst').evaluate((field, given) => {
      const dataTransfer = new DataTransfer()
      for (const name of given) dataTransfer.items.add(new File(['Uit een bestand.'], name))
      for (const type of ['dragover', 'drop'])
        field.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }, names)
  await drop(['een.txt', 'twee.txt'])
  await page.getByText('Open één bestand tegelijk.').waitFor()
  await drop(['een.txt'])
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Uit een bestand.')
})

test('the example shows what it does, and is tried with one press', async () => {
  const page = await open()
  await page.getByText('Voorbeeld: Eenvoudiger (B1)').waitFor()
  await page.getByRole('button', { name: 'Probeer met deze zin' }).click()
  assert.match(await page.getByLabel('Jouw tekst').inputValue(), /^Wij verzoeken bezoekers/)
  assert.ok(await page.getByLabel('Eenvoudiger (B1)').isChecked())
})

const faces = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 375],
  ['dark', 375],
  ['light', 320],
] as const
for (const [colorScheme, width] of faces) {
  test(`every face of the screen is accessible in ${colorScheme} at ${width} px`, async () => {
    const narrow = width < 768
    const page = await open(
      { role: 'paid' },
      { colorScheme, viewport: { width, height: 760 }, ...(narrow && { hasTouch: true, isMobile: true }) },
    )
    const check = async () => {
      await assertAccessible(page)
      await assertNoSidewaysScroll(page)
    }
    await check()
    const { go } = paused()
    await page.getByLabel('Jouw tekst').fill(original)
    await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
    await page.getByText('30 tekens').waitFor()
    await check()
    go()
    await counter(page, '0 van 4 wijzigingen bekeken')
    await change(page, 1).click()
    await page.getByRole('button', { name: 'Accepteren', exact: true }).first().waitFor()
    await check()
    if (narrow) {
      const bar = page.getByRole('group', { name: 'Deze wijziging' })
      await bar.getByRole('button', { name: 'Accepteren' }).tap()
      await bar.getByRole('button', { name: 'Afwijzen' }).tap()
      await bar.getByRole('button', { name: 'Volgende wijziging' }).tap()
      const small = await page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
            .map((button) => button.textContent || button.getAttribute('aria-label')),
        )
      assert.deepEqual(small, [])
    } else {
      await page.keyboard.press('a')
      await page.keyboard.press('r')
    }
    await counter(page, '2 van 4 wijzigingen bekeken')
    await check()
    for (const tab of ['Resultaat', 'Origineel']) {
      await page.getByRole('tab', { name: tab }).click()
      await check()
    }
  })
}

test('the form of address follows the style profile where the text’s own would stay, and the screen says so', async () => {
  const page = await house.member({ role: 'paid' })
  const profile = { name: 'Nieuwsbrief', audience: 'Abonnees', tone: 'Warm', address: 'je', isDefault: false }
  const data = { ...profile, wordsToUse: [], bannedWords: [], sampleTexts: [] }
  assert.equal((await page.request.post('/api/styles', { data })).status(), 201)
  await page.goto('/admin?tab=rewriter')
  await page.getByText('De aanspreekvorm van de tekst blijft.').waitFor()
  await page.getByLabel('Stijl', { exact: true }).selectOption('Nieuwsbrief')
  await page.getByText('Volgt je stijlprofiel: je', { exact: true }).waitFor()
  writing = null
  await rewritten(page, 'Wij vragen u om uw fiets gewoon te verplaatsen.')
  assert.match(await copied(page), /je fiets/)
  // What is chosen on the screen goes before the profile.
  await page.getByRole('radio', { name: 'U', exact: true }).check({ force: true })
  await page.getByText('Spreekt de lezer aan met u en uw.').waitFor()
  await page.getByRole('button', { name: 'Herschrijf opnieuw' }).click()
  await page.getByText('Versie 2 van 2').waitFor()
  assert.match(await copied(page), /uw fiets/)
})

test('an own instruction that is only half understood is refused with the words that were not', async () => {
  const page = await open()
  writing = null
  await page.getByLabel('Jouw tekst').fill('Wij verzoeken u gewoon op tijd te komen.')
  await page.getByRole('radio', { name: 'Eigen opdracht' }).check({ force: true })
  await page.getByLabel('Jouw opdracht').fill('Korter, en voeg een grap toe')
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('begrijpt dit niet in je opdracht: ‘voeg’, ‘grap’, ‘toe’.').first().waitFor()
  await page.getByLabel('Jouw opdracht').fill('Maak het korter en vriendelijker')
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByRole('tab', { name: 'Verschil' }).waitFor()
})
