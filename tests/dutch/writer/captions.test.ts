// Which captions stand beside each other in a set, and whose words stand in them.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { noTaste, type Subject } from '#dutch/writer/subject.ts'
import { composeTitelTovenaarTitles } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'
import { bridge, drowned, textsOf } from './articles.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const title = 'Dijk bij Arcen wordt dag en nacht bewaakt'
const lead = 'Dijkwachten lopen in Arcen elke vier uur een ronde over de dijk, dag en nacht.'
const captions = (subject: Subject) => seeds.map((seed) => textsOf(composeLinkInBioCaptions(subject, seed)))
const said = (quotes: string, rest: Partial<Subject> = {}): string[] =>
  captions({ title, source: `${lead}\n\n${quotes}\n\nDe Maas daalt vanaf zaterdag.`, ...rest })
    .flat()
    .filter((text) => /['‘]/u.test(text.replace(`‘${title}’`, '')))

describe('what somebody says of it', () => {
  const quote = "'Met 120 vrijwilligers en elf pompen houdt de dijk het water tegen', zegt locoburgemeester Hub Derckx."

  test('stands in one caption of a set, behind the title, with who says it', () => {
    for (const texts of captions({ title, source: `${lead}\n\n${quote}\n\nDe Maas daalt vanaf zaterdag.` })) {
      const spoken = texts.filter((text) => text.includes('elf pompen'))
      assert.equal(spoken.length, 1, texts.join('\n'))
      assert.match(
        spoken[0] ?? '',
        /Dijk bij Arcen wordt dag en nacht bewaakt\. .* zegt locoburgemeester Hub Derckx\./u,
      )
    }
  })

  test('stands there when it is the first quote of the article, or says what the title says', () => {
    const other = "'Mijn vader had een winkel met vier etalages vol schoenen', zegt bewoner Truus Geurts."
    assert.ok(said(`${quote}\n\n${other}`).every((text) => !text.includes('Mijn vader')))
    assert.ok(said(other).some((text) => text.includes('Mijn vader')))
  })

  test('does not where nobody can tell who that is', () => {
    for (const speaker of ['hij', 'Hub'])
      assert.deepEqual(said(quote.replace('locoburgemeester Hub Derckx', speaker)), [])
  })

  test('is told up to its own turn, or not at all', () => {
    for (const text of said(`${quote} 'Maar zeker weten doen we het nooit.'`))
      assert.match(text, /Maar zeker weten doen we het nooit/u)
    const turn =
      'Maar als de Maas nog een halve meter hoger komt dan dinsdag werd verwacht, moeten we alsnog iedereen wegsturen.'
    assert.deepEqual(said(`${quote} '${turn}'`), [])
  })

  test('stands under no grave title', () =>
    assert.ok(
      captions(drowned)
        .flat()
        .every((text) => !text.includes("'")),
    ))
})

describe('a set', () => {
  const far = [
    'Op maandag 2 februari gaat de weg over de dijk dicht voor auto’s en vrachtwagens.',
    'De pomp aan de dijk verwerkt sinds 9 februari 4.000 liter water per seconde.',
    'In de sporthal staan vanaf 12 februari zestig bedden klaar voor wie achter de dijk woont.',
    'Scholen achter de dijk beginnen op 16 februari een uur later dan gewoonlijk.',
    'Met 250.000 zandzakken is de dijk op 20 februari een halve meter hoger gemaakt.',
  ].join('\n\n')

  test('has at most two captions with facts from further on in the article', () => {
    for (const texts of captions({ title, source: `${lead}\n\n${far}` }))
      assert.ok(texts.filter((text) => text.includes('februari')).length <= 2, texts.join('\n'))
  })

  test('tells no two times the same below another line', () => {
    for (const texts of captions(bridge)) {
      const bodies = texts.map((text) =>
        text
          .replace(/^(?:Nu te lezen|Nu online|Nu op onze site): /u, '')
          .replace(/\. (?:[^.]*link[^.]*\.|Meer lezen\?.*)$/u, ''),
      )
      const told = bodies.filter((body) => body !== bridge.title)
      assert.equal(new Set(told).size, told.length, texts.join('\n'))
    }
  })

  test('has no forbidden word in a last line either', () => {
    for (const seed of seeds)
      for (const text of textsOf(
        composeLinkInBioCaptions(bridge, seed, { ...noTaste, banned: ['artikel', 'lees verder'] }),
      ))
        assert.doesNotMatch(text, /artikel|lees verder/iu)
  })
})

const everything = (subject: Subject): readonly string[] =>
  seeds.flatMap((seed) => [
    ...textsOf(composeFacebookTitles(subject, seed)),
    ...textsOf(composePinterestTitles(subject, seed)),
    ...textsOf(composeLinkInBioCaptions(subject, seed)),
    ...textsOf(
      composeTitelTovenaarTitles({ ...subject, subject: subject.title, context: subject.title, amount: 5 }, seed),
    ),
  ])

for (const name of ['Code rood in het noorden voor ijzel', 'Kook uw drinkwater in Epe en Heerde'])
  test(`nothing is announced above a warning: ${name}`, () => {
    const source = `${name}, dat is het advies. Het geldt tot en met zaterdag 6 februari voor 12.000 huishoudens.`
    for (const text of [...everything({ title: name }), ...everything({ title: name, source })])
      assert.doesNotMatch(text, /^(?:Nu|Nieuw)(?!\p{L})|Meer lezen/u)
  })

for (const job of ['Verzorgende IG in de wijk (20-32 uur)', 'Kok gezocht (m/v/x)', 'Vacature: redacteur cultuur'])
  test(`a job is a vacancy and no article: ${job}`, () => {
    for (const text of everything({ title: job })) assert.doesNotMatch(text, /artikel/u)
    assert.ok(everything({ title: job }).some((text) => /de hele vacature/u.test(text)))
  })

test('what is no job is an article, whatever hours it has', () =>
  assert.ok(
    everything({ title: 'Stroom in Ede valt tussen 20 en 22 uur uit' }).some((text) => /het hele artikel/u.test(text)),
  ))

test('where it can be read is said before a title or behind it', () => {
  for (const name of ['Zeearend broedt weer in De Wieden', 'Drie dagen Zeeland zonder auto', bridge.title])
    for (const text of everything({ title: name })) assert.doesNotMatch(text, /site.*:.*site/u)
})
