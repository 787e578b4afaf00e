// What each network asks of its texts: lengths, first words, what a caption ends with.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { characterCount } from '#dutch/characters.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { composeTitelTovenaarTitles } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'
import { bridge, drowned, pie, suicide, textsOf } from './articles.ts'

const seeds = [1, 2, 3, 4, 5, 6]

describe('Facebook', () => {
  test('titles count 20 to 150 characters, and a single sentence has no full stop', () => {
    for (const seed of seeds)
      for (const text of textsOf(composeFacebookTitles(bridge, seed))) {
        assert.ok(characterCount(text) >= 20 && characterCount(text) <= 150, text)
        if (!/[.!?] /u.test(text)) assert.doesNotMatch(text, /\.$/u)
      }
  })

  test('a sentence that is too long is told without what its grammar can miss, one that fits as it stands', () => {
    const long =
      'De fietsbrug over de Linge tussen Geldermalsen en Tricht gaat op maandag 11 januari om zeven uur in de ochtend voor tien weken helemaal dicht; ook voetgangers kunnen er niet langs.'
    const texts = seeds.flatMap((seed) =>
      textsOf(composeFacebookTitles({ title: 'Fietsbrug dicht', source: long }, seed)),
    )
    assert.ok(texts.includes(long.slice(0, long.indexOf(';'))), texts.join('\n'))
    const short = 'De fietsbrug over de Linge gaat op maandag 11 januari dicht en blijft dat tot vrijdag 19 maart'
    const whole = seeds.flatMap((seed) =>
      textsOf(composeFacebookTitles({ title: 'Fietsbrug dicht', source: `${short}.` }, seed)),
    )
    assert.ok(
      whole.every((text) => !text.includes('Linge gaat') || text.includes(short)),
      whole.join('\n'),
    )
  })

  test('the sentences are those of the article', () => {
    const said = `${bridge.title} ${bridge.description ?? ''} ${bridge.source ?? ''}`
    for (const text of textsOf(composeFacebookTitles({ ...bridge }, 3))) {
      const words =
        text
          .replace(/^(?:(?:Nu |Te lezen )?op onze site|Nu online|Nu te lezen): | – lees het hele artikel$/giu, '')
          .match(/[\p{L}\p{N}]+/gu) ?? []
      assert.ok(
        words.every((word) => said.toLowerCase().includes(word.toLowerCase())),
        text,
      )
    }
  })

  test('a light set has an emoji of what it is about, and none for a word that only ends alike', () => {
    const marks = (title: string) =>
      textsOf(composeFacebookTitles({ title, tone: 'licht' }, 1))
        .join()
        .match(/\p{Extended_Pictographic}/u)?.[0]
    assert.equal(marks('Zo snoei je een beukenhaag in de herfst'), '🌿')
    assert.equal(marks('Met een tent op weg naar de zee'), '⛺')
    for (const title of [
      'Vijf gratis uitjes in Den Haag voor het gezin',
      'De leukste weetjes van een assistent in de bibliotheek',
      'Een bootje dat op een vlot is gestrand',
    ])
      assert.equal(marks(title), undefined, title)
  })
})

test('a sentence that leans on another stands in a title only right behind that one', () => {
  const source =
    'De fietsbrug over de Linge gaat dicht. Dat duurt tien weken. Daarom vervangt een aannemer het dek van de fietsbrug. Hij begint in januari aan de fietsbrug over de Linge.'
  for (const seed of seeds)
    for (const compose of [composeFacebookTitles, composePinterestTitles])
      for (const text of textsOf(compose({ title: 'Fietsbrug over de Linge dicht', source }, seed)))
        assert.doesNotMatch(
          text.replace('gaat dicht. Dat duurt tien weken', ''),
          /(?:^|: |\. )(?:dat duurt|daarom|hij begint)/iu,
        )
})

