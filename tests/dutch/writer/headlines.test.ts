// What makes a sentence a headline: nothing that a stranger would ask 'which?' about, the news in every set, and what lists,
// recipes and headings give.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { choose } from '#dutch/writer/choice.ts'
import { definitesOf, knownFrom } from '#dutch/writer/definite-nouns.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { headlinesOf } from '#dutch/writer/headlines.ts'
import { leans } from '#dutch/source/leaning-words.ts'
import { readMaterial } from '#dutch/writer/material.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { createDice } from '#dutch/writer/random.ts'
import { structuredLines, structureOf } from '#dutch/writer/structure.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { formsOf } from '#dutch/writer/forms.ts'
import { composeTitelTovenaarTitles } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'
import { bridge, pie, textsOf } from './articles.ts'

const seeds = [1, 2, 3, 4, 5, 6]

describe('a definite noun that nobody introduced', () => {
  const known = knownFrom('Dorpswinkel Noordgouwe open')
  const strange = ['De uitkomst is onzeker', 'Op de mammapoli volgde een echo', 'Van een van de liggers is weinig over']
  const told = [
    'De winkel staat vol',
    'De politie zoekt getuigen',
    'In de voorjaarsvakantie rijden er bussen',
    'De huur van een studio is € 477',
    'De trein die om tien uur vertrok, staat stil',
    'Het regent in Zeeland',
  ]
  for (const text of strange) test(`strange: ${text}`, () => assert.equal(definitesOf(text, known).strange, true))
  for (const text of told) test(`not: ${text}`, () => assert.equal(definitesOf(text, known).strange, false))
  test('counts inside a sentence too', () =>
    assert.equal(definitesOf('Wie bij het kasboek kon, schreef in de marge', known).inside, 2))
  test('opens no title while the article has other news', () => {
    const source = `${bridge.source ?? ''} De strooier is te zwaar. Het dak lekt en kost € 40.000 per jaar.`
    for (const seed of seeds)
      for (const text of textsOf(composeFacebookTitles({ ...bridge, source }, seed)))
        assert.doesNotMatch(text, /^(?:De strooier|Het dak)/u)
  })
})

describe('a sentence that its paragraph or an earlier one explains has no ground of its own', () => {
  const cases = {
    'a part of what a question asked': 'En de privacy? Leerlingen onder de 16 vragen hun ouders om toestemming.',
    'a rule for a case that was told before':
      'Drie ziekenhuizen bellen patiënten. Wie niet kan komen, krijgt een nieuwe afspraak.',
    'an answer under the question that asks for it':
      'Hoe vraag ik een pas aan?\n\nUw bankafschrift van de laatste maand hebt u nodig.',
    'a case of what its paragraph says': 'Klanten bleven trouw. Een slager uit Ede stuurde in 2011 een taart.',
    'a warning on what was said': 'Spaargeld telt mee. Let op: wat in maart niet is opgegeven, vervalt.',
    'an order within an item':
      '- Bus: elk half uur vanaf Ede.\n- Trein: elk uur vanaf Tiel. Kijk vooraf even of hij rijdt.',
    'somebody known by a first name only':
      'De chauffeur heet Corrie Dieleman uit Tiel. In het dorp wordt Corrie door niemand genoemd.',
    'one of many of its kind': 'Kinderen vallen vaak. De jongen van 0.22 uur staat weer op doel.',
  }
  for (const [kind, told] of Object.entries(cases))
    test(kind, () => {
      const last = readMaterial({ ...bridge, source: `${bridge.source ?? ''}\n\n${told}` }, noTaste)?.place.at(-1)
      assert.ok(last !== undefined && told.endsWith(last.short), last?.short)
      assert.match(last.ground, /^(?:part|none)$/u)
    })
})

test('a title stands in at most four of a set, and no two of a set are the same', () => {
  const texts = seeds.map((seed) => textsOf(composeFacebookTitles(bridge, seed)))
  for (const set of texts) {
    assert.ok(set.filter((text) => text.includes(bridge.title)).length <= 4, set.join(' | '))
    assert.equal(new Set(set).size, set.length)
  }
})

describe('a sentence is made shorter', () => {
  const shorter: readonly (readonly [string, string])[] = [
    ['by what stands behind a semicolon', 'Fietsers rijden om via de dijk; ook voetgangers kunnen er niet langs.'],
    [
      'by what is added behind a comma',
      'Elke dag gaan er 2.400 fietsers over de brug, van wie de helft naar school gaat.',
    ],
    ['by its second half', 'De fietsbrug over de Linge gaat op 11 januari dicht en blijft dat tot 19 maart.'],
    ['by its weekday', 'Op het sportpark in Nijkerk is zaterdagmiddag een korfballer overleden.'],
    ['by a night of two days', 'In de flat zijn in de nacht van zaterdag op zondag vier bewoners gewond geraakt.'],
  ]
  for (const [how, text] of shorter) test(how, () => assert.ok(formsOf(text).some((form) => form.length < text.length)))
  const whole: readonly (readonly [string, string])[] = [
    ['an order', 'Breng het water aan de kook en laat het drie minuten doorkoken.'],
    ['what somebody knows', 'Bij een verbod weet wie een knal hoort, dat er iets gebeurt wat niet mag.'],
    ['two things that happened to one person', 'Een speler van het vierde team is onwel geworden en overleden.'],
    ['a list', 'De docenten vertellen wat ze verbieden, wat ze toestaan en waar ze van dromen.'],
  ]
  for (const [what, text] of whole) test(`never: ${what}`, () => assert.deepEqual(formsOf(text), [text]))
})

