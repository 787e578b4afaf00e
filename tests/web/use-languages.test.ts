// Which texts of a list are told to be English.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf } from '#dutch/source/language.ts'
import { languagesIn } from '#web/tools/use-languages.ts'

test('a text is English by its own words, one too short to tell by those of its set', () => {
  const english = 'The bridge will be closed for ten weeks, and cyclists have to take the other road.'
  const dutch = 'De brug gaat tien weken dicht, en fietsers moeten omrijden over de andere weg.'
  for (const [texts, languages] of [
    [
      [english, 'Bridge closed'],
      ['en', 'en'],
    ],
    [
      [english, 'Bridge closed', dutch],
      ['en', undefined, undefined],
    ],
    [
      [english, `${english} Bridge closed`, dutch],
      ['en', 'en', undefined],
    ],
    [
      [dutch, 'Bridge closed'],
      [undefined, undefined],
    ],
    [['Bridge closed'], [undefined]],
    [['Pont fermé pour dix semaines, les cyclistes ne sont pas contents'], [undefined]],
    [[], []],
  ] as const)
    assert.deepEqual(languagesIn(texts, languageOf), languages, texts.join(' / '))
})
