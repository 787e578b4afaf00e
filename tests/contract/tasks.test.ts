// Calendar days and checklists, as browser and server both read them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checklistOf, itemAt, proseOf, unticked, withTick } from '#contract/tasks/checklist.ts'
import { daysBetween, dutchDay, addDays, readDay } from '#contract/days.ts'

const description = 'Vooraf\n- [ ] foto\n  - [x] tekst  \n- [X] kop\n-[ ] geen\n- [] geen\n- [ ] \nAchteraf'

test('the lines that begin with a box are the checklist, the others are text', () => {
  assert.deepEqual(checklistOf(description), [
    { line: 1, text: 'foto', done: false },
    { line: 2, text: 'tekst', done: true },
    { line: 3, text: 'kop', done: true },
  ])
  assert.equal(proseOf(description), 'Vooraf\n-[ ] geen\n- [] geen\n- [ ] \nAchteraf')
  assert.deepEqual(checklistOf(null), [])
})

test('ticking changes one sign and nothing else', () => {
  const lines = description.split('\n')
  assert.equal(withTick(description, 1, true), description.replace('- [ ] foto', '- [x] foto'))
  assert.equal(withTick(description, 2, false), description.replace('[x] tekst', '[ ] tekst'))
  for (const line of [0, 4, 7, 99]) assert.equal(withTick(description, line, true), description, lines[line])
  assert.deepEqual(
    checklistOf(unticked(description)).map(({ done }) => done),
    [false, false, false],
  )
  assert.equal(withTick('- [ ] kost $1 of $&', 0, true), '- [x] kost $1 of $&')
})

test('an item is found by its line, or by its text where that is the only one', () => {
  assert.equal(itemAt(description, { line: 1 })?.text, 'foto')
  assert.equal(itemAt(description, { line: 0, text: 'kop' })?.line, 3)
  assert.equal(itemAt(description, { line: 1, text: 'kop' })?.line, 3)
  assert.equal(itemAt('- [ ] a\n- [ ] a', { line: 1, text: 'a' })?.line, 1)
  assert.equal(itemAt('- [ ] a\n- [ ] a', { line: 5, text: 'a' }), undefined)
  assert.equal(itemAt(description, { line: 0 }), undefined)
})

test('days are reckoned over the change of the clock and leap years', () => {
  assert.equal(addDays('2026-10-24', 2), '2026-10-26')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2027-01-01', -1), '2026-12-31')
  assert.equal(daysBetween('2026-03-28', '2026-03-30'), 2)
  assert.equal(dutchDay(new Date('2026-12-31T23:00:00Z')), '2027-01-01')
})

test('what is no day is no day', () => {
  for (const text of [
    '',
    '2026-2-3',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '3000-01-01',
    '2026-01-01T25:00:00Z',
    ' 2026-01-01',
  ])
    assert.equal(readDay(text), undefined, text)
})
