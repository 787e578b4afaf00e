// Hashing passwords in turns: a flood from one place keeps nobody else waiting for long.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '#contract/problems.ts'
import { createTurns, type Asker } from '#server/accounts/turns.ts'

/** Work that ends when it is told to, and what has begun so far. */
function bench(...how: Parameters<typeof createTurns>) {
  const turns = createTurns(...how)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (asker: Asker, name: string) =>
    turns(asker, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => void ends.push(resolve))
      return name
    })
  const endOne = async () => {
    ends.shift()?.()
    // What follows from it is a handful of promises; none of them waits for anything else.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { ask, begun, endOne }
}

test('no more is hashed at once than there are places', async () => {
  const { ask, begun, endOne } = bench(2)
  const all = ['a', 'b', 'c', 'd'].map((name) => ask({ group: name }, name))
  assert.deepEqual(begun, ['a', 'b'])
  await endOne()
  assert.deepEqual(begun, ['a', 'b', 'c'])
  for (let turn = 0; turn < 3; turn += 1) await endOne()
  assert.deepEqual(await Promise.all(all), ['a', 'b', 'c', 'd'])
})

test('one address that sends a hundred does not stand before another that sends one', async () => {
  const { ask, begun, endOne } = bench(1)
  const flood = Array.from({ length: 100 }, (_, at) => ask({ group: 'flood' }, `flood ${at}`))
  const one = ask({ group: 'elsewhere' }, 'one')
  for (let turn = 0; turn < 3; turn += 1) await endOne()
  assert.deepEqual(begun.slice(0, 4), ['flood 0', 'flood 1', 'one', 'flood 2'])
  for (let turn = 0; turn < 100; turn += 1) await endOne()
  await Promise.all([one, ...flood])
})

test('who is known goes before everybody', async () => {
  const { ask, begun, endOne } = bench(1)
  const all = ['a', 'b', 'c'].map((name) => ask({ group: name }, name))
  all.push(ask({ group: 'a', first: true }, 'known'))
  for (let turn = 0; turn < 4; turn += 1) await endOne()
  assert.deepEqual(begun, ['a', 'known', 'b', 'c'])
  await Promise.all(all)
})

test('when too many wait, strangers are told to come back, and who is known still waits', async () => {
  const { ask, endOne } = bench(1, 2)
  const all = ['a', 'b', 'c'].map((name) => ask({ group: name }, name))
  await assert.rejects(
    ask({ group: 'd' }, 'd'),
    (error) => error instanceof Problem && error.code === 'tooBusy' && error.retryAfterSeconds === 5,
  )
  all.push(ask({ group: 'd', first: true }, 'known'))
  for (let turn = 0; turn < 4; turn += 1) await endOne()
  await Promise.all(all)
})

test('work that fails gives its place on', async () => {
  const turns = createTurns(1)
  await assert.rejects(turns({ group: 'a' }, () => Promise.reject(new Error('mislukt'))))
  assert.equal(await turns({ group: 'b' }, async () => 'gelukt'), 'gelukt')
})
