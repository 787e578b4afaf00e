// How many values a body may hold: as many as its schema has room for. More are refused unread (server/json-bodies).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointsOfContract } from '../support/contract.ts'
import { MOST, valueCapacity } from '../support/text-capacity.ts'

/** Their lists have an end, in hundreds, that their schemas look at behind the reading. */
const bounded = ['POST /api/articles/campaign', 'POST /api/styles', 'PUT /api/styles/:id']

test('every endpoint takes as many values as its lists may have together', async () => {
  const all = (await endpointsOfContract()).map(({ method, path, body, bodyValues }) => ({
    name: `${method} ${path}`,
    bodyValues,
    needed: valueCapacity(body),
  }))
  assert.deepEqual(
    all
      .filter(({ needed }) => needed >= MOST)
      .map(({ name }) => name)
      .toSorted(),
    bounded,
  )
  for (const { name, bodyValues, needed } of all)
    if (needed < MOST) assert.ok(needed <= bodyValues, `${name}: ${needed} of ${bodyValues}`)
})
