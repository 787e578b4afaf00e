// What pictures and documents cost who has them made, and what somebody hears who has spent their hour.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { exportArticles, importArticle } from '#contract/articles/endpoints.ts'
import { storePicture } from '#contract/articles/picture-endpoints.ts'
import { lookAt, upscaleImage } from '#contract/pictures/endpoints.ts'
import { enhanceImages } from '#contract/resizer/endpoints.ts'
import { combineImages } from '#contract/shorts-images/endpoints.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { createProcessorBudget } from '#server/quota/processor-budget.ts'
import { createWorkshop, type Asker } from '#server/workshop/workshop.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import type { OddWork, Told } from '../support/odd-child.ts'
import { sendPictures } from '../support/picture-requests.ts'
import { photoBytes } from '../support/pictures.ts'
import { HOUR_MS, leftOf } from '../support/processor-budget.ts'

let app: TestApp
let photo: { bytes: Buffer; name: string }
before(async () => {
  app = await startApp()
  photo = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
})
after(() => app.close())

const budgetOf = (pays = false) => createProcessorBudget(app.database, async () => pays)
const left = (userId: number) => leftOf(app, userId)

test('what a child uses is counted: at work, left, or dead', async () => {
  const script = new URL('../support/odd-child.ts', import.meta.url)
  const lanes = { one: { places: 1, timeLimitMs: 30_000, megabytes: 400 } }
  const workshop = createWorkshop<'one', OddWork, Told>({ script, lanes, lost: 'pictureFailed' })
  try {
    const asker = (signal = new AbortController().signal): Asker & { ms: number } => {
      const made = { userId: 1, signal, ms: -1, onUsed: (ms: number) => void (made.ms = ms) }
      return made
    }
    const idle = asker()
    await workshop.run('one', { do: 'wait', steps: 30, ms: 20 }, idle)
    assert.ok(idle.ms >= 0, String(idle.ms))
    const again = asker()
    await workshop.run('one', { do: 'wait', steps: 30, ms: 20 }, again)
    assert.ok(again.ms < 300, `${again.ms}: what a child used before is not counted again`)
    const leaving = new AbortController()
    const quitter = asker(leaving.signal)
    const spinning = workshop.run('one', { do: 'spin' }, quitter)
    setTimeout(() => leaving.abort(new Error('weg')), 1_500)
    await assert.rejects(spinning, /weg/)
    // It gives way to everything: on a busy machine it had only part of that time.
    assert.ok(quitter.ms >= 10 && quitter.ms <= 3_000, String(quitter.ms))
    const dead = asker()
    await assert.rejects(workshop.run('one', { do: 'abort' }, dead))
    assert.ok(dead.ms >= 0, String(dead.ms))
    const never = asker(AbortSignal.abort(new Error('weg')))
    await assert.rejects(workshop.run('one', { do: 'tell' }, never), /weg/)
    assert.equal(never.ms, -1)
  } finally {
    await workshop.close()
  }
})

test('who has spent their hour hears of everything dear when to come back; others go on, and what is not dear too', async () => {
  const { client, user } = await app.loggedIn()
  const { body: article } = await client.post('/api/articles', { title: 'De brug', content: 'De brug is open.' })
  await budgetOf().reserve(user.id, HOUR_MS)
  const calls = [
    () => sendPictures(client, upscaleImage.path, [photo], { field: 'image' }),
    () => sendPictures(client, lookAt.path, [photo], { field: 'image' }),
    () => sendPictures(client, storePicture.path, [photo], { field: 'image' }),
    () => sendPictures(client, enhanceImages.path, [photo], { field: 'images' }),
    () => sendPictures(client, combineImages.path, [photo, photo], { field: 'images' }),
    () =>
      sendPictures(
        client,
        importArticle.path,
        [{ bytes: Buffer.from('# De brug\n\nDe brug is open voor iedereen.'), name: 'a.md' }],
        {
          field: 'file',
        },
      ),
    () => client.send('GET', `/api/articles/${article.id}/export?format=docx`),
    () => client.post(exportArticles.path, { ids: [article.id], format: 'md' }),
  ]
  for (const [at, call] of calls.entries()) {
    const { status, body, headers } = await call()
    assert.equal(status, 429, `${at} ${JSON.stringify(body)}`)
    assert.match(body.message, /^Je hebt dit uur veel rekenwerk laten doen\. Probeer het over \d+ minuten opnieuw\.$/)
    const seconds = Number(headers.get('retry-after'))
    assert.ok(seconds > 3_000 && seconds <= 3_600, String(seconds))
  }
  assert.equal((await client.get('/api/articles')).body.items?.length ?? 1, 1)
  assert.equal((await client.get(`/api/articles/${article.id}`)).status, 200)
  const other = await app.loggedIn()
  assert.equal((await sendPictures(other.client, lookAt.path, [photo], { field: 'image' })).status, 200)
  const admin = await app.loggedIn({ role: 'admin' })
  await budgetOf(true).reserve(admin.user.id, HOUR_MS)
  assert.equal((await sendPictures(admin.client, lookAt.path, [photo], { field: 'image' })).status, 200)
})

