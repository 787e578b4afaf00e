// The rules that every tool that gives several texts keeps.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bannedIn } from '#dutch/banned-words.ts'
import { EMOJI } from '#dutch/text/clean-text.ts'
import { HELPLINE_113 } from '#dutch/source/tone.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { bare, opening } from '#dutch/writer/likeness.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { noTaste, type Subject, type Taste } from '#dutch/writer/subject.ts'
import { composeTitelTovenaarTitles } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'
import { bridge, drowned, nightTrain, pie, suicide, textsOf } from './articles.ts'

type Compose = (subject: Subject, seed: number, taste?: Taste) => readonly string[] | { declined: string }

const tools: Record<string, Compose> = {
  Facebook: composeFacebookTitles,
  Pinterest: composePinterestTitles,
  'Link in Bio': composeLinkInBioCaptions,
  TitelTovenaar: ({ title, description, ...article }, seed, taste) =>
    composeTitelTovenaarTitles({ subject: title, context: description ?? title, amount: 5, ...article }, seed, taste),
}
const subjects = { bridge, drowned, nightTrain, pie, suicide }
const seeds = [1, 2, 3, 4, 5, 6]

for (const [name, compose] of Object.entries(tools))
  describe(name, () => {
    test('an article of some length carries five texts', () => {
      for (const seed of seeds) assert.equal(textsOf(compose(bridge, seed)).length, 5)
    })

    test('a title alone carries three, and the title is in each', () => {
      const texts = textsOf(compose({ title: bridge.title }, 1))
      assert.ok(texts.length >= 3)
      for (const text of texts) assert.ok(text.includes('Fietsbrug over de Linge tien weken dicht'), text)
    })

    test('of a set at most two begin with the title, and no others with the same three words', () => {
      for (const [kind, subject] of Object.entries(subjects))
        for (const seed of seeds) {
          const texts = textsOf(compose(subject, seed))
          const titled = texts.filter((text) => bare(text).startsWith(bare(subject.title)))
          const others = texts.filter((text) => !titled.includes(text))
          assert.equal(new Set(others.map(opening)).size, others.length, `${kind}: ${texts.join(' | ')}`)
          assert.equal(new Set(texts.map(bare)).size, texts.length, `${kind}: ${texts.join(' | ')}`)
          assert.ok(titled.length <= 2, titled.join(' | '))
        }
    })

    test('the same seed gives the same texts, another one another choice', () => {
      assert.deepEqual(compose(bridge, 7), compose(bridge, 7))
      const sets = seeds.map((seed) => textsOf(compose(bridge, seed)).join('|'))
      assert.ok(new Set(sets).size > 1)
    })

    test('news and grave matters get no emoji and no exclamation mark', () => {
      for (const subject of [bridge, drowned, suicide])
        for (const text of textsOf(compose({ ...subject, source: `${subject.source ?? ''} Wat een schrik! 🎉` }, 1)))
          assert.doesNotMatch(text, new RegExp(`!|${EMOJI.source}`, 'v'))
    })

    test('nothing asks for an opinion, to share or to keep', () => {
      for (const subject of Object.values(subjects))
        for (const text of textsOf(compose(subject, 2)))
          assert.doesNotMatch(text, /wat vind|deel (?:dit|je)|bewaar|tag |sterkte|gecondoleerd/iu)
    })

    test('a forbidden word is in no text, whatever fact has it', () => {
      const banned = ['liggers', 'gemeente']
      for (const seed of seeds)
        for (const text of textsOf(compose(bridge, seed, { ...noTaste, banned })))
          assert.deepEqual(bannedIn(text, banned), [])
    })

    test('readers are addressed as the style asks, or not at all', () => {
      const source = `Kook uw drinkwater drie minuten. U kunt het water daarna 24 uur bewaren. De gemeente Epe deelt flessen drinkwater uit. Je kunt drinkwater halen op het plein. Het drinkwater in Epe is vervuild met bacteriën.`
      const subject = { title: 'Drinkwater in Epe vervuild', source }
      for (const text of textsOf(compose(subject, 1, { ...noTaste, address: 'je' })))
        assert.doesNotMatch(text, /(?<!\p{L})(?:u|uw)(?!\p{L})/iu)
      for (const text of textsOf(compose(subject, 1, { ...noTaste, address: 'u' })))
        assert.doesNotMatch(text, /(?<!\p{L})(?:je|jouw|jij)(?!\p{L})/iu)
    })

    test('an English article is written about in English', () => {
      for (const text of textsOf(compose(nightTrain, 3)))
        assert.doesNotMatch(text, /(?<!\p{L})(?:lees|het|een|hele|bij|van)(?!\p{L})/iu)
    })
  })

describe('the line of 113', () => {
  test('ends every caption about suicide, and stands in no title', () => {
    for (const text of textsOf(composeLinkInBioCaptions(suicide, 1))) assert.ok(text.endsWith(HELPLINE_113), text)
    for (const compose of [tools.Facebook, tools.Pinterest, tools.TitelTovenaar])
      for (const text of textsOf(compose?.(suicide, 1) ?? [])) assert.doesNotMatch(text, /113/)
  })

  test('stays away from other grave matters', () => {
    for (const text of textsOf(composeLinkInBioCaptions(drowned, 1))) assert.doesNotMatch(text, /113/)
  })
})

test('the chosen tone wins: a recipe as news has no emoji', () => {
  const texts = (tone: 'licht' | 'nieuws') => textsOf(composeFacebookTitles({ ...pie, tone }, 1)).join(' ')
  assert.match(texts('licht'), new RegExp(EMOJI.source, 'v'))
  assert.doesNotMatch(texts('nieuws'), new RegExp(EMOJI.source, 'v'))
})
