// The word lists: large enough, sound, and never worse than what they replace.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { createDice } from '#dutch/writer/random.ts'
import { exchange, type Manner } from '#dutch/rewriter/exchange.ts'
import { readTable, type Table } from '#dutch/rewriter/exchange-table.ts'
import { businesslike, casual, plain, shorter, shortForms } from '#dutch/rewriter/exchange-lists.ts'

const size = (table: Table) => [...table.values()].flat().length

const manner = (banned: readonly string[] = []): Manner => ({ dice: createDice(1, 'test'), banned, apostrophe: '’' })

test('the lists are as long as they should be', () => {
  assert.ok(size(plain) >= 600)
  assert.ok(size(businesslike) >= 150)
  assert.ok(size(casual) >= 150)
  assert.ok(size(shorter) >= 150)
  assert.ok(size(shortForms) >= 50)
})

test('no replacement is roundabout or official itself', () => {
  for (const table of [plain, businesslike, casual, shorter, shortForms])
    for (const entry of [...table.values()].flat())
      for (const to of entry.to) {
        if (to === entry.words.join(' ')) continue
        const findings = checkLanguage(to).filter(({ rule }) => rule === 'wordy-phrases')
        assert.deepEqual(findings, [], `${entry.words.join(' ')} > ${to}`)
      }
})

test('a replacement is not replaced again by the same list, so that two rounds make one text', () => {
  for (const table of [plain, businesslike, shorter])
    for (const entry of [...table.values()].flat())
      for (const to of entry.to) assert.equal(exchange(to, table, manner()), to, `${entry.words.join(' ')} > ${to}`)
})

test('a line of a table with an unknown condition is a mistake', () => {
  assert.throws(() => readTable('a > b {nooit}'), /unknown condition/)
})

test('a capital, a full stop and the marks around a phrase stay', () => {
  const table = readTable('indien > als\nbijv > bijvoorbeeld {short}\neigenlijk > {inside}\nzo niet > anders')
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
  const table = readTable('tevens > ook\nspoedig > snel / gauw')
  assert.equal(exchange('Hij komt tevens ook.', table, manner()), 'Hij komt tevens ook.')
  assert.equal(exchange('Hij komt tevens.', table, manner(['ook'])), 'Hij komt tevens.')
  assert.equal(exchange('Hij komt spoedig.', table, manner(['snel'])), 'Hij komt gauw.')
})
