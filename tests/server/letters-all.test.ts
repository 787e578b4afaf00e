// Every letter of the house: it says why it came, has one thing to do, and its text alone is enough.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { subscriptionStates } from '#contract/billing/state.ts'
import * as deletion from '#server/account-data/deletion-letters.ts'
import * as exported from '#server/account-data/ready-letter.ts'
import * as received from '#server/articles/letters.ts'
import * as links from '#server/account-links/letters.ts'
import * as trials from '#server/account-links/trial-letters.ts'
import * as billing from '#server/billing/letters.ts'
import * as publishing from '#server/publishing/letters.ts'
import * as reviews from '#server/reviews/letters.ts'
import { announcement } from '#server/contact/rules.ts'
import { htmlOf, textOf, type Letter } from '#server/letters/letter.ts'
import type { PublicUser } from '#server/accounts/tables.ts'
import { formerAddressLetter, happenings, tellHappening, tellRecoveryCode } from '#server/second-step/letters.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { inTransaction } from '../support/jobs.ts'

const house = { address: 'https://kopij.example.nl', contactEmail: 'redactie@example.com', payments: true }
const unpaid = { ...house, payments: false }
const person = { name: 'Noor de Wit', email: 'noor@example.org', username: 'noor', emailConfirmedAt: new Date() }
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
const LONG_TITLE = `Fietsbrug over de Linge tien weken dicht: ${'omleidingsborden'.repeat(12)}`
const someone = { ...person, id: 1 } as unknown as PublicUser
const undone = {
  title: LONG_TITLE,
  siteName: 'De Linge',
  problem: 'Dat mag niet meer.',
  waits: false,
  mayStand: false,
  articleId: 12,
}
const heldLines = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    title: LONG_TITLE,
    siteName: 'De Linge',
    plannedFor: nth % 2 === 0 ? at : null,
  }))
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
    addressLeftLetter: [links.addressLeftLetter(house, person.email)],
    takenFromLetter: [links.takenFromLetter(house, person.email)],
    stillYoursLetter: [links.stillYoursLetter(house, person.email, at)],
    settledLetter: [links.settledLetter(house, person.email)],
    resetLetter: [links.resetLetter(house, person, token)],
    passwordChangedLetter: (['user', 'administrator', 'link'] as const).map((by) =>
      links.passwordChangedLetter(house, person, { by, hadMove: by === 'user', hadCalendar: by === 'link' }),
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
    keptLetter: [deletion.keptLetter(person, url)],
    lastLetter: [deletion.lastLetter(person, url)],
  },
  exported: { readyLetter: [exported.readyLetter(person, `${url}#gegevens`)] },
  billing: {
    begun: (['private', 'business'] as const).flatMap((kind) =>
      [undefined, { cents: 2_419, vatCents: 420 }].map((paid) =>
        billing.begun(to, { kind, at, until: at, paid, now: at }),
      ),
    ),
    cancelled: [billing.cancelled(to, { until: at })],
    resumed: [billing.resumed(to, { until: at })],
    failed: [billing.failed(to, { until: at })],
    recovered: [billing.recovered(to, { until: at })],
    ended: [true, false].map((isUnpaid) => billing.ended(to, { at, unpaid: isUnpaid })),
    notPaid: [billing.notPaid(to)],
    doubled: [billing.doubled(to)],
    withdrawalLink: ['K-1', undefined].map((reference) => billing.withdrawalLink(to, { token, reference })),
    withdrawalTooLate: subscriptionStates.map((state) => billing.withdrawalTooLate(to, { state, until: at })),
    withdrawn: [
      billing.withdrawn(to, { at, number: 'K-1', until: undefined }),
      billing.withdrawn(to, { at, number: undefined, until: at }),
    ],
    paidBack: [billing.paidBack(to, { cents: 1_210, number: 'K-1' })],
    endedByHouse: [billing.endedByHouse(to, person.username)],
    refundFailed: [billing.refundFailed(to, { cents: 1_210, number: 'K-1' })],
    paidTooLate: [billing.paidTooLate(to, { cents: 2_419, number: 'K-1' })],
  },
  received: {
    receivedLetter: [1, 7].map((count) =>
      received.receivedLetter(house.address, person, {
        by: 'Mira Beheer',
        from: 'Tijn Bakker',
        count,
        mayPublish: count === 1,
      }),
    ),
  },
  publishing: {
    undoneLetter: [true, false].flatMap((waits) =>
      [true, false].flatMap(
        (mayStand) => publishing.undoneLetter(house.address, someone, { ...undone, waits, mayStand }) ?? [],
      ),
    ),
    undoneForAdministrators: ['Tijn Bakker', null].map((ownerName) =>
      publishing.undoneForAdministrators(house.address, person, { ...undone, mayStand: ownerName === null, ownerName }),
    ),
    heldLetter: [1, 30].map((count) => publishing.heldLetter(house.address, person, heldLines(count))),
    disconnectedLetter: [1, 30].map((count) =>
      publishing.disconnectedLetter(house.address, person, { siteName: 'De Linge', lines: heldLines(count) }),
    ),
    heldTakenBackLetter: [publishing.heldTakenBackLetter(house.address, person, heldLines(2))],
    heldForAdministrators: [publishing.heldForAdministrators(house.address, person, heldLines(2))],
  },
  reviews: {
    answeredLetter: (['approved', 'returned'] as const).flatMap((decision) =>
      [true, false].map((isOwner) =>
        reviews.answeredLetter(house.address, person, { articleId: 3, title: LONG_TITLE, isOwner }, {
          name: 'Joris Lezer',
          decision,
          remarks: decision === 'approved' ? '' : 'De uitslag klopt niet.',
          version: 1,
        } as never),
      ),
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
      await tellHappening(app.site, tx, someone, what, what.startsWith('passkey') ? 'Telefoon' : '')
    for (const left of [0, 2, 9]) await tellRecoveryCode(app.site, tx, someone, left)
  })
  const sent = app.sent.letters(person.email)
  assert.equal(sent.length, Object.keys(happenings).length + 3)
  for (const letter of sent) check(letter)
  check(formerAddressLetter(app.site, person.email))
})

