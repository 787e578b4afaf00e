// The fields of the tools and of what belongs to them, at their edges, with what people read beside them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { feedbackFields } from '#contract/feedback/feedback.ts'
import { styleFields } from '#contract/styles/style-profile.ts'
import { rewriter } from '#contract/tools/rewriter.ts'
import { isOutsideLength } from '#contract/tools/shorts-text.ts'
import { isShortDescription } from '#contract/tools/subject.ts'
import { titelTovenaar } from '#contract/tools/titeltovenaar.ts'

/** What each field says; nothing when all is well. */
function said(schema: z.ZodType, given: object): Record<string, string> {
  const { error } = schema.safeParse(given)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const wish = { subject: 'Moestuin op het balkon', context: 'Voor lezers zonder tuin.', amount: '5' }
const text = { text: 'Een tekst.', mode: 'korter' }
const opinion = { generationId: 1, index: 0, rating: -1 }

/** Of each field: its schema with the rest filled in well, the most characters it takes, and what it says of one more. */
const longest: Record<
  string,
  [of: (value: string) => Record<string, string>, most: number, field: string, said: string]
> = {
  'a subject': [
    (subject) => said(titelTovenaar.input, { ...wish, subject }),
    150,
    'subject',
    'Onderwerp mag maximaal 150 tekens bevatten',
  ],
  'a context': [
    (context) => said(titelTovenaar.input, { ...wish, context }),
    10_000,
    'context',
    'Gebruik hoogstens 10000 tekens.',
  ],
  'a text to rewrite': [
    (value) => said(rewriter.input, { ...text, text: value }),
    20_000,
    'text',
    'Een tekst telt hoogstens 20.000 tekens.',
  ],
  'a comment on a result': [
    (comment) => said(feedbackFields, { ...opinion, comment }),
    1_000,
    'comment',
    'Gebruik hoogstens 1000 tekens.',
  ],
  'the name of a style': [(name) => said(styleFields, { name }), 60, 'name', 'Gebruik hoogstens 60 tekens.'],
  'a word of a style': [
    (word) => said(styleFields, { name: 'Groen', bannedWords: ['duur', word] }),
    60,
    'bannedWords.1',
    'Gebruik hoogstens 60 tekens.',
  ],
}
for (const [what, [saidOf, most, field, tooLong]] of Object.entries(longest))
  test(`${what} has at most ${most} characters, an emoji as one`, () => {
    for (const fits of ['x'.repeat(most - 1), 'é'.repeat(most), `x${'🌱'.repeat(most - 1)}`])
      assert.deepEqual(saidOf(fits), {}, String(fits.length))
    for (const over of ['é'.repeat(most + 1), `x${'🌱'.repeat(most)}`])
      assert.deepEqual(saidOf(over), { [field]: tooLong })
  })

test('TitelTovenaar asks for a subject and a context', () => {
  for (const nothing of ['', ' \n'])
    assert.deepEqual(said(titelTovenaar.input, { subject: nothing, context: nothing }), {
      subject: 'Onderwerp is verplicht',
      context: 'Context is verplicht',
    })
})

test('TitelTovenaar makes three to five titles; an amount that cannot be read is five', () => {
  const told: Record<string, string | undefined> = {
    '2': 'Minimaal 3 titels',
    '3': undefined,
    '3.5': 'Kies een heel aantal titels',
    '5': undefined,
    '6': 'Maximaal 5 titels',
  }
  for (const [amount, message] of Object.entries(told))
    assert.equal(said(titelTovenaar.input, { ...wish, amount })['amount'], message, amount)
  for (const amount of ['', 'veel']) assert.equal(titelTovenaar.input.parse({ ...wish, amount }).amount, 5)
})

test('a text to rewrite is more than white space', () => {
  for (const nothing of ['', ' \n'])
    assert.deepEqual(said(rewriter.input, { ...text, text: nothing }), { text: 'Plak of open eerst een tekst.' })
})

test('a style has a name, and wants no word that it forbids', () => {
  assert.deepEqual(said(styleFields, { name: '  ' }), { name: 'Geef het stijlprofiel een naam.' })
  assert.deepEqual(said(styleFields, { name: 'Groen', wordsToUse: ['Seizoen'], bannedWords: ['seizoen'] }), {
    bannedWords: 'Een woord kan niet tegelijk gewenst en verboden zijn.',
  })
})

test('a script is as long as recommended from 750 to 850 characters', () => {
  assert.deepEqual([749, 750, 850, 851].map(isOutsideLength), [true, false, false, true])
})

test('a description is short below 40 characters, without the white space around them', () => {
  assert.deepEqual(['', '🌱'.repeat(39), ` ${'x'.repeat(39)}\n`, '🌱'.repeat(40)].map(isShortDescription), [
    true,
    true,
    true,
    false,
  ])
})
