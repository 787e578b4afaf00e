// A fact stands by itself: what hangs on the sentence before it says so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hangsOnBefore } from '#dutch/source/hanging.ts'

const hanging = [
  'Hij zakte kort na de rust in elkaar.',
  'Ze kreeg applaus van de tribune.',
  'Dat is 3,1 kilometer extra.',
  'Dit betekent veel voor het dorp.',
  'Die is toegezegd aan de ouders.',
  'Daarom gaat de brug maandag dicht.',
  'Daar komen achttien lesuren per week bij.',
  'Zo wil de gemeente de wachtlijst korter maken.',
  'Toch ontraadde de wethouder het voorstel.',
  'Voor hen is vanavond opvang in het dorpshuis.',
  'De ander is kleiner en had een capuchon op.',
  'Een van hen sloeg de man in het gezicht.',
  'Zijn auto botste achter op een vrachtwagen.',
  'De man kreeg een boete.',
  'De opname wordt nog geregeld gedraaid.',
  'De eerste is gratis.',
  'Tien minuten later stond het 2-1.',
  'Een jaar eerder waren het er dertig.',
  'Bij een merel duurt dat ongeveer vier weken.',
  'Na twaalf taarten weten wij wat dat is: 150 gram.',
  'Sinds november is dat veertig.',
  'Wethouder Landman wilde dat oplossen met een hoger tarief.',
  'ProRail vernieuwt in die negen dagen het spoor.',
  'Bewoners kunnen in die maanden terecht in de garage.',
  'Een dagkaart kost dan zestien euro.',
  'U betaalt er zo’n € 600 meer voor.',
  'Vrijwilligers staan er in het weekend met twee telescopen.',
  'Een vrouw die naast hem zat, is gewond.',
  'Mijn vrouw noemt het een gave.',
  'Van Hemert verwacht die in vijf jaar terug te verdienen.',
  'Het is een digitale kluis voor wachtwoorden.',
  'Het gaat om 430 kinderen.',
  'Met die drie gegevens rekenen wij het uit.',
  'In totaal levert dat de gemeente zo’n 142.000 euro per jaar op.',
  'Doet u dat niet, dan gaat de container niet meer open.',
  'Een adviesbureau onderzocht dat vorig jaar.',
  'De wethouder wil dat gesprek wel voeren.',
  'Twee collega’s raakten gewond, van wie één zwaar.',
  'De derde man brak een arm.',
  'Twee raakten er licht gewond.',
  'Een paar zijn er inderdaad gekomen.',
  'Past niet op dragers breder dan 16 cm, dus meet even.',
  'De oude werkt vanaf 1 februari niet meer.',
  'In de tweede kwam de koploper langszij.',
  'Elf leden waren tegen, zeven voor.',
  'Bent u mantelzorger, dan hebt u altijd recht, ook zonder inkomen.',
  'Wij begrijpen nu waarom.',
  'Oma bakt twee soorten, en de kleinste gaat altijd op.',
  'Achter de toren loopt een van die gangen, met een lage deur.',
  'De forel is mals en met dat zout erbij smaakt hij pas.',
  'De notaris wees er wel op dat ook het dak lekt.',
  'Oude bonnen moeten nog wel worden ingeleverd.',
  'Drie andere vrouwen liepen verwondingen op.',
  'Laten we dat maar vergeten, want het toetje was goed.',
  'Het is niet duur en de doos is klein, maar opa speelt er elke dag mee.',
  'Klinkt als een grap, is het niet.',
  'K. greep een fles en liep weg.',
  'Kinderen die niets konden betalen, liet hij gratis mee.',
  'De omgekomen schilder werkte er elf jaar.',
  'Een woordvoerder wil niets zeggen over het onderzoek.',
  'He climbed the sails like a ladder.',
  'They told us it would be quiet.',
]
for (const sentence of hanging)
  test(`hangs on what stood before it: ${sentence}`, () => {
    assert.equal(hangsOnBefore(sentence), true)
  })

const standing = [
  'De gemeente kocht een pand en maakt van dat pand een school.',
  'De fietsbrug over de Linge gaat maandag dicht.',
  'Een man uit Tilburg is donderdag van zijn geld beroofd.',
  'Inwoners moeten donderdag hun huis verlaten.',
  'Er rijden bussen tussen Zutphen en Winterswijk.',
  'Toen de brandweer aankwam, sloegen de vlammen naar buiten.',
  'Als de dooi is ingevallen, komt de wind.',
  'Wie te laat stempelt, ziet zijn loon dalen.',
  'Rijdt u veel, neem dan een grote accu.',
  'Slapen helpt beter dan een pil.',
  'Geen trein rijdt er zaterdag tussen Ede en Arnhem.',
  'Op Hemelvaartsdag vloog een drone boven het moeras.',
  'De eerste bewoners krijgen in september de sleutel.',
  'In onze winkel staan op dit moment 86 fietsen.',
  'Gaat het niet goed met u, bel dan de huisarts.',
  'Een fiets van 27 kilo past niet op elke drager.',
  'De fiscus gaat ervan uit dat beleggingen 5,88 procent opleveren.',
  'De wethouder zegt dat de brug dicht blijft.',
  'Bewoners willen dat de brug opengaat.',
  'Een broer verliezen is een groot verdriet.',
  'De gemeente gaat deze winter aan het werk.',
  'Bel meteen uw bank, ook in het weekend.',
  'Oosterveld is op zaterdag in zijn woonplaats overleden.',
  'The volunteers let visitors lend a hand.',
]
for (const sentence of standing)
  test(`stands by itself: ${sentence}`, () => {
    assert.equal(hangsOnBefore(sentence), false)
  })

test("'de man' stands by itself once the title speaks of him", () => {
  assert.equal(hangsOnBefore('De man overleed ter plaatse.', new Set(['man'])), false)
})
