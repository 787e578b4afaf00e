// Who writes the article about a link, and who sees it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkStatuses, type LinkEntry } from '#contract/links/link.ts'
import { articleShown, mayWrite } from '#web/links/link-article.ts'

const link: LinkEntry = {
  id: 1,
  title: 'Tuin op een dak',
  url: 'https://krant.nl/tuin',
  notes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'Open',
  claimedBy: 7,
  claimedByName: 'Bas',
  claimedAt: '2026-01-01T00:00:00.000Z',
  additionalNotes: null,
  articleId: null,
  hasImage: false,
}
const bas = { id: 7, role: 'user' } as const
const cor = { id: 8, role: 'user' } as const
const boss = { id: 9, role: 'admin' } as const

test('only who claimed a link begins its article: once, and not for a link that is done or in the bin', () => {
  for (const status of linkStatuses) assert.equal(mayWrite({ ...link, status }, bas), status !== 'Klaar', status)
  for (const user of [cor, boss]) assert.equal(mayWrite(link, user), false)
  assert.equal(mayWrite({ ...link, claimedBy: null }, bas), false)
  assert.equal(mayWrite({ ...link, articleId: 12 }, bas), false)
  assert.equal(mayWrite({ ...link, deletedAt: link.createdAt }, bas), false)
})

test('an article about a link is shown to its writer and to administrators', () => {
  const written = { ...link, articleId: 12 }
  assert.deepEqual(
    [bas, boss, cor].map((user) => articleShown(written, user)),
    [12, 12, null],
  )
  assert.equal(articleShown(link, bas), null)
})
