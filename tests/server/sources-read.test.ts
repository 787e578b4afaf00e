// Reading an article from an address: what one gets, each thing a page can be instead, who may ask how often, and what
// happens when somebody leaves or the server stops.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { problems, type ProblemCode } from '#contract/problems.ts'
import { readSource } from '#contract/sources/endpoints.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import {
  ARTICLES_PER_TEN_MINUTES,
  AT_ONCE,
  AT_ONCE_PER_USER,
  HELD_AT_ONCE,
  PAGE_BYTES,
} from '#server/sources/routes.ts'
import { newspaperPage, paragraphs, sentence } from '../support/articles.ts'
import { startApp, until, type Client, type Reply, type TestApp } from '../support/app.ts'
import { htmlPage, openWeb, picture, png, redirect, type Answer, type StrangeWeb } from '../support/strange-web.ts'

const head = `<title>Zwolle knapt de gracht op | De Krant</title><meta property="og:site_name" content="De Krant">
  <meta name="description" content="Het werk duurt tot oktober.">`
const article = newspaperPage(paragraphs(6), { head })
const held: (() => void)[] = []
let mostHeld = 0
const pages: Record<string, Answer> = {
  '/': htmlPage(article),
  '/moved': redirect('/'),
  '/english': htmlPage(
    newspaperPage(
      `<p>${'The council will repair the old canal in March, and it is expected to take long. '.repeat(6)}</p>`,
    ),
  ),
  '/german': htmlPage(
    newspaperPage(
      `<p>${'Die Stadt beginnt im März mit der Sanierung, und die Arbeiten dauern bis in den Oktober. '.repeat(6)}</p>`,
    ),
  ),
  '/fits': htmlPage(article + ' '.repeat(PAGE_BYTES - Buffer.byteLength(article))),
  '/large': htmlPage(article + ' '.repeat(PAGE_BYTES + 1 - Buffer.byteLength(article))),
  '/deep': htmlPage('<b>'.repeat(349_000)),
  '/closed': htmlPage(newspaperPage(`${paragraphs(2)}<p>Verder lezen? Word abonnee</p>`)),
  '/menu': htmlPage(newspaperPage('')),
  '/empty': htmlPage('<div id="root"></div>'),
  '/consent/ask': htmlPage(newspaperPage('<p>Wij gebruiken cookies.</p>')),
  '/to-consent': redirect('/consent/ask'),
  '/pdf': picture(Buffer.from('%PDF-1.7'), 'application/pdf'),
  '/picture': picture(png),
  '/json': htmlPage('{}', { 'content-type': 'application/json' }),
  '/500': (_, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('stuk'),
  '/loop': redirect('/loop'),
  '/breaks': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>')
    setImmediate(() => response.destroy())
  },
  '/silent': () => {},
  '/drips': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drop = setInterval(() => response.write('<p>druppel'), 50)
    response.on('close', () => clearInterval(drop))
  },
  '/held': (request, response) => {
    held.push(() => htmlPage(article)(request, response))
    mostHeld = Math.max(mostHeld, held.length)
  },
}

let web: StrangeWeb
let inside: StrangeWeb
let app: TestApp
before(async () => {
  inside = await openWeb({ '/': htmlPage(newspaperPage(paragraphs(6))) })
  pages['/inside'] = redirect(inside.url('/'))
  web = await openWeb(pages)
  // The port inside is open to another machine, so that only the address can be what is refused.
  app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address, `127.0.0.2:${inside.port}`] }) })
})
after(() => Promise.all([app.close(), web.close(), inside.close()]))

const read = (client: Client, path: string) => client.call(readSource, { url: web.url(path) })
const reader = async () => (await app.loggedIn()).client

/** Answers all that is held, also what comes while it does, until these have their replies. */
async function release(waiting: readonly Promise<Reply>[]): Promise<void> {
  let done = false
  void Promise.allSettled(waiting).then(() => (done = true))
  await until(() => {
    held.splice(0).forEach((answer) => answer())
    return done
  }, 'all that was held is answered')
}

