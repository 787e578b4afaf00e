// Scripts: as long as their source carries, in spoken words, and never translated.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#dutch/characters.ts'
import { HELPLINE_113 } from '#dutch/source/tone.ts'
import { composeScript, type Script } from '#dutch/writer/script/script.ts'
import { spoken } from '#dutch/writer/script/spoken.ts'
import type { Subject } from '#dutch/writer/subject.ts'
import { bridge, drowned, nightTrain, suicide } from './articles.ts'

function script(subject: Subject, language: 'nl' | 'en' = 'nl', seed = 1): Script {
  const made = composeScript({ ...subject, language }, seed)
  if ('declined' in made) assert.fail(made.declined)
  return made
}

test('a script is as long as its source carries, and never longer than 850 characters', () => {
  const long = { ...bridge, source: `${bridge.source ?? ''}\n\n${drowned.source ?? ''}` }
  for (const seed of [1, 2, 3, 4]) {
    const count = characterCount(script(long, 'nl', seed).text)
    assert.ok(count > 700 && count <= 850, `${count}`)
    assert.ok(characterCount(script({ title: bridge.title }, 'nl', seed).text) < 120)
  }
})

test('a script tells each thing once', () => {
  const { text } = script(bridge)
  const sentences = text.split(/(?<=[.?!])\s+/u)
  assert.equal(new Set(sentences).size, sentences.length)
  assert.equal(text.match(/11 januari/gu)?.length, 1)
})

test('what a script lacks stands beside it as questions, not in it', () => {
  const { text, questions } = script({
    title: 'Zwembad krijgt nieuw dak',
    source: 'Het zwembad krijgt een nieuw dak van glas. Het dak van het zwembad lekt al jaren.',
  })
  assert.ok(questions.includes('Wat kost het?'))
  assert.doesNotMatch(text, /\?/u)
})

test('a grave subject raises no questions', () => {
  assert.deepEqual(script(drowned).questions, [])
})

test('a script of full length raises none either', () => {
  const long = { ...bridge, source: `${bridge.source ?? ''}\n\n${drowned.source ?? ''}`, tone: 'nieuws' as const }
  const { text, questions } = script(long)
  if (characterCount(text) >= 750) assert.deepEqual(questions, [])
})

test('the line of 113 ends a script about suicide', () => {
  assert.ok(script(suicide).text.endsWith(HELPLINE_113))
})

test('an English script comes from an English text', () => {
  assert.match(script(nightTrain, 'en').text, /Meridian Sleepers/u)
})

test('what would have to be translated is declined, in both directions', () => {
  const english = composeScript({ ...bridge, language: 'en' }, 1)
  const dutch = composeScript({ ...nightTrain, language: 'nl' }, 1)
  for (const made of [english, dutch]) assert.ok('declined' in made && made.declined.includes('taalmodel'))
})

test('a title alone gives a short plain text in the language that was asked', () => {
  assert.equal(script({ title: bridge.title }).text, `${bridge.title}. Meer hierover lees je in het artikel.`)
  assert.match(script({ title: bridge.title }, 'en').text, /^This story is about/u)
})

test('a question in the title opens the script that answers it', () => {
  const source =
    'De meeste nesten in een heg vindt u tussen 15 maart en 15 juli. Een beukenheg snoeit u eind juni. Er bestaat geen wet die het snoeien van een heg verbiedt.'
  assert.match(script({ title: 'Mag de heg al gesnoeid worden?', source }).text, /^Mag de heg al gesnoeid worden\?/u)
})

const said: readonly (readonly [string, string])[] = [
  ['De entree kost € 12,50.', 'De entree kost 12,50 euro.'],
  ['De bouw kost € 1,2 miljoen.', 'De bouw kost 1,2 miljoen euro.'],
  ['Er komen ca. 400 bezoekers, o.a. uit Tiel.', 'Er komen ongeveer 400 bezoekers, onder andere uit Tiel.'],
  ['Open van maandag t/m vrijdag.', 'Open van maandag tot en met vrijdag.'],
  ['Wethouder Geke Wolters (Financiën) zegt nee.', 'Wethouder Geke Wolters zegt nee.'],
  ['De route is 12 km lang.', 'De route is 12 kilometer lang.'],
  ['De A12 blijft open.', 'De A12 blijft open.'],
]

test('a script is written as it is spoken', () => {
  for (const [written, words] of said) assert.equal(spoken(written, 'nl'), words)
})

test('a recipe is told without its steps, which nobody follows by ear, and says where they are', () => {
  const source =
    'Riek bakte elke zaterdag appeltaart, en altijd uit haar hoofd. Buurvrouw Anneke schreef haar recept in een schrift.\n\n- 300 g bakmeel\n- 200 g boter\n- 150 g suiker\n\n1. Kneed het deeg van bakmeel, boter en suiker.\n2. Bekleed de vorm met het deeg.\n3. Bak de taart een uur in een hete oven.'
  const made = composeScript({ title: 'Appeltaart van Riek', source, language: 'nl' }, 1)
  assert.ok('text' in made)
  assert.match(made.text, /uit haar hoofd[\s\S]*\n\nHet hele recept staat op onze site\.$/u)
  assert.doesNotMatch(made.text, /Kneed|Bekleed|Bak de taart/u)
})

test('a story of one’s own for which there is no room says where the rest is', () => {
  const scene = (at: number) =>
    `Ik stond die ${at}e ochtend weer met mijn koffer op het perron van het kleine station, en ik dacht aan mijn oude huis.`
  const source = Array.from({ length: 12 }, (_, at) => `${scene(at + 2)} Ik wachtte op de trein naar mijn zus.`).join(
    '\n\n',
  )
  const made = composeScript({ title: 'Mijn koffer en ik', source, language: 'nl' }, 1)
  assert.ok('text' in made)
  assert.match(made.text, /\n\nHet hele verhaal staat op onze site\.$/u)
  assert.ok([...made.text].length <= 850)
  const short = composeScript({ title: 'Mijn koffer en ik', source: source.slice(0, 330), language: 'nl' }, 1)
  assert.ok('text' in short)
  assert.doesNotMatch(short.text, /op onze site/u)
})
