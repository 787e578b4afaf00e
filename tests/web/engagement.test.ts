// The engagement of a text: earned by checks that are named, never by chance.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engagementLabels, engagementOf, hasEmoji } from '#web/tools/engagement.ts'

const terms = { title: 'Fietsen naar zee in de herfst', length: { min: 200, max: 300 } }
const [LENGTH, SUBJECT, ASKS, NUMBER, EMOJI, READER] = [0, 1, 2, 3, 4, 5]

/** Whether `text` meets the check at a place. */
const meets = (check: number | undefined, text: string, title = terms.title) =>
  engagementOf(text, { ...terms, title }).checks[check ?? -1]?.met

test('the score is 60 when no check is met and 94 when all are', () => {
  assert.equal(engagementOf('Zomaar wat woorden', terms).score, 60)
  const all = 'Fietsen langs 3 stranden? Lees hoe je gaat 🚲 '.padEnd(220, 'x')
  assert.equal(engagementOf(all, terms).score, 94)
  assert.equal(
    engagementOf(all, terms).checks.reduce((total, { points }) => total + points, 60),
    94,
  )
})

test('the same text for the same title always scores the same', () => {
  const text = 'Fietsen naar zee: 5 routes die je nog niet kent'
  assert.deepEqual(engagementOf(text, terms), engagementOf(text, terms))
})

test('above 80 is high, above 60 medium, 60 itself normal', () => {
  // 80 itself is no sum of the checks; these are its neighbours.
  const below = engagementOf('Fietsen langs 3 stranden?', terms)
  assert.deepEqual([below.score, below.level], [79, 'medium'])
  const over = engagementOf('Wat kost jou 1 rondje? 🚲', terms)
  assert.deepEqual([over.score, over.level], [81, 'high'])
  const none = engagementOf('Zomaar wat woorden', terms)
  assert.deepEqual([none.score, none.level], [60, 'normal'])
  const least = engagementOf('Zomaar wat woorden voor jou', terms)
  assert.deepEqual([least.score, least.level], [64, 'medium'])
  assert.deepEqual(engagementLabels, {
    high: 'Hoge engagement',
    medium: 'Gemiddelde engagement',
    normal: 'Normale engagement',
  })
})

test('the length counts from 200 to 300 characters, an emoji as one', () => {
  for (const [count, met] of [
    [199, false],
    [200, true],
    [300, true],
    [301, false],
  ] as const) {
    assert.equal(meets(LENGTH, 'x'.repeat(count)), met, String(count))
    assert.equal(meets(LENGTH, '🚲'.repeat(count)), met, `${count} emoji`)
  }
})

test('the subject counts when a carrying word of the title stands in the first 60 characters', () => {
  assert.ok(meets(SUBJECT, 'De mooiste dagen om te fietsen zijn koud'))
  assert.ok(meets(SUBJECT, 'Fietstocht langs de kust'), 'a form of the same word')
  assert.ok(meets(SUBJECT, 'Terug van ZEE!'))
  assert.ok(!meets(SUBJECT, 'In de naar'), 'small words name no subject')
  assert.ok(!meets(SUBJECT, 'Zeelieden'), 'a short word has to be the same')
  assert.ok(meets(SUBJECT, `${'x'.repeat(56)} zee`), 'it ends at the 60th')
  assert.ok(!meets(SUBJECT, `${'x'.repeat(58)} zee`), 'it ends after the 60th')
})

test('a title of only small words still has a subject, an empty one has none', () => {
  assert.ok(meets(SUBJECT, 'Waarom is dit zo?', 'Zo is het'))
  assert.ok(!meets(SUBJECT, 'Waarom is dit zo?', ''))
})

test('a question or a call to the reader counts, a word that only holds one does not', () => {
  for (const text of ['Ga je mee?', 'Lees het hele verhaal', 'Alles via de LINK IN BIO', 'Laat het ons weten'])
    assert.ok(meets(ASKS, text), text)
  for (const text of ['De lezer las het', 'Klikspaan', 'Kiesrecht voor vrouwen']) assert.ok(!meets(ASKS, text), text)
})

test('a number counts in digits and in words', () => {
  for (const text of ['In 5 stappen', 'Vijf stappen', 'Sinds 1973']) assert.ok(meets(NUMBER, text), text)
  for (const text of ['Stap voor stap', 'Vierdaagse', 'Achtbaan']) assert.ok(!meets(NUMBER, text), text)
})

test('speaking to the reader counts, a word that only holds the letters does not', () => {
  for (const text of ['Jij ook', 'Van UW balkon', 'Wat je ziet']) assert.ok(meets(READER, text), text)
  for (const text of ['Jeugd', 'Uur', 'Ruw weer', 'Meisje']) assert.ok(!meets(READER, text), text)
})

test('an emoji is what is shown as one: digits, marks and © are not', () => {
  for (const text of ['🚲', 'zo 🌱', '❤️', '👩‍👩‍👧', '🇳🇱', '1️⃣', '©️']) assert.ok(hasEmoji(text), text)
  for (const text of ['', '12345', '#1', '© 2026', 'Kopij™', '*', 'é', '→', '漢字']) assert.ok(!hasEmoji(text), text)
  assert.ok(meets(EMOJI, 'zo 🌱'))
})