describe('Pinterest', () => {
  test('titles count at most 100 characters', () => {
    for (const seed of seeds)
      for (const text of textsOf(composePinterestTitles(bridge, seed))) assert.ok(characterCount(text) <= 100, text)
  })

  test('what is only true today comes last, when there is something that stays true', () => {
    const source =
      'De moestuin krijgt vandaag water. Een moestuin heeft zes uur zon per dag nodig. In een moestuin groeit sla het snelst. Een moestuin van vier vierkante meter is genoeg voor sla. Tomaten in de moestuin krijgen elke week voeding. Potgrond in een moestuin raakt na zes weken op. Bakken in de moestuin zijn minstens 20 cm diep.'
    for (const seed of seeds)
      for (const text of textsOf(composePinterestTitles({ title: 'Een moestuin op het balkon', source }, seed)))
        assert.doesNotMatch(text, /vandaag/u)
  })
})

describe('Link in Bio', () => {
  test('captions count at most 300 characters and stand on one line', () => {
    for (const subject of [bridge, pie, drowned])
      for (const seed of seeds)
        for (const text of textsOf(composeLinkInBioCaptions(subject, seed))) {
          assert.ok(characterCount(text) <= 300, text)
          assert.doesNotMatch(text, /\n/u)
        }
  })

  test('each ends with one line that says where to read on', () => {
    for (const text of textsOf(composeLinkInBioCaptions(bridge, 1))) {
      assert.match(text, /(?:link in bio|link staat in de bio)\.$/u)
      assert.equal(text.match(/bio/gu)?.length, 1, text)
    }
  })

  test('a recipe sends its reader to the recipe', () => {
    for (const text of textsOf(composeLinkInBioCaptions(pie, 1)))
      assert.match(text, /recept (?:‘[^’]+’ )?vind je via de link in bio\.$/u)
  })

  test('a sentence that leans on another stands right behind it, or nowhere', () => {
    for (const seed of seeds)
      for (const text of textsOf(composeLinkInBioCaptions(bridge, seed))) {
        const at = text.indexOf('Zij worden met gele borden omgeleid')
        if (at !== -1) assert.match(text.slice(0, at), /naar school rijdt\. $/u, text)
        assert.doesNotMatch(text.slice(0, 12), /^In die tien/u)
      }
  })

  test('there are no hashtags', () => {
    for (const text of textsOf(composeLinkInBioCaptions(pie, 1))) assert.doesNotMatch(text, /#/u)
  })
})

describe('TitelTovenaar', () => {
  const base =
    'De gemeente bouwt volgend jaar een nieuw zwembad naast de oude sporthal aan de rand van het dorp waar nu nog een weiland ligt met een sloot en een hek eromheen'
  const compose = (subject: string, amount: number, more = {}) =>
    textsOf(composeTitelTovenaarTitles({ subject, context: subject, amount, ...more }, subject.length))

  test('a title of any length gets the amount asked, each of 90 to 100 characters', () => {
    for (const tone of ['licht', 'nieuws', 'ernstig'] as const)
      for (let length = 1; length <= 150; length += 1) {
        const titles = compose(base.slice(0, length), 5, { tone })
        assert.equal(titles.length, 5, `${length} characters, ${tone}`)
        for (const title of titles) assert.ok(characterCount(title) >= 90 && characterCount(title) <= 100, title)
      }
  })

  test('three and four are as well served as five', () => {
    for (const amount of [3, 4, 5])
      assert.equal(compose(bridge.title, amount, { source: bridge.source }).length, amount)
  })

  test('titles stand on one line, without emoji or final full stop', () => {
    for (const title of compose('🎉 Appeltaart met\ndikke korst 🍰', 5, { source: pie.source }))
      assert.doesNotMatch(title, /\n|[🎉🍰]|\.$/u)
  })

  test('facts that have the length need no words of ours', () => {
    const titles = compose(bridge.title, 5, { source: bridge.source })
    const plain = titles.filter((title) => !/lees (?!:)/iu.test(title))
    assert.ok(plain.length >= 3, titles.join(' | '))
  })
})

test('a warning stands in no shop window, and an interview with somebody who is ill is no news', () => {
  const titles = (subject: string) =>
    [1, 2, 3].flatMap((seed) => textsOf(composeTitelTovenaarTitles({ subject, context: subject, amount: 5 }, seed)))
  for (const subject of [
    'Code oranje in het noorden voor ijzel en storm',
    'Kook uw drinkwater in Epe, Heerde en Vaassen',
  ])
    for (const title of titles(subject)) assert.doesNotMatch(title, /^(?:Nieuw|Uitgelicht):/u)
  for (const title of titles("Anja kreeg borstkanker: 'Ik had de brief bijna weggegooid'"))
    assert.doesNotMatch(title, /^Nieuws/u)
})

test('a title that says u is not followed by je', () => {
  const subject = 'Uw huis isoleren in zes stappen'
  for (const title of textsOf(composeTitelTovenaarTitles({ subject, context: subject, amount: 5 }, 1)))
    assert.doesNotMatch(title, /(?<!\p{L})je(?!\p{L})/u)
})

test('of suicide no sentence of the article is told by itself: half of it is a fear that the other half takes away', () => {
  const source = suicide.source ?? ''
  const first = source.split(/(?<=\.) /u)[0] ?? ''
  for (const seed of [1, 2, 3])
    for (const text of [
      ...textsOf(composeFacebookTitles(suicide, seed)),
      ...textsOf(composeTitelTovenaarTitles({ subject: suicide.title, context: '', source, amount: 5 }, seed)),
    ])
      assert.ok(!text.startsWith(first.slice(0, 40)), text)
})

describe('words around a title', () => {
  const source = 'De winkel gaat in maart open. In het dorp was er acht jaar geen winkel.'
  const around = (title: string, tone: 'licht' | 'nieuws' | 'ernstig') =>
    seeds.flatMap((seed) =>
      [composeFacebookTitles, composePinterestTitles].flatMap((make) => textsOf(make({ title, source, tone }, seed))),
    )
  test('are none of now and online where it sounds as if something were sold there', () => {
    const titles = ['Een elektrische fiets kopen, hier let u op', 'Noordgouwe krijgt weer een winkel']
    for (const title of titles) for (const text of around(title, 'nieuws')) assert.doesNotMatch(text, /^Nu /u)
    assert.ok(around('Noordgouwe krijgt weer een school', 'nieuws').some((text) => text.startsWith('Nu ')))
  })
  test('are enough above a death and a warning, whatever word of ours is forbidden', () => {
    for (const title of ['Jongetje verdronken in recreatieplas Zilverven', 'Code oranje voor ijzel en storm'])
      for (const banned of [['onze site'], ['op onze'], ['artikel'], ['lezen']])
        for (const compose of [composeFacebookTitles, composePinterestTitles])
          assert.ok(textsOf(compose({ title, tone: 'ernstig' }, 1, { address: null, banned })).length >= 3)
  })
  test('and a warning keeps its day, in whatever tone', () => {
    const title = 'Code oranje: A9 bij Alkmaar dicht door ijzel'
    const warned =
      'De A9 bij Alkmaar is maandagochtend dicht door ijzel en blijft dat tot het dooit, meldt Rijkswaterstaat.'
    for (const tone of ['nieuws', 'ernstig'] as const)
      for (const seed of seeds)
        for (const compose of [composeFacebookTitles, composePinterestTitles])
          for (const text of textsOf(compose({ title, source: warned, tone }, seed)))
            if (text.includes('Alkmaar is')) assert.ok(text.includes('maandagochtend'), text)
  })
  test('tell nobody to read on behind a death', () => {
    for (const text of around('Jongetje verdronken in recreatieplas Zilverven', 'ernstig'))
      assert.doesNotMatch(text, / – lees/u)
  })
})
