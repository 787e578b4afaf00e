// Another address takes days to be an account's: what is asked meanwhile, by others or by an administrator, takes nothing from its owner.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { PASSWORD, until, type Client, type TestApp } from '../support/app.ts'
import { onPostgres } from '../support/database.ts'
import { openLeaving, type Leaving } from '../support/leaving.ts'
import { letterTo, tokenOf } from '../support/letters.ts'
import { publish, runAt, taken, written } from '../support/publishing.ts'

let house: Leaving
let app: TestApp
before(async () => {
  house = await openLeaving()
  app = house.app
  app.now = new Date('2026-12-01T09:00:00Z')
})
after(() => house.room.close())

const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)
const later = (days: number) => void (app.now = new Date(app.now.getTime() + days * DAY_MS))
const emailOf = async (id: number): Promise<string | undefined> =>
  (await app.database.pool.query('select email from users where id = $1', [id])).rows[0]?.email
const askFor = (client: Client, email: string) =>
  client.send('PUT', '/api/account', { body: { name: 'Vera Jansen', email, currentPassword: PASSWORD } })
/** The link that gives an account an address, from the newest letter about it. */
const changeTo = (email: string) => tokenOf(letterTo(app, email, /^Bevestig je nieuwe/))
const takeBackOf = (email: string) => tokenOf(letterTo(app, email, /wordt gewijzigd/))

test('a move that is put off can be taken back for seven days after it happened', async () => {
  const { client, user } = await app.loggedIn({ username: 'uitgesteld' })
  const email = 'uitgesteld-dief@example.net'
  assert.equal((await askFor(client, email)).status, 200)
  later(6.5)
  assert.equal((await client.post('/api/email-confirmation')).status, 200)
  later(1)
  assert.equal((await confirm(changeTo(email))).status, 200)
  later(6.9)
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
  assert.equal(await emailOf(user.id), user.email)
})

test('who put a move off until its first letter was forgotten has another letter sent', async () => {
  const { client, user } = await app.loggedIn({ username: 'vergeten' })
  const email = 'vergeten-dief@example.net'
  await askFor(client, email)
  await app.database.pool.query(`delete from account_links where user_id = $1 and kind = 'takeBack'`, [user.id])
  const sent = app.sent.letters(user.email).length
  assert.equal((await confirm(changeTo(email))).status, 200)
  assert.equal(app.sent.letters(user.email).length, sent + 1)
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
})

/** Somebody whose account was moved by who knew the password. */
async function robbed(username: string) {
  const { client, user } = await app.loggedIn({ username, role: 'paid', desk: 'editor' })
  const email = `${username}-dief@example.net`
  await askFor(client, email)
  assert.equal((await confirm(changeTo(email))).status, 200)
  return { client, user }
}

test('nobody moves another account to an address that its owner can still take back; its reader gets no link', async () => {
  const { user } = await robbed('bezet')
  const { client: second } = await app.loggedIn({ username: 'bezet-twee' })
  assert.equal((await askFor(second, user.email)).status, 200)
  assert.match(letterTo(app, user.email, /wilde jouw e-mailadres gebruiken/).subject, /^Iemand/)
  assert.throws(() => changeTo(user.email))
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
  assert.equal(await emailOf(user.id), user.email)
})

test('nor by a link from before it was left', async () => {
  const { client: second, user: thief } = await app.loggedIn({ username: 'eerder-twee' })
  const email = 'eerder@example.nl'
  await askFor(second, email)
  const link = changeTo(email)
  const { client, user } = await app.loggedIn({ username: 'eerder', email })
  await askFor(client, 'eerder-dief@example.net')
  assert.equal((await confirm(changeTo('eerder-dief@example.net'))).status, 200)
  assert.equal((await confirm(link)).status, 409)
  assert.notEqual(await emailOf(thief.id), email)
  assert.equal((await confirm(takeBackOf(email))).status, 200)
  assert.equal(await emailOf(user.id), email)
})

test('nor by an invitation', async () => {
  const { user } = await robbed('genodigd')
  taken(
    await (await house.boss()).client.post('/api/invitations', { email: user.email, role: 'user', desk: 'none' }),
    201,
  )
  const invitation = tokenOf(letterTo(app, user.email, /uitgenodigd/))
  const fields = { name: 'Nieuw', username: 'nieuw-genodigd', email: user.email, password: 'een-lang-geheim-van-nieuw' }
  assert.equal((await app.client().post('/api/register', { ...fields, invitation })).status, 409)
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
})

