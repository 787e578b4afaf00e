// A ZIP that is made while it is sent: whole and readable, as long as was told, and broken off where it cannot be right.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { unzipped } from '#server/articles/import-zip.ts'
import { zipLength, zipOf, type ZipFile } from '#server/files/zip.ts'

async function* pieces(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    await turn()
    yield typeof text === 'string' ? Buffer.from(text) : text
  }
}

const made = (name: string, ...texts: string[]): ZipFile => ({
  name,
  bytes: Buffer.byteLength(texts.join('')),
  at: new Date('2026-07-31T22:03:09Z'),
  open: () => pieces(...texts),
})

const whole = async (files: readonly ZipFile[]) => Buffer.concat(await Array.fromAsync(zipOf(files)))

const several = [made('strand.txt', 'zee', ' en ', 'zand'), made('Ééntje “ja” 🎈 日本.txt', 'é'), made('leeg.txt')]

test('every file is in it, whole, under its own name', async () => {
  const files = unzipped(await whole(several), () => true)
  assert.deepEqual(
    [...files].map(([name, bytes]) => [name, bytes.toString()]),
    [
      ['strand.txt', 'zee en zand'],
      ['Ééntje “ja” 🎈 日本.txt', 'é'],
      ['leeg.txt', ''],
    ],
  )
})

test('it is as long as was told beforehand, and one of nothing is one too', async () => {
  for (const files of [several, several.slice(1), []]) assert.equal((await whole(files)).length, zipLength(files))
  assert.equal(unzipped(await whole([]), () => true).size, 0)
})

test('another program finds nothing wrong with it, and the moment in Dutch time', async (context) => {
  if (spawnSync('unzip', ['-v']).error) return context.skip('no unzip')
  const folder = await mkdtemp(join(tmpdir(), 'kopij-test-zip-'))
  try {
    const path = join(folder, 'a.zip')
    await writeFile(path, await whole(several))
    const tested = spawnSync('unzip', ['-t', path], { encoding: 'utf8' })
    assert.equal(tested.status, 0, tested.stdout + tested.stderr)
    const listed = spawnSync('zipinfo', ['-T', path, 'strand.txt'], { encoding: 'utf8' })
    // In steps of two seconds.
    assert.match(listed.stdout, /-rw-r--r--.*\b11\b.*stor 20260801\.000308 strand\.txt/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a file is opened when its turn has come, and none after who reads has left', async () => {
  const opened: string[] = []
  const closed: string[] = []
  const watched = (name: string): ZipFile => ({
    ...made(name),
    bytes: 2_000,
    open: async function* () {
      opened.push(name)
      try {
        yield Buffer.alloc(1_000)
        yield Buffer.alloc(1_000)
      } finally {
        closed.push(name)
      }
    },
  })
  let seen = 0
  for await (const piece of zipOf(['a', 'b', 'c'].map(watched))) {
    seen += piece.length
    if (seen > 2_500) break
  }
  assert.deepEqual(
    [opened, closed],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
  )
})

test('a file that cannot be read, or has another length than was told, breaks it: nobody takes half of it for the whole', async () => {
  const vanished: ZipFile = { ...made('b.txt', 'b'), open: () => Promise.reject(new Error('weg')) }
  await assert.rejects(whole([made('a.txt', 'a'), vanished]), /weg/)
  for (const bytes of [0, 2]) await assert.rejects(whole([{ ...made('a.txt', 'a'), bytes }]), /had 1 of them/)
})

test('what its format cannot say is refused before the first byte', async () => {
  const large: ZipFile = { ...made('a'), bytes: 0xffffffff - 200 }
  assert.ok(zipLength([large]) <= 0xffffffff)
  assert.throws(() => zipLength([{ ...large, bytes: 0xffffffff }]), RangeError)
  await assert.rejects(zipOf([large, large]).next(), RangeError)
  assert.throws(() => zipLength(Array.from({ length: 65_536 }, () => ({ name: 'a', bytes: 0 }))), RangeError)
})
