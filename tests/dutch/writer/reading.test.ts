// How the writer reads what was typed: spelling, register, head, own sentences.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { capitalise, unshout } from '#dutch/writer/capitals.ts'
import { cleanLine } from '#dutch/writer/clean-text.ts'
import { headOf } from '#dutch/writer/heads.ts'
import { isEnglish } from '#dutch/writer/language.ts'
import { ownSentences } from '#dutch/writer/own-sentences.ts'
import { balance, isBalanced } from '#dutch/writer/pairs.ts'
import { isSerious, registerOf } from '#dutch/writer/register.ts'
import { splitSentences } from '#dutch/writer/sentences.ts'
import { shapeOf } from '#dutch/writer/shape.ts'
import { readSubject } from '#dutch/writer/subject.ts'

test('a title in capitals becomes sentence case; abbreviations and known names keep theirs', () => {
  const spelled: Record<string, string> = {
    'KABINET VALT OVER ASIELPLAN VAN PVV': 'Kabinet valt over asielplan van PVV',
    'NOS EN VVD OVER AI IN DE EU': 'NOS en VVD over AI in de EU',
    "OMA'S APPELTAART MET KANEEL": "Oma's appeltaart met kaneel",
    'BRAND IN DEN HAAG': 'Brand in Den Haag',
    'IJSLAND WINT VAN NEDERLAND': 'IJsland wint van Nederland',
    'JAN VAN DER BERG WINT OP DE A2': 'Jan van der Berg wint op de A2',
    "VVD'ER STAPT OP": 'VVD’er stapt op',
    'WILLEM II SPEELT IN TILBURG': 'Willem II speelt in Tilburg',
  }
  for (const [typed, expected] of Object.entries(spelled)) assert.equal(unshout(typed, ''), expected)
})

test('a name that the description spells keeps its capital', () => {
  assert.equal(
    unshout(
      'BROBBEY SCOORT TEGEN TELSTAR',
      'Spits Brian Brobbey scoorde zondag. Ook Telstar scoorde. Tegen Telstar won Ajax.',
    ),
    'Brobbey scoort tegen Telstar',
  )
})

test('an abbreviation, a brand and a title in mixed case are left alone', () => {
  for (const title of ['NOS', 'VVD', 'AI', 'ASML', 'Nieuwe IKEA in Zwolle', 'iPhone 17 in de test', 'BN DeStem wint'])
    assert.equal(unshout(title, ''), title)
})

test('the first letter becomes a capital in the Dutch way', () => {
  assert.equal(capitalise('ijs eten'), 'IJs eten')
  assert.equal(capitalise("'s avonds laat"), "'s Avonds laat")
  assert.equal(capitalise('iPhone kopen'), 'iPhone kopen')
  assert.equal(capitalise('‘élan’ gezocht'), '‘Élan’ gezocht')
})

test('death, war, illness, crime, accidents and disasters are serious', () => {
  const titles = [
    'Man overleden bij ongeluk',
    'In memoriam Jan Jansen',
    'De burgeroorlog in Soedan',
    'Leven met borstkanker',
    'Moord op advocaat',
    'Steekpartij in Arnhem',
    'Aanslag in Berlijn',
    'Zelfmoord bespreekbaar maken',
    'Seksueel misbruik in de sport',
    'Woningbrand in Almere',
    'Drie doden na kettingbotsing',
    'Aardbeving treft Turkije',
    'Stille tocht voor Lisa',
    'Twee mensen komen om bij brand',
    'Hartinfarct op je veertigste',
    'Oorlogswinter',
    'Opa 🖤',
    'His death was a shock to the family',
    'Drone-aanval op Kyiv',
    'Kind vermist in Limburg',
    'Verkeersdoden: aantal stijgt',
    'Hoe vertel je een kind dat opa doodgaat?',
    'Omgaan met het verlies van je partner',
    'Politie vindt lichaam in kanaal',
    'Motorrijder bezwijkt aan verwondingen',
    'Vliegtuig neergestort in Noorwegen',
    'Verdwenen meisje teruggevonden',
    'Automobilist rijdt in op terras',
  ]
  assert.deepEqual(
    titles.filter((title) => !isSerious(title)),
    [],
  )
})

