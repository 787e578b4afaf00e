// Secrets at rest: what is sealed can be read with its key alone, and with the key that came after it.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { StartProblem } from '#server/config.ts'
import { transaction } from '#server/db/transaction.ts'
import { checkKey } from '#server/secrets/check-key.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { openTestDatabase } from '../support/database.ts'

const first = 'eerste-sleutel-van-dit-huis-0123456789'
const second = 'tweede-sleutel-van-dit-huis-0123456789'

test('what is sealed can be opened with its key and for its purpose, and reads as nothing otherwise', () => {
  const secrets = createSecrets([first])
  const sealed = secrets.seal('second-step', 'JBSWY3DPEHPK3PXP – één')
  assert.equal(secrets.open('second-step', sealed), 'JBSWY3DPEHPK3PXP – één')
  assert.ok(!sealed.includes('JBSW'))
  assert.notEqual(secrets.seal('second-step', 'JBSWY3DPEHPK3PXP – één'), sealed, 'no two look alike')
  assert.throws(() => secrets.open('mail', sealed), 'not for another purpose')
  assert.throws(() => createSecrets([second]).open('second-step', sealed), /not configured/)
})

test('a sealed text of which one character was changed is refused, and so is half of it', () => {
  const secrets = createSecrets([first])
  const sealed = secrets.seal('mail', 'een brief')
  const at = sealed.length - 5
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  for (const wrong of [changed, sealed.slice(0, -8), sealed.split('.')[0] ?? '', ''])
    assert.throws(() => secrets.open('mail', wrong), wrong)
})

test('after a change of key the old one still reads what it sealed, and new things are sealed with the new one', () => {
  const before = createSecrets([first])
  const now = createSecrets([second, first])
  const sealed = before.seal('other-systems', 'een sleutel van elders')
  assert.equal(now.open('other-systems', sealed), 'een sleutel van elders')
  assert.ok(now.isOld(sealed))
  assert.ok(!now.isOld(now.seal('other-systems', 'nieuw')))
})

test('a mark is the same for the same text and key, tells nothing of the text, and is looked for under both keys', () => {
  const [mark] = createSecrets([first]).marks('past-trials', 'noor@example.com')
  const now = createSecrets([second, first]).marks('past-trials', 'noor@example.com')
  assert.equal(now.length, 2)
  assert.equal(now[1], mark)
  assert.notEqual(now[0], mark)
  assert.notEqual(createSecrets([first]).marks('mail', 'noor@example.com')[0], mark)
})

test('without SECRET_KEY the data folder gets a key once, which only its owner may read', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-key-'))
  context.after(() => rm(dataDir, { recursive: true }))
  const settings = { dataDir, secretKey: undefined, secretKeyBefore: undefined }
  const [once] = (await openSecrets(settings)).fingerprints
  const [again] = (await openSecrets(settings)).fingerprints
  assert.equal(once, again)
  const path = join(dataDir, 'secret-key')
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  assert.ok((await readFile(path, 'utf8')).trim().length >= 43)
  // Who goes over to SECRET_KEY can read what the file's key sealed.
  assert.deepEqual((await openSecrets({ ...settings, secretKey: second })).fingerprints.slice(1), [once])
  await writeFile(path, '')
  await assert.rejects(openSecrets(settings), /secret-key/, 'an emptied file is no reason to make another key')
})

const database = await openTestDatabase()
after(() => database.close())

test('processes that start together on one folder have one key', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-key-'))
  context.after(() => rm(dataDir, { recursive: true }))
  const settings = { dataDir, secretKey: undefined, secretKeyBefore: undefined }
  const opened = await Promise.all(Array.from({ length: 8 }, () => openSecrets(settings)))
  assert.equal(new Set(opened.map(({ fingerprints }) => fingerprints[0])).size, 1)
  assert.deepEqual(await readdir(dataDir), ['secret-key'])
})

test('a database goes with its key: another one stops the start, and the next one says which came before', async () => {
  const check = (...keys: [string, ...string[]]) =>
    transaction(database.pool, (tx) => checkKey(tx, createSecrets(keys)))
  await check(first)
  await check(first)
  await assert.rejects(
    check(second),
    (error: unknown) => error instanceof StartProblem && /SECRET_KEY/.test(error.message),
  )
  await check(second, first)
  await check(second)
  await assert.rejects(check(first), StartProblem)
})