for (const how of ['an administrator gives', 'its owner confirms'])
  test(`an invitation ends once ${how} its address to an account, so that who is deleted does not come back by it`, async () => {
    const { client, user } = await app.loggedIn({ username: how === 'its owner confirms' ? 'zelf' : 'gekregen' })
    const email = `${user.username}-nieuw@example.nl`
    taken(await (await house.boss()).client.post('/api/invitations', { email, role: 'user', desk: 'chief' }), 201)
    const invitation = tokenOf(letterTo(app, email, /uitgenodigd/))
    if (how === 'its owner confirms') {
      await askFor(client, email)
      assert.equal((await confirm(changeTo(email))).status, 200)
    } else {
      const fields = { name: user.name, username: user.username, email }
      taken(await (await house.boss()).client.send('PUT', `/api/users/${user.id}`, { body: fields }))
    }
    taken(await (await house.boss()).client.send('DELETE', `/api/users/${user.id}`))
    const fields = { name: 'Terug', username: `${user.username}-terug`, email, password: 'een-lang-geheim-van-terug' }
    assert.equal((await app.client().post('/api/register', { ...fields, invitation })).status, 404)
  })

test('an address that an administrator gives is not undone by one that was asked for before', async () => {
  const { client, user } = await app.loggedIn({ username: 'hersteld' })
  await askFor(client, 'hersteld-dief@example.net')
  const link = changeTo('hersteld-dief@example.net')
  const fields = { name: user.name, username: user.username, email: 'hersteld@example.nl' }
  taken(await (await house.boss()).client.send('PUT', `/api/users/${user.id}`, { body: fields }))
  assert.equal((await confirm(link)).status, 404)
  assert.equal(await emailOf(user.id), 'hersteld@example.nl')
})

test('what was planned in an account that is taken back waits, and its owner reads what', async () => {
  const { client, user } = await robbed('gepland')
  const { id } = await written(client, { title: 'Verzonnen schandaal' })
  taken(await publish(client, id, { siteId: house.siteId, when: '2027-01-20T10:00' }))
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
  const letter = letterTo(app, user.email, /gepland stond, wacht/)
  assert.match(letter.paragraphs.join('\n'), /‘Verzonnen schandaal’, op 20 januari 2027 om 10:00/)
  await runAt(house.room, '2027-01-20T10:00:00Z')
  assert.equal((await house.ordersOf(id))[0]?.state, 'held')
  assert.equal(house.room.wordpress.posts.size, 0)
})

test('what a website was making public when its owner took the account back waits, and is known to stand there', async () => {
  const boss = await house.boss()
  for (const cancelled of ['before', 'after'] as const) {
    const { client, user } = await robbed(`openbaar-${cancelled}`)
    const { id } = await written(client, { title: `Openbaar ${cancelled}` })
    taken(await publish(client, id, { siteId: house.siteId, when: 'now' }))
    const orderOf = async () => (await house.ordersOf(id))[0]
    const cancel = async () =>
      void taken(await boss.client.post(`/api/articles/${id}/publications/${(await orderOf())?.id}/cancel`))
    house.room.wordpress.next('POST /wp/v2/posts/', async () => {
      assert.equal((await confirm(takeBackOf(user.email))).status, 200)
      if (cancelled === 'before') await cancel()
    })
    await house.room.run()
    assert.match(letterTo(app, user.email, /gepland stond, wacht/).paragraphs.join('\n'), /Openbaar/)
    if (cancelled === 'after') {
      assert.equal((await orderOf())?.state, 'held')
      await cancel()
    }
    const order = await orderOf()
    const address = `${house.room.wordpress.url}/openbaar-${cancelled}/`
    assert.deepEqual([order?.state, order?.isPublic, order?.address], ['sent', true, address])
  }
})

test('an owner who moves a stolen account back themselves leaves no link to who had it', async () => {
  const { client, user } = await robbed('zelf-terug')
  const thief = `${user.username}-dief@example.net`
  assert.equal((await askFor(client, user.email)).status, 200)
  assert.equal((await confirm(changeTo(user.email))).status, 200)
  assert.equal(await emailOf(user.id), user.email)
  assert.throws(() => takeBackOf(thief))
})

test('nor does an administrator who does so by user management; their address stays confirmed, and is told of the next move', async () => {
  const { client, user } = await house.boss()
  const thief = `${user.username}-dief@example.net`
  await askFor(client, thief)
  assert.equal((await confirm(changeTo(thief))).status, 200)
  const fields = { name: user.name, username: user.username, email: user.email }
  taken(await client.send('PUT', `/api/users/${user.id}`, { body: fields }))
  assert.throws(() => takeBackOf(thief))
  const { rows } = await app.database.pool.query('select email_confirmed_at from users where id = $1', [user.id])
  assert.ok(rows[0].email_confirmed_at instanceof Date)
  const sent = app.sent.letters(user.email).length
  await askFor(client, thief)
  assert.equal(app.sent.letters(user.email).length, sent + 1)
  assert.equal((await confirm(changeTo(thief))).status, 200)
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
  assert.equal(await emailOf(user.id), user.email)
})

