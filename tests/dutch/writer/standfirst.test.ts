// The description as its writer put it together: whole, with its lines that have no verb, and behind a title that is a quote.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { readMaterial } from '#dutch/writer/material.ts'
import { standfirstsOf } from '#dutch/writer/standfirst.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { textsOf } from './articles.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const balcony = {
  title: 'Een moestuin op vier vierkante meter',
  description: 'Sla, snijbiet en tomaten op driehoog. Judith Kalverboer uit Groningen oogst van mei tot in de winter.',
}
const quoting = {
  title: "'Iedereen vroeg hoe het met mijn ouders ging'",
  description:
    'Een broer verliezen is een verdriet waar de omgeving vaak overheen kijkt. Marloes en Ineke vertellen wat er wegviel.',
}

const standfirsts = (subject: typeof balcony, most: number) => {
  const material = readMaterial(subject, noTaste)
  assert.ok(material)
  return standfirstsOf(material, most).map(({ text }) => text)
}

describe('a description of two sentences', () => {
  test('is told as it stands, where it fits', () => {
    const { length } = balcony.description
    assert.deepEqual(standfirsts(balcony, length), [balcony.description])
    assert.deepEqual(standfirsts(balcony, length - 1), [])
  })
  test('and no single sentence of it, which would leave its reader asking', () => {
    assert.deepEqual(
      standfirsts({ ...balcony, description: 'Judith Kalverboer oogst van mei tot in de winter.' }, 150),
      [],
    )
  })
  test('fills a set that would have another line around the title', () => {
    const all = seeds.map((seed) => textsOf(composeFacebookTitles(balcony, seed)))
    assert.ok(
      all.some((texts) => texts.some((text) => text.startsWith(balcony.description))),
      all.join('\n'),
    )
  })
  test('has a line without a verb behind the title, and none that leans on what it left out', () => {
    const shown = { ...balcony, title: 'Toen het in Enschede nog een halfuur later was' }
    const all = seeds.flatMap((seed) => textsOf(composeFacebookTitles(balcony, seed)))
    assert.ok(
      all.some((text) => text.startsWith(`${balcony.title}. Sla, snijbiet en tomaten op driehoog.`)),
      all.join('\n'),
    )
    const description =
      'Museum De Spoel laat zien hoe men om de tijd in Enschede streed. Te zien van 3 oktober tot en met 28 februari.'
    for (const seed of seeds)
      for (const text of textsOf(composeFacebookTitles({ ...shown, description }, seed)))
        assert.doesNotMatch(text, /later was\. Te zien/u)
  })
})

describe('a title that is a quote', () => {
  test('has the sentence behind it that says what it is about', () => {
    const behind = `${quoting.title}. Een broer verliezen is een verdriet waar de omgeving vaak overheen kijkt.`
    assert.ok(standfirsts(quoting, 150).includes(behind))
    for (const seed of seeds) {
      assert.ok(textsOf(composeFacebookTitles(quoting, seed)).includes(behind))
    }
  })
  test('and stands in no text by itself', () => {
    for (const seed of seeds)
      for (const text of textsOf(composeFacebookTitles(quoting, seed)))
        assert.doesNotMatch(text, /^(?:Nu [^:]+: |Op onze site: )?'[^']+'$/u)
  })
})

test('a moment to begin a story with adds no news to a title', () => {
  const source =
    'Het was kwart over twaalf toen de voorzitter eindelijk kon hameren. Met 19 stemmen voor en 15 tegen besloot de gemeenteraad van Hoorn dat parkeren in de binnenstad per 1 januari € 2,80 per uur kost. De avond blijft gratis.'
  for (const seed of seeds)
    for (const text of textsOf(
      composeFacebookTitles({ title: 'Parkeren in binnenstad van Hoorn duurder', source }, seed),
    ))
      assert.doesNotMatch(text, /kwart over twaalf/u)
})
