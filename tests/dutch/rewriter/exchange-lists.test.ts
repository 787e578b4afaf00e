// The word lists: sound, and never worse than what they replace; and how a phrase is exchanged.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exchange, type Manner } from '#dutch/rewriter/exchange.ts'
import { readTable } from '#dutch/rewriter/exchange-table.ts'
import { FORMAL_WORDS, PLAIN_VERBS, PLAIN_WORDS, FILLERS } from '#dutch/rewriter/words/exchanges.ts'
import { PLAIN_PHRASES } from '#dutch/text/words/plain-words.ts'

const manner = (banned: readonly string[] = []): Manner => ({ banned, apostrophe: '’' })

test('a replacement is not replaced again by the same list, so that two rounds make one text', () => {
  for (const table of [readTable(PLAIN_PHRASES, PLAIN_WORDS, PLAIN_VERBS), readTable(FORMAL_WORDS), readTable(FILLERS)])
    for (const entry of [...table.values()].flat())
      assert.equal(exchange(entry.to, table, manner()), entry.to, `${entry.words.join(' ')} > ${entry.to}`)
})

test('an entry of a table with an unknown condition is a mistake', () => {
  assert.throws(() => readTable('a > b {nooit}'), /unknown condition/)
})

test('a capital, a full stop and the marks around a phrase stay', () => {
  const table = readTable('indien > als; bijv > bijvoorbeeld {short}\neigenlijk > {inside}; zo niet > anders')
  for (const [before, after] of [
    ['Indien nodig.', 'Als nodig.'],
    ['(indien nodig)', '(als nodig)'],
    ['INDIEN NODIG', 'INDIEN NODIG'],
    ['de heer Indien', 'de heer Indien'],
    ['Let op: Indien nodig', 'Let op: Als nodig'],
    ['Neem bijv. brood.', 'Neem bijvoorbeeld brood.'],
    ['Neem brood, bijv.', 'Neem brood, bijvoorbeeld.'],
    ['Het is eigenlijk niet zo.', 'Het is niet zo.'],
    ['Eigenlijk is het niet zo.', 'Eigenlijk is het niet zo.'],
    ['zo\nniet', 'zo\nniet'],
    ['zo **niet**', 'zo **niet**'],
    ['“indien nodig”', '“indien nodig”'],
  ] as const)
    assert.equal(exchange(before, table, manner()), after)
})

test('a replacement that would double a word or that is forbidden is not used', () => {
  const table = readTable('tevens > ook')
  assert.equal(exchange('Hij komt tevens ook.', table, manner()), 'Hij komt tevens ook.')
  assert.equal(exchange('Hij komt tevens.', table, manner(['ook'])), 'Hij komt tevens.')
})
