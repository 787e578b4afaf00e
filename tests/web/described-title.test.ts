// A description goes along with the title it was written for, and with no other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAnotherTitle } from '#web/sources/other-title.ts'
import { subjectOf } from '#web/tools/described-title.ts'

const bridge = 'Fietsbrug over de Linge tien weken dicht'

test('a mended slip, another order, a new ending and an empty field are no other title', () => {
  for (const title of [
    bridge,
    'Fietsbrug over de Linge tien wéken dicht',
    'Tien weken dicht: de fietsbrug over de Linge',
    `${bridge}: zo rijd je om`,
    'FIETSBRUG LINGE DICHT',
    '',
  ])
    assert.equal(isAnotherTitle(bridge, title), false, title)
})

test('a title that shares fewer than half of its words is another one', () => {
  for (const title of ['Bakker Van Zanten stopt', 'Brug', 'De brug over de Waal gaat open'])
    assert.equal(isAnotherTitle(bridge, title), true, title)
  // Two of four words are half; one of four is not.
  assert.equal(isAnotherTitle('een twee drie vier', 'een twee acht negen'), false)
  assert.equal(isAnotherTitle('een twee drie vier', 'een zeven acht negen'), true)
})

test('the description that was used for one title stays out of a request for another', () => {
  const description = 'De brug is rot.'
  assert.deepEqual(subjectOf({ title: bridge, description, describes: bridge }), { title: bridge, description })
  assert.deepEqual(subjectOf({ title: 'Bakker stopt', description, describes: bridge }), { title: 'Bakker stopt' })
  assert.deepEqual(subjectOf({ title: 'Bakker stopt', description }), { title: 'Bakker stopt', description })
})
