// What goes on when its screen is left: one for each user, until their session ends, and what of it is kept.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lasting } from '#web/kept/lasting.ts'
import { keptNow } from '#web/kept/use-kept.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { setUser } from '#web/session/use-user.ts'
import { hook, person } from './hook.ts'

interface Count {
  count: number
}

/** A count, of which the tens are kept. */
function counter(kept: unknown) {
  let state: Count = { count: typeof kept === 'number' ? kept : 0 }
  const listeners = new Set<() => void>()
  return {
    ended: false,
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