test('words that only look serious are not', () => {
  const titles = [
    'Doodsimpel recept voor brownies',
    'Moordend lekkere taart',
    'Zo krijg je je oven brandschoon',
    'Dodo in het museum',
    'Zwemmen in de Dode Zee',
    'Brandnetelsoep maken',
    'Last van kramp?',
    'Zonnebrand kiezen',
    'Prijzenoorlog tussen supermarkten',
    'Doodgewone dinsdag',
    'Kalkaanslag verwijderen',
    'Per ongeluk verliefd',
    'Brood bakken',
    'Een dag uit het leven van een boswachter',
    'Personal brand opbouwen',
    'Voorlopige aanslag aanvragen',
    'Kleurgeweld in de tuin',
    'Belastingaanslag uitgelegd',
    'Die rode jas',
    'In de war met namen',
    'Ziezo, klaar',
    'Branding voor beginners',
    'Snoodaards in de bibliotheek',
    'Overleg over de tuin',
    'Overlast van duiven',
    'Dodelijk vermoeid na de uitverkoop',
    'Explosie van smaak',
    'Ramp of zegen?',
    'In een nieuw jasje gestoken',
  ]
  assert.deepEqual(
    titles.filter((title) => isSerious(title)),
    [],
  )
})

test('the register follows the title', () => {
  const registers: Record<string, string> = {
    'Recept voor appeltaart': 'recipe',
    'Medicijnen alleen op recept': 'general',
    'Moestuin op het balkon': 'garden',
    'Kabinet wil af van toeslagen': 'news',
    'Stedentrip Lissabon': 'travel',
    'Zomaar iets': 'general',
  }
  for (const [title, expected] of Object.entries(registers)) assert.equal(registerOf(title, ''), expected, title)
  assert.equal(registerOf('Appeltaart', 'Dit recept is van oma.'), 'recipe')
})

test('English is told from Dutch by its function words; a loan word is not enough', () => {
  for (const title of ['How to bake sourdough bread', 'The best coffee in town', 'Why you should read more'])
    assert.ok(isEnglish(title), title)
  for (const title of [
    'Hoe bak je brood',
    'Black Friday',
    'De beste sale van het jaar',
    'Kaas',
    'The Voice of Holland en de rechter',
    'Was de was',
  ])
    assert.ok(!isEnglish(title), title)
})

test('the shape of a title decides what may stand behind it', () => {
  const shapes: Record<string, string> = {
    'Hoe bak je brood?': 'question',
    'Gefeliciteerd!': 'call',
    'Moestuin: 10 tips': 'composed',
    'Ja. Nee': 'composed',
    '10 tips voor thuis': 'list',
    'De 7 mooiste stranden': 'list',
    '3 doden bij botsing': 'phrase',
    'Zo maak je pannenkoeken': 'how',
    'Kabinet wil af van toeslagen': 'statement',
    'Max Verstappen': 'name',
    'Jan van der Berg': 'name',
    'Moestuin op het balkon': 'phrase',
    'Tijd om te eten': 'phrase',
    'Huis kopen in 2026': 'phrase',
    'Tweedehands kleding verkopen via Vinted': 'phrase',
    'Kinderen lezen steeds minder': 'statement',
    'Dit zijn de leukste uitjes': 'statement',
    'Dr. Jansen over slaap': 'phrase',
    '“Ik had nooit gedacht dat ik zou winnen”': 'quote',
    'Rutte: “Ik stap niet op”': 'composed',
    'Interview met Arthur Japin': 'name',
  }
  for (const [title, expected] of Object.entries(shapes)) assert.equal(shapeOf(title), expected, title)
})

test('a sentence does not end at an abbreviation, an initial or a decimal', () => {
  assert.deepEqual(
    splitSentences('Dhr. J. Jansen kocht o.a. 2,5 kilo à € 3.50 bij drs. De Vries. Dat was bijv. goedkoop! Echt? Ja…'),
    ['Dhr. J. Jansen kocht o.a. 2,5 kilo à € 3.50 bij drs. De Vries.', 'Dat was bijv. goedkoop!', 'Echt?', 'Ja…'],
  )
  assert.deepEqual(splitSentences('Appels, peren enz. Daarna naar huis.'), ['Appels, peren enz.', 'Daarna naar huis.'])
  assert.deepEqual(splitSentences('‘Kom je?’ vroeg hij. ‘Nee.’ Zij bleef.'), [
    '‘Kom je?’ vroeg hij.',
    '‘Nee.’',
    'Zij bleef.',
  ])
})

