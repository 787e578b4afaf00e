// The marks in a text that is typed: where they stand while somebody types on, and which of two that overlap is drawn.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedSpans } from '#web/language-check/moved-spans.ts'
import { apart, type Mark } from '#web/ui/marks.ts'

/** The words of `before` that are marked, as they are marked in `now`. */
function marked(before: string, now: string, ...words: string[]): string[] {
  const spans = words.map((word) => ({ start: before.indexOf(word), end: before.indexOf(word) + word.length }))
  return movedSpans(spans, before, now).map(({ start, end }) => now.slice(start, end))
}

test('a finding before or behind what is typed stays on its words; one that is typed in is let go', () => {
  const before = 'hun komen de de brug over'
  for (const [now, ...expected] of [
    [before, 'hun', 'de de'],
    [`${before} vandaag`, 'hun', 'de de'],
    ['Nu: hun komen de de brug over', 'hun', 'de de'],
    ['hun komen vaak de de brug over', 'hun', 'de de'],
    ['hun de de brug over', 'hun', 'de de'],
    ['hun komen de dde brug over', 'hun'],
    ['hun komen de brug over', 'hun'],
    ['zij komen de de brug over', 'de de'],
    [''],
  ] as const)
    assert.deepEqual(marked(before, now, 'hun', 'de de'), expected, now)
})

test('of a repeated sign, typed or taken away, nothing is marked beyond the text', () => {
  const spans = [{ start: 1, end: 3 }]
  for (const now of ['a', 'aa', 'aaaa', 'aaaaaaa'])
    for (const { start, end } of movedSpans(spans, 'aaaa', now)) assert.ok(start >= 0 && end <= now.length, now)
})

test('a mistake within a hint is drawn, and the hint is not; of two mistakes the first, and what is empty never', () => {
  const mark = (start: number, end: number, tone: Mark['tone'] = 'bad') => ({ start, end, tone })
  const mistake = mark(10, 15)
  assert.deepEqual(apart([mark(0, 30, 'hint'), mistake]), [mistake])
  assert.deepEqual(apart([mark(15, 20, 'hint'), mistake]), [mistake, mark(15, 20, 'hint')])
  assert.deepEqual(apart([mark(12, 18), mistake, mark(4, 4)]), [mistake])
})
