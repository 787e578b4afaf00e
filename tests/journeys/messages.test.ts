// Messages and feedback: read, answered by mail, handled and reopened, by one administrator or by two at once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { contactSubmissions } from '#server/contact/tables.ts'
import { userFeedback } from '#server/feedback/tables.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { makeUser, until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { article, button } from '../support/maker-pages.ts'
import { closeToast, toasted } from '../support/toasts.ts'

let mailServer: MailServer
let house: TestBrowser
before(async () => {
  mailServer = await startMailServer()
  const mailer = createMailer({ smtpUrl: mailServer.url, from: 'Kopij <kopij@example.com>', dataDir: '' })
  house = await openBrowser({ mailer })
  await makeUser(house.app.database, { username: 'premium', name: 'Sanne', role: 'paid' })
})
beforeEach(async () => {
  mailServer.turn = 'take'
  mailServer.mails.length = 0
  await house.app.database.db.delete(contactSubmissions)
  await house.app.database.db.delete(userFeedback)
})
after(async () => {
  await house.close()
  await mailServer.close()
})

type Fields = Partial<typeof contactSubmissions.$inferInsert>

/** Messages straight into the database, oldest first. */
const write = (...messages: Fields[]) =>
  house.app.database.db.insert(contactSubmissions).values(
    messages.map((fields) => ({
      name: 'Noor',
      email: 'noor@example.org',
      message: 'Mag ik een vraag stellen?',
      createdAt: new Date(),
      ...fields,
    })),
  )

/** An administrator on the screen of messages. */
async function administrator(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member({ role: 'admin' }, options)
  await page.goto('/admin?tab=messages')
  await page.getByRole('heading', { level: 1, name: 'Berichten' }).waitFor()
  return page
}

