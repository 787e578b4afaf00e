// Imports whose pictures wait, or cannot be stored: they keep nobody else from documents, and leave nothing.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { Problem } from '#contract/problems.ts'
import { writtenBeside } from '#server/articles/import-pictures.ts'
import { withStored } from '#server/articles/import-stored.ts'
import { zipped } from '#server/articles/import-zip.ts'
import type { Studio } from '#server/imaging/studio.ts'
import { until, type Client } from '../support/app.ts'
import { gradient, photoBytes } from '../support/pictures.ts'
import {
  articleWith,
  exportedBy,
  filesOf,
  importedBy,
  openPictureHouse,
  storedBy,
  type PictureHouse,
} from '../support/stored-pictures.ts'

let house: PictureHouse
let writer: Client
let pages: Studio['pages']
before(async () => {
  house = await openPictureHouse()
  writer = (await house.app.loggedIn({ role: 'user' })).client
  pages = house.app.site.studio.pages
})
afterEach(() => void (house.app.site.studio.pages = pages))
after(() => house.close())

const grey = (width: number) => gradient({ width, height: 10 }).png().toBuffer()

/** A ZIP of a text with these pictures. */
function zipWith(pictures: readonly Buffer[]): Uint8Array {
  const text = `# De brug\n\nDe brug is dicht.\n\n${pictures.map((_, at) => `![Brug ${at}](${at}.png)`).join('\n\n')}\n`
  return zipped(new Map([['brug.md', Buffer.from(text)], ...pictures.map((one, at) => [`${at}.png`, one] as const)]))
}

/** All that is kept, and all temporary files. */
async function everything() {
  const folder = dirname(await house.app.site.uploads.newPath())
  return { files: await house.filesLeft(), rows: await house.rowsLeft(), temporary: await readdir(folder) }
}

test('imports whose pictures wait for their turn keep nobody from exporting and importing', async () => {
  const { client: other } = await house.app.loggedIn({ role: 'user' })
  const clear = await storedBy(other, await photoBytes('tulips.png'), { name: 'tulpen.png' })
  const { id } = await articleWith(other, [clear])
  let waiting = 0
  let go = () => {}
  const turn = new Promise<void>((resolve) => (go = resolve))
  house.app.site.studio.pages = async (...asked) => {
    waiting += 1
    await turn
    return pages(...asked)
  }
  const zip = zipWith([await grey(60)])
  const imports = [1, 2, 3].map((number) => importedBy(writer, zip, `${number}.zip`))
  await until(() => waiting === 3, 'the pictures of all three wait')
  for (const format of ['txt', 'md', 'html', 'docx'])
    assert.ok((await exportedBy(other, id, format)).bytes.length > 10, format)
  assert.equal((await importedBy(other, Buffer.from('Een tekst zonder afbeeldingen.'), 'a.md')).status, 201)
  go()
  assert.deepEqual(
    (await Promise.all(imports)).map(({ status }) => status),
    [201, 201, 201],
  )
})

test('of an import that is turned away halfway no picture is left, but those that an article had already', async () => {
  const used = await photoBytes('rocket.jpg')
  const picture = await storedBy(writer, used, { name: 'raket.jpg' })
  await articleWith(writer, [picture])
  const earlier = await everything()
  let made = 0
  house.app.site.studio.pages = (...asked) => {
    made += 1
    return made < 4 ? pages(...asked) : Promise.reject(new Problem('workshopBusy', { retryAfterSeconds: 3 }))
  }
  const zip = zipWith([await grey(61), used, await grey(962), await grey(63)])
  const { status, body } = await importedBy(writer, zip, 'brug.zip')
  assert.deepEqual([status, body.code, made], [503, 'workshopBusy', 4])
  assert.deepEqual(await everything(), earlier)
})

test('who leaves while the pictures of an import are stored leaves none of them', async () => {
  const earlier = await everything()
  const leaving = new AbortController()
  let made = 0
  house.app.site.studio.pages = async (...asked) => {
    const answer = await pages(...asked)
    made += 1
    if (made === 2) {
      const gone = new Promise<void>((resolve) => {
        asked[1].signal.addEventListener('abort', () => resolve(), { once: true })
      })
      leaving.abort()
      await gone
    }
    return answer
  }
  const zip = zipWith([await grey(71), await grey(72), await grey(73)])
  await assert.rejects(importedBy(writer, zip, 'brug.zip', leaving.signal), { name: 'AbortError' })
  await until(async () => JSON.stringify(await everything()) === JSON.stringify(earlier), 'nothing of it is left')
  assert.equal(made, 2)
})

test('of an import whose article cannot be kept no picture is left', async () => {
  const { user } = await house.app.loggedIn()
  const earlier = await everything()
  const address = 'https://brug.invalid/1'
  const pictures = await writtenBeside(await house.app.site.uploads.newPath(), [
    { address, name: '1.png', bytes: Uint8Array.from(await grey(81)) },
  ])
  // Longer than what is worked on at once.
  const content = `![Brug](${address})\n\n${'Over de brug. '.repeat(2_000)}`
  const imported = { content, addsCredits: true, pictures }
  let text = ''
  const keep = (read: { content: string }) => {
    text = read.content
    return Promise.reject(new Error('de verbinding brak'))
  }
  const { signal } = new AbortController()
  await assert.rejects(withStored(house.app.site, user, imported, signal, keep), /de verbinding brak/)
  assert.match(text, /^!\[Brug\]\(\/api\/articles\/pictures\//)
  assert.deepEqual(await everything(), earlier)
})

test('a document gets pictures that Word knows, and what was made for that is gone afterwards', async () => {
  const drawing = await storedBy(writer, await grey(1_700), { name: 'tekening.png' })
  const { id } = await articleWith(writer, [drawing])
  const earlier = await everything()
  const files = filesOf((await exportedBy(writer, id, 'docx')).bytes)
  assert.deepEqual(
    [...files.keys()].filter((name) => name.startsWith('word/media/')).map((name) => name.split('.').at(-1)),
    ['jpg'],
  )
  assert.deepEqual(await everything(), earlier)
})
