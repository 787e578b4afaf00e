import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { cleanTexts } from './clean-dutch.ts'

for (const [kind, text] of Object.entries(cleanTexts)) {
  test(`clean Dutch is left alone: ${kind}`, () => {
    assert.deepEqual(
      checkLanguage(text).map(({ rule, start, end }) => [rule, text.slice(start, end)]),
      [],
    )
  })
}