test('the news is in every set: what the editor wrote as summary, or the title', () => {
  for (const compose of [composeFacebookTitles, composePinterestTitles])
    for (const seed of seeds)
      assert.ok(
        textsOf(compose(bridge, seed)).some((text) =>
          /van 11 januari tot en met 19 maart|tien weken dicht/u.test(text),
        ),
      )
})

describe('what an article is built of', () => {
  const recipe =
    '- 200 g pure chocolade\n- 100 g walnoten\n- 175 g roomboter\n\n1. Smelt alles.\n2. Roer het.\n3. Bak het.'
  test('a recipe tells its steps and what is not in every kitchen', () => {
    const lines = structuredLines(structureOf(`Nodig (16 stuks)\n\n${recipe}`, true), 'Brownies', 'brownies')
    assert.ok(lines.includes('Brownies in drie stappen'))
    assert.ok(lines.includes('Recept voor 16 stuks: brownies met pure chocolade en walnoten'))
    for (const line of lines) assert.doesNotMatch(line, /roomboter/u)
  })
  test('half a word and what is in every kitchen name no dish', () => {
    const soup = '- 1 grote ui\n- 1 liter kippen- of groentebouillon\n- 1 prei\n- 2 bosjes kervel\n- 200 ml slagroom'
    const lines = structuredLines(structureOf(soup, true), 'Mosterdsoep', 'mosterdsoep')
    assert.equal(lines[0], 'Recept: mosterdsoep met prei en kervel')
  })
  test('what the name of the dish says is not said again', () => {
    const soup = '- 4 wortels\n- 250 g linzen\n- 2 el komijnzaad\n- 1 blik tomaten\n- 3 tenen knoflook'
    for (const line of structuredLines(
      structureOf(soup, true),
      'Linzensoep met wortel en komijn',
      'linzensoep met wortel en komijn',
    ))
      assert.doesNotMatch(line, /wortels|komijnzaad/u)
  })
  test('steps that are not counted through are not counted', () =>
    assert.equal(structureOf(recipe.replace('3. ', '5. '), true).steps, 0))
  test('a heading that asks something stands beside the title', () => {
    const source = `${bridge.source ?? ''}\n\nWaarom niet midden in de zomer?\n\nOnder de fietsbrug wonen vleermuizen.`
    const texts = seeds.flatMap((seed) => textsOf(composeFacebookTitles({ ...bridge, source }, seed)))
    assert.ok(
      texts.some((text) => /waarom niet midden in de zomer\?/iu.test(text) && text.includes('tien weken dicht')),
    )
  })
  test('what was asked of somebody in an interview does not', () => {
    for (const asked of ['Waarom houdt u het vol?', 'Wat doen wij eraan?', 'En dan?'])
      assert.deepEqual(structureOf(`${asked}\n\nDat is een lang verhaal.`, false).questions, [])
  })
  test('steps of a recipe are no titles', () => {
    for (const seed of seeds)
      for (const text of [...textsOf(composeFacebookTitles(pie, seed)), ...textsOf(composePinterestTitles(pie, seed))])
        assert.doesNotMatch(text, /(?:^|: )(?:kneed|bak) /iu)
  })
})

const headsOf = (source: string, tone: 'ernstig' | null = null) => {
  const material = readMaterial({ ...bridge, source: `${bridge.source ?? ''}\n\n${source}`, tone }, noTaste)
  assert.ok(material !== null)
  return headlinesOf(material, 150, 99).map(({ text }) => text)
}

test('a day that another one stands against is never left out', () => {
  for (const form of formsOf('De meeste winkels zijn maandag dicht, op dinsdag open.')) assert.match(form, /maandag/u)
})

