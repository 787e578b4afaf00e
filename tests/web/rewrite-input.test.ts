// The input of the Herschrijver: what is said of it, and when.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createQueryClient } from '#web/http/query-client.ts'
import { keep } from '#web/kept/use-kept.ts'
import { useRewriteInput } from '#web/rewriter/rewrite-input.ts'
import { setUser } from '#web/session/use-user.ts'
import { hook, person } from './hook.ts'

/** The input with a text typed into it; nothing was pressed yet. */
function typed(text: string) {
  const client = createQueryClient()
  setUser(client, person())
  keep(client, person().id, 'rewriter/input', { text, mode: 'korter', address: 'keep', instruction: '' })
  return hook(useRewriteInput, client, person())
}

test('a text of more than 20.000 characters says at once how much is too much, and is not sent', () => {
  const by = (over: string) => ({ text: `Een tekst telt hoogstens 20.000 tekens: deze is er ${over} te lang.` })
  for (const length of [19_999, 20_000]) {
    assert.deepEqual(typed('🌱'.repeat(length)).errors, {})
    assert.equal(typed('🌱'.repeat(length)).check()?.text, '🌱'.repeat(length))
  }
  for (const [length, over] of [
    [20_001, '1'],
    [21_500, '1.500'],
  ] as const) {
    assert.deepEqual(typed('🌱'.repeat(length)).errors, by(over))
    assert.equal(typed('🌱'.repeat(length)).check(), null)
  }
})

test('an empty text says nothing before it is sent', () => {
  assert.deepEqual(typed('').errors, {})
  assert.equal(typed('').check(), null)
})
