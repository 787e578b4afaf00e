// A place in a list stands in the address as far as somebody chose it, and comes back from it as it was.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { addressOf, firstPage, pageIn, saysAnything, wantedIn } from '#web/kept/address-fields.ts'

const schema = z.object({ search: z.string(), state: z.enum(['open', 'done']), mine: z.boolean() })
type Wanted = z.infer<typeof schema>
const nothing: Wanted = { search: '', state: 'open', mine: false }
const at = (wanted: Partial<Wanted>, more = {}) =>
  addressOf(
    { wanted: { ...nothing, ...wanted }, ...firstPage, before: [], item: undefined, as: undefined, ...more },
    nothing,
  )
const given = (parameters: object) => Object.fromEntries(Object.entries(parameters).filter(([, v]) => v !== undefined))

test('what nobody chose stands in no address', () => {
  assert.deepEqual(given(at({})), {})
  assert.deepEqual(given(at({ mine: true }, { item: 7 })), { mine: true, item: 7 })
  assert.deepEqual(given(at({ state: 'done' }, { after: 'c', first: 26 })), { state: 'done', after: 'c', first: 26 })
})

test('a place comes back from its address, also what looks like a number', () => {
  const wanted: Wanted = { search: '2026', state: 'done', mine: true }
  assert.deepEqual(wantedIn(at(wanted), nothing, schema), wanted)
  assert.deepEqual(wantedIn({ search: 2026, state: 'done', mine: 'true' }, nothing, schema), wanted)
})

test('a parameter that makes no sense counts as not given, and spoils no other', () => {
  assert.deepEqual(wantedIn({ search: 'zee', state: 'weg', mine: 'ja', tab: 'links' }, nothing, schema), {
    ...nothing,
    search: 'zee',
  })
  const shut = { item: undefined, as: undefined }
  assert.deepEqual(pageIn({ after: ['x'], first: -3, item: 'vijf' }), { ...firstPage, ...shut })
  assert.deepEqual(pageIn({ after: 'c', first: 0 }), { after: 'c', first: 1, ...shut })
})

test('a list grows only so far by its address', () => {
  assert.deepEqual(given(at({}, { lengths: 3 })), { lengths: 3 })
  for (const [lengths, read] of [
    [3, 3],
    [10, 10],
    [11, 10],
    [1e9, 10],
  ])
    assert.equal(pageIn({ lengths }).lengths, read)
  for (const lengths of [0, -1, 1.5, 'twee', [2]]) assert.deepEqual(pageIn({ lengths }), pageIn({}))
})

test('an open entry says in which of its windows; without an entry there is no window', () => {
  assert.deepEqual(given(at({}, { item: 7, as: 'edit' })), { item: 7, as: 'edit' })
  assert.deepEqual(pageIn({ item: 7, as: 'edit' }), { ...firstPage, item: 7, as: 'edit' })
  assert.deepEqual(pageIn({ item: 7, as: ['edit'] }), { ...firstPage, item: 7, as: undefined })
  assert.deepEqual(pageIn({ as: 'edit' }), { ...firstPage, item: undefined, as: undefined })
})

test('parameters of others say nothing of a list', () => {
  assert.equal(saysAnything({ tab: 'links', item: 3 }, nothing), false)
  assert.equal(saysAnything({ tab: 'links', mine: true }, nothing), true)
})