test('an address gives the article, with its title, its description, its site and its language', async () => {
  const { status, body } = await read(await reader(), '/moved')
  assert.equal(status, 200)
  const { text, ...about } = body
  assert.deepEqual(about, {
    url: web.url('/'),
    title: 'Zwolle knapt de gracht op',
    description: 'Het werk duurt tot oktober.',
    siteName: 'De Krant',
    language: 'nl',
    truncated: false,
  })
  assert.match(text, /^Alinea 1\. [^]*\n\nAlinea 6\. [^\n]*$/)
})

test('another language is handed over, and said', async () => {
  const client = await reader()
  assert.equal((await read(client, '/english')).body.language, 'en')
  const { status, body } = await read(client, '/german')
  assert.deepEqual([status, body.language], [200, 'other'])
})

test('reading costs no request', async () => {
  const client = await reader()
  await read(client, '/')
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
})

const refusals: Record<string, ProblemCode> = {
  '/inside': 'pageUnreachable',
  '/nergens': 'pageRefused',
  '/500': 'pageRefused',
  '/loop': 'pageRefused',
  '/breaks': 'pageBroken',
  '/pdf': 'notAPage',
  '/picture': 'notAPage',
  '/json': 'notAPage',
  '/large': 'pageTooLarge',
  '/deep': 'pageTooLarge',
  '/closed': 'pageClosed',
  '/to-consent': 'pageAsksConsent',
  '/menu': 'pageOnlyNavigation',
  '/empty': 'pageEmpty',
}
for (const [path, code] of Object.entries(refusals))
  test(`${path.slice(1)} is refused as ${code}, with a way on`, async () => {
    const { status, body } = await read(await reader(), path)
    assert.deepEqual([status, body.code], [problems[code].status, code])
    assert.match(body.message, /[Pp]lak de|Geef het adres/)
  })

test('nothing inside is asked, and what listens there cannot be told from what does not', async () => {
  const client = await reader()
  const closed = await openWeb({})
  await closed.close()
  const told = (url: string) => client.call(readSource, { url }).then(({ status, body }) => [status, body])
  const nobody = createSafeFetch({ allow: [closed.address] })
  const elsewhere = await startApp({ linkFetch: nobody })
  try {
    const other = (await elsewhere.loggedIn()).client
    const shut = await other.call(readSource, { url: closed.url('/') })
    assert.deepEqual(await told(`http://127.0.0.1:${inside.port}/`), [shut.status, shut.body])
    assert.deepEqual(await told('http://127.0.0.1/'), [shut.status, shut.body])
  } finally {
    await elsewhere.close()
  }
  assert.deepEqual(inside.asked, [])
})

test('what is no address of the web is bad input, at its field', async () => {
  const client = await reader()
  for (const url of [
    '',
    'krant',
    'ftp://krant.nl/',
    'javascript:alert(1)',
    'http://noor:x@krant.nl/',
    'http://krant.nl:22/',
    7,
  ]) {
    const { status, body } = await client.call(readSource, { url })
    assert.deepEqual([status, body.code, Object.keys(body.errors)], [400, 'invalidInput', ['url']], String(url))
  }
  assert.equal((await client.call(readSource, {})).status, 400)
})

test('a page as large as may be is read', async () => {
  assert.equal((await read(await reader(), '/fits')).status, 200)
})

test('a site that does not answer, or drips, gets five seconds', async () => {
  const client = await reader()
  const replies = await Promise.all(['/silent', '/drips'].map((path) => read(client, path)))
  for (const { status, body } of replies) assert.deepEqual([status, body.code], [422, 'pageTooSlow'])
  await until(() => web.open() === 0, 'every connection is closed')
})

test(`one person waits for ${AT_ONCE_PER_USER} at once, others meanwhile for theirs`, async () => {
  const [client, other] = [await reader(), await reader()]
  const waiting = Array.from({ length: AT_ONCE_PER_USER }, () => read(client, '/held'))
  await until(() => held.length === AT_ONCE_PER_USER, 'all are asked')
  const refused = await read(client, '/')
  assert.deepEqual([refused.status, refused.body.code], [429, 'tooManyTries'])
  assert.ok(refused.headers.get('retry-after'))
  assert.equal((await read(other, '/')).status, 200)
  await release(waiting)
  for (const { status } of await Promise.all(waiting)) assert.equal(status, 200)
  assert.equal((await read(client, '/')).status, 200)
})

