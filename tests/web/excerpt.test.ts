import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage, type Finding } from '#dutch/language-check/check.ts'
import { excerptOf, replacementOf } from '#web/language-check/excerpt.ts'

function first(text: string): Finding {
  const [finding] = checkLanguage(text)
  assert.ok(finding, text)
  return finding
}
const excerpt = (text: string) => excerptOf(text, first(text))
const change = (text: string) => replacementOf(text, first(text))

test('a short line is shown whole, a long one with five words on either side', () => {
  assert.deepEqual(excerpt('Ja, ik wordt moe.'), { before: 'Ja, ik ', marked: 'wordt', after: ' moe.' })
  assert.deepEqual(excerpt('Op een mooie dag in de zomer zei ik dat ik wordt gebeld als het straks nog kan vandaag.'), {
    before: '… zomer zei ik dat ik ',
    marked: 'wordt',
    after: ' gebeld als het straks nog …',
  })
})

test('the excerpt keeps to its line', () => {
  assert.deepEqual(excerpt('Eén regel\nIk wordt moe\nNog een regel'), { before: 'Ik ', marked: 'wordt', after: ' moe' })
  assert.deepEqual(excerpt('\nHun hebben gelijk'), { before: '', marked: 'Hun', after: ' hebben gelijk' })
})

test('a long sentence is shown by its beginning and its end', () => {
  const text = `Dit ${'is een woord '.repeat(20)}en dat was het.`
  const { marked } = excerptOf(text, { start: 0, end: text.length })
  assert.match(marked, /^Dit is een woord .* … .*en dat was het\.$/)
  assert.ok(marked.length < 120)
})

test('the change is shown with the word behind it, or before it at an end', () => {
  assert.deepEqual(change('Hun hebben gelijk.'), { from: 'Hun hebben', to: 'Zij hebben' })
  assert.deepEqual(change('Hij is groter als ik.'), { from: 'als ik', to: 'dan ik' })
  assert.deepEqual(change('Geef het aan hun.'), { from: 'aan hun', to: 'aan hen' })
  assert.deepEqual(change('Web site'), { from: 'Web site', to: 'Website' })
  assert.equal(change('Het wordt gemaakt.'), null)
})

test('of a sentence that is split only the seam is shown', () => {
  const text =
    'De winkel in de oude straat achter de grote kerk is al meer dan honderd jaar open, maar het is de vraag of hij volgend jaar nog bestaat.'
  assert.deepEqual(change(text), { from: 'open, maar het', to: 'open. Maar het' })
})

test('a change of nothing but spaces shows the spaces', () => {
  const text = 'Dit is  dubbel.'
  const [finding] = checkLanguage(text)
  assert.ok(finding)
  assert.deepEqual(replacementOf(text, finding), { from: 'is␣␣dubbel', to: 'is␣dubbel' })
})
