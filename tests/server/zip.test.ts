// A ZIP that is made while it is sent: whole and readable, as long as was told, and broken off where it cannot be right.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { unzipped } from '#server/articles/import-zip.ts'
import { zipFileOf, zipLength, zipOf, type ZipFile } from '#server/files/zip.ts'

async function* pieces(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    await turn()
    yield typeof text === 'string' ? Buffer.from(text) : text
  }
}

const at = new Date('2026-07-31T22:03:09Z')
const made = (name: string, ...texts: string[]): ZipFile => ({
  name,
  bytes: Buffer.byteLength(texts.join('')),
  at,
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

/** Files of 1 GB each that take no memory, and the last bytes of the ZIP with them: what stands behind the files. */
async function farZip(count: number): Promise<{ length: number; tail: Buffer; files: ZipFile[] }> {
  const megabytes = Buffer.alloc(16 * 1024 * 1024)
  const files = Array.from({ length: count }, (_, number): ZipFile => {
    const bytes = 64 * megabytes.length
    return { ...made(`${number}.txt`), bytes, open: () => pieces(...Array.from({ length: 64 }, () => megabytes)) }
  })
  let length = 0
  let tail = Buffer.alloc(0)
  for await (const piece of zipOf(files)) {
    length += piece.length
    if (piece !== megabytes) tail = Buffer.concat([tail, piece]).subarray(-2_000)
  }
  return { length, tail, files }
}

test('beyond 4 GB it says where things are in 64 bits, and is still as long as was told', async () => {
  const { length, tail, files } = await farZip(5)
  assert.equal(length, zipLength(files))
  const [end, locator] = [tail.subarray(-22), tail.subarray(-42, -22)]
  assert.deepEqual([end.readUInt16LE(10), end.readUInt32LE(16)], [5, 0xffffffff])
  assert.equal(locator.readUInt32LE(0), 0x07064b50)
  const from = length - tail.length
  const record = tail.subarray(Number(locator.readBigUInt64LE(8)) - from)
  assert.equal(record.readUInt32LE(0), 0x06064b50)
  const [count, size, offset] = [32, 40, 48].map((place) => Number(record.readBigUInt64LE(place)))
  assert.equal(count, 5)
  let entry = offset! - from
  for (const [number, { bytes }] of files.entries()) {
    assert.equal(tail.readUInt32LE(entry), 0x02014b50)
    const [name, extra] = [tail.readUInt16LE(entry + 28), tail.readUInt16LE(entry + 30)]
    const near = tail.readUInt32LE(entry + 42)
    const begins = near === 0xffffffff ? Number(tail.readBigUInt64LE(entry + 46 + name + 4)) : near
    assert.equal(begins, number * (30 + name + bytes + 16))
    assert.equal(extra, near === 0xffffffff ? 12 : 0)
    entry += 46 + name + extra
  }
  assert.equal(entry, offset! - from + size!)
})

test('more files than 16 bits can count are counted all the same', async () => {
  for (const [count, told] of [
    [65_534, 65_534],
    [65_535, 0xffff],
  ] as const) {
    const empty = Array.from({ length: count }, (_, number) => zipFileOf(`${number}`, Buffer.alloc(0), at))
    let end = Buffer.alloc(0)
    for await (const piece of zipOf(empty)) end = Buffer.from(piece)
    assert.equal(end.readUInt16LE(end.length - 12), told)
    if (told === 0xffff) assert.equal(end.readBigUInt64LE(end.length - 98 + 32), BigInt(count))
  }
})

test('one file of 4 GB is none that anybody keeps here', async () => {
  const large: ZipFile = { ...made('a'), bytes: 0xffffffff }
  await assert.rejects(zipOf([large]).next(), RangeError)
})
