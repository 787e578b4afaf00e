// A title from its other end: around its comma, and around where or when it is. Never where that could be read wrongly.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readMaterial } from '#dutch/writer/material.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { turnedTitles } from '#dutch/writer/turned-titles.ts'

/** Facts enough to know that a name of the title would stand in them again. */
const LONG = Array.from({ length: 8 }, (_, at) => `De gemeente legt in ${2017 + at} ${at + 3} kilometer weg aan.`).join(
  ' ',
)

const turned = (title: string, source: string): string[] => {
  const material = readMaterial({ title, source: `${source}\n\n${LONG}` }, noTaste)
  assert.ok(material)
  return turnedTitles(material)
}

describe('a title is turned', () => {
  const cases: [title: string, source: string, ...turned: string[]][] = [
    ['Kamperen met een baby, doe het gewoon', 'Elk jaar gaan wij kamperen.', 'Doe het gewoon: kamperen met een baby'],
    [
      'Waterschap bewaakt dijken, honderd bewoners moeten weg',
      'Het waterschap bewaakt dijken.',
      'Honderd bewoners moeten weg, waterschap bewaakt dijken',
    ],
    ['Energie kiezen, vast of variabel?', 'Wie energie koopt, kiest.', 'Vast of variabel? Energie kiezen'],
    [
      'Politie zoekt getuigen na beroving in Tilburg',
      'Gisteren vroeg de politie in Tilburg om getuigen.',
      'Na beroving in Tilburg: politie zoekt getuigen',
      'Tilburg: politie zoekt getuigen na beroving',
    ],
    [
      'Kook uw drinkwater in Epe, Heerde en Vaassen',
      'Het drinkwater in Epe, Heerde en Vaassen is vies, dus kook het.',
      'Epe, Heerde en Vaassen: kook uw drinkwater',
    ],
  ]
  for (const [title, source, ...expected] of cases) test(title, () => assert.deepEqual(turned(title, source), expected))
})

describe('a title is left as it is', () => {
  const cases = {
    'where the verb needs what stands behind it': 'Oude vrouw uit Ede vindt na dertig jaar haar zus terug',
    'where its plural does': 'Ouders van Tim zoeken na ramp naar antwoorden',
    'where a preposition belongs to it': 'Bewoners kiezen tussen hoogbouw en laagbouw',
    'where a comma comes behind that': 'Zeer grote brand na explosie in Ede, gewonden naar ziekenhuis',
    'where a name is no place': 'Coalitie verliest vertrouwen in Wilders',
    'behind a comma that says why': 'Man krijgt celstraf, omdat hij zijn buurman sloeg',
    'behind a comma with somebody who was named before': 'Boer verliest zijn koeien, hij is kapot van verdriet',
    'where a word of it hangs on what follows': 'Volleybalsters knokken zich na achterstand naar halve finale',
    'when it asks something': 'Mag de heg gesnoeid worden, vandaag al of morgen?',
    'when somebody says it': 'Het werkstuk is dood, zeggen deze leraren',
    'behind a comma that goes on with maar': 'Parkeren in binnenstad van Hoorn duurder, maar avond blijft gratis',
    'when it has a colon': 'Belasting: dit is er veranderd, let op de datum',
    'when it lists things': 'Wandelen met hond, kat en kind',
  }
  for (const [when, title] of Object.entries(cases))
    test(when, () => assert.deepEqual(turned(title, title.toLowerCase()), []))

  test('with the capital of a name that stands in an address as well', () => {
    const source =
      'Heineken sluit in mei. Kijk op www.heineken.nl of mail pers@heineken.nl. De brouwerij in Wijlre is oud.'
    assert.deepEqual(turned('Heineken sluit een oude brouwerij in Wijlre', source), [
      'Wijlre: Heineken sluit een oude brouwerij',
    ])
    assert.deepEqual(turned('Heineken sluit een brouwerij, honderd banen weg', source), [
      'Honderd banen weg: Heineken sluit een brouwerij',
    ])
  })

  test('when nobody knows whether its first word is a name', () => {
    const material = readMaterial({ title: 'Vrijheid stopt ermee, na veertig jaar' }, noTaste)
    assert.ok(material)
    assert.deepEqual(turnedTitles(material), [])
  })
})
