// Adapting a text: what the Herschrijver is asked, and what the menu says beforehand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tools } from '#contract/tools/registry.ts'
import { addressesReader, addressIn, adjusting, adjustments, shorterLength } from '#web/tools/adjustments.ts'

test('every way to adapt a text is a request that the Herschrijver takes', () => {
  for (const adjustment of adjustments)
    assert.equal(tools.rewriter.input.safeParse(adjusting('Een tekst.', adjustment)).success, true, adjustment)
})

test('a shorter text gets about seven tenths of the length, in tens', () => {
  assert.deepEqual(
    [253, 180, 81, 20, 3].map((count) => shorterLength('x'.repeat(count))),
    [180, 130, 60, 10, 10],
  )
})

test('the form of address is known when a text has one of the two', () => {
  for (const [text, form] of [
    ['Zo rijd je om', 'je'],
    ['Jullie weten het', 'je'],
    ['Zo rijdt u om', 'u'],
    ['Neem uw fiets', 'u'],
    ['De brug is dicht', null],
    ['Je fiets en uw auto', null],
    ['Om 8 u.', null],
    ['Jeugd in de buurt', null],
  ] as const)
    assert.equal(addressIn(text), form, text)
})

test('a text that addresses nobody is known, also where both forms or only a reflexive stand', () => {
  for (const [text, does] of [
    ['Je fiets en uw auto', true],
    ['Wees jezelf', true],
    ['Vergis u niet', true],
    ['Was uzelf', true],
    ['De brug is dicht', false],
    ['Om 8 u. bij Jeugd en Uwaal', false],
  ] as const)
    assert.equal(addressesReader(text), does, text)
})
