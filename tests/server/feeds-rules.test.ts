// The rules of feeds: which words mute, when a feed is fetched again, and what counts as new.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { muting } from '#server/feeds/mute.ts'
import { firstOf, hashOf, nextFetch, nextTry, retryAfter, sortedAt } from '#server/feeds/rules.ts'

const now = new Date('2026-11-28T12:00:00Z')
const minutes = (moment: Date) => (moment.getTime() - now.getTime()) / 60_000

test('a muted word is a whole word, whatever its capitals and accents; a phrase is its words in a row', () => {
  const hides = (word: string, ...texts: (string | null)[]) => muting([word])(...texts)
  assert.equal(hides('voetbal', 'VOETBAL: uitslagen'), true)
  assert.equal(hides('voetbal', 'Voetballers staken'), false)
  assert.equal(hides('voetbal', 'zaalvoetbal'), false)
  assert.equal(hides('cafe', 'Het Café sluit'), true)
  assert.equal(hides('Café', 'het cafe sluit'), true)
  assert.equal(hides('prins hendrik', 'Prins  Hendrik-kade'), true)
  assert.equal(hides('prins hendrik', 'Prins of Hendrik'), false)
  assert.equal(hides("foto's", 'Alle foto’s van de dag'), true)
  assert.equal(hides('x factor', 'factor x'), false)
  assert.equal(hides('uitslag', 'Kop', 'De uitslag.'), true)
  assert.equal(hides('uitslag', 'Kop', null), false)
  assert.equal(muting([])('alles'), false)
  assert.equal(muting(['a b', 'a c'])('a c'), true)
})

test('a feed that fails is left alone twice as long each time, up to a day', () => {
  assert.equal(minutes(nextFetch(now, 60)), 60)
  const waits = [1, 2, 3, 4, 5, 6, 50].map((failures) => minutes(nextTry(now, 60, failures)))
  assert.deepEqual(waits, [120, 240, 480, 960, 1440, 1440, 1440])
  assert.equal(minutes(nextTry(now, 1440, 1)), 1440)
})

test('a site is left alone as long as it asks, up to a week, and never shorter than it fails', () => {
  const asked = (seconds: string) => minutes(nextTry(now, 15, 1, retryAfter(seconds, now)))
  assert.equal(asked('7200'), 120)
  assert.equal(asked('1'), 30)
  assert.equal(asked('99999999'), 7 * 1440)
  assert.equal(asked('Sat, 28 Nov 2026 15:00:00 GMT'), 180)
  assert.equal(asked('Sat, 28 Nov 2020 15:00:00 GMT'), 30)
  for (const none of [undefined, '', 'morgen', '-5', '1e3']) assert.equal(retryAfter(none, now), undefined)
})

test('an entry without a date, or of the future, counts as published when it was seen', () => {
  const at = (text: string | null) =>
    sortedAt({ publishedAt: text === null ? null : new Date(text) }, now).toISOString()
  assert.equal(at(null), now.toISOString())
  assert.equal(at('2030-01-01'), now.toISOString())
  assert.equal(at('2026-11-28T11:59:59Z'), '2026-11-28T11:59:59.000Z')
})

test('of a first fetch the twenty newest come in, those without a date in the order of the feed', () => {
  const dated = Array.from({ length: 25 }, (_, at) => ({ at, publishedAt: new Date(Date.UTC(2026, 0, at + 1)) }))
  assert.deepEqual(
    firstOf(dated, now).map(({ at }) => at),
    Array.from({ length: 20 }, (_, at) => 24 - at),
  )
  const bare = Array.from({ length: 25 }, (_, at) => ({ at, publishedAt: null }))
  assert.deepEqual(
    firstOf(bare, now).map(({ at }) => at),
    Array.from({ length: 20 }, (_, at) => at),
  )
})

test('what tells an entry from others is kept as a short hash, of a broken text too', () => {
  assert.match(hashOf({ identity: 'a' }), /^[\w-]{22}$/)
  assert.notEqual(hashOf({ identity: 'a' }), hashOf({ identity: 'b' }))
  assert.match(hashOf({ identity: '\ud800' }), /^[\w-]{22}$/)
})
