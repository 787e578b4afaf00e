// Turns in the workshop: fair between users, in order for each of them, and everybody knows how many come before.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns } from '#server/workshop/turns.ts'

/** Work that ends when it is told to, what has begun so far, and what each was last told. */
function bench(places: number, mostWaiting = 20, placesOfOne = places) {
  const turns = createTurns(places, mostWaiting, placesOfOne)
  const begun: string[] = []
  const ahead = new Map<string, number[]>()
  const leaving: (() => void)[] = []
  const ask = (userId: number, name: string, signal = new AbortController().signal, weight?: number) => {
    ahead.set(name, [])
    const turn = turns.wait({ userId, signal, weight, onAhead: (count) => void ahead.get(name)?.push(count) })
    return turn?.then((leave) => {
      begun.push(name)
      return leaving.push(leave)
    })
  }
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const endOne = async () => {
    leaving.shift()?.()
    await settle()
  }
  return { turns, ask, begun, ahead, endOne, settle, leaving }
}

test('as many are at work as there are places, and the others follow in their order', async () => {
  const { ask, begun, endOne, settle } = bench(2)
  for (const name of ['a', 'b', 'c', 'd']) void ask(1, name)
  await settle()
  assert.deepEqual(begun, ['a', 'b'])
  await endOne()
  assert.deepEqual(begun, ['a', 'b', 'c'])
  await endOne()
  assert.deepEqual(begun, ['a', 'b', 'c', 'd'])
})

test('where one user may have one of two places, the other waits for somebody else, and that user for their own', async () => {
  const { ask, begun, endOne, settle, turns } = bench(2, 20, 1)
  for (const name of ['a', 'b', 'c']) void ask(1, name)
  await settle()
  assert.deepEqual(begun, ['a'])
  void ask(2, 'other')
  await settle()
  assert.deepEqual(begun, ['a', 'other'])
  void ask(3, 'third')
  await settle()
  await endOne()
  assert.deepEqual(begun, ['a', 'other', 'b'])
  await endOne()
  assert.deepEqual(begun, ['a', 'other', 'b', 'third'])
  for (let turn = 0; turn < 3; turn += 1) await endOne()
  assert.deepEqual([begun.at(-1), turns.underWay(), turns.waiting()], ['c', 0, 0])
})

test('what takes several places waits until its user has so many, in its order, and what is larger than all of them comes alone', async () => {
  const { ask, begun, endOne, settle, turns } = bench(Infinity, 20, 10)
  const stays = () => new AbortController().signal
  const leaving = new AbortController()
  const all: [number, string, AbortSignal, number][] = [
    [1, 'six', stays(), 6],
    [1, 'four', stays(), 4],
    [1, 'ten', leaving.signal, 10],
    [1, 'one', stays(), 1],
    [2, 'other', stays(), 10],
    [1, 'thirty', stays(), 30],
  ]
  const asked = all.map((one) => ask(...one)?.catch(() => 'left'))
  await settle()
  assert.deepEqual(begun, ['six', 'four', 'other'])
  await endOne()
  assert.deepEqual(begun, ['six', 'four', 'other'])
  leaving.abort(new Error('left'))
  await settle()
  assert.deepEqual([begun.at(-1), await asked[2]], ['one', 'left'])
  for (let turn = 0; turn < 3; turn += 1) await endOne()
  assert.equal(begun.at(-1), 'thirty')
  await endOne()
  assert.deepEqual([turns.underWay(), turns.waiting()], [0, 0])
})

test('one user with fifteen pictures does not keep another with one waiting behind them', async () => {
  const { ask, begun, ahead, endOne, settle } = bench(1)
  for (let at = 1; at <= 15; at += 1) void ask(1, `many ${at}`)
  void ask(2, 'one')
  void ask(3, 'three 1')
  void ask(3, 'three 2')
  await settle()
  assert.equal(ahead.get('one')?.at(-1), 2, 'the one under way, and one that waited before')
  for (let turn = 0; turn < 17; turn += 1) await endOne()
  assert.deepEqual(begun.slice(0, 6), ['many 1', 'many 2', 'one', 'three 1', 'many 3', 'three 2'])
  assert.equal(begun.length, 18)
})

