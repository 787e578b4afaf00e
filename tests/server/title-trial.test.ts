// The title tool without an account: who may use it how often, what it takes, and who writes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { TITLE_TRIALS_PER_HOUR } from '#contract/tools/title-trial-rules.ts'
import { TITLE_LENGTH } from '#contract/tools/titeltovenaar.ts'
import type { Provider } from '#server/tools/provider.ts'
import { startApp, type Reply, type TestApp } from '../support/app.ts'

/** A language model that must not be asked. */
const model: Provider = {
  model: 'taalmodel',
  draft: () => Promise.reject(new Error('a language model was asked for a trial')),
}

let app: TestApp
before(async () => void (app = await startApp({ trustProxy: true, provider: model })))
after(() => app.close())

const subject = 'Moestuin op een klein balkon'
const ask = (body: unknown, from = '192.0.2.1', site = app): Promise<Reply> =>
  site.client({ 'x-forwarded-for': from }).post('/api/title-trial', body)

test('a stranger gets five titles of the length of the house, from the built-in writer whatever model there is', async () => {
  const { status, body } = await ask({ subject })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body as object), ['titles'])
  const { titles } = body as { titles: string[] }
  assert.equal(titles.length, 5)
  for (const title of titles) {
    assert.ok(title.includes('balkon'), title)
    assert.ok(title.length >= TITLE_LENGTH.min && title.length <= TITLE_LENGTH.max, title)
  }
})

test('nothing of it is kept: no request is counted and no text stands in a history', async () => {
  await ask({ subject: 'Zwembad sluit na een lek' }, '192.0.2.2')
  for (const table of ['ai_usage', 'ai_reservations', 'generations']) {
    const { rows } = await app.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    assert.equal(rows[0]?.count, 0, table)
  }
})

test('the subject is required and has at most 150 characters, on one line', async () => {
  const wrong = async (body: unknown) => {
    const reply = await ask(body, '192.0.2.3')
    assert.equal(reply.status, 400, JSON.stringify(body).slice(0, 60))
    return (reply.body as { errors: Record<string, string> }).errors['subject']
  }
  for (const none of [{}, { subject: '' }, { subject: ' \n ' }, { subject: '\u200b' }])
    assert.equal(await wrong(none), 'Onderwerp is verplicht')
  assert.equal(await wrong({ subject: 'é'.repeat(151) }), 'Onderwerp mag maximaal 150 tekens bevatten')
  assert.ok(await wrong({ subject: 'Moestuin\r\nSet-Cookie: a=b' }))
  assert.ok(await wrong({ subject: 12 }))
  assert.ok(await wrong({ subject: 'nul \u0000' }))
  // Bad input is no try: the address still has all of them.
  assert.equal((await ask({ subject: `Moestuin ${'🍅'.repeat(141)}` }, '192.0.2.3')).status, 200)
})

test('a body of a megabyte is refused before it is read', async () => {
  assert.equal((await ask({ subject: 'a'.repeat(1_000_000) }, '192.0.2.4')).status, 413)
})

test('an address may try ten times an hour, at once or in turn, and another is not held back', async () => {
  const replies = await Promise.all(
    Array.from({ length: TITLE_TRIALS_PER_HOUR + 1 }, () => ask({ subject }, '198.51.100.7')),
  )
  assert.equal(TITLE_TRIALS_PER_HOUR, 10)
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [...Array<number>(10).fill(200), 429],
  )
  const refused = replies.find(({ status }) => status === 429)
  const { code, message } = (refused?.body ?? {}) as { code: string; message: string }
  assert.equal(code, 'tooManyTries')
  assert.match(
    message,
    /^Je hebt dit uur genoeg geprobeerd\. Maak een gratis account aan om verder te gaan\. Probeer het over \d+ minuten opnieuw\.$/,
  )
  assert.ok(Number(refused?.headers.get('retry-after')) > 3_000)
  assert.equal((await ask({ subject }, '198.51.100.8')).status, 200)
})

test('one subscriber of IPv6 is one address, however many they use of it', async () => {
  const tries = Array.from({ length: 11 }, (_, at) => ask({ subject }, `2001:db8:1:2:${at}::${at}`))
  assert.equal((await Promise.all(tries)).filter(({ status }) => status === 429).length, 1)
  assert.equal((await ask({ subject }, '2001:db8:1:3::1')).status, 200)
})

test('where people are invited, who tried often is told to ask for an invitation', async () => {
  const invited = await startApp({ trustProxy: true, registration: 'invite' })
  const replies = await Promise.all(Array.from({ length: 11 }, () => ask({ subject }, '203.0.113.5', invited)))
  await invited.close()
  const { message } = (replies.find(({ status }) => status === 429)?.body ?? {}) as { message: string }
  assert.match(message, /Vraag de beheerder om een uitnodiging/)
  assert.ok(!message.includes('gratis'))
})

test('a subject of which the writer understands no word gets an answer that says so, and tells of no settings', async () => {
  for (const unknown of ['如何在阳台上种植番茄', '🍅🍅🍅']) {
    const { status, body } = await ask({ subject: unknown }, '192.0.2.9')
    assert.equal(status, 422)
    const { message } = body as { message: string }
    assert.match(message, /Geef een onderwerp in het Nederlands\.$/)
    assert.ok(!message.includes('taalmodel'))
  }
})
