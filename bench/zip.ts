// A ZIP of kept pictures against a copy of them: both read from the file store and written to the disk, in the same run.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filesOnDisk } from '#server/files/store.ts'
import { zipOf, type ZipFile } from '#server/files/zip.ts'
import { photoBytes, photographs } from '../tests/support/pictures.ts'
import { median } from './measure.ts'
import type { Row } from './report.ts'

const MOST = 1.5
const ROUNDS = 11
/** How often each photograph is in it: some 60 MB together. */
const TIMES = 12

export async function zip(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kopij-bench-zip-'))
  try {
    const store = filesOnDisk(folder)
    const at = new Date()
    const all: ZipFile[] = []
    for (const [number, name] of Array.from({ length: TIMES }, () => photographs)
      .flat()
      .entries()) {
      const bytes = await photoBytes(name)
      const key = `${number}-${name}`
      await writeFile(join(folder, key), bytes)
      await store.keep(join(folder, key), key)
      all.push({ name: key, bytes: bytes.length, at, open: async () => (await store.read(key)).body })
    }
    async function* copied(): AsyncGenerator<Uint8Array> {
      for (const { open } of all) yield* await open()
    }
    const timed = async (pieces: AsyncIterable<Uint8Array>) => {
      const begun = performance.now()
      await pipeline(pieces, createWriteStream(join(folder, 'out')))
      return performance.now() - begun
    }
    const times: { ours: number; bare: number }[] = []
    for (let round = -1; round < ROUNDS; round += 1) {
      const both = { ours: await timed(zipOf(all)), bare: await timed(copied()) }
      if (round >= 0) times.push(both)
    }
    const ratio = median(times.map(({ ours, bare }) => ours / bare))
    const shown = (side: 'ours' | 'bare') => `${Math.round(median(times.map((both) => both[side])))} ms`
    const megabytes = Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
    return [
      {
        what: `a ZIP of ${all.length} pictures, ${megabytes} MB, against a copy of them`,
        measured: `${ratio.toFixed(2)} times (${shown('ours')}, copy ${shown('bare')})`,
        limit: `at most ${MOST} times`,
        met: ratio <= MOST,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
