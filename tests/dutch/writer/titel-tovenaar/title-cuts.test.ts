// Long headlines: what may be left of them where there is no room for the whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headOf } from '#dutch/writer/heads.ts'
import { cutsOf } from '#dutch/writer/titel-tovenaar/cuts.ts'

/** Each headline with what must be left of it in 68 characters. */
const headlines: Readonly<Record<string, string>> = {
  'Brand in Rotterdamse haven: omwonenden moeten ramen en deuren sluiten': 'Brand in Rotterdamse haven',
  'Onderzoekers van de Universiteit Utrecht ontdekken waarom sommige kinderen moeite hebben met rekenen':
    'Onderzoekers van de Universiteit Utrecht',
  'Kabinet wil de belasting op tweede huizen en vakantieparken volgend jaar fors verhogen': 'Kabinet',
  'Gemeente Amsterdam heeft na jaren van overleg een nieuw plan voor de binnenstad gepresenteerd': 'Gemeente Amsterdam',
  'Hoe een kleine bakker uit Deventer met zuurdesembrood de coronacrisis overleefde':
    'Hoe een kleine bakker uit Deventer met zuurdesembrood',
  'Politie zoekt getuigen van zware mishandeling op het station van Amersfoort in de nacht van zaterdag op zondag':
    'Politie zoekt getuigen van zware mishandeling',
  'Man uit Breda moet vier jaar de cel in voor het oplichten van tientallen ouderen via WhatsApp': 'Man uit Breda',
  'Waarom steeds meer jongeren kiezen voor een opleiding in de zorg en techniek':
    'Waarom steeds meer jongeren kiezen voor een opleiding',
  'Tien tips om je tuin klaar te maken voor de winter zonder dat je er een weekend aan kwijt bent':
    'Tien tips om je tuin klaar te maken voor de winter',
  'Ouders en leerkrachten van basisschool De Regenboog maken zich zorgen over de veiligheid van het kruispunt':
    'Ouders en leerkrachten van basisschool De Regenboog',
  'Rechter: gemeente mag daklozen niet zonder waarschuwing van het terrein sturen': 'Rechter',
  'Treinverkeer rond Utrecht ligt stil door een storing, reizigers moeten rekening houden met vertraging':
    'Treinverkeer rond Utrecht ligt stil door een storing',
  'Wat je moet weten over de nieuwe regels voor zonnepanelen en thuisbatterijen in 2026':
    'Wat je moet weten over de nieuwe regels voor zonnepanelen',
  'Minister van Financiën zegt dat er geen geld is voor een verlaging van de energierekening': 'Minister van Financiën',
  'Zo maak je van je kleine balkon een groene oase met planten die weinig water nodig hebben':
    'Zo maak je van je kleine balkon een groene oase met planten',
  'Ajax verliest met ruime cijfers van PSV en zakt naar de derde plaats op de ranglijst':
    'Ajax verliest met ruime cijfers van PSV en zakt naar de derde plaats',
  'Bewoners van de Schilderswijk kunnen vanaf maandag gratis hun oude koelkast inleveren bij het buurthuis':
    'Bewoners van de Schilderswijk',
  'Natuurorganisaties waarschuwen dat het aantal weidevogels in Friesland opnieuw sterk is gedaald':
    'Natuurorganisaties',
  'De mooiste wandelroutes door de Veluwe: van zandverstuivingen en heide tot diepe bossen vol wild':
    'De mooiste wandelroutes door de Veluwe',
  'Dit zijn de beste boeken en films van het jaar volgens onze lezers en recensenten':
    'Dit zijn de beste boeken en films van het jaar volgens onze lezers',
  'Vrouw die jarenlang voor haar zieke moeder zorgde, krijgt alsnog een vergoeding van de gemeente':
    'Vrouw die jarenlang voor haar zieke moeder zorgde',
  'Ziekenhuis in Groningen gaat patiënten met hartproblemen vaker thuis behandelen met slimme apparatuur':
    'Ziekenhuis in Groningen',
  'Leraren staken woensdag opnieuw omdat er volgens hen te weinig geld is voor kleinere klassen':
    'Leraren staken woensdag',
  'Brandweer heeft een kat gered die drie dagen vastzat in een smalle schoorsteen in Dordrecht':
    'Brandweer heeft een kat gered die drie dagen vastzat',
  'Wie een huis koopt met een slecht energielabel, kan vanaf volgend jaar minder hypotheek krijgen':
    'Wie een huis koopt met een slecht energielabel',
}

test('a long headline keeps the part that says something whole', () => {
  const found = Object.fromEntries(Object.keys(headlines).map((title) => [title, headOf(title, 68)]))
  assert.deepEqual(found, headlines)
})

test('no cut of a headline ends on a verb that waits, on a bare verb or within a pair', () => {
  const broken = /(?<!\p{L})(?:ontdekken|moeten|moet|wil|heeft|zakt|maken|kunnen|waarschuwen|gaat|mag|ramen|en|zegt)$/u
  for (const title of Object.keys(headlines))
    for (const max of [100, 80, 68, 60, 50, 40])
      for (const text of [headOf(title, max), ...cutsOf(title, max)])
        if (text !== title) assert.doesNotMatch(text.replace(/klaar te maken$/u, ''), broken, title)
})

test('the part before a colon is kept at the room it needs, and not beyond', () => {
  const title = 'Brand in Rotterdamse haven: omwonenden moeten ramen en deuren sluiten'
  assert.equal(headOf(title, 69), title)
  assert.equal(headOf(title, 68), 'Brand in Rotterdamse haven')
  assert.equal(headOf(title, 27), 'Brand in Rotterdamse haven')
})
