// Documents that are made to cost time: counted before they are read, ended after five seconds of a processor, and in nobody's way.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { importArticle } from '#contract/articles/endpoints.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { createDocuments, documentLimits } from '#server/articles/documents.ts'
import { articles } from '#server/articles/tables.ts'
import { importedFrom } from '#server/articles/import-article.ts'
import { zipped } from '#server/articles/import-zip.ts'
import type { ProcessorBudget } from '#server/workshop/spending.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { exported } from '../support/articles-exported.ts'
import { importing } from '../support/imports.ts'
import { sendPictures } from '../support/picture-requests.ts'
import { documentWith, paragraph } from '../support/word-documents.ts'

/** How each PNG begins, which is how one is known. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const asker = { userId: 1, signal: new AbortController().signal }
const said: string[] = []
const documents = createDocuments({ ...documentLimits, timeLimitMs: 300_000 }, (why) => said.push(why))
let app: TestApp
before(async () => void (app = await startApp()))
after(() => Promise.all([documents.close(), app.close()]))

const refusedWith = (code: ProblemCode, words: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Problem)
  assert.equal(error.code, code)
  assert.match(error.told, words)
  return true
}

/** A table of so many cells, ten in a row. */
const tableOf = (cells: number) =>
  `<w:tbl>${`<w:tr>${'<w:tc><w:p/></w:tc>'.repeat(10)}</w:tr>`.repeat(cells / 10)}</w:tbl>`
/** The same body under another prefix, as any document may choose. */
const renamed = (body: string) =>
  body
    .replaceAll('<w:', '<q:')
    .replaceAll('</w:', '</q:')
    .replace('<q:tbl>', '<q:tbl xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main">')

test('what no article can be made of is refused by its count, before it is read', async () => {
  for (const [what, body] of [
    ['200,000 cells', tableOf(200_000)],
    ['200,000 cells under another name', renamed(tableOf(200_000))],
    ['100,000 empty paragraphs', '<w:p/>'.repeat(100_000)],
    ['100,000 rows', `<w:tbl>${'<w:tr/>'.repeat(100_000)}</w:tbl>`],
  ] as const) {
    const used: number[] = []
    const budget: ProcessorBudget = {
      reserve: async () => ({ used: (ms) => void used.push(ms), cover: async () => {}, settle: async () => {} }),
    }
    const counting = createDocuments({ ...documentLimits, timeLimitMs: 300_000 }, (why) => said.push(why), budget)
    const read = importing(counting, documentWith(body), asker)
    await assert.rejects(read, refusedWith('documentTooLarge', /^Dit bestand is te groot om te importeren\./), what)
    await counting.close()
    assert.deepEqual(said, [], `${what}: no child was ended for it`)
    assert.ok((used[0] ?? Infinity) < 3_000, `${what}: ${used[0]} ms of a processor, a child's start included`)
  }
})

test('a document that fills the heap costs that one piece of work, and never the server', async () => {
  // V8 at its limit aborts the whole process when one step needs more than it has left.
  const why: string[] = []
  const filling = createDocuments({ ...documentLimits, timeLimitMs: 300_000 }, (reason) => why.push(reason))
  const bytes = documentWith(`<w:p>${'<w:r/>'.repeat(700_000)}</w:p>${paragraph('De brug is open.')}`)
  await assert.rejects(
    importing(filling, bytes, asker),
    refusedWith('documentUnreadable', /^Dit document is te groot of te ingewikkeld/),
  )
  await filling.close()
  assert.equal(why.length, 1)
})

test('the count is 60,000 paragraphs, cells and rows: with those an article is still read, with one more it is not', async () => {
  // Each row counts with its ten cells, and each cell with its paragraph.
  const rows = 2_000
  const cells = tableOf(10 * rows)
  const begun = 21 * rows + 1
  for (const [more, problem] of [
    [60_000 - begun - 1, undefined],
    [60_000 - begun, undefined],
    [60_000 - begun + 1, 'documentTooLarge'],
  ] as const) {
    const read = await importedFrom(
      documentWith(`${paragraph('De brug is open.')}${'<w:p/>'.repeat(more)}${cells}`),
      'a.docx',
    )
    assert.equal('problem' in read ? read.problem : undefined, problem, String(more))
  }
})