test('who waits hears how many come before whenever that changes, 0 when their turn comes, and never the same twice', async () => {
  const { ask, ahead, endOne, settle } = bench(1)
  const left = new AbortController()
  void ask(1, 'at work')
  void ask(1, 'second')
  void ask(1, 'leaves', left.signal)?.catch(() => {})
  void ask(1, 'last')
  await settle()
  assert.deepEqual(ahead.get('at work'), [], 'it never waited')
  assert.deepEqual(ahead.get('second'), [1])
  assert.deepEqual(ahead.get('last'), [3])
  void ask(2, 'another user')
  await settle()
  assert.deepEqual(ahead.get('another user'), [2])
  assert.deepEqual(ahead.get('last'), [3, 4])
  left.abort()
  assert.deepEqual(ahead.get('last'), [3, 4, 3])
  await endOne()
  assert.deepEqual(ahead.get('last'), [3, 4, 3, 2])
  assert.deepEqual(ahead.get('second'), [1, 0])
  assert.deepEqual([ahead.get('at work'), ahead.get('leaves')], [[], [2, 3]])
})

test('what everybody is told is the order in which they get their turn', async () => {
  const { ask, begun, ahead, endOne, settle } = bench(1)
  const users = [1, 1, 2, 3, 1, 2, 2, 3, 1, 4, 1, 4]
  for (const [at, userId] of users.entries()) void ask(userId, String(at))
  await settle()
  const told = [...ahead].map(([name, counts]) => ({ name, place: counts.at(-1) ?? 0 }))
  const expected = told.toSorted((one, other) => one.place - other.place).map(({ name }) => name)
  assert.deepEqual(new Set(told.map(({ place }) => place)).size, users.length, 'no two have the same place')
  for (let turn = 0; turn < users.length; turn += 1) await endOne()
  assert.deepEqual(begun, expected)
})

test('twenty wait; the next is turned away, and is welcome when one has left', async () => {
  const { turns, ask, endOne, settle } = bench(2)
  for (let at = 1; at <= 22; at += 1) assert.notEqual(ask(at, String(at)), undefined)
  assert.equal(ask(23, 'too many'), undefined)
  assert.deepEqual([turns.underWay(), turns.waiting()], [2, 20])
  await settle()
  await endOne()
  assert.notEqual(ask(23, 'in time'), undefined)
})

test('of one user fifteen wait; the next of theirs is turned away, and those of others are not', async () => {
  const { turns, ask, begun, endOne, settle } = bench(2)
  for (let at = 1; at <= 17; at += 1) assert.notEqual(ask(1, `many ${at}`), undefined)
  assert.equal(ask(1, 'too many'), undefined)
  for (let at = 1; at <= 5; at += 1) assert.notEqual(ask(2, `other ${at}`), undefined)
  assert.equal(ask(3, 'too many in all'), undefined)
  assert.deepEqual([turns.underWay(), turns.waiting()], [2, 20])
  await settle()
  // The next turn is the first user's, who then has room for one again.
  await endOne()
  assert.equal(begun.at(-1), 'many 3')
  assert.notEqual(ask(1, 'in time'), undefined)
})

test('who leaves while waiting gets their own reason, and their place goes to the next', async () => {
  const { turns, ask, begun, endOne, settle } = bench(1)
  const left = new AbortController()
  void ask(1, 'at work')
  const leaver = ask(2, 'leaves', left.signal)
  void ask(3, 'next')
  await settle()
  const reason = new Error('geen zin meer')
  left.abort(reason)
  await assert.rejects(async () => leaver, reason)
  await endOne()
  assert.deepEqual(begun, ['at work', 'next'])
  await endOne()
  assert.deepEqual([turns.underWay(), turns.waiting()], [0, 0])
})

test('a place that is given back twice is one place', async () => {
  const { turns, ask, settle, leaving } = bench(1)
  void ask(1, 'a')
  await settle()
  leaving[0]?.()
  leaving[0]?.()
  assert.equal(turns.underWay(), 0)
})
