// The rules that prompts state and texts are held against: tones, worn-out phrases, examples, counted targets.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import { tones } from '#contract/tools/article.ts'
import { rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { CAPTION_LENGTH } from '#contract/tools/subject.ts'
import { FACEBOOK_TITLE_LENGTH } from '#contract/tools/facebook-captions.ts'
import { PINTEREST_TITLE_LENGTH } from '#contract/tools/pinterest-captions.ts'
import { SCRIPT_LENGTH } from '#contract/tools/shorts-text.ts'
import { TITLE_LENGTH } from '#contract/tools/titeltovenaar.ts'
import type { Examples } from '#server/tools/examples.ts'
import { facebookExamples } from '#server/tools/examples/facebook.ts'
import { instagramExamples } from '#server/tools/examples/instagram.ts'
import { pinterestExamples } from '#server/tools/examples/pinterest.ts'
import { rewriterExamples } from '#server/tools/examples/rewriter.ts'
import { scriptExamples } from '#server/tools/examples/script.ts'
import { titelTovenaarExamples } from '#server/tools/examples/titeltovenaar.ts'
import { countWords, lengthRule } from '#server/tools/lengths.ts'
import { missedOrder, orderFor } from '#server/tools/rewrite-orders.ts'
import { toneBreaches, toneRules, withoutEmojiFor } from '#server/tools/tone-rules.ts'
import { wornOutIn } from '#dutch/worn-out.ts'
import { wornOutRule } from '#server/tools/house-rules.ts'

const examples: Record<string, [Examples, { min: number; max: number } | null]> = {
  Facebook: [facebookExamples, FACEBOOK_TITLE_LENGTH],
  Pinterest: [pinterestExamples, PINTEREST_TITLE_LENGTH],
  Instagram: [instagramExamples, CAPTION_LENGTH],
  TitelTovenaar: [titelTovenaarExamples, TITLE_LENGTH],
  Script: [scriptExamples, null],
  Herschrijver: [rewriterExamples, null],
}
for (const [name, [{ good, rejected }, length]] of Object.entries(examples)) {
  test(`${name}: the good examples keep the rules they stand for`, () => {
    assert.deepEqual([good.length, rejected.length], [3, 2])
    for (const { text, why } of good) {
      assert.deepEqual(wornOutIn(text), [], text)
      assert.deepEqual(toneBreaches(text, 'ernstig'), [], text)
      assert.ok(why.length > 20)
      if (length === null) continue
      const count = characterCount(text)
      assert.ok(count >= length.min && count <= length.max, `${count}: ${text}`)
    }
  })
}

test('the whole script among the examples has the words and characters that a script is asked for', () => {
  const { text = '' } = scriptExamples.good[0] ?? {}
  assert.ok(countWords(text) >= 130 && countWords(text) <= 145, `${countWords(text)} words`)
  assert.ok(characterCount(text) >= SCRIPT_LENGTH.min && characterCount(text) <= SCRIPT_LENGTH.max)
})

describe('worn-out phrases', () => {
  const worn = [
    'Ontdek de mooiste routes',
    'Duik in de geschiedenis van het dorp',
    'De ultieme appeltaart',
    'Of je nu fietst of loopt',
    'Wandelen is niet alleen gezond, maar ook leuk',
    'Geen regels, maar ruimte',
    'Laat je verrassen door de smaak',
    'Dit wil je niet missen',
    'Alles wat je moet weten over stikstof',
    'Tips & tricks voor de tuin',
    'Klaar om te beginnen?',
  ]
  for (const text of worn) test(`‘${text}’ is seen`, () => assert.notDeepEqual(wornOutIn(text), []))

  const plain = [
    'De ontdekking van een grafheuvel bij het dorp',
    'Zij doken naar het wrak en vonden een anker',
    'Het feest gaat niet door, maar kaarten blijven geldig',
    'De brug is klaar, zegt de aannemer',
    'Wat moet er weg voor de nieuwe weg?',
    'Of hij nu wint of verliest, de trainer blijft',
  ]
  for (const text of plain) test(`‘${text}’ is no such phrase`, () => assert.deepEqual(wornOutIn(text), []))

  test('an English script is held against English ones', () => {
    assert.deepEqual(wornOutIn('Whether you’re new or not, dive into it', [], 'en').length, 2)
    assert.deepEqual(wornOutIn('Ontdek the ultimate', [], 'nl'), ['ontdek'])
    assert.match(wornOutRule('en'), /‘discover’/)
  })
})

describe('tones', () => {
  const breaches: [text: string, tone: (typeof tones)[number], wrong: string | null][] = [
    ['Wat vind jij van het plan?', 'nieuws', 'vraagt naar een mening'],
    ['Wat vind jij van dit recept?', 'licht', null],
    ['Wat vond de raad van het plan?', 'nieuws', null],
    ['Sterkte voor de nabestaanden', 'ernstig', 'betuigt medeleven'],
    ['Deel dit bericht', 'nieuws', 'roept op om te delen of te taggen'],
    ['Een deel van het dorp zit zonder stroom', 'nieuws', null],
    ['Een man is overleden!', 'ernstig', 'heeft een uitroepteken'],
    ['Eindelijk open!', 'nieuws', null],
    ['Bewaar dit nummer', 'ernstig', 'vraagt om te bewaren'],
  ]
  for (const [text, tone, wrong] of breaches)
    test(`‘${text}’, ${tone}: ${wrong ?? 'right'}`, () =>
      assert.deepEqual(toneBreaches(text, tone), wrong === null ? [] : [wrong]))

  test('only a light text keeps its emoji; figures and the sign of the euro stay everywhere', () => {
    const text = 'Soep 🍲 van 3 euro, met © en € en 👩‍🍳!'
    assert.equal(withoutEmojiFor('licht', text), text)
    assert.equal(withoutEmojiFor('nieuws', text), 'Soep van 3 euro, met © en € en!')
  })

  test('each tone has rules of its own, and all know that a warning is not for later', () => {
    assert.equal(new Set(tones.map((tone) => toneRules(tone).join())).size, tones.length)
    for (const tone of tones) assert.match(toneRules(tone).join(), /waarschuwing .* nooit ‘bewaar voor later’/)
  })
})

test('a length is said in characters and in words', () => {
  assert.match(
    lengthRule('Elke titel', { min: 90, max: 100 }, true),
    /telt 90 tot 100 tekens.*14 tot 16 woorden.*95 tekens.*vervalt/,
  )
  assert.match(lengthRule('Elke titel', { min: 20, max: 150 }), /korter beter dan opgevuld/)
})

describe('orders to rewrite', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `woord${at}`).join(' ')

  test('targets are counted from the text', () => {
    assert.match(orderFor('korter', words(90)).join(' '), /hoogstens 60 woorden\. De oude telt er 90\./)
    assert.match(orderFor('langer', words(100)).join(' '), /120 tot 150 woorden/)
    assert.match(orderFor('eenvoudiger', words(100)).join(' '), /zinnen van hoogstens 12 woorden/)
    assert.match(orderFor('seo', words(299)).join(' '), /geen tussenkopjes/)
    assert.match(orderFor('seo', words(300)).join(' '), /dus een stuk of 2/)
  })

  test('every way says what becomes of the layout', () => {
    for (const mode of rewriteModes) assert.match(orderFor(mode, words(50)).join(' '), /indeling|alinea|kopjes/i, mode)
  })

  test('a text that was to be shorter and is not, is asked for again; one that missed by a little is not', () => {
    assert.deepEqual(missedOrder('korter', words(100), words(90)), [])
    assert.match(missedOrder('korter', words(100), words(91)).join(), /telde 91 woorden .* hoogstens 67/)
    assert.deepEqual(missedOrder('korter', words(29), words(29)), [], 'too little to leave anything out')
    assert.deepEqual(missedOrder('formeler', words(100), words(150)), [])
  })
})
