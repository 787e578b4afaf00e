// Where readers find an article, and texts that take that address along.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelledTexts } from '#contract/campaigns/labelled-texts.ts'
import { readingPlace, withAddress } from '#contract/publishing/reading-address.ts'

const one = { id: 1, state: 'sent', siteName: 'De Waal', isPublic: true, address: 'https://waal.nl/brug/' } as const

test('an article is read where everybody can open it, of several on the site that was first', () => {
  const draft = { ...one, id: 0, isPublic: false, address: null }
  const gone = { ...one, id: 0, state: 'gone' } as const
  const later = { ...one, id: 2, address: 'https://linge.nl/brug/' }
  assert.deepEqual(readingPlace([later, gone, draft, one]), { address: one.address, siteName: 'De Waal' })
  assert.equal(readingPlace([draft, gone]), undefined)
  assert.equal(readingPlace([]), undefined)
})

test('a text gets the address below it once, and none as long as there is none', () => {
  assert.equal(withAddress('Het dek is rot.\n', one.address), 'Het dek is rot.\n\nhttps://waal.nl/brug/')
  assert.equal(withAddress('Lees https://waal.nl/brug/ nu.', one.address), 'Lees https://waal.nl/brug/ nu.')
  assert.equal(withAddress('Het dek is rot.', undefined), 'Het dek is rot.')
})

test('of a campaign the captions carry the address that readers can press on, and the rest finds it at the end', () => {
  const output = { titles: ['A'] }
  const parts = (['titels', 'facebook', 'pinterest', 'link-in-bio'] as const).map((part) => ({
    part,
    output,
    texts: null,
  }))
  assert.deepEqual(labelledTexts(parts, one.address), [
    { label: 'Titels', texts: ['A'] },
    { label: 'Facebook', texts: ['A\n\nhttps://waal.nl/brug/'] },
    { label: 'Pinterest', texts: ['A\n\nhttps://waal.nl/brug/'] },
    { label: 'Link in Bio', texts: ['A'] },
    { label: 'Adres van het artikel', texts: ['https://waal.nl/brug/'] },
  ])
  assert.deepEqual(labelledTexts([], one.address), [])
})
