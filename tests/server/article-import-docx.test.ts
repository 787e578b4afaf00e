// Word documents that are imported: what is taken over and what is said to be left, and documents that were made to break whoever
// opens them.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { createDocuments, documentLimits } from '#server/articles/documents.ts'
import { importedFrom } from '#server/articles/import-article.ts'
import { ALL_BYTES, ENTRY_BYTES, unzipped, zipped } from '#server/articles/import-zip.ts'
import { checkedBy, everything, exported } from '../support/articles-exported.ts'
import { importing } from '../support/imports.ts'
import { commentsOf, documentWith, documentWithPacked, paragraph, partsWith } from '../support/word-documents.ts'

const asker = { userId: 1, signal: new AbortController().signal }
// Without a limit on time: on a busy machine a document may take long, and that is not what is tested here.
const patient = createDocuments({ ...documentLimits, timeLimitMs: 300_000 })
after(() => patient.close())

const importOf = async (bytes: Uint8Array) => {
  const read = await importedFrom(bytes, 'document.docx')
  assert.ok('content' in read, JSON.stringify(read))
  return read
}

test('comments, pictures and struck-out text are left out, counted, and the rest stays', async () => {
  const drawing =
    '<w:p><w:r><w:t>voor</w:t></w:r><w:del w:id="1" w:author="a"><w:r><w:delText>weg</w:delText></w:r></w:del><w:ins w:id="2" w:author="a"><w:r><w:t> erbij</w:t></w:r></w:ins></w:p>'
  const read = await importOf(
    documentWith(drawing + paragraph('slot'), { 'word/comments.xml': commentsOf(['een', 'twee']) }),
  )
  assert.equal(read.content, 'voor erbij\n\nslot')
  assert.deepEqual(read.left, [
    '2 opmerkingen in de kantlijn.',
    '1 stuk tekst dat was doorgehaald bij het bijhouden van wijzigingen.',
  ])
})

test('footnotes become footnotes', async () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const read = await importOf(
    documentWith(
      '<w:p><w:r><w:t>Tekst</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t>.</w:t></w:r></w:p>',
      {
        'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="f" Type="${office}/footnotes" Target="footnotes.xml"/></Relationships>`,
        'word/footnotes.xml': `<?xml version="1.0"?><w:footnotes ${word}><w:footnote w:id="2">${paragraph('De *noot*')}</w:footnote></w:footnotes>`,
      },
    ),
  )
  assert.equal(read.content, 'Tekst[^1].\n\n[^1]: De \\*noot\\*')
})

test('a ZIP is packed and read again as it is', () => {
  const parts = partsWith(paragraph('é'), { 'word/ë.xml': 'x' })
  assert.deepEqual(
    unzipped(zipped(parts), () => true),
    parts,
  )
  assert.deepEqual([...unzipped(zipped(parts), (name) => name.startsWith('_rels')).keys()], ['_rels/.rels'])
})

const broken = (change: (bytes: Uint8Array) => Uint8Array | undefined) => {
  const bytes = documentWith(paragraph('tekst'))
  return change(bytes) ?? bytes
}
/** Where the entry of the last part stands in the list at the end. */
const listIn = (bytes: Uint8Array) => Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
const MEGABYTE = 1024 * 1024
const repeated = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length))