test('what takes more of a processor than it may ends its child, says so in words, and the next is read', async () => {
  const hasty = createDocuments({ ...documentLimits, timeLimitMs: 300_000, processorLimitMs: 250 }, (why) =>
    said.push(why),
  )
  try {
    const heavy = documentWith(
      `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>wo</w:t></w:r><w:r><w:t> x </w:t></w:r>'.repeat(30_000)}</w:p>`,
    )
    await assert.rejects(
      importing(hasty, heavy, asker),
      refusedWith('documentUnreadable', /te ingewikkeld om te importeren\. Deel het op/),
    )
    const exporting = hasty.export(
      exported({ content: 'Een alinea van een artikel.\n\n'.repeat(30_000) }),
      'docx',
      asker,
    )
    await assert.rejects(exporting, refusedWith('exportTooLarge', /te groot voor dit soort bestand/))
    assert.deepEqual(
      said.splice(0),
      Array.from({ length: 2 }, () => 'more than 250 ms of a processor'),
    )
  } finally {
    await hasty.close()
  }
  assert.equal(documentLimits.processorLimitMs, 5_000)
  const read = await importing(documents, documentWith(paragraph('tekst')), asker)
  assert.equal(read.content, 'tekst')
})

test('an article of too many cells or lines is not made into a Word document', async () => {
  for (const content of [`|a|a|\n|-|-|\n${'|a|a|\n'.repeat(60_000)}`, `\`\`\`\n${'a\n'.repeat(120_000)}\`\`\``]) {
    const exporting = documents.export(exported({ content }), 'docx', asker)
    await assert.rejects(exporting, refusedWith('exportTooLarge', /te groot voor dit soort bestand/))
    assert.equal(said.pop(), 'too many blocks for a Word document')
    assert.equal((await documents.export(exported({ content }), 'txt', asker)).length > 0, true)
  }
})

test('long articles of one make a ZIP of short ones no dearer for others', async () => {
  const kept = createDocuments()
  try {
    const first = kept.price(5_000)
    const content = '**De** _brug_ is [open](https://brug.example) voor `iedereen`.\n\n'.repeat(4_000)
    for (let nth = 0; nth < 3; nth += 1) await kept.export(exported({ content }), 'docx', asker)
    const price = kept.price(5_000)
    assert.ok(price < 1.2 * first, `${first} ms, and then ${price}`)
    assert.ok(kept.price(500_000) > 5 * price)
    assert.ok(kept.price(50_000_000) <= 5_000)
  } finally {
    await kept.close()
  }
})

test('one user with ten documents keeps nobody waiting behind them', async () => {
  const order: string[] = []
  const slow = () => documentWith(paragraph('Een zin van een artikel. '.repeat(20)).repeat(1_000))
  const read = (who: string, userId: number, bytes: Uint8Array) =>
    importing(documents, bytes, { ...asker, userId }).then(() => void order.push(who))
  const theirs = Array.from({ length: 10 }, () => read('one', 1, slow()))
  await Promise.all([...theirs, read('other', 2, documentWith(paragraph('tekst')))])
  // Two were at work when it came, and one may have ended beside it.
  assert.ok(order.indexOf('other') <= 3, order.join(' '))
})

test('pictures stand beside the file that was read, and of what is stopped or refused there are none', async () => {
  const names = ['1.png', '2.png']
  const packed = (text: string) =>
    zipped(new Map([['a.md', Buffer.from(text)], ...names.map((name) => [name, PNG] as const)]))
  const all = names.map((name) => `![Brug](${name})`).join('\n\n')
  let files: string[] = []
  const left = (found: string[]) => void (files = found)
  await importing(documents, packed(`# De brug\n\n${all}`), asker, left)
  assert.deepEqual(files, ['upload', 'upload-1', 'upload-2'])
  await assert.rejects(importing(documents, packed(`${all}\n\n${'a '.repeat(600_000)}`), asker, left))
  assert.deepEqual(files, ['upload'])
  const leaving = new AbortController()
  const stopped = importing(documents, packed(all), { ...asker, signal: leaving.signal }, left)
  setImmediate(() => leaving.abort(new Error('weg')))
  await assert.rejects(stopped, /weg/)
  assert.deepEqual(files, ['upload'])
})

test('two of one user at once leave one that is refused and one that is whole', async () => {
  const { client } = await app.loggedIn()
  const send = (bytes: Uint8Array) =>
    sendPictures(client, importArticle.path, [{ bytes, name: 'a.docx' }], { field: 'file' })
  const [large, whole] = await Promise.all([
    send(documentWith(tableOf(100_000))),
    send(documentWith(paragraph('De brug is open voor iedereen.'))),
  ])
  assert.deepEqual([large.status, whole.status], [413, 201], JSON.stringify([large.body, whole.body]))
  assert.equal(await app.database.db.$count(articles), 1)
})
