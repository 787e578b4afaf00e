// The small rules that texts are built with: what leans, what may stand behind a colon, names for a subject, worn-out phrases.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { wornOutIn } from '#dutch/worn-out.ts'
import { addressedIn } from '#dutch/source/address.ts'
import { choose, type Candidate } from '#dutch/writer/choice.ts'
import { behindColon, headline } from '#dutch/writer/endings.ts'
import { leans } from '#dutch/source/leaning-words.ts'
import { readMaterial } from '#dutch/writer/material.ts'
import { createDice } from '#dutch/writer/random.ts'
import { noTaste } from '#dutch/writer/subject.ts'

describe('a sentence that leans on another', () => {
  const leaning = [
    'Samir Haddouch neemt daar geen genoegen mee.',
    'De beek slingert hier door het bos.',

    'Tot 2024 telde daarvoor alleen het inkomen mee.',
    'De kruidenier luidt dan de schoolbel.',
    'Zo’n kuur duurt drie jaar.',
  ]
  const standing = [
    'Hier en daar valt een bui.',
    'Het probleem is dat de brug lekt.',
    'Zit er een nest, wacht dan tot de jongen zijn uitgevlogen.',
    'De reis duurt langer dan een uur.',
    'Er kwamen zo’n 400 mensen naar Kampen.',
    '‘Daar ben ik blij mee en dat is genoeg’, zegt Karin de Bruin.',
  ]
  for (const text of leaning) test(`leans: ${text}`, () => assert.equal(leans(text), true))
  for (const text of standing) test(`stands alone: ${text}`, () => assert.equal(leans(text), false))
})

describe('behind a colon', () => {
  const known = new Set(['fietsers', 'breng'])
  test('a plain word loses its capital', () =>
    assert.equal(behindColon('Fietsers rijden om', known), 'fietsers rijden om'))
  test('a name keeps it', () =>
    assert.equal(behindColon('Marjolein Terlouw zegt nee', known), 'Marjolein Terlouw zegt nee'))
  test('what may be either does not go there', () =>
    assert.equal(behindColon('Rijkswaterstaat sluit de weg', known), null))
  test('an abbreviation keeps its capitals', () =>
    assert.equal(behindColon('NS-treinen rijden wel', known), 'NS-treinen rijden wel'))
})

test('a headline has no full stop, two sentences have both theirs', () => {
  assert.equal(headline('De brug gaat dicht.'), 'De brug gaat dicht')
  assert.equal(headline('De brug gaat dicht. Omrijden kan.'), 'De brug gaat dicht. Omrijden kan.')
  assert.equal(headline('Gaat de brug dicht?'), 'Gaat de brug dicht?')
})

test('a name for what it is about is part of the title, never longer than a label may be', () => {
  const named = (title: string) => readMaterial({ title }, noTaste)?.label ?? null
  assert.equal(named('Fietsbrug over de Linge tien weken dicht'), 'Fietsbrug over de Linge')
  assert.equal(named('Vijf wandelingen op de Veluwe voor elke conditie'), 'Wandelingen op de Veluwe')
  assert.equal(named('Appeltaart met een dikke korst uit het schrift van tante Riek'), 'Appeltaart met een dikke korst')
  assert.equal(named('Waarom niet?'), null)
})

test('how a reader is addressed leaves out who is quoted', () => {
  assert.equal(addressedIn('Kook uw water'), 'u')
  assert.equal(addressedIn('Neem je fiets mee'), 'je')
  assert.equal(addressedIn('‘Je moet blijven trappen’, zegt Toos'), null)
  assert.equal(addressedIn('Neem je fiets en uw helm mee'), 'neither')
})

test('of a set each says something else', () => {
  const candidates: Candidate[] = [
    { text: 'De brug over de Linge gaat tien weken dicht', angle: 'a', score: 9 },
    { text: 'De Linge krijgt tien weken een dichte brug', angle: 'b', score: 8.9 },
    { text: 'Fietsers rijden drie kilometer om', angle: 'c', score: 2 },
  ]
  const chosen = choose(candidates, { most: 3, title: 'Brug dicht', banned: [], dice: createDice(1, 'x') })
  assert.equal(chosen.length, 2)
  assert.ok(chosen.includes('Fietsers rijden drie kilometer om'))
})

test('a text with a forbidden word is never chosen, whoever wrote the word', () => {
  const candidates: Candidate[] = [
    { text: 'Fietsbrug over de Linge dicht', angle: 'a', score: 9 },
    { text: 'Omrijden kost tien minuten', angle: 'b', score: 1 },
  ]
  const chosen = choose(candidates, { most: 2, title: '', banned: ['fietsbrug'], dice: createDice(1, 'x') })
  assert.deepEqual(chosen, ['Omrijden kost tien minuten'])
})

test('of a set at most two begin with the title, also when that is short', () => {
  const candidates: Candidate[] = ['gaat dicht', 'kost veel geld', 'krijgt vleermuiskasten', 'wordt omgeleid'].map(
    (end, at) => ({
      text: `Linge ${end}`,
      angle: `${at}`,
      score: 9,
    }),
  )
  const chosen = choose(candidates, { most: 4, title: 'Linge', banned: [], dice: createDice(1, 'x'), alike: 1 })
  assert.equal(chosen.length, 2)
})

describe('worn out', () => {
  const worn = [
    'Ontdek de mooiste plekken',
    'Duik in de wereld van kaas',
    'De ultieme gids',
    'Of je nu kookt of bakt',
    'Het is geen koopje, maar een investering',
    'Wat vind jij?',
    'Dit is meer dan alleen een fiets',
  ]
  const fresh = [
    'De politie ontdekte een lek',
    'De duikers zochten in de plas',
    'Fietsen mogen niet mee, vouwfietsen wel',
    'De raad vindt het plan te duur',
  ]
  for (const text of worn) test(`is: ${text}`, () => assert.notDeepEqual(wornOutIn(text), []))
  for (const text of fresh) test(`is not: ${text}`, () => assert.deepEqual(wornOutIn(text), []))
})
