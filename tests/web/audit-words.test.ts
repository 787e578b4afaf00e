// What the audit log says of a change: in words, never in codes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditFields } from '#contract/audit/entry.ts'
import { linesOf } from '#web/audit/audit-words.ts'

test('every field that is kept has a name of its own, which is not its code', () => {
  const lines = linesOf(Object.fromEntries(auditFields.map((field) => [field, { to: 'iets' }])))
  assert.equal(lines.length, auditFields.length)
  assert.equal(new Set(lines).size, auditFields.length)
  const codes = lines.filter((line) => (auditFields as readonly string[]).includes(line.split(':')[0] ?? ''))
  assert.deepEqual(codes, [])
})

test('of a new thing the log says what it has', () => {
  const changes = { title: { to: 'Duin' }, priority: { to: 0 }, recurrence: { to: 'weekly' }, assignee: { to: 'Noor' } }
  const said = ['Titel: Duin', 'Prioriteit: Normaal', 'Toegewezen aan: Noor', 'Herhaling: Elke week']
  assert.deepEqual(linesOf(changes), said)
})

test('of a change it says both, and what was filled in or taken away', () => {
  const changes = {
    priority: { from: 0, to: 2 },
    dueDate: { from: null, to: '2026-12-01' },
    recurrence: { from: 'daily', to: null },
    link: { from: 'Duin', to: 'Zee' },
  }
  assert.deepEqual(linesOf(changes), [
    'Deadline ingevuld: 01/12/2026',
    'Prioriteit van Normaal naar Dringend',
    'Herhaling weggehaald, was Elke dag',
    'Link van Duin naar Zee',
  ])
})

test('of a checklist it says which item was ticked or not any more', () => {
  const ticked = { from: '[ ] Foto’s kiezen', to: '[x] Foto’s kiezen' }
  assert.deepEqual(linesOf({ checklist: ticked }), ['Afgevinkt: Foto’s kiezen'])
  assert.deepEqual(linesOf({ checklist: { from: ticked.to, to: ticked.from } }), ['Niet meer afgevinkt: Foto’s kiezen'])
})