describe('no title', () => {
  test('tells in detail how somebody was hurt', () => {
    const told = 'Bij de fietsbrug over de Linge stak de verdachte de man op 3 maart met een keukenmes.'
    assert.ok(headsOf(told).some((text) => text.includes('keukenmes')))
    assert.ok(!headsOf(told, 'ernstig').some((text) => text.includes('keukenmes')))
  })
  test('stands behind a fact, where it would seem to follow from it', () => {
    const { title } = bridge
    assert.ok(!headsOf('').some((text) => text.endsWith(`${title}.`)))
  })
  test('says what somebody said of it', () => {
    const said = `'Ik fiets al dertig jaar over de brug naar mijn werk', zegt buurtbewoner Hennie Vos.`
    for (const text of headsOf(said)) assert.doesNotMatch(text, /dertig jaar/u)
  })
  test('is half of what somebody said', () => {
    const said = `'Terwijl juist de mensen met een fiets elke dag over de brug gaan', zegt buurtbewoner Hennie Vos.`
    assert.ok(!headsOf(said).some((text) => text.includes('Terwijl')))
  })
  test('is a question of four words, which could be about anything', () =>
    assert.deepEqual(structureOf('Waarom een nieuwe brug?\n\nDe oude is op.', false).questions, []))
})

test('at most two titles are filled with words of ours while the article has more to tell', () => {
  for (const seed of seeds) {
    const titles = textsOf(
      composeTitelTovenaarTitles(
        { subject: bridge.title, context: bridge.description ?? '', source: bridge.source ?? null, amount: 5 },
        seed,
      ),
    )
    assert.ok(titles.filter((title) => /lees/u.test(title)).length <= 2, titles.join(' | '))
  }
})

test('of a set no two tell the same sentence, whatever stands before it', () => {
  const candidates = [
    'Er komt geen noodbrug. De hele renovatie kost € 680.000 euro.',
    'Linge: de hele renovatie kost € 680.000 euro',
  ].map((text, at) => ({ text, angle: `${at}`, score: 9 }))
  assert.equal(choose(candidates, { most: 2, title: '', banned: [], dice: createDice(1, 'x'), alike: 1 }).length, 1)
})

describe('a sentence that sets somebody against what went before', () => {
  for (const text of [
    'Henk Oosterwegel zelf heeft één plan.',
    'Tot nu toe heeft niemand iets gemerkt.',
    'Bijna nooit wordt een leerling er boos om.',
  ])
    test(`leans: ${text}`, () => assert.equal(leans(text), true))
  test('one that says itself what goes on does not', () =>
    assert.equal(leans('De brug gaat in januari dicht en blijft dat tot maart.'), false))
})

describe('the first part of a title', () => {
  const source = `Inwoners van Noordgouwe legden € 64.000 bij elkaar. De winkel is een stichting en mag geen winst uitkeren.

Noordgouwe zat acht jaar zonder winkel. Voor een pak melk reden inwoners naar Zierikzee. In de winkel van 85 vierkante meter staan 1.400 producten. De gemeente verhuurt het pand voor € 900 per maand.`
  const withTitle = (title: string) =>
    seeds.flatMap((seed) =>
      [composeFacebookTitles, composePinterestTitles].flatMap((make) => textsOf(make({ title, source }, seed))),
    )
  test('stands for the whole where little is behind its comma, so that a fact fits beside it', () => {
    const texts = withTitle('Noordgouwe krijgt weer een winkel, met 38 vrijwilligers achter de kassa')
    assert.ok(texts.some((text) => text.startsWith('Noordgouwe krijgt weer een winkel. ')))
  })
  const whole = {
    'a list': 'Weer een winkel in Noordgouwe, Zierikzee en Haamstede',
    'who says so': 'Noordgouwe krijgt weer een winkel, zegt de wethouder',
    'where it is': 'Noordgouwe krijgt weer een winkel, in de oude school',
    'a question': 'Krijgt heel Noordgouwe weer een winkel, met vrijwilligers?',
    'what is taken back': 'Noordgouwe krijgt weer een winkel, maar pas over drie jaar',
    'who says so behind a colon': "Noordgouwe boos over de winkel: 'Dit wil niemand'",
    'a warning': 'Code oranje voor de winkel in Noordgouwe, met ijzel en storm',
  }
  for (const [what, title] of Object.entries(whole))
    test(`but never of ${what}`, () => {
      const [part = ''] = title.split(/[,:]/u)
      for (const text of withTitle(title)) if (text.includes(part)) assert.ok(text.includes(title), text)
    })
})

describe('a sentence beside the news', () => {
  const material = (title: string, description: string) => {
    const read = readMaterial({ ...bridge, title, description }, noTaste)
    assert.ok(read !== null)
    return headlinesOf(read, 150).map(({ text }) => text)
  }
  test('stands alone when it names what the title names', () => {
    const said = 'Museum De Spoel in Enschede laat zien hoe fabrieken om de juiste tijd streden'
    assert.ok(material('Toen het nog een halfuur later was', `${said}. Te zien tot maart.`).includes(said))
  })
  test('and not when it leaves its reader asking which club', () => {
    const asks = 'Alle wedstrijden van de club zijn dit weekend afgelast'
    assert.ok(!material('Korfballer overlijdt tijdens wedstrijd in Nijkerk', `Hij was 46. ${asks}.`).includes(asks))
  })
})
