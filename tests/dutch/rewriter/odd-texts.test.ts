// Texts nobody planned for: every one is answered, none is broken.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rewriteAddresses, rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { composeRewrite, type RewriteOutcome } from '#dutch/rewriter/rewrite.ts'
import { noTaste, rewritten } from './rewritten.ts'

const long = (text: string) => text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000)

const modes = rewriteModes.filter((mode) => !['langer', 'informeler', 'seo'].includes(mode))

function outcomes(text: string): RewriteOutcome[] {
  return modes.flatMap((mode) =>
    rewriteAddresses.map((address) => composeRewrite({ text, mode, address, instruction: 'korter' }, noTaste)),
  )
}

test('any text is answered', () => {
  for (const text of [
    '',
    ' ',
    'a',
    'Je',
    '.',
    '🎉',
    '🎉🎉\n🎉',
    '\u0000',
    '\ud83d je',
    '"',
    '“Je',
    "'",
    '<',
    '<p>',
    '](',
    '```',
    '---',
    '- ',
    '# ',
    '|',
    long('je '),
    long('heb je '),
    long('helpt u '),
    long('a'),
    long('.') + 'a',
    long('"'),
    long('Je kunt bellen.\r'),
    long('en als die, '),
    `https://${long('.')}a`,
  ])
    for (const outcome of outcomes(text)) assert.ok('text' in outcome || 'refused' in outcome)
})

test('a text without words is not changed', () => {
  for (const text of ['', ' ', '🎉', '12:30', '...', '\n\n'])
    for (const outcome of outcomes(text)) assert.deepEqual(outcome, { refused: 'unchanged' })
})

test('a text in another language or script is refused', () => {
  for (const text of [
    'The bridge is closed and you can not cross it with your car.',
    'Die Brücke ist geschlossen und du kannst nicht mit dem Auto fahren.',
    'Le pont est fermé et vous ne pouvez pas passer avec la voiture.',
    'El puente está cerrado y no se puede pasar con el coche por la tarde.',
    'Мост закрыт, и вы не можете проехать.',
    'הגשר סגור ואי אפשר לעבור',
    'الجسر مغلق ولا يمكن العبور',
    '橋は閉鎖されています',
  ])
    for (const outcome of outcomes(text)) assert.deepEqual(outcome, { refused: 'not-dutch' }, text)
})

test('a Dutch text with a few foreign words is Dutch, and a foreign paragraph in it stays', () => {
  const english = 'We think that this is really the best way to do it, and you will like it very much, if u try.'
  const outcome = composeRewrite(
    {
      text: `Het team zegt het zo, en dat is eigenlijk heel mooi.\n\n${english}\n\nU kunt het hele filmpje online bekijken.`,
      mode: 'formeler',
      address: 'je',
      instruction: null,
    },
    noTaste,
  )
  assert.deepEqual(outcome, {
    text: `Het team zegt het zo, en dat is zeer mooi.\n\n${english}\n\nJe kunt het hele filmpje online bekijken.`,
  })
})

test('tags and code in HTML stay, the words between them change', () => {
  const html =
    '<h2>Waarom kies je voor ons?</h2>\n<p class="je">Je krijgt <b title="je">je</b> geld terug &amp; je weet het.</p>\n<pre>je code</pre>'
  assert.deepEqual(composeRewrite({ text: html, mode: 'korter', address: 'u', instruction: null }, noTaste), {
    text: '<h2>Waarom kiest u voor ons?</h2>\n<p class="je">U krijgt <b title="je">uw</b> geld terug &amp; u weet het.</p>\n<pre>je code</pre>',
  })
})

test('a text of 20,000 characters takes time in proportion to a short one', () => {
  // A rule that read the whole text for each word would take minutes here.
  for (const text of [long('als je je huis '), long('De gemeente helpt u. '), long('Die, die je ziet, en die, ')])
    outcomes(text)
})

test('a mode that needs a language model is refused by its name, whatever the text', () => {
  for (const mode of ['langer', 'informeler', 'seo'] as const)
    for (const text of ['', 'De brug is dicht.', 'The bridge is closed.'])
      assert.deepEqual(composeRewrite({ text, mode, address: 'je', instruction: null }, noTaste), {
        refused: 'model',
        needs: mode,
      })
})

test('a text is addressed in another way by itself, without another order', () => {
  assert.equal(
    rewritten('# Kom je ook?\n\nNeem je fiets mee.', 'eigen', 'u-vorm'),
    '# Komt u ook?\n\nNeem uw fiets mee.',
  )
  assert.equal(rewritten('Hebt u vragen? Bel uw huisarts.', 'eigen', 'je-vorm'), 'Heb je vragen? Bel je huisarts.')
  assert.equal(rewritten('', 'eigen', 'je-vorm'), '')
})