test(`the house reads, or lets wait, ${AT_ONCE} at once, and says so to whoever comes then; it fetches ${HELD_AT_ONCE}`, async () => {
  mostHeld = 0
  const clients = await Promise.all(Array.from({ length: AT_ONCE / AT_ONCE_PER_USER + 1 }, reader))
  let busy = 0
  const waiting = clients.flatMap((client) =>
    Array.from({ length: AT_ONCE_PER_USER }, () =>
      read(client, '/held').then((reply) => {
        if (reply.body.code === 'readerBusy') busy += 1
        return reply
      }),
    ),
  )
  await until(() => busy === AT_ONCE_PER_USER, 'three are sent away while the others wait')
  // Before any is answered: of those that are asked one after the other fewer are held at a time.
  await until(() => held.length === HELD_AT_ONCE, 'as many as it fetches are asked')
  await release(waiting)
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  assert.deepEqual(
    [200, 503].map((asked) => statuses.filter((status) => status === asked).length),
    [AT_ONCE, AT_ONCE_PER_USER],
  )
  assert.equal(mostHeld, HELD_AT_ONCE)
  assert.equal((await read(clients[0] as Client, '/')).status, 200)
})

test(`nobody uses it as a crawler: after ${ARTICLES_PER_TEN_MINUTES} in ten minutes one waits`, async () => {
  const client = await reader()
  for (let at = 0; at < ARTICLES_PER_TEN_MINUTES; at += 1) assert.equal((await read(client, '/nergens')).status, 422)
  const { status, body, headers } = await read(client, '/')
  assert.deepEqual([status, body.code], [429, 'tooManyTries'])
  assert.match(body.message, /^Je hebt nu veel artikelen opgehaald\. Probeer het over 10 minuten opnieuw\.$/)
  assert.ok(Number(headers.get('retry-after')) > 500)
})

test('fifty at once are each answered: with the article, or with a word that says to wait', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, reader))
  const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => read(clients[at % 10] as Client, '/')))
  for (const { status, body } of replies)
    assert.ok(status === 200 || ['tooManyTries', 'readerBusy'].includes(body.code))
  assert.ok(replies.some(({ status }) => status === 200))
})

test('who leaves ends the fetch and frees the place', async () => {
  const client = await reader()
  const leaving = new AbortController()
  const body = { url: web.url('/held') }
  const left = Promise.allSettled(
    Array.from({ length: AT_ONCE_PER_USER }, () =>
      client.send(readSource.method, readSource.path, { body, signal: leaving.signal }),
    ),
  )
  await until(() => held.length === AT_ONCE_PER_USER, 'all are asked')
  leaving.abort()
  await left
  await until(() => web.open() === 0, 'the connections are closed')
  held.length = 0
  await until(async () => (await read(client, '/')).status === 200, 'the places are free')
})

test('a stop does not wait for a site or a page: who asked is told that it was broken off', async (context) => {
  const slow = htmlPage(`<div>${`<p>${sentence}</p><div>${sentence}</div>`.repeat(9_000)}</div>`)
  const site = await openWeb({ '/silent': () => {}, '/slow': slow, '/': htmlPage(article) })
  context.after(() => site.close())
  const house = await startApp({ linkFetch: createSafeFetch({ allow: [site.address] }) })
  context.after(() => house.close())
  const { client } = await house.loggedIn()
  assert.equal((await client.call(readSource, { url: site.url('/') })).status, 200)
  const waiting = ['/silent', '/slow'].map((path) => client.call(readSource, { url: site.url(path) }))
  await until(() => site.asked.length === 3, 'both are asked')
  await house.close()
  for (const { status, body } of await Promise.all(waiting)) assert.deepEqual([status, body.code], [503, 'cancelled'])
})
