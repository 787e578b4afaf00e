// A title that says otherwise than its source is found; one that says it in other words is not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contradicts } from '#dutch/writer/contradiction.ts'
import { readArticles } from '../../../eval/articles.ts'

const against: readonly (readonly [title: string, source: string])[] = [
  ['Gemeente bouwt 300 woningen', 'Er komen 200 woningen aan de kade.'],
  ['Twaalfhonderd woningen erbij', 'Er komen 300 woningen aan de kade.'],
  ['Zwembad gaat open', 'Het zwembad in Tiel gaat maandag dicht. Wie wil zwemmen, moet naar Geldermalsen.'],
  ['Bibliotheek sluit op zondag', 'De bibliotheek blijft op zondag open.'],
  ['Zwembad gaat niet dicht', 'Het zwembad gaat in mei dicht.'],
  ['Avondvierdaagse gaat door', 'De avondvierdaagse is afgelast vanwege onweer.'],
  ['Avondvierdaagse afgelast', 'De avondvierdaagse gaat gewoon door.'],
  ['Avondvierdaagse gaat door', 'De avondvierdaagse gaat dit jaar niet door.'],
  ['Parkeren in het centrum wordt gratis', 'Het parkeren in het centrum is voortaan betaald.'],
  ['Hypotheekrente stijgt weer', 'De hypotheekrente daalde in maart naar 3,4 procent.'],
  ['Hypotheekrente daalt', 'De hypotheekrente is in maart gestegen.'],
  ['Huur volgend jaar lager', 'Huurders krijgen een brief: de huur wordt in juli hoger.'],
  ['Meer huizen verkocht', 'Makelaars verkochten minder huizen.'],
  ['Esrand wint derby', 'Esrand verliest de derby met 2-1.'],
  ['Gemeenteraad stemt voor windmolens', 'De gemeenteraad stemde tegen de windmolens.'],
  ['Zwembad krijgt nieuw dak', 'Het zwembad krijgt geen nieuw dak.'],
  ['Geen nieuw dak voor zwembad', 'Het zwembad krijgt een nieuw dak van glas.'],
  ['Fietsbrug twintig weken dicht', 'De fietsbrug is tien weken dicht. Met twintig andere ouders vroeg hij om licht.'],
  ['Renovatie kost 900.000 euro', 'De renovatie kost € 680.000; een tijdelijke brug zou € 210.000 kosten.'],
  ['Zwembad blijft open', 'Het zwembad gaat dicht op 3 maart.'],
]
for (const [title, source] of against)
  test(`contradicts: ${title} / ${source}`, () => {
    assert.equal(contradicts(title, source), true)
  })

const along: readonly (readonly [title: string, source: string])[] = [
  ['Gemeente bouwt 300 woningen', 'Er komen 300 woningen, waarvan 100 woningen voor starters.'],
  ['Hooikoorts in acht feiten', 'Gras geeft de meeste klachten.'],
  ['Twee doden', 'Er vielen 2 doden.'],
  ['Een op de vijf mantelzorgers zwijgt', 'Kantlijn ondervroeg 1.842 mantelzorgers, van wie 21 procent zwijgt.'],
  ['Gemeente sluit een zwembad', 'Van de drie zwembaden blijven er twee open.'],
  ['Tweede zwembad voor Tiel', 'Tiel had ooit drie zwembaden.'],
  ['Brownies in 35 minuten', 'Bak de brownies 23 minuten.'],
  ['Dorp verloor 43 inwoners', 'Het dorp telde 611 inwoners. Van hen kwamen er 43 om.'],
  ['Zwembad weer open', 'Het zwembad was twee jaar gesloten. Zaterdag is het eerste feest.'],
  ['Zwembad gaat open', 'Het zwembad gaat zaterdag open. In september gaat het zwembad weer dicht.'],
  ['Zwembad gaat open', 'Het zwembad trekt gezinnen terwijl de sauna dicht gaat.'],
  ['Zwembad dreigt te sluiten', 'Het zwembad is nu open.'],
  ['Rente stijgt niet verder', 'De rente steeg in maart.'],
  ['Museum op zondag betaald', 'Het museum gaat van gratis naar betaald.'],
  ['De AOW is een basis, meer niet', 'De AOW is een basis, meer niet.'],
  ['Geen trein', 'De trein komt vaker langs.'],
  ['Ajax wint van PSV', 'PSV verliest van Ajax door een goal in de slotminuut.'],
  ['Hypotheekrente stijgt weer', 'Na een daling in januari stijgt de hypotheekrente.'],
  ['Meer geboorten in Tiel', 'In Tiel zijn minder winkels dan vorig jaar.'],
  ['Avondvierdaagse gaat door', 'Als het onweert wordt de avondvierdaagse afgelast.'],
  ['Winkel sluit na veertig jaar', 'De winkel is tot en met december nog open van negen tot vijf.'],
  ['Raad stemt voor windmolens', 'De VVD stemde tegen de windmolens.'],
  ['Geen trein tussen Zutphen en Winterswijk', 'Tussen Zutphen en Winterswijk rijdt negen dagen geen trein.'],
  ['Museum krijgt nieuw dak', 'Het museum krijgt een nieuw dak, maar geen nieuwe lift.'],
  ['Open dag bij de brandweer', 'De brandweer gaat om 17.00 uur dicht.'],
  ['Brug twee weken dicht', 'De brug is veertien dagen dicht. De vorige keer was het drie dagen.'],
  ['Renovatie kost bijna 700.000 euro', 'De renovatie kost € 680.000.'],
  ['Kwart van de 1,2 miljoen euro is binnen', 'De verbouwing kost € 1.200.000.'],
  ['Huizen dicht op elkaar', 'Het zwembad is open.'],
  ['Zwembad gaat open', ''],
]
for (const [title, source] of along)
  test(`does not contradict: ${title} / ${source}`, () => {
    assert.equal(contradicts(title, source), false)
  })

test('no title of the sixty articles contradicts its own text, nor its description', () => {
  const found = readArticles().filter(
    ({ title, text, description }) => contradicts(title, text) || contradicts(title, description ?? ''),
  )
  assert.deepEqual(
    found.map(({ title }) => title),
    [],
  )
})