test('no letter is left out of this', () => {
  for (const [room, module] of Object.entries({
    links,
    trials,
    deletion,
    exported,
    received,
    billing,
    publishing,
    reviews,
  }))
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function' && !others.has(name)) assert.ok(all[room]?.[name], `${room}, ${name}`)
})

/** What people typed in the letters above, and which those are: `letters-unconfirmed` says to whom they do not go. */
const TYPED = /Fietsbrug|Joris Lezer|Tijn Bakker|Mira Beheer|Bas Bericht/
test('few letters hold what people typed beside the name of who gets them', () => {
  const held = Object.entries(all).flatMap(([room, functions]) =>
    Object.entries(functions).flatMap(([name, shapes]) =>
      shapes.some((one) => TYPED.test(textOf(one))) ? `${room}, ${name}` : [],
    ),
  )
  assert.deepEqual(held, [
    // To an address that an administrator gave.
    'links, invitationLetter',
    'deletion, confirmLetter',
    // Once the link of the one above was opened.
    'deletion, dueLetter',
    'received, receivedLetter',
    'publishing, undoneLetter',
    'publishing, undoneForAdministrators',
    'publishing, heldLetter',
    'publishing, disconnectedLetter',
    'publishing, heldTakenBackLetter',
    'publishing, heldForAdministrators',
    'reviews, answeredLetter',
    // To the address of the house.
    'contact, announcement',
  ])
})

test('a letter says of when and of whom it is, in one way and in the right number', () => {
  const held = textOf(publishing.heldLetter(house.address, person, heldLines(1)))
  assert.match(held, /op 27 november 2026 om 13:00, op De Linge/)
  assert.match(held, /Wat jij al had gepland, wacht/)
  const [one, more] = [1, 7].map((count) =>
    textOf(received.receivedLetter(house.address, person, { by: 'Mira', from: 'Tijn', count, mayPublish: true })),
  )
  assert.match(one ?? '', /Je vindt het bij ‘Van mij’, met de eerdere versies en afbeeldingen\./)
  assert.match(more ?? '', /Je vindt ze bij ‘Van mij’/)
  // What somebody else did is not asked as if the reader could have done it.
  const given = textOf(
    links.passwordChangedLetter(house, person, { by: 'administrator', hadMove: false, hadCalendar: true }),
  )
  assert.match(given, /Vroeg je hierom\? Dan hoef je niets te doen\./)
})

test('a word without end breaks where the screen does, whatever a mail program leaves of the page', () => {
  const html = htmlOf(publishing.heldLetter(house.address, person, heldLines(1)))
  const cells = [...html.matchAll(/<td class="rule[^"]*" style="([^"]*)"/g)].map(([, style = '']) => style)
  assert.equal(cells.length, 2)
  for (const style of cells) assert.match(style, /overflow-wrap:anywhere;word-break:break-word/)
})
