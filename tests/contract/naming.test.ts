// Several things named in a sentence.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { andMore, named } from '#contract/naming.ts'

test('all are named with an ‘en’ before the last, or the first few with how many more there are', () => {
  assert.equal(named([]), '')
  assert.equal(named(['a']), 'a')
  assert.equal(named(['a', 'b']), 'a en b')
  assert.equal(named(['a', 'b', 'c']), 'a, b en c')
  assert.equal(named(['a', 'b'], 2), 'a, b en nog 2')
  assert.equal(andMore(1), 'en nog 1')
})
