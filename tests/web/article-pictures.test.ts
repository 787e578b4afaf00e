// Which pictures of an article's text a thumbnail can be made of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storedAddress } from '#contract/articles/stored-pictures.ts'
import { photosIn } from '#web/thumbnails/article-pictures.ts'

const address = (letter: string) => `/api/articles/pictures/${letter.repeat(32)}`

test('pictures that are stored with the article are found, each once and in order, with their words', () => {
  const text = [
    `![Een \\[groot\\] balkon](${storedAddress('a'.repeat(32), { width: 640, height: 360 })} "Foto: Bas")`,
    `Tekst met ![](${address('b')}) erin en ![nog eens](${address('a')}).`,
    '![Van elders](https://elders.example/foto.jpg)',
    `![Te kort](/api/articles/pictures/abc) [Een link](${address('c')})`,
  ].join('\n\n')
  assert.deepEqual(photosIn(text), [
    { name: 'a'.repeat(32), small: `${address('a')}?w=480`, alt: 'Een [groot] balkon' },
    { name: 'b'.repeat(32), small: `${address('b')}?w=480`, alt: '' },
  ])
  assert.deepEqual(photosIn(''), [])
})
