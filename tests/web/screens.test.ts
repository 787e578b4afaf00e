// The table of screens, walked: what follows from it for the menu and for addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '#contract/accounts/user.ts'
import { placeAt } from '#web/shell/addresses.ts'
import { groups } from '#web/shell/groups.ts'
import { menuFor } from '#web/shell/menu.ts'
import { asideAddresses, asideOf } from '#web/shell/asides.ts'
import { isTab, mayOpen, screenOf, startTab, tabs } from '#web/shell/screens.ts'

const user: User = {
  id: 1,
  username: 'anne',
  email: 'anne@krant.nl',
  name: 'Anne',
  role: 'user',
  desk: 'none',
  createdAt: '2026-01-01T00:00:00.000Z',
  subscriptionStatus: 'not_paid',
  subscriptionType: 'free',
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  aiRequestsCount: 0,
  aiRequestsLimit: 50,
  ipAddress: null,
  lastLoginDate: null,
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  premiumEndedAt: null,
  deletionDueAt: null,
}
const admin: User = { ...user, role: 'admin' }

test('every screen stands in the menu once, in the group it names, in the order of the table', () => {
  const inMenu = menuFor(admin).flatMap(({ label, items }) => items.map(({ tab }) => [label, tab]))
  const expected = Object.keys(groups).flatMap((group) =>
    tabs.filter((tab) => screenOf(tab).group === group).map((tab) => [group, tab]),
  )
  assert.deepEqual(inMenu, expected)
  assert.equal(inMenu.length, tabs.length)
})

test('nobody finds in the menu what they may not open, and no group without something in it', () => {
  const inMenu = menuFor(user).flatMap(({ items }) => items.map(({ tab }) => tab))
  assert.deepEqual(new Set(inMenu), new Set(tabs.filter((tab) => mayOpen(tab, user))))
  for (const tab of tabs) if (screenOf(tab).access === 'admin') assert.ok(!inMenu.includes(tab), tab)
  assert.ok(menuFor(user).every(({ items }) => items.length > 0))
})

test('everybody may open the screen they start on', () => {
  for (const one of [user, admin]) assert.ok(mayOpen(startTab(one), one))
})

test('a screen says no other than its own name above it, and no two say the same', () => {
  const titles = tabs.map((tab) => screenOf(tab).title)
  assert.equal(new Set(titles).size, titles.length)
  assert.equal(screenOf('users').title, 'Gebruikersbeheer')
  assert.equal(screenOf('tasks').title, screenOf('tasks').label)
})

for (const tab of tabs) {
  const { address, formerly = [] } = screenOf(tab)
  const home = address === undefined ? { to: '/admin', tab } : { to: address }

  test(`${tab}: its addresses lead to it, and from under /admin too`, () => {
    if (address !== undefined) {
      assert.deepEqual(placeAt(address), { screen: tab })
      assert.deepEqual(placeAt(`/admin${address}`), home)
    }
    for (const path of formerly) {
      assert.deepEqual(placeAt(path), home)
      assert.deepEqual(placeAt(`/admin${path}`), home)
    }
  })
}

for (const aside of asideAddresses) {
  test(`${aside} stands in no menu, on a page of its own`, () => {
    assert.deepEqual(placeAt(aside.replace('$id', '12')), { aside })
    for (const path of asideOf(aside).formerly ?? []) assert.deepEqual(placeAt(path), { to: aside })
  })
}

test('no address belongs to two screens', () => {
  const all = [
    ...tabs.flatMap((tab) => [screenOf(tab).address ?? [], screenOf(tab).formerly ?? []].flat()),
    ...asideAddresses,
  ]
  assert.equal(new Set(all).size, all.length)
})

test('an address is known in capitals and with a slash behind it; any other is none', () => {
  assert.deepEqual(placeAt('/TitelTovenaar/'), { screen: 'titeltovenaar' })
  for (const path of ['/bestaat-niet', '/titeltovenaar/x', '/artikelen/1/2', '/', '', '/admin', '/constructor']) {
    assert.equal(placeAt(path), undefined, path)
  }
})

test('what the address of the dashboard names as a tab is one only when the table has it', () => {
  assert.ok(isTab('rewriter'))
  for (const name of ['bestaat-niet', 'toString', '', undefined, 7]) assert.ok(!isTab(name), String(name))
})
