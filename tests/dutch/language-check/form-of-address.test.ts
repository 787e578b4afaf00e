import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { mends, stays } from './tables.ts'

const odd = (text: string) =>
  checkLanguage(text)
    .filter(({ rule }) => rule === 'form-of-address')
    .map(({ start, end, fix }) => [text.slice(start, end), fix])

test('in a text with both, every place of the rarer form is found', () => {
  assert.deepEqual(odd('Je leest hier hoe je begint. Wilt u meer weten? Dan helpen we u.'), [
    ['u', null],
    ['u', null],
  ])
  assert.deepEqual(odd('U leest hier hoe u begint. Deel het met je buren.'), [['je', null]])
})

test('as many of each: the form the text begins with is meant', () => {
  assert.deepEqual(odd('Je begint hier. Stuur uw vraag op.'), [['uw', 'je']])
  assert.deepEqual(odd('U begint hier. Stuur jouw vraag op.'), [['jouw', 'uw']])
})

test('the form is replaced only where the verb can stay as it is', () => {
  mends('form-of-address', {
    'Je kijkt en je leest. Uw mening telt.': 'Je kijkt en je leest. Je mening telt.',
    'Je kijkt en je leest. U kunt reageren.': 'Je kijkt en je leest. Je kunt reageren.',
    'Je kijkt en je leest. Wij werken voor u.': 'Je kijkt en je leest. Wij werken voor je.',
    'Je kijkt en je leest. Bent u daar?': 'Je kijkt en je leest. Bent u daar?',
    'Je kijkt en je leest. U heeft gelijk.': 'Je kijkt en je leest. U heeft gelijk.',
    'U kijkt en u leest. Je kunt reageren.': 'U kijkt en u leest. U kunt reageren.',
    'U kijkt en u leest. Dit is voor jou.': 'U kijkt en u leest. Dit is voor u.',
    'U kijkt en u leest. Dit is je huis.': 'U kijkt en u leest. Dit is je huis.',
  })
})

test('one form, or another form that nobody is addressed with, is no mix', () => {
  stays('form-of-address', [
    'Je leest dit, en jij ook. Dit is jouw plek.',
    'U leest dit, en dit is uw plek.',
    'Je vroeg: “Kunt u mij helpen?”',
    'Ze zei ‘u’ tegen je.',
    'Zeg je "u" of zeg je "je"?',
    'Je reageert a.u.b. voor vrijdag.',
    'Je komt om 20 u bij de ingang.',
    'Je drukt op %u en dan op enter.',
    'Je maakt een U-bocht en een u-vorm.',
    'Je leest alles op www.u-site.nl en bij @uw_naam.',
  ])
})