test('a long title is cut at a clause or a phrase, never on a function word or inside a pair', () => {
  assert.equal(
    headOf('Kabinet presenteert plan voor de bouw van duizenden nieuwe woningen in het westen', 50),
    'Kabinet presenteert plan',
  )
  assert.equal(headOf('De gemeente stopt ermee, omdat het te veel geld kost', 30), 'De gemeente stopt ermee')
  assert.equal(
    headOf('Een lange titel met een bijzonder (en nogal lang) stuk erin', 45),
    'Een lange titel met een bijzonder',
  )
  assert.equal(headOf('Aankondiging binnenkort de grootste tentoonstelling', 27), 'Aankondiging binnenkort')
  assert.equal(headOf('Aankondiging van de nieuwe tentoonstelling', 30), 'Aankondiging')
  assert.equal(headOf('x'.repeat(80), 60), '')
  assert.equal(headOf('Past precies', 60), 'Past precies')
})

test('a quote or bracket without its partner is dropped; an apostrophe is not a quote', () => {
  assert.equal(balance('Hij zei "ja'), 'Hij zei ja')
  assert.equal(balance('Recept (met video'), 'Recept met video')
  for (const text of ["Jan's foto's", "'s Avonds", "'n Mooie dag", "Rutte: 'Ik stap niet op'", '“Ja”', 'De jaren ’80'])
    assert.ok(isBalanced(text), text)
})

test('list items, addresses, hashtags, English and cut-off sentences of a description are not quoted', () => {
  const own = ownSentences(
    'Een gewone zin over slapen.\n- punt een van de lijst\n• punt twee van de lijst\nKijk op https://kopij.nl voor meer.\nMail naar info@kopij.nl voor vragen.\nWij houden van #slaap en rust.\nThis is an English sentence about the night.\nDe laatste zin is hier afge...',
    'Titel',
  )
  assert.deepEqual(
    own.map(({ text }) => text),
    ['Een gewone zin over slapen.'],
  )
})

test('a description that only repeats the title is not quoted', () => {
  assert.deepEqual(ownSentences('Moestuin op het balkon. De moestuin op een balkon!', 'Moestuin op het balkon'), [])
})

test('a line that was only wrapped is one sentence', () => {
  assert.deepEqual(
    ownSentences('Deze zin loopt door\nop de volgende regel van het mailtje.', 'Titel').map(({ text }) => text),
    ['Deze zin loopt door op de volgende regel van het mailtje.'],
  )
})

test('a sentence that leans on the one before says so', () => {
  assert.deepEqual(
    ownSentences('De tuin is klaar. Daarom vieren wij feest. Mensen komen van ver.', 'Titel').map(({ leans }) => leans),
    [false, true, false],
  )
})

test('own emoji are kept apart, at most two, and one between words stays in the title', () => {
  assert.deepEqual(readSubject({ title: '🎄 Kerst thuis ✨🎁' }).emoji, ['🎄', '✨'])
  assert.equal(readSubject({ title: '🎄 Kerst thuis ✨🎁' }).title, 'Kerst thuis')
  assert.equal(readSubject({ title: 'Ik ❤️ Breda' }).title, 'Ik ❤️ Breda')
  assert.equal(readSubject({ title: '5️⃣ tips' }).title, '5 tips')
})

test('an exclamation mark in a serious description becomes a full stop', () => {
  const { own } = readSubject({ title: 'Kind vermist in Limburg', description: 'Wie iets zag, kan de politie bellen!' })
  assert.deepEqual(
    own.map(({ text }) => text),
    ['Wie iets zag, kan de politie bellen.'],
  )
})

test('a title of emoji only takes its words from the description', () => {
  assert.equal(
    readSubject({ title: '🎉', description: 'De bakkerij bestaat tien jaar.' }).title,
    'De bakkerij bestaat tien jaar',
  )
})

test('half characters, invisible characters and line breaks do not survive', () => {
  assert.equal(cleanLine('a\uD83Db\u200B\u202Ec\r\n\td\u00ADe', 100), 'abc de')
  assert.equal(cleanLine('👩‍👩‍👧 thuis', 100), '👩‍👩‍👧 thuis')
  assert.equal(cleanLine('𠮷'.repeat(10), 4), '𠮷'.repeat(4))
})
