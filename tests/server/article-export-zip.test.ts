// A ZIP of articles: whole and readable, made while it is read, and broken off when nobody reads any more.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { Problem } from '#contract/problems.ts'
import { exportedFiles, makingWith, type ArticleToPack } from '#server/articles/export-files.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { zipFileOf, zipOf, type ZipFile } from '#server/files/zip.ts'
import { exported } from '../support/articles-exported.ts'

const all = () => true
const asker = { userId: 1, signal: new AbortController().signal }

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Map<string, Buffer>> {
  return unzipped(Buffer.concat(await Array.fromAsync(pieces)), all)
}

async function* given<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) {
    await turn()
    yield item
  }
}

/** Makes text of an article, and counts. */
const maker = () => {
  const made: string[] = []
  const documents = {
    export: async (article: { title: string }) => {
      made.push(article.title)
      if (article.title.startsWith('Te groot')) throw new Problem('exportTooLarge')
      if (article.title.startsWith('Te duur')) throw new Problem('tooManyTries')
      return Buffer.from(`tekst van ${article.title}`)
    },
    undescribed: async () => [],
  }
  return { made, documents }
}

const articles = (titles: readonly string[]): ArticleToPack[] => titles.map((title) => exported({ title }))

test('every article is in it under a name of its own, with its campaign beside it', async () => {
  const { documents } = maker()
  const [first, ...rest] = articles(['De brug', 'De brug', 'Ééntje: “ja”', 'De Brug'])
  assert.ok(first)
  const withCampaign = { ...first, campaign: [{ label: 'Titels', texts: ['Kop'] }] }
  const files = await whole(zipOf(exportedFiles(given([withCampaign, ...rest]), 'txt', documents, asker)))
  assert.deepEqual(
    [...files.keys()],
    ['De brug.txt', 'De brug - campagne.txt', 'De brug (2).txt', 'Ééntje “ja”.txt', 'De Brug (3).txt'],
  )
  assert.equal(files.get('De brug (2).txt')?.toString(), 'tekst van De brug')
  assert.match(files.get('De brug - campagne.txt')?.toString() ?? '', /Titels\n\nKop/)
})

test('one that is too large for the format is in it as Markdown, and a file says so', async () => {
  const { documents } = maker()
  const files = await whole(zipOf(exportedFiles(given(articles(['Goed', 'Te groot'])), 'docx', documents, asker)))
  assert.deepEqual([...files.keys()], ['Goed.docx', 'Te groot.md', 'Lees mij.txt'])
  assert.match(files.get('Te groot.md')?.toString() ?? '', /^---\ntitle: "Te groot"/)
  assert.match(files.get('Lees mij.txt')?.toString() ?? '', /te groot voor Word[^]*- Te groot/)
})

test('of who has spent their hour meanwhile the others are in it as Markdown, and a file says so', async () => {
  const { documents } = maker()
  const files = await whole(zipOf(exportedFiles(given(articles(['Goed', 'Te duur'])), 'docx', documents, asker)))
  assert.deepEqual([...files.keys()], ['Goed.docx', 'Te duur.md', 'Lees mij.txt'])
  assert.match(files.get('Lees mij.txt')?.toString() ?? '', /niet genoeg rekentijd[^]*- Te duur/)
})

test('a ZIP of nothing is one too', async () => {
  assert.equal((await whole(zipOf(given([])))).size, 0)
})

/** A thousand files of 100 kB; `made` says how many were asked for. */
function manyFiles() {
  const state = { made: 0, ended: false }
  async function* files(): AsyncGenerator<ZipFile> {
    try {
      for (; state.made < 1_000; state.made += 1)
        yield zipFileOf(`${state.made}.txt`, Buffer.alloc(100_000), new Date(0))
    } finally {
      state.ended = true
    }
  }
  return { state, files: files() }
}

test('files are made as they are read, never ahead', async () => {
  const { state, files } = manyFiles()
  const reading = zipOf(files)
  let bytes = 0
  while (bytes < 2_000_000) bytes += (await reading.next()).value?.length ?? 0
  for (let turns = 0; turns < 50; turns += 1) await turn()
  assert.ok(state.made <= 20, `${state.made} files for ${bytes} bytes`)
  await reading.return()
})

test('who stops reading ends the work: no file is made after that', async () => {
  const { state, files } = manyFiles()
  for await (const piece of zipOf(files)) {
    assert.ok(piece.length > 0)
    break
  }
  assert.deepEqual(state, { made: 0, ended: true })
})

test('a text that is not read while many wait is in it all the same', async () => {
  const { documents } = maker()
  const work = () => Promise.reject(new Problem('textsBusy', { retryAfterSeconds: 1 }))
  const making = makingWith(documents, { work })
  const files = await whole(zipOf(exportedFiles(given(articles(['Goed'])), 'txt', making, asker)))
  assert.deepEqual([...files.keys()], ['Goed.txt'])
})

test('a file that cannot be made breaks the ZIP: nobody takes half of it for the whole', async () => {
  async function* files(): AsyncGenerator<ZipFile> {
    yield zipFileOf('a.txt', Buffer.from('a'), new Date(0))
    throw new Error('kapot')
  }
  await assert.rejects(Array.fromAsync(zipOf(files())), /kapot/)
})

test('who is gone while an article is made gets the reason, and the next is not made', async () => {
  const leaving = new AbortController()
  const documents = {
    export: (_article: unknown, _format: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<Uint8Array>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        leaving.abort(new Error('weg'))
      }),
    undescribed: async () => [],
  }
  const files = exportedFiles(given(articles(['a', 'b'])), 'txt', documents, { userId: 1, signal: leaving.signal })
  await assert.rejects(Array.fromAsync(files), /weg/)
})
