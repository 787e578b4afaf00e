// How the history is told: days by name, and what was asked in one line.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolNames } from '#contract/tools/registry.ts'
import { byDay, dayName } from '#web/history/days.ts'
import { askedFor, modeLabel, toolChoices, toolLabel } from '#web/history/tool-names.ts'

/** Half past midnight on Wednesday 18 November in the Netherlands; in UTC it is still the 17th. */
const now = new Date('2026-11-17T23:30:00Z')

test('a day is named as people in the Netherlands name it, whatever the clock of the server', () => {
  assert.equal(dayName('2026-11-17T23:00:00Z', now), 'Vandaag')
  assert.equal(dayName('2026-11-17T22:59:59Z', now), 'Gisteren')
  assert.equal(dayName('2026-11-16T23:00:00Z', now), 'Gisteren')
  assert.equal(dayName('2026-11-16T22:59:59Z', now), 'maandag 16 november')
  assert.equal(dayName('2026-01-01T12:00:00Z', now), 'donderdag 1 januari')
  assert.equal(dayName('2025-12-31T12:00:00Z', now), '31 december 2025')
})

test('yesterday is yesterday too when summer time ends or begins, and over a new year', () => {
  // 25 October 2026 lasts 25 hours, 29 March 2026 lasts 23.
  assert.equal(dayName('2026-10-24T22:30:00Z', new Date('2026-10-26T22:30:00Z')), 'Gisteren')
  assert.equal(dayName('2026-03-28T23:30:00Z', new Date('2026-03-30T21:30:00Z')), 'Gisteren')
  assert.equal(dayName('2026-12-31T12:00:00Z', new Date('2027-01-01T12:00:00Z')), 'Gisteren')
})

test('generations stand by day, in the order they came', () => {
  const at = (createdAt: string) => ({ createdAt })
  const items = ['2026-11-17T23:10:00Z', '2026-11-17T23:05:00Z', '2026-11-17T12:00:00Z'].map(at)
  assert.deepEqual(byDay(items, now), [
    { name: 'Vandaag', items: items.slice(0, 2) },
    { name: 'Gisteren', items: items.slice(2) },
  ])
  assert.deepEqual(byDay([], now), [])
})

test('every tool has a name of its own, and one that is gone keeps the name it was stored under', () => {
  assert.deepEqual(
    toolChoices.map(({ tool }) => tool),
    toolNames,
  )
  assert.equal(new Set(toolChoices.map(({ label }) => label)).size, toolNames.length)
  assert.equal(toolLabel('rewriter'), 'Herschrijver')
  assert.equal(toolLabel('oude-tool'), 'oude-tool')
})

test('what was asked stands on one line of at most ninety characters, also when it was a whole text', () => {
  const asked = (input: Record<string, unknown>) => askedFor({ input })
  assert.equal(asked({ title: 'Fietsen naar zee', description: 'langs het strand' }), 'Fietsen naar zee')
  assert.equal(asked({ subject: 'Tuin', context: 'balkon' }), 'Tuin')
  assert.equal(asked({ url: 'Tuin - balkon' }), 'Tuin - balkon')
  assert.equal(asked({ text: ' Regel een\n\nregel  twee ' }), 'Regel een regel twee')
  assert.equal(asked({ text: '🌱'.repeat(90) }), '🌱'.repeat(90))
  assert.equal(asked({ text: '🌱'.repeat(91) }), `${'🌱'.repeat(90)}…`)
  assert.equal(asked({ text: `${'woord '.repeat(14)}afgebroken` }), `${'woord '.repeat(14).trim()}…`)
  assert.equal(asked({ text: `${'woord '.repeat(14)}passend` }), `${'woord '.repeat(14).trim()}…`)
  assert.equal(asked({ text: `${'woord '.repeat(14)}precie en meer` }), `${'woord '.repeat(14)}precie…`)
  assert.equal(asked({}), '')
})

test('a rewritten text tells how, and other tools have nothing of the kind', () => {
  assert.equal(modeLabel({ tool: 'rewriter', input: { mode: 'eenvoudiger' } }), 'Eenvoudiger (B1)')
  assert.equal(modeLabel({ tool: 'rewriter', input: { mode: 'vervallen' } }), undefined)
  assert.equal(modeLabel({ tool: 'shorts-text', input: { mode: 'korter' } }), undefined)
})
