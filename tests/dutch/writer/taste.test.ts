// What a style profile asks of titles and captions: how readers are addressed, and words that may not appear.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannedIn } from '#contract/styles/banned-words.ts'
import { characterCount } from '#contract/text.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { addressOf } from '#dutch/writer/language.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { noTaste, readSubject, type Taste } from '#dutch/writer/subject.ts'
import { descriptions, oddTitles, ordinaryTitles, seriousTitles } from './odd-subjects.ts'

const titleWriters = [composeFacebookTitles, composePinterestTitles]
const writers = [...titleWriters, composeLinkInBioCaptions]
const titles = [...ordinaryTitles, ...seriousTitles]
const subjects = titles.flatMap((title) => [
  { title },
  { title, description: descriptions[6] ?? '' },
  { title, description: descriptions[7] ?? '' },
])
const polite: Taste = { address: 'u', banned: [] }

test('without a taste nothing changes', () => {
  for (const subject of subjects)
    for (const compose of writers) assert.deepEqual(compose(subject, 4, noTaste), compose(subject, 4))
})

test('readers addressed as u get five results, none of which says je unless the title itself does', () => {
  for (const subject of [...subjects, ...oddTitles.map((title) => ({ title }))]) {
    const { title } = readSubject(subject, polite)
    for (const seed of [0, 1, 2]) {
      for (const compose of writers) {
        const texts = compose(subject, seed, polite)
        assert.equal(texts.length, 5, `${compose.name} ${subject.title}`)
        for (const text of texts) {
          const ours = text.split(title).join(' ')
          assert.ok(addressOf(ours) !== 'je' && addressOf(ours) !== 'both', text)
        }
      }
    }
  }
})

test('readers addressed as u are now and then asked something', () => {
  const texts = [0, 1, 2, 3, 4].flatMap((seed) =>
    writers.flatMap((compose) => compose({ title: 'Moestuin op het balkon' }, seed, polite)),
  )
  assert.ok(texts.filter((text) => addressOf(text) === 'u').length > texts.length / 10)
})

test('a title that says je gets neither je nor u from us when the taste asks for u, and the other way round', () => {
  for (const [title, address] of [
    ['Waarom je vaker moet wandelen', 'u'],
    ['Wat u moet weten over box 3', 'je'],
  ] as const)
    for (const compose of writers)
      for (const text of compose({ title }, 3, { address, banned: [] }))
        assert.equal(addressOf(text.replace(title, '')), 'none', text)
})

test('a forbidden word appears in no result, and there are still five titles', () => {
  const forbidden = [
    ['lees'],
    ['artikel'],
    ['bewaar'],
    ['reacties'],
    ['hier', 'meer'],
    ['pin'],
    ['leestip', 'te lezen'],
    ['lees', 'artikel', 'bewaar', 'reacties', 'hier', 'meer', 'pin', 'recept', 'deel', 'stuur'],
  ]
  for (const [index, banned] of forbidden.entries()) {
    const taste: Taste = { address: null, banned }
    for (const subject of subjects.filter((_, at) => at % 3 === index % 3 || index === forbidden.length - 1)) {
      const kept = bannedIn(readSubject(subject).title, banned)
      for (const compose of writers) {
        const texts = compose(subject, 6, taste)
        if (compose !== composeLinkInBioCaptions) assert.equal(texts.length, 5, `${subject.title} ${banned.join()}`)
        for (const text of texts) {
          const said = bannedIn(text, banned).filter((word) => !kept.includes(word))
          assert.deepEqual(said, [], text)
        }
      }
    }
  }
})

test('a title without words gets another word before its tails when the usual one is forbidden', () => {
  const taste: Taste = { address: null, banned: ['leestip'] }
  for (const compose of titleWriters) {
    const texts = compose({ title: '???' }, 2, taste)
    assert.equal(texts.length, 5)
    for (const text of texts) assert.match(text, /^Nu te lezen/)
  }
})

test('a forbidden phrase does not arise where a title and a tail meet', () => {
  const taste: Taste = { address: null, banned: ['balkon wat', 'balkon om'] }
  for (let seed = 0; seed < 30; seed++)
    for (const compose of writers)
      for (const text of compose({ title: 'Moestuin op het balkon' }, seed, taste))
        assert.doesNotMatch(text, /balkon: (?:wat|om)(?!\p{L})/u)
})

test('a word of the user’s own title stays, also when it is forbidden', () => {
  const taste: Taste = { address: null, banned: ['kaas'] }
  for (const compose of writers) {
    const texts = compose({ title: 'Kaas uit Gouda' }, 1, taste)
    assert.equal(texts.length, 5)
    for (const text of texts) assert.ok(text.includes('Kaas uit Gouda') && !text.includes('#kaas'), text)
  }
})

test('forbidding the link makes captions impossible: none come back, and quickly', () => {
  for (const subject of subjects)
    assert.deepEqual(composeLinkInBioCaptions(subject, 1, { address: null, banned: ['link'] }), [])
})

test('captions keep their length and their one link under any taste', () => {
  for (const subject of subjects) {
    for (const taste of [polite, { address: null, banned: ['lees', 'reacties', 'bewaar'] } satisfies Taste]) {
      for (const text of composeLinkInBioCaptions(subject, 8, taste)) {
        assert.ok(characterCount(text) >= 200 && characterCount(text) <= 300, text)
        assert.equal(text.split('link in bio').length, 2, text)
      }
    }
  }
})
