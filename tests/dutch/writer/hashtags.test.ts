// Hashtags of link-in-bio captions: whole nouns and names of the title, and only where they fit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import { hashtagsFor } from '#dutch/writer/hashtags.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { readSubject } from '#dutch/writer/subject.ts'
import { oddTitles, ordinaryTitles, seriousTitles } from './odd-subjects.ts'

const tagsOf = (title: string) => hashtagsFor(readSubject({ title })).join(' ')

test('known nouns, compounds, names and what an article announces become hashtags', () => {
  const titles: Record<string, string> = {
    'Moestuin op het balkon': '#moestuin #balkon',
    'Recept voor appeltaart van oma': '#recept #appeltaart',
    'Max Verstappen wint in Zandvoort': '#MaxVerstappen #zandvoort',
    'Virgil van Dijk tekent bij Liverpool': '#VirgilVanDijk #liverpool',
    'Interview met schrijver Arthur Japin': '#schrijver #ArthurJapin',
    'Arthur Japin': '#ArthurJapin',
    'Burgemeester Halsema stapt op': '#burgemeester #halsema',
    'Songfestival: Joost Klein terug in Malmö': '#songfestival #JoostKlein #malmö',
    'Tweede Kamer stemt in met wet': '#TweedeKamer',
    'Op zoek naar de perfecte spijkerbroek': '#spijkerbroek',
    'Verbouwing van het station loopt uit': '#verbouwing #station',
    'Warmtepomp in een oud huis': '#warmtepomp',
    Kaas: '#kaas',
    'PSV verslaat Ajax': '#psv #ajax',
  }
  for (const [title, expected] of Object.entries(titles)) assert.equal(tagsOf(title), expected, title)
})

test('verbs, adjectives, function words, figures, first names and parts of names never become a hashtag', () => {
  for (const title of [
    'Waarom je vaker moet wandelen',
    'De rijke twijfelt',
    'Het kriebelt weer',
    'Hoe het smaakt',
    'Waarom het regent',
    'Beter slapen in 2026',
    'Wat u moet weten over box 3',
    'Zo lukt het altijd',
    'De mooiste van de hele wereld',
    'Een beetje gek',
    'Waarom Jij Meer Moet Wandelen',
    'Nooit meer slapen van W.F. Hermans',
    'Formule 1',
    'Black Friday is begonnen',
    'Nederlandse en Franse',
    'Een dag met Sanne',
    'Een avond met Lenette van Dongen',
    'De volgende keer',
    'Elektrische en tweedehands',
  ])
    assert.equal(tagsOf(title), '', title)
})

test('a serious title gets none, and neither does an English one', () => {
  for (const title of [...seriousTitles, 'How to bake sourdough bread', 'The best coffee in Amsterdam'])
    assert.equal(tagsOf(title), '', title)
  assert.deepEqual(
    hashtagsFor(readSubject({ title: 'Moestuin op het balkon', description: 'Zij overleed vorige week.' })),
    [],
  )
})

test('a hashtag consists of whole words of the title', () => {
  for (const title of [...ordinaryTitles, ...oddTitles]) {
    const words =
      readSubject({ title })
        .title.toLowerCase()
        .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
    const runs = words.flatMap((_, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join('')))
    for (const tag of hashtagsFor(readSubject({ title })))
      assert.ok(runs.includes(tag.slice(1).toLowerCase()), `${title}: ${tag}`)
  }
})

const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const TAGS = /(?: #[\p{L}\p{N}]+)+$/u

test('about half of the captions end with one to three hashtags, and nowhere else is there one', () => {
  for (const title of [
    'Moestuin op het balkon',
    'Max Verstappen wint in Zandvoort',
    'Koffie',
    'Kabinet wil af van toeslagen',
  ]) {
    const captions = seeds.flatMap((seed) => composeLinkInBioCaptions({ title }, seed))
    const tagged = captions.filter((caption) => TAGS.test(caption))
    const share = tagged.length / captions.length
    assert.ok(share > 0.4 && share < 0.65, `${title} ${share}`)
    for (const caption of captions) {
      const [end = ''] = TAGS.exec(caption) ?? []
      const tags = end.trim().split(' ').filter(Boolean)
      assert.ok(tags.length <= 3 && new Set(tags).size === tags.length, caption)
      assert.ok(!caption.slice(0, caption.length - end.length).includes('#'), caption)
    }
  }
})

test('hashtags count towards the 200 to 300 characters', () => {
  for (const seed of seeds)
    for (const caption of composeLinkInBioCaptions({ title: 'Songfestival: Joost Klein terug in Malmö' }, seed))
      assert.ok(characterCount(caption) >= 200 && characterCount(caption) <= 300, caption)
})

test('a caption that has no room for them goes without hashtags', () => {
  const title = `Kinderfeestje ${'en nog een kinderfeestje '.repeat(5)}`
  const description = 'De kinderen spelen de hele dag buiten in de tuin van de school. '.repeat(3)
  for (const seed of seeds)
    for (const caption of composeLinkInBioCaptions({ title, description }, seed))
      assert.ok(characterCount(caption) <= 300, caption)
})

test('a forbidden word is no hashtag', () => {
  const taste = { address: null, banned: ['balkon'] }
  assert.deepEqual(hashtagsFor(readSubject({ title: 'Moestuin op het balkon' }, taste)), ['#moestuin'])
})