test('whose address is taken back is told at the address that the account had', async () => {
  const { user } = await robbed('teruggehaald')
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
  assert.match(letterTo(app, `${user.username}-dief@example.net`, /is teruggedraaid/).subject, /^De wijziging/)
})

const onServer = { skip: !onPostgres && 'of a PostgreSQL server' }
test('nobody registers with an address in the moment in which it is left', onServer, async () => {
  const { client, user } = await app.loggedIn({ username: 'moment' })
  const email = 'moment-dief@example.net'
  await askFor(client, email)
  later(6.5)
  await client.post('/api/email-confirmation')
  later(1)
  // The move waits where it makes its link back last again: the address is left, and nobody can see that yet.
  const holding = await app.database.pool.connect()
  await holding.query('begin')
  await holding.query(`select from account_links where user_id = $1 and kind = 'takeBack' for update`, [user.id])
  const waiting = async () => {
    const own = `datname = current_database() and wait_event_type = 'Lock'`
    return Number((await app.database.pool.query(`select count(*) from pg_stat_activity where ${own}`)).rows[0].count)
  }
  const moving = confirm(changeTo(email))
  const fields = { name: 'Kaper', username: 'kaper', email: user.email, password: 'een-lang-geheim-van-de-kaper' }
  let registering: ReturnType<Client['post']>
  try {
    await until(async () => (await waiting()) === 1, 'the move waits')
    registering = app.client().post('/api/register', fields)
    await until(async () => (await waiting()) === 2, 'the registration waits')
  } finally {
    await holding.query('commit')
    holding.release()
  }
  assert.deepEqual([(await moving).status, (await registering).status], [200, 409])
  assert.equal((await confirm(takeBackOf(user.email))).status, 200)
})

test('an administrator who keeps moving their own account by user management does not undo that it is taken back', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const { client, user } = await house.boss()
    const email = `blijft-${round}-dief@example.net`
    const move = () =>
      client.send('PUT', `/api/users/${user.id}`, { body: { name: user.name, username: user.username, email } })
    taken(await move())
    const back = takeBackOf(user.email)
    const going = { on: true }
    const loops = Array.from({ length: 6 }, async () => {
      while (going.on) await move()
    })
    assert.equal((await confirm(back)).status, 200)
    going.on = false
    await Promise.all(loops)
    assert.equal(await emailOf(user.id), user.email)
  }
})

test('an order that is on its way when its account is taken back does not come, and one that is being sent stops', async () => {
  const { wordpress } = house.room
  for (const step of ['asked', 'sent'] as const) {
    const { client, user } = await app.loggedIn({ username: `onderweg-${step}`, role: 'paid', desk: 'editor' })
    const { id } = await written(client, { title: 'Brug dicht' })
    taken(await publish(client, id, { siteId: house.siteId, when: 'now' }))
    await house.room.run()
    const fields = { title: 'Brug dicht', content: 'Verzonnen leugens van de dief.\n' }
    taken(await client.send('PUT', `/api/articles/${id}`, { body: fields }))
    const email = `onderweg-${step}-dief@example.net`
    await askFor(client, email)
    assert.equal((await confirm(changeTo(email))).status, 200)
    const back = takeBackOf(user.email)
    const takenBack = async () => {
      assert.equal((await confirm(back)).status, 200)
      return undefined
    }
    const look = `GET /wp/v2/posts/${[...wordpress.posts.keys()].at(-1)}`
    if (step === 'asked') {
      wordpress.next(look, takenBack)
      assert.equal((await publish(client, id, { siteId: house.siteId, when: '2027-02-01T10:00' })).status, 401)
    } else {
      taken(await publish(client, id, { siteId: house.siteId, when: 'now' }))
      wordpress.next(look, takenBack)
      await house.room.run()
    }
    await runAt(house.room, '2027-02-01T10:00:00Z')
    assert.ok(![...wordpress.posts.values()].some(({ content }) => content.includes('Verzonnen leugens')), step)
    assert.match((await house.ordersOf(id))[0]?.state ?? '', step === 'asked' ? /sent/ : /held/)
    app.now = new Date('2027-01-20T12:00:00Z')
  }
})