const item = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name: 'Lijst van berichten' }).getByRole('listitem').filter({ hasText: name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const choose = (page: Page, state: string) =>
  page.getByRole('radio', { name: state, exact: true }).check({ force: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Antwoord', exact: true })

async function read(page: Page, name: RegExp | string): Promise<void> {
  await item(page, name).getByRole('button').click()
  await article(page).getByRole('heading', { level: 2, name }).waitFor()
}

test('messages of paying users stand first; one is read, answered by mail and handled', async () => {
  await write(
    { name: 'Sanne', email: 'PREMIUM@example.com', message: 'Mijn stijlprofiel is weg.' },
    { name: 'Noor', company: 'De Krant', betaTester: true, message: 'Dag,\n\nZie https://example.org/<b>x</b>\nGroet' },
  )
  const page = await administrator()
  await tab(page, 'Contact (2)').waitFor()
  assert.match(await item(page, /./).first().innerText(), /^Premium\s+Sanne/)
  await read(page, 'Noor')
  await article(page).getByText('De Krant · wil bètatester zijn').waitFor()
  await article(page)
    .getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .waitFor()
  const message = article(page).getByText('https://example.org/<b>x</b>')
  assert.equal(await message.innerText(), 'Dag,\n\nZie https://example.org/<b>x</b>\nGroet', 'as it was typed')
  assert.equal(
    await article(page)
      .getByRole('link', { name: /example\.org\// })
      .count(),
    0,
    'nothing to click on',
  )

  assert.equal(await page.getByRole('textbox', { name: 'Onderwerp' }).inputValue(), 'Re: je bericht aan Kopij')
  assert.match(await text(page).inputValue(), /^Beste Noor,\n[^]*Met vriendelijke groet,\nAnne Jansen$/)
  await button(page, 'Verstuur antwoord').click()
  await page.getByText('Schrijf eerst je antwoord.').waitFor()
  await text(page).fill('Beste Noor,\n\nJa, dat mag.')
  await button(page, 'Verstuur antwoord').click()
  await toasted(page, 'Antwoord verstuurd', 'Je mail aan Noor is onderweg.')
  assert.deepEqual(
    mailServer.mails.map((mail) => [mail.to, mail.headers['subject'], mail.text]),
    [[['noor@example.org'], 'Re: je bericht aan Kopij', 'Beste Noor,\n\nJa, dat mag.']],
  )
  await article(page)
    .getByText(/^Afgehandeld door Anne Jansen op /)
    .waitFor()
  await article(page).getByText('Ja, dat mag.').waitFor()
  await text(page).waitFor({ state: 'detached' })
  await tab(page, 'Contact (1)').waitFor()
  await item(page, 'Noor').waitFor({ state: 'detached' })
  await choose(page, 'Afgehandeld')
  await item(page, 'Noor').waitFor()
})

test('a mail that could not be sent leaves what was typed, and is sent the next time', async () => {
  await write({})
  const page = await administrator()
  await read(page, 'Noor')
  await text(page).fill('Een lang antwoord.')
  mailServer.turn = 'refuse'
  await button(page, 'Verstuur antwoord').click()
  await page.getByText('Je antwoord is niet verstuurd').waitFor()
  await page.getByText('De mail kon niet worden verstuurd. Probeer het later opnieuw.').waitFor()
  assert.equal(await text(page).inputValue(), 'Een lang antwoord.')
  mailServer.turn = 'take'
  await button(page, 'Verstuur antwoord').click()
  await toasted(page, 'Antwoord verstuurd', 'Je mail aan Noor is onderweg.')
  assert.equal(mailServer.mails.length, 1)
})

test('an answer that is not sent is not lost without a question', async () => {
  await write({}, { name: 'Bas' })
  const page = await administrator()
  await read(page, 'Noor')
  await text(page).fill('Bijna af')
  const ways = [
    () => item(page, 'Bas').getByRole('button').click(),
    () => page.getByRole('tab', { name: /^Feedback/ }).click(),
    () => button(page, 'Markeer als afgehandeld').click(),
    () => page.getByRole('link', { name: 'Geschiedenis' }).click(),
  ]
  for (const go of ways) {
    await go()
    await page.getByRole('alertdialog', { name: 'Antwoord weggooien?' }).waitFor()
    await page.getByRole('button', { name: 'Verder schrijven' }).click()
    assert.equal(await text(page).inputValue(), 'Bijna af')
  }
  await item(page, 'Bas').getByRole('button').click()
  await page.getByRole('button', { name: 'Weggooien' }).click()
  await article(page).getByRole('heading', { level: 2, name: 'Bas' }).waitFor()
  // Nothing was typed here: one goes without a question.
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Geschiedenis' }).waitFor()
})

test('who writes while somebody else handles the message is told, keeps the text, and can reopen it', async () => {
  await write({})
  const [page, other] = [await administrator(), await administrator()]
  await read(page, 'Noor')
  await text(page).fill('Mijn antwoord')
  await read(other, 'Noor')
  await button(other, 'Markeer als afgehandeld').click()
  await toasted(other, 'Afgehandeld', 'Het bericht van Noor is afgehandeld.')
  await page.getByText(/^Afgehandeld door Anne Jansen op /).waitFor()
  await page.getByText('Dat gebeurde terwijl je schreef.').waitFor()
  await button(page, 'Verstuur antwoord').click()
  await page.getByText('Iemand anders heeft dit intussen gewijzigd.').waitFor()
  assert.equal(await text(page).inputValue(), 'Mijn antwoord')
  assert.deepEqual(mailServer.mails, [])
  await button(page, 'Heropenen').click()
  await toasted(page, 'Heropend', 'Het bericht van Noor staat weer open.')
  await button(page, 'Verstuur antwoord').click()
  await toasted(page, 'Antwoord verstuurd', 'Je mail aan Noor is onderweg.')
  await until(() => mailServer.mails.length === 1, 'the mail arrived')
})

test('a new message comes by itself, and is found by its words', async () => {
  const page = await administrator()
  await page.getByRole('heading', { name: 'Alles is gelezen' }).waitFor()
  const stranger = house.app.client()
  await stranger.post('/api/contact', {
    name: 'Kees',
    email: 'kees@example.org',
    message: 'Hebben jullie een handleiding?',
  })
  await tab(page, 'Contact (1)').waitFor()
  await item(page, 'Kees').waitFor()
  const search = page.getByPlaceholder(/^Zoek/)
  await search.fill('zwembad')
  await page.getByText('Geen bericht bevat ‘zwembad’.').waitFor()
  await search.fill('HANDLEIDING')
  await item(page, 'Kees').waitFor()
})

test('messages come in pages, and the way back is kept', async () => {
  await write(...Array.from({ length: 30 }, (_, at) => ({ name: `Schrijver ${at + 1}` })))
  const page = await administrator()
  await page.getByText('1–25 van 30 berichten').waitFor()
  await button(page, 'Volgende').click()
  await page.getByText('26–30 van 30 berichten').waitFor()
  await page.getByText('Schrijver 1', { exact: true }).waitFor()
  await button(page, 'Vorige').click()
  await item(page, 'Schrijver 30').waitFor()
})

test('feedback is read with the text it is about, answered, handled and reopened', async () => {
  const member = await house.app.loggedIn({ name: 'Joost' })
  const written = { title: 'Langs de kust', content: 'Fietsen naar zee kan het hele jaar.' }
  const { id: articleId } = (await member.client.post('/api/articles', written)).body as { id: number }
  const made = await member.client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee', articleId })
  const about = { generationId: made.body.generationId as number, rating: -1 }
  await member.client.post('/api/feedback', { ...about, index: 0, comment: 'Te schreeuwerig' })
  await member.client.post('/api/feedback', { ...about, index: 1 })
  const page = await administrator()
  await tab(page, 'Feedback (1)').click()
  await item(page, 'Joost').first().waitFor()
  assert.equal(await item(page, 'Joost').count(), 1, 'a thumb without a word is not on top')
  await page.getByLabel('Welke feedback').selectOption('Duim omlaag')
  await item(page, 'Joost').nth(1).waitFor()
  await item(page, 'Te schreeuwerig').getByRole('button').click()
  await article(page, 'Joost')
    .getByText(made.body.titles[0] as string, { exact: true })
    .waitFor()
  const way = await article(page, 'Joost').getByRole('link', { name: 'Langs de kust' }).getAttribute('href')
  assert.ok(way?.endsWith(`/artikelen/${articleId}`))
  await article(page, 'Joost').getByRole('img', { name: 'Duim omlaag' }).waitFor()
  await button(page, 'Markeer als afgehandeld').click()
  await toasted(page, 'Afgehandeld', 'Het bericht van Joost is afgehandeld.')
  await tab(page, 'Feedback').waitFor()
  await button(page, 'Heropenen').click()
  await text(page).fill('Dank je, we kijken ernaar.')
  await button(page, 'Verstuur antwoord').click()
  await toasted(page, 'Antwoord verstuurd', 'Je mail aan Joost is onderweg.')
  assert.deepEqual(
    mailServer.mails.map(({ to, headers }) => [to, headers['subject']]),
    [[[member.user.email], 'Re: je feedback over Facebook']],
  )
})

test('without a mail server the screen says that nothing is sent', async () => {
  const quiet = await openBrowser()
  await quiet.app
    .client()
    .post('/api/contact', { name: 'Noor', email: 'noor@example.org', message: 'Een vraag aan jullie.' })
  const page = await quiet.member({ role: 'admin' })
  await page.goto('/admin?tab=messages')
  await page.getByText('Er is geen mailserver ingesteld: antwoorden worden als bestand bewaard.').waitFor()
  await read(page, 'Noor')
  await text(page).fill('Dag Noor')
  await button(page, 'Bewaar antwoord').click()
  await toasted(page, 'Antwoord bewaard', 'Er is geen mailserver: je mail staat als bestand klaar.')
  await quiet.close()
})

test('a list that does not come says so, and comes at a second try', async () => {
  await write({})
  const page = await house.member({ role: 'admin' })
  const mend = await makeUnavailable(page, '**/api/contact-submissions?*')
  await page.goto('/admin?tab=messages')
  await page.getByText('De berichten konden niet worden opgehaald').waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await item(page, 'Noor').waitFor()
})

test('messages are accessible and fit, wide and narrow, and are read and answered on a phone', async () => {
  await write(
    { name: 'Sanne', email: 'premium@example.com' },
    {
      name: 'Willem-Alexander van der Heijden-Oosterhout',
      email: `${'lang'.repeat(15)}@${'nog-langer.'.repeat(6)}example`,
      company: 'z'.repeat(200),
      message: `https://example.org/${'pad'.repeat(80)}`,
    },
  )
  const page = await administrator({ viewport: { width: 375, height: 812 } })
  const check = () => assertAccessibleAtAnyWidth(page, [1440, 375, 320])
  const back = async () => {
    await button(page, 'Terug naar de lijst').click()
    await item(page, 'Sanne').waitFor()
  }
  await item(page, 'Sanne').waitFor()
  await check()
  await read(page, /Willem/)
  await check()
  await back()
  await page.setViewportSize({ width: 320, height: 812 })
  await read(page, /Willem/)
  await text(page).fill('Ja.')
  await button(page, 'Verstuur antwoord').click()
  await toasted(page, 'Antwoord verstuurd', /onderweg/)
  await closeToast(page)
  await check()
  await back()
})
