// What an article is to be written from, while it is prepared; an idea of a few lines becomes an outline without any help.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gapsIn } from '#contract/articles/gaps.ts'
import { OUTLINE_LIMITS } from '#contract/writing/outline.ts'
import { emptyPlan, isEmptyPlan, isOutline, openText, outlineOfIdea, planSchema } from '#web/writing/plan.ts'

const headings = (idea: string) => outlineOfIdea(idea).map(({ heading }) => heading)

test('of an idea in lines each line is a section, without the marks of a list', () => {
  for (const idea of [
    'De brug gaat dicht\nFietsers rijden om\nWinkels klagen',
    '- De brug gaat dicht.\n- Fietsers rijden om.\n\n- Winkels klagen.',
    '1. De brug gaat dicht\r\n2) Fietsers rijden om \r\n• Winkels klagen',
  ]) {
    assert.equal(isOutline(idea), true)
    assert.deepEqual(headings(idea), ['De brug gaat dicht', 'Fietsers rijden om', 'Winkels klagen'])
  }
  assert.deepEqual(headings('2024 was een druk jaar\nEn dan nu ...'), ['2024 was een druk jaar', 'En dan nu ...'])
})

test('a single line is a subject: its outline is what news has to answer', () => {
  assert.equal(isOutline('De fietsbrug gaat tien weken dicht'), false)
  assert.deepEqual(headings('De fietsbrug gaat tien weken dicht'), [
    'Wat er aan de hand is',
    'Waarom nu',
    'Wat het betekent',
    'Hoe het verder gaat',
  ])
  assert.deepEqual(headings(''), headings('De fietsbrug'))
})

test('lines are an outline as long as each can be a heading, and there are no more than an outline has', () => {
  const { heading, sections } = OUTLINE_LIMITS
  assert.equal(isOutline(`Kort\n${'x'.repeat(heading)}`), true)
  assert.equal(isOutline(`Kort\n${'x'.repeat(heading + 1)}`), false)
  const lines = Array.from({ length: sections + 1 }, (_, at) => `Regel ${at}`)
  assert.equal(isOutline(lines.slice(1).join('\n')), true)
  assert.equal(isOutline(lines.join('\n')), false)
})

test('an article that begins with an outline has its headings, and an open place for all that is to be told', () => {
  const text = openText([
    { heading: 'De brug', points: ['wanneer hij dicht gaat', ' '] },
    { heading: ' ', points: [] },
    { heading: 'Winkels klagen', points: [] },
  ])
  assert.match(text, /^## De brug\n\n.*wanneer hij dicht gaat.*\n\n## Winkels klagen\n\n.*Winkels klagen.*$/)
  assert.equal(gapsIn(text).length, 2)
})

test('a plan is empty when nobody would miss anything of it; a chosen length is not missed', () => {
  assert.equal(isEmptyPlan({ ...emptyPlan, title: ' ', length: 'kort' }), true)
  for (const part of [
    { title: 'Brug' },
    { typed: 'Een idee' },
    { instruction: 'Kort graag' },
    { sources: [{ title: 'a', url: null, text: 'b' }] },
    { sections: [{ heading: '', points: [] }] },
  ])
    assert.equal(isEmptyPlan({ ...emptyPlan, ...part }), false)
})

test('a plan that was kept before a field of it existed is read all the same', () => {
  const { typed, ...before } = { ...emptyPlan, title: 'Brug' }
  assert.equal(typed, '')
  assert.deepEqual(planSchema.parse(before), { ...emptyPlan, title: 'Brug' })
})
