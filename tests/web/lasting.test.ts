// What goes on when its screen is left: one for each user, until their session ends, and what of it is kept.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { forgetKept, readOwn } from '#web/kept/kept-storage.ts'
import { lasting } from '#web/kept/lasting.ts'
import { keptNow } from '#web/kept/use-kept.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { setUser } from '#web/session/use-user.ts'
import { hook, person } from './hook.ts'
import { installStorage, removeStorage } from './test-storage.ts'

beforeEach(() => {
  installStorage('localStorage')
  installStorage('sessionStorage')
})
afterEach(() => {
  removeStorage('localStorage')
  removeStorage('sessionStorage')
})

interface Count {
  count: number
}

/** A count, of which the tens are kept. */
function counter(kept: unknown, isOwn: boolean) {
  let state: Count = { count: typeof kept === 'number' ? kept : 0 }
  const listeners = new Set<() => void>()
  return {
    ended: false,
    isOwn,
    now: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(count: number) {
      state = { count: state.count + count }
      for (const listener of listeners) listener()
    },
    end() {
      this.ended = true
    },
  }
}

function opened() {
  const client = createQueryClient()
  const useCounter = lasting({
    name: 'teller',
    open: counter,
    toKeep: ({ count }: Count) => Math.floor(count / 10) * 10,
  })
  const seenBy = (id: number) => hook(useCounter, client, person({ id }))
  return { client, seenBy }
}

test('who comes back finds the same, as it has become meanwhile', () => {
  const { client, seenBy } = opened()
  setUser(client, person())
  const [one] = seenBy(1)
  one.add(3)
  const [again, state] = seenBy(1)
  assert.equal(again, one)
  assert.deepEqual(state, { count: 3 })
})

test('what is to be kept is kept when it changes, and found by the next window', () => {
  const { client, seenBy } = opened()
  setUser(client, person())
  const [one] = seenBy(1)
  one.add(9)
  assert.equal(keptNow(client, 1, 'teller'), undefined)
  one.add(2)
  assert.equal(keptNow(client, 1, 'teller'), 10)
  const useCounter = lasting({ name: 'teller', open: counter, toKeep: ({ count }: Count) => count })
  assert.deepEqual(hook(useCounter, client, person())[1], { count: 10 })
})

test('after a reload each window finds its own again, whatever another has kept since; a new one begins with the last', () => {
  const own = installStorage('sessionStorage')
  const window = (storage: ReturnType<typeof installStorage>) => {
    installStorage('sessionStorage', storage)
    const { client, seenBy } = opened()
    setUser(client, person())
    return seenBy(1)
  }
  window(own)[0].add(10)
  const other = installStorage('sessionStorage')
  const [second] = window(other)
  assert.deepEqual([second.now().count, second.isOwn], [10, false])
  second.add(30)
  const [reloaded] = window(own)
  assert.deepEqual([reloaded.now().count, reloaded.isOwn], [10, true])
  assert.equal(window(other)[0].now().count, 40)
  assert.equal(window(installStorage('sessionStorage'))[0].now().count, 40)
})

test('a change is written once in each storage', (context) => {
  const storages = [installStorage('localStorage'), installStorage('sessionStorage')]
  const writes = storages.map((storage) => context.mock.method(storage, 'setItem'))
  const { client, seenBy } = opened()
  setUser(client, person())
  const [one] = seenBy(1)
  for (const times of [1, 2]) {
    one.add(10)
    assert.deepEqual(
      writes.map(({ mock }) => mock.callCount()),
      [times, times],
    )
  }
})

test('a logout takes along what this window kept, and nothing of another user', () => {
  const { client, seenBy } = opened()
  for (const id of [1, 2]) {
    setUser(client, person({ id }))
    seenBy(id)[0].add(10)
  }
  forgetKept(1)
  assert.deepEqual(
    [1, 2].map((id) => readOwn(id, 'teller')),
    [undefined, 10],
  )
})

test('with the session it ends, and who logs in next has one of their own', () => {
  const { client, seenBy } = opened()
  setUser(client, person({ id: 1 }))
  const [one] = seenBy(1)
  setUser(client, null)
  assert.equal(one.ended, true)
  one.add(50)
  assert.equal(keptNow(client, 1, 'teller'), undefined)
  setUser(client, person({ id: 2 }))
  const [other] = seenBy(2)
  assert.notEqual(other, one)
  assert.equal(other.ended, false)
})
