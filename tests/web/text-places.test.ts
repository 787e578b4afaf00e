// A place in a block and in the whole text are the same words, whatever stands between: pictures, source blocks, empty headings.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textPlaces } from '#web/articles/text-places.ts'
import { documentOf, openMarkdown } from '#web/editor/kept-source.ts'
import { keptText } from '#web/editor/kept-text.ts'
import { blockStarts, readableText } from '#web/editor/readable-text.ts'
import { schema } from '#web/editor/schema.ts'
import { blocksOf } from '#web/seo/article-blocks.ts'

const markdown = `---
titel: iets
---

# Kop

Eerste alinea met een ![een beschrijving](https://kopij.nl/a.png) erin.

![alleen beeld](https://kopij.nl/b.png)

<div>html</div>

- een punt
- nog een punt

| a | b |
| --- | --- |
| cel | cel twee |

De laatste alinea.
`

test('a word of any block is found in the whole, and back', () => {
  const source = openMarkdown(markdown, schema)
  const doc = documentOf(source, schema)
  const readable = readableText(doc)
  const places = textPlaces(blockStarts(doc, keptText(doc, source).places, readable))
  const words = ['Kop', 'erin', 'nog een', 'cel twee', 'laatste']
  for (const word of words) {
    const block = blocksOf(markdown).blocks.findIndex(({ text }) => text.includes(word))
    const from = blocksOf(markdown).blocks[block]?.text.indexOf(word) ?? -1
    const place = { block, from, to: from + word.length }
    const inText = places.inText(place)
    assert.equal(readable.text.slice(inText.from, inText.to), word)
    assert.deepEqual(places.inBlock(inText.from, inText.to), place, word)
  }
})
