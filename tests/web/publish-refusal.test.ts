// Who is offered to publish: the rule by which the server refuses, asked of the user as the browser knows them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/user.ts'
import { usePublishers, useRefusal } from '#web/publishing/use-refusal.ts'
import { hook, person } from './hook.ts'

test('without a desk, and with an address that is not confirmed where mail is sent, publishing is not offered', () => {
  const refusal = (fields: Partial<User>, article: { userId: number } | null = null) =>
    hook(() => useRefusal(article), new QueryClient(), person(fields))
  assert.equal(refusal({}), 'deskNeeded')
  assert.equal(refusal({ role: 'paid' }), 'deskNeeded')
  assert.equal(refusal({ desk: 'editor' }), null)
  assert.equal(refusal({ desk: 'editor', emailConfirmedAt: null }), null)
  assert.equal(refusal({ desk: 'editor', emailConfirmedAt: null, mailIsSent: true }), 'emailUnconfirmed')
  assert.equal(refusal({ desk: 'chief' }, { userId: 2 }), 'notFound')
  assert.equal(refusal({ role: 'admin' }, { userId: 2 }), null)
})

test('who publishes is asked at a desk only', () => {
  const client = new QueryClient()
  hook(usePublishers, client, person())
  const asked = () => client.getQueryCache().find({ queryKey: ['publishing', 'publishers'] })
  assert.equal(asked()?.isDisabled() ?? true, true)
  client.setQueryData(['publishing', 'publishers'], { names: ['Aaf Chef'] })
  assert.deepEqual(hook(usePublishers, client, person({ desk: 'writer' })), ['Aaf Chef'])
  assert.deepEqual(hook(usePublishers, client, person()), [])
})
