// The Herschrijver in a real browser: what goes in and comes out, files and the history among it, in every face of the screen.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessibleAtAnyWidth, SMALLEST_PHONE } from '../support/browser.ts'
import {
  swapped,
  writer,
  house,
  original,
  open,
  openForFile,
  rewritten,
  counter,
  change,
  copied,
  paused,
} from '../support/rewriter-page.ts'

openForFile()

test('an empty text is not sent, and one of more than 20.000 characters says how much is too much', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('Plak of open eerst een tekst.').waitFor()
  const field = page.getByLabel('Jouw tekst')
  await field.fill('é'.repeat(20_001))
  const tooLong = page.getByText('Een tekst telt hoogstens 20.000 tekens: deze is er 1 te lang.')
  await tooLong.waitFor()
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('20.001 van 20.000 tekens').waitFor()
  await page.getByRole('banner').getByText('0 / 10').waitFor()
  await field.fill('Een tekst die past.')
  await tooLong.waitFor({ state: 'detached' })
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
  writer.now = null
  const stiff =
    'Wij verzoeken bewoners vriendelijk om hun wensen kenbaar te maken.\n\nIndien er voldoende belangstelling is, gaat de proef door.\n'
  await page.getByText('Eenvoudiger (B1)', { exact: true }).click()
  await rewritten(page, stiff)
  await page.getByText(/^0 van \d+ wijziging(en)? bekeken$/).waitFor()
  const plain = await copied(page)
  assert.notEqual(plain, stiff)
  assert.match(plain, /^Wij vragen bewoners vriendelijk om hun wensen te laten weten\./)
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
  writer.now = async (_text, write) => {
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
  writer.now = async (text, write) => {
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

/** What the buttons say that are lower than a finger needs, 44 px. */
const tooSmallToTouch = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent || button.getAttribute('aria-label')),
    )

for (const width of [1440, 375]) {
  test(`every face of the screen is accessible at ${width} px`, async () => {
    const narrow = width < 768
    const page = await open(
      { role: 'paid' },
      { viewport: { width, height: 760 }, ...(narrow && { hasTouch: true, isMobile: true }) },
    )
    const check = () => assertAccessibleAtAnyWidth(page, narrow ? [width, SMALLEST_PHONE] : [width])
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
      await page.setViewportSize({ width: SMALLEST_PHONE, height: 760 })
      await bar.getByRole('button', { name: 'Afwijzen' }).tap()
      await bar.getByRole('button', { name: 'Volgende wijziging' }).tap()
      for (const phone of [SMALLEST_PHONE, width]) {
        await page.setViewportSize({ width: phone, height: 760 })
        assert.deepEqual(await tooSmallToTouch(page), [], `${phone} px`)
      }
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
  writer.now = null
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
  writer.now = null
  await page.getByLabel('Jouw tekst').fill('Wij verzoeken u gewoon op tijd te komen.')
  await page.getByRole('radio', { name: 'Eigen opdracht' }).check({ force: true })
  await page.getByLabel('Jouw opdracht').fill('Korter, en voeg een grap toe')
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByText('begrijpt dit niet in je opdracht: ‘voeg’, ‘grap’, ‘toe’.').first().waitFor()
  await page.getByLabel('Jouw opdracht').fill('Maak het korter en zakelijker')
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByRole('tab', { name: 'Verschil' }).waitFor()
})
