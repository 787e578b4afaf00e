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

  test('answers nothing that was asked or shown before', () =>
    assert.deepEqual(said(quote.replace('houdt de dijk het water tegen', 'zie je dat niet, op papier straks wel')), []))

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

describe('a recipe', () => {
  const steps = '1. Verwarm de oven. 2. Kneed het deeg. 3. Bak de taart in 40 minuten goudbruin.'
  const leek = {
    title: 'Hartige preitaart met oude kaas en grove mosterd',
    source: `Voor deze taart stoof je de prei langzaam in boter. De mosterd en de oude kaas houden het geheel pittig.

- 200 g bloem
- 100 g koude roomboter, in blokjes, plus 40 g om in te bakken
- 3 tot 4 el ijskoud water
- 4 dikke preien
- 75 g rozijnen, geweld in warm water
- 200 ml kookroom

${steps}`,
  }

  test('names its dish whole', () => {
    for (const text of everything(leek)) assert.doesNotMatch(text, /grove(?! mosterd)/u)
  })

  test('lists what is to be bought, and no half of an amount', () => {
    const lists = everything(leek).filter((text) => text.includes('200 g bloem'))
    assert.ok(lists.length > 0)
    for (const text of lists) {
      assert.doesNotMatch(text, /100 g|water/u)
      assert.match(text, /onder meer .*75 g rozijnen/u)
    }
  })

  test('has the emoji of a savoury dish', () => {
    const text = everything(leek).join()
    assert.match(text, /🥧/u)
    assert.doesNotMatch(text, /🍰/u)
  })

  test('is none where a test weighs what leaked in', () => {
    const source =
      'We reden met tien fietstassen door de regen. In de beste tas kwam 0 gram water, in de slechtste 310 gram. De rits van een andere liet 84 gram door.'
    for (const text of everything({ title: 'Tien fietstassen getest: de duurste lekt', source, tone: 'licht' }))
      assert.doesNotMatch(text, /recept|keuken|zelf maken/iu)
  })
})

test('no text begins with who or what was named in the title only', () => {
  const man = {
    title: 'Motorrijder uit Heino overleden bij Raalte',
    description: 'De man botste zondagmiddag op een auto. De bestuurder van de auto raakte gewond.',
    source: 'Een motorrijder uit Heino is zondag om het leven gekomen bij Raalte. De weg was uren dicht.',
  }
  for (const text of everything(man)) assert.doesNotMatch(text, /^De man/u)
  const allowance = {
    title: 'Kinderopvangtoeslag aanvragen: waar het vaak misgaat',
    description: 'Wie te laat aanvraagt, loopt geld mis. Dit moet u weten.',
    source: 'Het Rijk betaalt een deel van de rekening. Wacht niet te lang met de toeslag.',
  }
  for (const text of everything(allowance)) assert.doesNotMatch(text, /^Wie te laat/u)
})

test('how it stood in between is no news of a match', () => {
  const source =
    'De volleybalsters van Smash wonnen zaterdag van koploper Wivo. In de eerste set liep Smash weg.\n\nVia Lisanne Blok liep Smash weg van 18-18 naar 25-22. De zaal zat vol.'
  for (const text of everything({ title: 'Smash wint van koploper Wivo', source })) assert.doesNotMatch(text, /18-18/u)
})

test('what somebody tells of their own is a story', () => {
  const source =
    'In oktober vroeg de buurman mijn ladder te leen. Ik zei: houd hem maar. Nu is het april en ik zie hem hangen. Mijn vrouw zegt dat ik langer sta te scheren. Ik heb overwogen een nieuwe te kopen. Gisteren heb ik hem teruggevraagd.'
  const texts = everything({ title: 'Mijn ladder woont op nummer 14', source, tone: 'licht' })
  assert.ok(texts.some((text) => /hele verhaal/u.test(text)))
  for (const text of texts) assert.doesNotMatch(text, /artikel/u)
})

test('a question of an interview is no title, and what is said of the night keeps its small s', () => {
  const source = `Ria werkt al 31 jaar in de nachtdienst van het ziekenhuis in Sneek.

Is het werk zwaarder geworden?

"'s Nachts heb ik achttien patiënten en één collega op de hele afdeling", zegt verpleegkundige Ria Postma. Het werk in Sneek begint om elf uur.`
  for (const text of everything({ title: '‘Om vier uur vertellen mensen je dingen over hun werk’', source }))
    assert.doesNotMatch(text, /zwaarder geworden|'S Nachts/u)
})

test('trees that have to go are no warning, and people are', () => {
  const opens = (name: string) => everything({ title: name }).some((text) => /^Nu (?:online|te lezen)/u.test(text))
  assert.ok(opens('Fietspad langs de Grecht breder, maar 46 wilgen moeten weg'))
  assert.ok(!opens('Dijk bewaakt, 640 bewoners van Arcen moeten weg'))
})

test('a seal is no dog', () =>
  assert.doesNotMatch(everything({ title: 'Twee dagen tussen de zeehonden', tone: 'licht' }).join(), /🐶/u))
