// An article as people paste it: with its own headline above it, and its first sentences sent along as its description, as the
// screen proposes them. Neither tells anything that the article does not tell.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withoutHeadline } from '#dutch/source/title.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composeScript } from '#dutch/writer/script/script.ts'
import { bridge, textsOf } from './articles.ts'

const seeds = [1, 2, 3]
const alone = { title: bridge.title, source: bridge.source ?? '' }
const pasted = { ...alone, source: `${alone.title}\n\n${alone.source}` }
const firstLine = alone.source.split('\n')[0] ?? ''

describe('the headline above a pasted article', () => {
  test('changes no text', () => {
    for (const seed of seeds) {
      assert.deepEqual(composeFacebookTitles(pasted, seed), composeFacebookTitles(alone, seed))
      assert.deepEqual(composeLinkInBioCaptions(pasted, seed), composeLinkInBioCaptions(alone, seed))
      const told = (source: string) => composeScript({ ...alone, source, language: 'nl' }, seed)
      assert.deepEqual(told(pasted.source), told(alone.source))
    }
  })
  test('is left out in capitals, behind a kind, or longer than the title that was cut to fit its field', () => {
    for (const head of [
      'FIETSBRUG OVER DE LINGE DICHT',
      'Persbericht: Fietsbrug over de Linge dicht',
      'Fietsbrug over de Linge dicht tot in maart',
    ])
      assert.equal(
        withoutHeadline(`${head}\n\nHij gaat dicht.`, 'Fietsbrug over de Linge dicht').trim(),
        'Hij gaat dicht.',
      )
  })
  test('stays when it is the beginning of the article, or all there is', () => {
    for (const source of [
      'Fietsbrug over de Linge dicht. Dat duurt tien weken.\n\nHij gaat dicht.',
      'Fietsbrug over de Linge dicht',
      'Fietsbrug over de Linge dicht\n',
      'Fietsbrug over de Linge dicht op maandag\n12 mei. Dat duurt tien weken.',
      'Fietsbrug over de Lingerie dicht\n\nHij gaat dicht.',
      'De brug gaat dicht.\n\nTien weken.',
    ])
      assert.equal(withoutHeadline(source, 'Fietsbrug over de Linge dicht'), source)
    assert.equal(withoutHeadline('De brug.\n\nDicht.', ''), 'De brug.\n\nDicht.')
  })
})

test('sentences of the article that stand in its description too are no summary of it', () => {
  for (const seed of seeds)
    assert.deepEqual(
      textsOf(composeFacebookTitles({ ...alone, description: firstLine }, seed)),
      textsOf(composeFacebookTitles(alone, seed)),
    )
})
