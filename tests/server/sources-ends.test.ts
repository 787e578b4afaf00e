// What becomes of a reading when something ends it: whoever asked leaves, or the child process is ended from outside. Nothing hangs, and
// the next page is read.
import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { readSource } from '#contract/sources/endpoints.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { readingLimits } from '#server/sources/page-reader.ts'
import { newspaperPage, paragraphs, sentence } from '../support/articles.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { htmlPage, openWeb, type StrangeWeb } from '../support/strange-web.ts'

const article = newspaperPage(paragraphs(6))
/** A page that takes long enough to be ended while it is read. */
const slow = `<div>${`<p>${sentence}</p><div>${sentence}</div>`.repeat(9_000)}</div>`
const patient = { ...readingLimits, timeLimitMs: 120_000 }

let web: StrangeWeb
let app: TestApp
before(async () => {
  web = await openWeb({ '/': htmlPage(article), '/slow': htmlPage(slow) })
  app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }), reading: patient })
})
after(() => Promise.all([app.close(), web.close()]))

/** The next child process that is made. */
const nextChild = () =>
  new Promise<ChildProcess>((resolve) => {
    const made = (message: unknown) => {
      unsubscribe('child_process', made)
      resolve((message as { process: ChildProcess }).process)
    }
    subscribe('child_process', made)
  })

test('who leaves while the page is read ends that child, and the next page is read', async () => {
  const { client } = await app.loggedIn()
  const leaving = new AbortController()
  const made = nextChild()
  const body = { url: web.url('/slow') }
  const left = client.send(readSource.method, readSource.path, { body, signal: leaving.signal })
  const child = await made
  const ended = once(child, 'exit')
  leaving.abort()
  await assert.rejects(left)
  await ended
  assert.equal((await client.call(readSource, { url: web.url('/') })).status, 200)
})

test('whose page was lost with its child is told so in plain words, with a way on', async () => {
  const house = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }), reading: patient })
  try {
    const { client } = await house.loggedIn()
    const made = nextChild()
    const reading = client.call(readSource, { url: web.url('/slow') })
    const child = await made
    child.kill('SIGKILL')
    const { status, body } = await reading
    assert.deepEqual([status, body.code], [422, 'pageUnreadable'])
    assert.match(body.message, /^Deze pagina kon niet worden gelezen\. Plak de tekst/)
    await until(async () => (await client.call(readSource, { url: web.url('/') })).status === 200, 'the next is read')
  } finally {
    await house.close()
  }
})
