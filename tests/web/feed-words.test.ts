// What the table of feeds says of how it stands with one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standingOf } from '#web/feeds/feed-words.ts'

const now = new Date('2026-11-29T12:00:00Z')
const fetched = {
  state: 'active' as const,
  failures: 0,
  problem: null,
  fetchedAt: '2026-11-29T11:30:00Z',
  nextFetchAt: '2026-11-29T12:30:00Z',
}

test('a feed is active once it was fetched, and not before', () => {
  assert.equal(standingOf(fetched, now).label, 'Actief')
  assert.deepEqual(standingOf({ ...fetched, fetchedAt: null }, now), {
    label: 'Wordt opgehaald',
    tone: 'plain',
    detail: null,
  })
  assert.equal(standingOf({ ...fetched, state: 'paused', fetchedAt: null }, now).label, 'Gepauzeerd')
})

test('a feed that failed says why, how often, and when it is tried again', () => {
  const failed = { ...fetched, failures: 2, problem: 'De feed houdt halverwege op.' }
  for (const fetchedAt of [fetched.fetchedAt, null])
    assert.deepEqual(standingOf({ ...failed, fetchedAt }, now), {
      label: 'Lukt niet',
      tone: 'bad',
      detail: 'De feed houdt halverwege op. Ging 2 keer op rij mis, opnieuw over 30 minuten.',
    })
})
