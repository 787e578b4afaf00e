// Every letter of the house: it says why it came, has one thing to do, and its text alone is enough.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as deletion from '#server/account-data/deletion-letters.ts'
import * as exported from '#server/account-data/ready-letter.ts'
import * as received from '#server/articles/letters.ts'
import * as links from '#server/account-links/letters.ts'
import * as trials from '#server/account-links/trial-letters.ts'
import * as billing from '#server/billing/letters.ts'
import { announcement } from '#server/contact/rules.ts'
import { htmlOf, textOf, type Letter } from '#server/letters/letter.ts'
import { happenings, tellHappening, tellRecoveryCode } from '#server/second-step/letters.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { inTransaction } from '../support/jobs.ts'

const house = { address: 'https://kopij.example.nl', contactEmail: 'redactie@example.com', payments: true }
const unpaid = { ...house, payments: false }
const person = { name: 'Noor de Wit', email: 'noor@example.org', username: 'noor' }
const trying = { ...person, aiRequestsCount: 3, aiRequestsLimit: 10 }
const MOMENT = 'zaterdag 28 november om 09:30'
const token = 'A'.repeat(43)
const url = `${house.address}/admin?tab=account`
const to = { ...person, id: 1, address: house.address }
const at = new Date('2026-11-27T12:00:00Z')
const message = {
  name: 'Bas Bericht',
  email: 'bas@example.org',
  company: 'De Krant',
  message: 'Werkt het ook\nvoor <b>video</b>?',
  betaTester: true,
}
const ownArticles = [
  { stay: 0, titles: [], go: 3 },
  { stay: 3, titles: ['Fietsbrug dicht', 'Markt verhuist'], go: 1 },
]
const site = { contactEmail: house.contactEmail, address: () => house.address }

/** By module, and in it by function, each in every shape. */
const all: Record<string, Record<string, Letter[]>> = {
  links: {
    confirmLetter: (['registered', 'added', 'again'] as const).map((how) =>
      links.confirmLetter(house, person, token, how),
    ),
    changeLetter: [links.changeLetter(house, person, 'nieuw@example.org', token)],
    movingLetter: [links.movingLetter(house, person, token)],
    addressInUseLetter: [links.addressInUseLetter(house, person)],
    resetLetter: [links.resetLetter(house, person, token)],
    passwordChangedLetter: (['user', 'administrator', 'link'] as const).map((by) =>
      links.passwordChangedLetter(house, person, by),
    ),
    invitationLetter: [
      links.invitationLetter(house, { email: person.email, role: 'user', desk: 'editor' }, 'Mira Beheer', token),
    ],
  },
  trials: {
    pastTrialLetter: [house, unpaid].map((one) => trials.pastTrialLetter(one, person)),
    trialEndingLetter: [house, unpaid].map((one) => trials.trialEndingLetter(one, trying, MOMENT)),
    trialEndedLetter: [house, unpaid].map((one) => trials.trialEndedLetter(one, person)),
  },
  deletion: {
    confirmLetter: ownArticles.map((one) =>
      deletion.confirmLetter(person, `${house.address}/verwijderen#${token}`, one),
    ),
    dueLetter: ownArticles.map((one) => deletion.dueLetter(person, at, url, one)),
    reminderLetter: ownArticles.map((one) => deletion.reminderLetter(person, at, url, one)),
    goneLetter: ownArticles.map((one) => deletion.goneLetter(person, house.address, one)),
    lastLetter: [deletion.lastLetter(person, url)],
  },
  exported: { readyLetter: [exported.readyLetter(person, `${url}#gegevens`)] },
  billing: {
    begun: (['private', 'business'] as const).map((kind) => billing.begun(to, { kind, at, until: at })),
    cancelled: [billing.cancelled(to, { until: at })],
    resumed: [billing.resumed(to, { until: at })],
    failed: [billing.failed(to, { until: at })],
    recovered: [billing.recovered(to, { until: at })],
    ended: [true, false].map((isUnpaid) => billing.ended(to, { at, unpaid: isUnpaid })),
    notPaid: [billing.notPaid(to)],
    doubled: [billing.doubled(to)],
    withdrawalLink: ['K-1', undefined].map((reference) => billing.withdrawalLink(to, { token, reference })),
    withdrawalTooLate: [billing.withdrawalTooLate(to, { until: at })],
    withdrawn: ['K-1', undefined].map((number) => billing.withdrawn(to, { at, number })),
    paidBack: [billing.paidBack(to, { cents: 1_210, number: 'K-1' })],
  },
  received: {
    receivedLetter: [1, 7].map((count) =>
      received.receivedLetter(house.address, person, { by: 'Mira Beheer', from: 'Tijn Bakker', count }),
    ),
  },
  contact: { announcement: [true, false].map((paid) => announcement(message, paid, site)) },
}

/** Functions of these modules that make no letter. */
const others = new Set(['greeted', 'hostOf', 'euros'])

let app: TestApp
before(async () => void (app = await startApp({ publicUrl: house.address })))
after(() => app.close())

function check(letter: Letter): void {
  const [text, html] = [textOf(letter), htmlOf(letter)]
  const act = letter.button?.url ?? ''
  assert.match(act, /^https:\/\/kopij\.example\.nl/)
  for (const said of [...letter.paragraphs, ...(letter.after ?? []), letter.why, letter.button?.label ?? '', act])
    assert.ok(text.includes(said), said)
  assert.match(letter.why, /^Je krijgt deze mail omdat .*(Kopij|kopij\.example\.nl)/)
  assert.ok(letter.subject.length <= 78 && !/undefined|null|NaN/.test(text), letter.subject)
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  assert.deepEqual([...new Set(addresses)], [act], 'one thing to do')
  assert.doesNotMatch(html, /<img|<script|<link|@import|url\(/, 'nothing is fetched from elsewhere')
}

for (const [room, functions] of Object.entries(all))
  for (const [name, shapes] of Object.entries(functions))
    test(`${room}, ${name}: says why it came, has one thing to do, and its text alone is enough`, () => {
      for (const letter of shapes) check(letter)
    })

test('letters about the second step do too', async () => {
  await inTransaction(app.database, async (tx) => {
    for (const what of Object.keys(happenings) as (keyof typeof happenings)[])
      await tellHappening(app.site, tx, person, what, what.startsWith('passkey') ? 'Telefoon' : '')
    for (const left of [0, 2, 9]) await tellRecoveryCode(app.site, tx, person, left)
  })
  const sent = app.sent.letters(person.email)
  assert.equal(sent.length, Object.keys(happenings).length + 3)
  for (const letter of sent) check(letter)
})

test('no letter is left out of this', () => {
  for (const [room, module] of Object.entries({ links, trials, deletion, exported, received, billing }))
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function' && !others.has(name)) assert.ok(all[room]?.[name], `${room}, ${name}`)
})
