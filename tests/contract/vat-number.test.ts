// Numbers for VAT, as people write them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderInput } from '#contract/billing/endpoints.ts'
import { isVatNumber, plainVatNumber } from '#contract/billing/vat-number.ts'

for (const written of [
  'NL123456782B90',
  'nl 1234.56.782.b90',
  'NL000099998B57',
  'BE0123456749',
  'DE 123456789',
  'EL123456789',
])
  test(`${written} can be a number for VAT`, () => assert.ok(isVatNumber(plainVatNumber(written))))

for (const written of [
  'NL123456789B01',
  'NL123456782B9',
  'NL123456782C90',
  'GB123456789',
  '123456782B90',
  'NL',
  '',
  'BE2123456749',
])
  test(`‘${written}’ cannot`, () => assert.ok(!isVatNumber(plainVatNumber(written))))

test('a company needs its number, a private person none, and it is kept plainly', () => {
  assert.deepEqual(orderInput.parse({ kind: 'business', vatNumber: 'nl 123456782 b90' }), {
    kind: 'business',
    vatNumber: 'NL123456782B90',
  })
  assert.deepEqual(orderInput.parse({ kind: 'private' }), { kind: 'private' })
  for (const vatNumber of [undefined, null, '', 'NL1', 'NL123456782B90'.repeat(9)]) {
    const { error } = orderInput.safeParse({ kind: 'business', vatNumber })
    assert.ok(
      error?.issues.every(({ path }) => path.join() === 'vatNumber'),
      String(vatNumber),
    )
  }
})
