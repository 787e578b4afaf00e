// What searches and comparisons know of a text: all of an article, and of what is as long as a book the first part.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COPIED, searchCopyOf } from '#server/articles/measured-text.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `w${String(at).padStart(6, '0')}`)
const copied = (content: string) => searchCopyOf({ title: 'brug', content })

test('each word is there once, with those of the title', () => {
  assert.equal(copied('De brug is open. De weg is open.').words, 'brug De is open. weg')
})

test('a word is copied up to a thousand signs', () => {
  const { wordLength } = COPIED
  for (const length of [wordLength - 1, wordLength])
    assert.equal(copied('a'.repeat(length)).words, `brug ${'a'.repeat(length)}`)
  assert.equal(copied(`${'a'.repeat(wordLength + 1)} dicht`).words, `brug ${'a'.repeat(wordLength)} dicht`)
})

test('different words are copied up to a hundred thousand signs together', () => {
  // The title and its space are five of them, each other word and its space eight.
  const most = Math.floor((COPIED.words - 5) / 8)
  const words = numbered(most + 1)
  assert.equal(copied(words.slice(0, -1).join(' ')).words, ['brug', ...words.slice(0, -1)].join(' '))
  assert.equal(copied(words.join(' ')).words, ['brug', ...words.slice(0, -1)].join(' '))
  // What stood there already takes nothing.
  assert.equal(copied([...words.slice(0, -1), ...words.slice(0, -1)].join(' ')).words.split(' ').length, most + 1)
})

test('of ten thousand different shingles all are copied, and of more the first', () => {
  const { shingles: most } = COPIED
  for (const [words, copiedOf] of [
    [most + 3, most - 1],
    [most + 4, most],
    [most + 5, most],
  ] as const)
    assert.equal(copied(numbered(words).join(' ')).shingles.length, copiedOf)
  assert.equal(copied('tik tak '.repeat(200)).shingles.length, 2)
})
