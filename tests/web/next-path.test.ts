// Where a person goes after logging in.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { ownPath } from '#web/accounts/next-path.ts'

before(() => {
  Object.assign(globalThis, { window: { location: { origin: 'https://kopij.example' } } })
})

test('a path of this site is kept with its query', () => {
  assert.equal(ownPath('/admin?tab=rewriter&x=1'), '/admin?tab=rewriter&x=1')
  assert.equal(ownPath('/artikelen/12#slot'), '/artikelen/12#slot')
})

for (const elsewhere of [
  '//elders.nl',
  '/\\elders.nl',
  '/.//elders.nl',
  '/..//elders.nl',
  '/%2e//elders.nl',
  '/admin/..//elders.nl',
  '/./\\elders.nl',
  '/.\\\\elders.nl',
  '/\t/elders.nl',
  'https://elders.nl/admin',
  'javascript:alert(1)',
  'admin',
  '',
  7,
]) {
  test(`${JSON.stringify(elsewhere)} leads nowhere`, () => assert.equal(ownPath(elsewhere), undefined))
}

test('the login itself is no place to return to', () => {
  assert.equal(ownPath('/auth?next=%2Fadmin'), undefined)
})
