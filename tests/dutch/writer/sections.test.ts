// The section that stands before a title: the one that a newspaper would print it in, or none.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMaterial } from '#dutch/writer/material.ts'
import { noTaste, type Subject } from '#dutch/writer/subject.ts'
import { sectionOf } from '#dutch/writer/titel-tovenaar/section.ts'
import { drowned, nightTrain, pie } from './articles.ts'

const sectionFor = (subject: Subject) => {
  const material = readMaterial(subject, noTaste)
  assert.ok(material)
  return sectionOf(material)
}

const sections: readonly (readonly [title: string, section: string | null])[] = [
  ['Negen dagen geen trein tussen Zutphen en Winterswijk', 'Verkeer'],
  ['Fietsbrug over de Linge tien weken dicht', 'Verkeer'],
  ['Esrand wint met tien man', 'Sport'],
  ['Nieuwe winter in aantocht', null],
  ['Code oranje in het noorden voor ijzel', 'Weer'],
  ['Is uw hypotheek oversluiten nu verstandig?', 'Geld'],
  ['Tien fietstassen getest: de duurste lekt', null],
  ['Raad stelt 6,8 miljoen beschikbaar voor sporthal', 'Politiek'],
  ['Raadsel van het verdwenen schip opgelost', null],
  ['Museum in Ede toont klokken', 'Cultuur'],
  ['Een kwart meer bezoekers in Ede', null],
  ['Natuur in Ede krijgt ruimte: boswachter telt vogels', null],
]
for (const [title, section] of sections)
  test(`${title}: ${section ?? 'none'}`, () => assert.equal(sectionFor({ title }), section))

test('what somebody says is an interview, what is told by an ik is a column, or an opinion where it is no light matter', () => {
  const source =
    'De drie bankjes op het plein in Ede verdwijnen op 1 mei. Ik woon sinds 1998 aan het plein. Ik heb zelf twee keer gebeld. Mijn buren denken er anders over. Ik wil dat ze blijven staan. Ik vraag de raad om vier bankjes.'
  assert.equal(sectionFor({ title: 'Haal de bankjes niet weg', source, tone: 'nieuws' }), 'Opinie')
  assert.equal(sectionFor({ title: 'Haal de bankjes niet weg', source, tone: 'licht' }), 'Column')
  const told =
    'Ria Postma werkt al 31 jaar in de nachtdienst van het ziekenhuis in Sneek. Ze gaat in juli met pensioen.'
  assert.equal(sectionFor({ title: '‘’s Nachts vertellen mensen je alles’', source: told }), 'Interview')
})

test('grave matters, recipes and English texts have none', () => {
  for (const subject of [drowned, pie, nightTrain]) assert.equal(sectionFor(subject), null)
  assert.equal(sectionFor({ title: 'Twee doden bij ongeluk met trein in Ede' }), null)
})