test('who leaves a ZIP that is being made pays for what was done of it', async () => {
  const { client, user } = await app.loggedIn()
  const content = '**De** _brug_ is [open](https://brug.example) voor `iedereen`.\n\n'.repeat(15_000)
  const { body: article } = await client.post('/api/articles', { title: 'De brug', content })
  const leave = new AbortController()
  const body = { ids: [article.id], format: 'docx' }
  const zip = client.send('POST', exportArticles.path, { body, signal: leave.signal })
  setTimeout(() => leave.abort(), 1_500)
  await assert.rejects(zip, { name: 'AbortError' })
  // Reserved were five seconds, the most that one document may take.
  await until(async () => {
    const now = await left(user.id)
    return now < HOUR_MS && now > HOUR_MS - 5_000
  }, 'it counts')
})

test('the pictures of a ZIP are paid for as they are made, and not beyond the hour', async () => {
  const { client, user } = await app.loggedIn()
  const stored = async (background: string) => {
    const blank = sharp({ create: { width: 1600, height: 16_000, channels: 3, background } })
    const bytes = await blank.webp({ effort: 0 }).toBuffer()
    const sent = [{ bytes, name: 'vlak.webp' }]
    return (await sendPictures(client, storePicture.path, sent, { field: 'image' })).body.address as string
  }
  // Two in each, so that all of them are more than is left on a quick machine too.
  const pictures = [await stored('#123456'), await stored('#654321')].map((address) => `![Een vlak](${address})`)
  const content = ['De brug is open.', ...pictures].join('\n\n')
  const ids: number[] = []
  for (const title of ['Een', 'Twee', 'Drie', 'Vier'])
    ids.push((await client.post('/api/articles', { title, content })).body.id)
  await budgetOf().reserve(user.id, (await left(user.id)) - 2_800)
  const { path } = exportArticles
  const zip = await fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: client.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ ids, format: 'docx' }),
  })
  const names = [...unzipped(Buffer.from(await zip.arrayBuffer()), () => true).keys()]
  assert.ok(
    names.includes('Een.docx') && names.includes('Vier/Vier.md') && names.includes('Lees mij.txt'),
    names.join(' '),
  )
})

test('a picture that was made, and a document that was read, count with what they used', async () => {
  const { client, user } = await app.loggedIn()
  await sendPictures(client, upscaleImage.path, [photo], { field: 'image', fields: { longSide: 700 } })
  const afterPicture = await left(user.id)
  assert.ok(afterPicture < HOUR_MS && afterPicture > HOUR_MS - 60_000, String(afterPicture))
  const read = await sendPictures(
    client,
    importArticle.path,
    [{ bytes: Buffer.from('# De brug\n\nDe brug is open voor iedereen.'), name: 'a.md' }],
    { field: 'file' },
  )
  assert.equal(read.status, 201, JSON.stringify(read.body))
  const exported = await client.post(exportArticles.path, { ids: [read.body.id], format: 'docx' })
  assert.equal(exported.status, 200)
  const afterDocument = await left(user.id)
  assert.ok(afterDocument < afterPicture && afterDocument > afterPicture - 10_000, String(afterDocument))
})
