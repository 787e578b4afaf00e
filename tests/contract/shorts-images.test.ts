// Which images stand above each other in a Short.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combineImages, readZip } from '#contract/shorts-images/endpoints.ts'
import { HALF, pairsOf, SHORT } from '#contract/shorts-images/pairs.ts'

test('images are paired in their order, and an odd last one is paired with itself', () => {
  const pairs = (images: string) => pairsOf([...images]).map((pair) => pair.join(''))
  assert.deepEqual(pairs('ab'), ['ab'])
  assert.deepEqual(pairs('abc'), ['ab', 'cc'])
  assert.deepEqual(pairs('abcd'), ['ab', 'cd'])
  assert.deepEqual(pairs('abcde'), ['ab', 'cd', 'ee'])
  assert.deepEqual(pairs('abcdef'), ['ab', 'cd', 'ef'])
  assert.deepEqual(pairs('a'), ['aa'])
  assert.deepEqual(pairs(''), [])
})

test('the same image twice is a pair as any other', () => {
  assert.deepEqual(pairsOf(['a', 'a', 'a']), [
    ['a', 'a'],
    ['a', 'a'],
  ])
})

test('two halves make a Short of 1080 by 1920', () => {
  assert.deepEqual(SHORT, { width: 1080, height: 1920 })
  assert.deepEqual([HALF.width, HALF.height * 2], [SHORT.width, SHORT.height])
})

test('focal points are given for both images of a pair or for none', () => {
  const { body } = combineImages
  assert.deepEqual(body.parse({}), { focus: [null, null], pair: 1 })
  assert.deepEqual(body.parse({ focus: '[{"x":0,"y":1},null]', pair: '2' }), { focus: [{ x: 0, y: 1 }, null], pair: 2 })
  for (const focus of ['[null]', '[null,null,null]', '[{"x":2,"y":0},null]', '{}', 'null', 'x'])
    assert.equal(body.safeParse({ focus }).success, false, focus)
})

test('the address of a ZIP names its Shorts, and nothing but names', () => {
  const name = 'a'.repeat(32)
  const { query } = readZip
  assert.deepEqual(query.parse({ files: `${name},${name}`, format: 'jpg' }).files, [name, name])
  for (const files of ['', ',', `${name},`, `${name},../etc/passwd`, Array(31).fill(name).join(',')])
    assert.equal(query.safeParse({ files, format: 'jpg' }).success, false, files)
  assert.equal(query.safeParse({ files: name, format: 'gif' }).success, false)
})
