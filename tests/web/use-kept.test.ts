// What outlives a screen and a reload of the page, and what never throws.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { z } from 'zod'
import { useLogout } from '#web/accounts/use-session.ts'
import { setUser } from '#web/session/use-user.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { keep, keptNow, useKept, useUnkept } from '#web/kept/use-kept.ts'
import { hook, person } from './hook.ts'
import { installStorage, removeStorage, TestStorage } from './test-storage.ts'

const anna = person({ id: 1 })
const bram = person({ id: 2, username: 'bram' })
const text = z.string()

let storage: TestStorage
beforeEach(() => void (storage = installStorage('localStorage')))
afterEach(() => {
  mock.restoreAll()
  removeStorage('localStorage')
})

/** As after a reload: with nothing in memory, unless `client` is given. */
function kept(user = anna, client = createQueryClient()) {
  setUser(client, user)
  return hook(() => useKept('proef', 'leeg', text), client, user)
}

test('what is kept survives a reload, per user', () => {
  kept()[1]('Anna schreef dit')
  assert.equal(storage.getItem('kopij:1:proef'), '"Anna schreef dit"')
  assert.equal(kept()[0], 'Anna schreef dit')
  assert.equal(kept(bram)[0], 'leeg')
})

test('two windows that are two pieces of work each find their own after a reload, and a new one that of the last', () => {
  const windows = [new TestStorage(), new TestStorage(), new TestStorage()]
  const inWindow = (at: number) => {
    installStorage('sessionStorage', windows[at])
    const client = createQueryClient()
    setUser(client, anna)
    return { client, kept: hook(() => useKept('werk', 'leeg', text, true), client, anna) }
  }
  try {
    inWindow(0).kept[1]('van de eerste')
    inWindow(1).kept[1]('van de tweede')
    assert.equal(inWindow(0).kept[0], 'van de eerste')
    assert.equal(inWindow(1).kept[0], 'van de tweede')
    assert.equal(inWindow(2).kept[0], 'van de tweede')
    const { client } = inWindow(0)
    assert.equal(keptNow(client, anna.id, 'werk'), 'van de eerste')
    keep(client, anna.id, 'werk', 'van buiten')
    assert.equal(inWindow(0).kept[0], 'van buiten')
    assert.equal(inWindow(1).kept[0], 'van de tweede')
    setUser(client, null)
    keep(client, anna.id, 'werk', 'na het uitloggen')
    assert.equal(inWindow(0).kept[0], 'van buiten')
  } finally {
    removeStorage('sessionStorage')
  }
})

test('the next value may follow from the one before', () => {
  const client = createQueryClient()
  const [, set] = kept(anna, client)
  set('een')
  set((before) => `${before}, twee`)
  assert.equal(kept(anna, client)[0], 'een, twee')
})

test('empty and null are values too', () => {
  const client = createQueryClient()
  kept(anna, client)[1]('')
  assert.equal(kept(anna, client)[0], '')
  setUser(client, anna)
  const choice = () => hook(() => useKept<number | null>('keuze', 7, z.number().nullable()), client, anna)
  choice()[1](null)
  assert.equal(choice()[0], null)
  storage.removeItem('kopij:1:keuze')
  assert.equal(choice()[0], null, 'in memory too')
})

test('what does not parse, or is not what it should be, counts as nothing', () => {
  for (const stored of ['{', '5', 'null', '']) {
    storage.setItem('kopij:1:proef', stored)
    assert.equal(kept()[0], 'leeg', stored)
  }
})

test('a full storage loses only what would survive a reload, and no older version comes back', () => {
  const client = createQueryClient()
  kept(anna, client)[1]('oud')
  storage.full = true
  kept(anna, client)[1]('nieuw')
  assert.equal(kept(anna, client)[0], 'nieuw')
  assert.equal(kept()[0], 'leeg')
})

test('what stands there now is known from outside too, also what storage had no room for', () => {
  const client = createQueryClient()
  storage.setItem('kopij:1:proef', '"van voor de herlading"')
  setUser(client, anna)
  assert.equal(keptNow(client, anna.id, 'proef'), 'van voor de herlading')
  storage.full = true
  for (const value of ['nieuw', null]) {
    keep(client, anna.id, 'proef', value)
    assert.equal(keptNow(client, anna.id, 'proef'), value)
  }
  assert.equal(keptNow(client, anna.id, 'iets anders'), undefined)
})

test('what will be gone after a reload is known, until it is kept after all', () => {
  const client = createQueryClient()
  const isUnkept = () => hook(() => useUnkept('proef'), client, anna)
  assert.equal(isUnkept(), false)
  for (const full of [false, true, false]) {
    storage.full = full
    kept(anna, client)[1](`vol: ${full}`)
    assert.equal(isUnkept(), full)
  }
  storage.full = true
  keep(client, anna.id, 'iets anders', 1)
  assert.equal(isUnkept(), false, 'only what is told of')
})

test('a browser without a storage keeps in memory', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('dicht', 'SecurityError')
    },
  })
  const client = createQueryClient()
  kept(anna, client)[1]('in het geheugen')
  assert.equal(kept(anna, client)[0], 'in het geheugen')
  assert.equal(kept()[0], 'leeg')
})

test('something can be put there from outside the screen', () => {
  const client = createQueryClient()
  setUser(client, anna)
  keep(client, anna.id, 'proef', 'uit de geschiedenis')
  assert.equal(kept(anna, client)[0], 'uit de geschiedenis')
  assert.equal(kept()[0], 'uit de geschiedenis')
})

test('a logout clears what its user kept, and nothing of another', async () => {
  mock.method(globalThis, 'fetch', async () => Response.json({}))
  const client = createQueryClient()
  setUser(client, anna)
  kept(anna, client)[1]('van Anna')
  kept(bram)[1]('van Bram')
  storage.setItem('kopij:11:proef', '"van nummer elf"')
  storage.setItem('theme', 'donker')
  await hook(useLogout, client).mutateAsync()
  assert.equal(kept(anna, client)[0], 'leeg')
  assert.equal(kept()[0], 'leeg')
  assert.equal(kept(bram)[0], 'van Bram')
  assert.equal(storage.getItem('kopij:11:proef'), '"van nummer elf"')
  assert.equal(storage.getItem('theme'), 'donker')
})

test('nothing is kept any more of who logged out, or made way for another', () => {
  for (const after of [null, bram]) {
    const client = createQueryClient()
    const [, set] = kept(anna, client)
    set('voor het einde')
    setUser(client, after)
    storage.removeItem('kopij:1:proef')
    set('na het einde')
    assert.equal(storage.getItem('kopij:1:proef'), null)
    keep(client, anna.id, 'proef', 'na het einde')
    assert.equal(storage.getItem('kopij:1:proef'), null)
  }
})
