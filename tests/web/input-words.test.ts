// What texts were made of, in words: on the line that the form folds to, above the texts, and for the marks in them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inputInWords, originOf, titleIn, toldIn } from '#web/tools/input-words.ts'
import { HELPLINE_113, HELPLINE_113_ENGLISH } from '#dutch/source/tone.ts'
import { loadFinder, sourcesOf } from '#web/tools/use-unsourced.ts'

test('texts are said to come from the article, else from what was told of it; of a title alone nothing is said', () => {
  for (const [asked, origin, words] of [
    [
      { title: 'Zee', description: 'Duin', source: 'Alles over de zee' },
      'uit je artikel',
      'Titel en omschrijving uit het artikel',
    ],
    [{ title: 'Zee', description: null, source: 'Alles over de zee' }, 'uit je artikel', 'Titel uit het artikel'],
    [
      { subject: 'Zee', context: 'Duin', source: 'Alles over de zee' },
      'uit je artikel',
      'Onderwerp en context uit het artikel',
    ],
    [{ title: 'Zee', description: 'Duin' }, 'uit je omschrijving', '‘Zee’, met omschrijving'],
    [{ url: 'Zee - Duin' }, 'uit je omschrijving', '‘Zee’, met omschrijving'],
    [{ subject: 'Zee', context: 'Duin' }, 'uit je context', '‘Zee’, met context'],
    [{ title: 'Zee', description: ' ' }, '', '‘Zee’, zonder omschrijving'],
    [null, '', 'uit je geschiedenis'],
  ] as const) {
    assert.equal(originOf(asked, ['Alles over de zee staat hier']), origin)
    assert.equal(inputInWords(asked).join(', '), words)
  }
})

test('texts are said to come from the article when three words in a row of it stand in one, beyond the title', () => {
  const asked = { title: 'De brug is dicht', source: 'De brug is dicht.\nHet houten dek\n(van 1990) is rot.' }
  for (const [texts, origin] of [
    [['De brug is dicht'], ''],
    [['De brug is dicht, helaas'], ''],
    [['Houten dek'], ''],
    [['Dek houten het'], ''],
    [['De brug is dicht', 'Want het HOUTEN dek is rot'], 'uit je artikel'],
    [['Dek van 1990!'], 'uit je artikel'],
    [[], ''],
  ] as const)
    assert.equal(originOf(asked, texts), origin, texts.join(' | '))
})

test('the title is a field of its own, or what stands before the separator', () => {
  assert.equal(titleIn({ title: 'Zee' }), 'Zee')
  assert.equal(titleIn({ subject: 'Zee' }), 'Zee')
  assert.equal(titleIn({ url: 'Zee - duin - strand' }), 'Zee')
  assert.equal(titleIn(null), undefined)
})

test('a text is held against all that was told, and against nothing when that was a title alone', () => {
  assert.deepEqual(sourcesOf({ title: 'Zee', description: 'Duin', source: 'Alles' }), ['Zee', 'Duin', 'Alles'])
  assert.deepEqual(sourcesOf({ url: 'Zee - Duin' }), ['Zee - Duin'])
  assert.deepEqual(sourcesOf({ subject: 'Zee', context: 'Duin', amount: 5 }), ['Zee', 'Duin'])
  for (const alone of [null, {}, { title: 'Zee' }, { title: 'Zee', description: '', source: null }, { url: 'Zee' }])
    assert.equal(sourcesOf(alone), null)
})

test('all that a request tells of its subject is found, whatever its tool calls the fields', () => {
  const told = { title: 'Zee', description: 'Duin - strand', source: 'Alles' }
  for (const asked of [
    { title: 'Zee', description: 'Duin - strand', source: 'Alles' },
    { subject: 'Zee', context: 'Duin - strand', amount: 3, source: 'Alles' },
    { url: 'Zee - Duin - strand', source: 'Alles' },
  ])
    assert.deepEqual(toldIn(asked), told)
  assert.deepEqual(toldIn({ title: 'Zee', description: null }), { title: 'Zee', description: '', source: '' })
})

test('the line of 113 needs no source, in Dutch and in English; another name and figure do', async () => {
  const find = await loadFinder()
  const unsourced = (text: string) => find(text, ['De brug gaat dicht.']).map((found) => found.text)
  for (const line of [HELPLINE_113, HELPLINE_113_ENGLISH])
    assert.deepEqual(unsourced(`De brug gaat dicht. ${line}`), [])
  assert.deepEqual(unsourced(`De brug gaat 12 weken dicht. ${HELPLINE_113_ENGLISH}`), ['12'])
  assert.deepEqual(unsourced('Dit geldt in de Netherlands.'), ['Netherlands'])
})
