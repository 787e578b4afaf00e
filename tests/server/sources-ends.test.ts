// What becomes of a reading when something ends it: whoever asked leaves, or the worker is ended from outside. Nothing hangs, and
// the next page is read.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { after, before, test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { readSource } from '#contract/sources/endpoints.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { createPageReader, readingLimits } from '#server/sources/page-reader.ts'
import { newspaperPage, paragraphs, sentence } from '../support/articles.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { htmlPage, openWeb, type StrangeWeb } from '../support/strange-web.ts'

const article = newspaperPage(paragraphs(6))
/** A page that takes long enough to be ended while it is read. */
const slow = `<div>${`<p>${sentence}</p><div>${sentence}</div>`.repeat(9_000)}</div>`
const patient = { ...readingLimits, timeLimitMs: 120_000 }
const stays = new AbortController().signal
const pageOf = (html: string) => ({ bytes: Buffer.from(html), contentType: 'text/html', url: 'https://krant.nl/a' })

let web: StrangeWeb
let app: TestApp
before(async () => {
  web = await openWeb({ '/': htmlPage(article), '/slow': htmlPage(slow) })
  app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }), reading: patient })
})
after(() => Promise.all([app.close(), web.close()]))

/** The next worker that is made, once it runs. */
async function nextWorker(): Promise<Worker> {
  const [worker] = (await once(process, 'worker')) as [Worker]
  await once(worker, 'online')
  return worker
}

test('a worker that is ended from outside while it reads takes only that page with it', async () => {
  const said: string[] = []
  const reader = createPageReader(patient, (why) => said.push(why))
  try {
    const made = nextWorker()
    const reading = reader.read(pageOf(slow), stays)
    await (await made).terminate()
    assert.equal(await reading, 'pageUnreadable')
    assert.match(said.join(), /^exit \d+$/)
    assert.equal(typeof (await reader.read(pageOf(article), stays)), 'object')
  } finally {
    await reader.close()
  }
})

test('a worker that is ended while it rests is not asked again', async () => {
  const reader = createPageReader(patient)
  try {
    const made = nextWorker()
    await reader.read(pageOf(article), stays)
    await (await made).terminate()
    assert.equal(typeof (await reader.read(pageOf(article), stays)), 'object')
  } finally {
    await reader.close()
  }
})

test('a page is not held twice: its bytes go over to the worker', async () => {
  const reader = createPageReader(patient)
  try {
    const page = pageOf(article.padEnd(100_000))
    assert.equal(typeof (await reader.read(page, stays)), 'object')
    assert.equal(page.bytes.byteLength, 0)
    assert.equal(await reader.read(pageOf('<p>Kort.'), stays), 'pageEmpty')
  } finally {
    await reader.close()
  }
})

test(
  'where a thread has a priority of its own, the server goes before its readers',
  {
    skip: process.platform !== 'linux',
  },
  async () => {
    const reader = createPageReader(patient)
    try {
      await reader.read(pageOf(article), stays)
      const own = getPriority()
      assert.ok(own === 19 || nicenesses().some((niceness) => niceness > own))
    } finally {
      await reader.close()
    }
  },
)

/** Of all threads of this process; the 19th field of a stat file, the second of which is a name in brackets (proc(5)). */
function nicenesses(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}

test('who leaves while the page is read ends that worker, and the next page is read', async () => {
  const { client } = await app.loggedIn()
  const leaving = new AbortController()
  const made = nextWorker()
  const body = { url: web.url('/slow') }
  const left = client.send(readSource.method, readSource.path, { body, signal: leaving.signal })
  const worker = await made
  const ended = once(worker, 'exit')
  leaving.abort()
  await assert.rejects(left)
  await ended
  assert.equal((await client.call(readSource, { url: web.url('/') })).status, 200)
})

test('whose page was lost with its worker is told so in plain words, with a way on', async () => {
  const house = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }), reading: patient })
  try {
    const { client } = await house.loggedIn()
    const made = nextWorker()
    const reading = client.call(readSource, { url: web.url('/slow') })
    await (await made).terminate()
    const { status, body } = await reading
    assert.deepEqual([status, body.code], [422, 'pageUnreadable'])
    assert.match(body.message, /^Deze pagina kon niet worden gelezen\. Plak de tekst/)
    await until(async () => (await client.call(readSource, { url: web.url('/') })).status === 200, 'the next is read')
  } finally {
    await house.close()
  }
})
