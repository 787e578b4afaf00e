// What is found in a text itself: whom it addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesReader, addressIn } from '#web/tools/text-marks.ts'

test('the form of address is known when a text has one of the two', () => {
  for (const [text, form] of [
    ['Zo rijd je om', 'je'],
    ['Jullie weten het', 'je'],
    ['Zo rijdt u om', 'u'],
    ['Neem uw fiets', 'u'],
    ['De brug is dicht', null],
    ['Je fiets en uw auto', null],
    ['De bus is er voor u.', 'u'],
    ['Om 8 u.', null],
    ['Van 8u tot 10 u', null],
    ['In de U.S.', null],
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
    ['Wij doen dat voor u.', true],
    ['De brug is dicht', false],
    ['Om 8 u. bij Jeugd en Uwaal', false],
  ] as const)
    assert.equal(addressesReader(text), does, text)
})
