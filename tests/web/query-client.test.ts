// How long the server's data counts as fresh, and when it is asked for again (specification, sections 7 and 9).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { userQuery } from '#web/session/use-user.ts'
import { createQueryClient } from '#web/http/query-client.ts'

const { queries, mutations } = createQueryClient().getDefaultOptions()

test('data is fresh for a minute, and asked for again on focus and on mount but at no interval', () => {
  assert.equal(queries?.staleTime, 60_000)
  assert.equal(queries?.refetchInterval, false)
  assert.equal(queries?.refetchOnWindowFocus, true)
  assert.equal(queries?.refetchOnMount, true)
})

test('nothing is tried twice', () => {
  assert.equal(queries?.retry, false)
  assert.equal(mutations?.retry, false)
})

test('the current user is fresh for 60 seconds, and asked for again on focus like everything else', () => {
  assert.equal(userQuery.staleTime, 60_000)
  assert.equal(userQuery.refetchOnWindowFocus, undefined)
})
