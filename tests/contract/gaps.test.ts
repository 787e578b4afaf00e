// Gaps in an article: what is still to be filled in, and where.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gapsIn } from '#contract/articles/gaps.ts'

test('a gap is found with what it asks for and where it stands', () => {
  const text = 'In [nog in te vullen: het jaar] werd **[Nog in te vullen: naam van de  burgemeester]** gekozen.'
  const found = gapsIn(text)
  assert.deepEqual(
    found.map((gap) => gap.text),
    ['het jaar', 'naam van de burgemeester'],
  )
  for (const { from, to } of found) assert.match(text.slice(from, to), /^\[nog in te vullen:.*\]$/i)
})

test('a gap that an editor wrote with backslashes, that goes over a line end or asks for nothing is one too', () => {
  assert.deepEqual(
    gapsIn('\\[nog in te vullen: wie\\] [nog in te vullen: wat\ner is] [nog in te vullen] [nog in te vullen: ]').map(
      ({ text }) => text,
    ),
    ['wie', 'wat er is', '', ''],
  )
})

test('what only looks like one is none', () => {
  for (const text of [
    'nog in te vullen: x',
    '[nog te vullen: x]',
    '[nog in te vullen: x',
    '[nog in te vullen: a\n\nb]',
  ])
    assert.deepEqual(gapsIn(text), [], text)
})