/** Documents made to break whoever opens them, and what they end in. */
const hostile: Record<string, [() => Uint8Array, ProblemCode]> = {
  'half a file': [() => broken((bytes) => bytes.slice(0, bytes.length / 2)), 'documentUnreadable'],
  'a byte changed in its list': [() => broken((bytes) => void (bytes[listIn(bytes)] = 0)), 'documentUnreadable'],
  'no end': [() => broken((bytes) => bytes.slice(0, -22)), 'documentUnreadable'],
  'no parts': [() => Uint8Array.from(zipped(new Map())), 'documentUnreadable'],
  'no document': [() => Uint8Array.from(zipped(new Map([...partsWith('')].slice(0, 2)))), 'documentUnreadable'],
  'a part that says it is too large': [
    () => documentWithPacked('word/a.xml', Buffer.alloc(1_000), ENTRY_BYTES + 1),
    'documentTooLarge',
  ],
  'a part that says it is small, and is not': [
    () => documentWithPacked('word/a.xml', Buffer.alloc(ALL_BYTES + 1), 1_000),
    'documentTooLarge',
  ],
  'a part that says it is larger than it is': [
    () => documentWithPacked('word/a.xml', Buffer.alloc(1_000), 2_000),
    'documentUnreadable',
  ],
  'many parts that are too large together': [
    () =>
      Uint8Array.from(
        zipped(
          new Map([
            ...partsWith(''),
            ...Array.from({ length: 9 }, (_, at) => [`word/${at}.xml`, Buffer.alloc(4 * MEGABYTE)] as const),
          ]),
        ),
      ),
    'documentTooLarge',
  ],
  'too many parts': [
    () =>
      Uint8Array.from(zipped(new Map(Array.from({ length: 2_001 }, (_, at) => [`word/${at}.xml`, Buffer.alloc(0)])))),
    'documentTooLarge',
  ],
  entities: [
    () =>
      Uint8Array.from(
        zipped(
          new Map([...partsWith(''), ['word/document.xml', Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')]]),
        ),
      ),
    'documentUnreadable',
  ],
  'XML that is none': [() => documentWith('<<<&&&\u0001'), 'documentUnreadable'],
  'elements a hundred thousand deep': [
    () => documentWith(repeated('<w:ins>', MEGABYTE) + repeated('</w:ins>', MEGABYTE)),
    'documentUnreadable',
  ],
  'a million empty runs': [() => documentWith(`<w:p>${'<w:r/>'.repeat(1_000_000)}</w:p>`), 'documentTooLarge'],
  'one word of 9 MB': [() => documentWith(paragraph('a'.repeat(9 * MEGABYTE))), 'documentTooLarge'],
}

for (const [what, [make, code]] of Object.entries(hostile)) {
  test(`a document with ${what} is refused with ${code}, and the next one is read`, async () => {
    await assert.rejects(importing(patient, make(), asker), (error) => {
      assert.ok(error instanceof Problem)
      assert.equal(error.code, code)
      return true
    })
    const read = await importing(patient, documentWith(paragraph('tekst')), asker)
    assert.equal(read.content, 'tekst')
  })
}

test('a document that is locked says so', async () => {
  const bytes = broken((given) => {
    given[listIn(given) + 8] = 1
    return given
  })
  const read = await importedFrom(bytes, 'a.docx')
  assert.match('problem' in read ? (read.message ?? '') : '', /wachtwoord/)
})

test('what takes too long or too much memory ends the child and nothing else', async () => {
  const said: string[] = []
  const heavy = documentWith(repeated(paragraph('tekst'), 3 * MEGABYTE))
  for (const [limits, reason] of [
    [{ timeLimitMs: 1 }, /1 ms without progress/],
    [{ timeLimitMs: 300_000, heapMegabytes: 24 }, /heap out of memory|MB of memory/],
  ] as const) {
    const documents = createDocuments({ ...documentLimits, ...limits }, (why) => said.push(why))
    try {
      const failed = importing(documents, heavy, asker)
      await assert.rejects(failed, (error) => error instanceof Problem && error.code === 'documentUnreadable')
      assert.match(said.pop() ?? '', reason)
    } finally {
      await documents.close()
    }
  }
})

test('exports are made by the child too, each as itself, and an import of them is the same article', async () => {
  const article = exported({ content: everything, checked: checkedBy('Anna') })
  const [md, html, docx, txt, wp] = await Promise.all(
    (['md', 'html', 'docx', 'txt', 'wp'] as const).map((format) => patient.export(article, format, asker)),
  )
  assert.ok(md && html && docx && txt && wp)
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()
  assert.match(text(md), /^---\ntitle:/)
  assert.match(text(html), /^<!doctype html>/)
  assert.match(text(txt), /^Nieuwe brug over de IJssel\n/)
  assert.match(text(wp), /^<!-- wp:paragraph /)
  assert.equal(Buffer.from(docx.subarray(0, 2)).toString(), 'PK')
  assert.equal((await importing(patient, md, asker)).content, everything)
})

test('who leaves gets no answer, and the child that was at work for them is ended', async () => {
  const leaving = new AbortController()
  const heavy = documentWith(repeated(paragraph('tekst'), 3 * MEGABYTE))
  const reading = importing(patient, heavy, { userId: 1, signal: leaving.signal })
  setImmediate(() => leaving.abort(new Error('weg')))
  await assert.rejects(reading, /weg/)
  const read = await importing(patient, documentWith(paragraph('tekst')), asker)
  assert.equal(read.content, 'tekst')
})
