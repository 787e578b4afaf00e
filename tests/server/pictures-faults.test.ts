// What goes wrong beside the keeping and the removing of pictures: it is noted, and stops nobody.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { filesOnDisk } from '#server/files/store.ts'
import { keepPicture } from '#server/pictures/keep.ts'
import { putAway } from '#server/pictures/put-away.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { png } from '../support/strange-web.ts'

let app: TestApp
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-pictures-'))
  app = await startApp({ files: filesOnDisk(folder) })
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function kept(user: { id: number }, site = app.site) {
  const path = join(folder, `gemaakt-${Math.random()}`)
  await writeFile(path, png)
  const made = { fileName: 'zee.png', format: 'png', width: 1, height: 1, credit: null, tool: 'upscale' } as const
  return keepPicture(site, user, { ...made, path })
}

const filesLeft = () => readdir(join(folder, 'files'))

test('a picture that is kept stays kept when no room can be made after it', async () => {
  const { client, user } = await app.loggedIn()
  const warned: string[] = []
  const db = Object.assign(Object.create(app.site.db) as typeof app.site.db, {
    execute: () => Promise.reject(new Error('de verbinding brak')),
  })
  const warn = (failure: unknown) => void warned.push((failure as Error).message)
  const { path } = await kept(user, { ...app.site, db, warn })
  assert.equal((await client.get(path)).status, 200)
  assert.deepEqual(warned, ['de verbinding brak'])
})

test('pictures are put away as far as that goes: what cannot be removed is noted, and stops neither others nor who asked', async () => {
  const { client, user } = await app.loggedIn()
  const { user: other } = await app.loggedIn()
  const [first, second, theirs] = [await kept(user), await kept(user), await kept(other)]
  const warned: string[] = []
  const { files } = app.site
  const remove = (name: string) => (name === first.name ? Promise.reject(new Error('de schijf')) : files.remove(name))
  const warn = (failure: unknown) => void warned.push((failure as Error).message)
  await putAway({ ...app.site, files: { ...files, remove }, warn }, user.id, [first.name, theirs.name, second.name])
  for (const { path } of [first, second]) assert.equal((await client.get(path)).status, 404)
  const left = await filesLeft()
  assert.deepEqual(
    [first, second, theirs].map(({ name }) => left.includes(name)),
    [true, false, true],
  )
  assert.deepEqual(warned, ['de schijf'])
})
