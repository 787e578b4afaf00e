// Scripts: as long as their source carries, in spoken words, and never translated.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#dutch/characters.ts'
import { HELPLINE_113 } from '#dutch/source/tone.ts'
import { composeScript } from '#dutch/writer/script/script.ts'
import { spoken } from '#dutch/writer/script/spoken.ts'
import type { Subject } from '#dutch/writer/subject.ts'
import { bridge, drowned, nightTrain, suicide } from './articles.ts'
import { script } from './script-of.ts'

test('a script is as long as its source carries, and never longer than 850 characters', () => {
  const long = { ...bridge, source: `${bridge.source ?? ''}\n\n${drowned.source ?? ''}` }
  for (const seed of [1, 2, 3, 4]) {
    const count = characterCount(script(long, 'nl', seed).text)
    assert.ok(count > 550 && count <= 850, `${count}`)
    assert.ok(characterCount(script({ title: bridge.title }, 'nl', seed).text) < 120)
  }
})

test('a script tells each thing once', () => {
  const { text } = script(bridge)
  const sentences = text.split(/(?<=[.?!])\s+/u)
  assert.equal(new Set(sentences).size, sentences.length)
  assert.equal(text.match(/11 januari/gu)?.length, 1)
})

test('what a script lacks stands beside it as questions, not in it', () => {
  const { text, questions } = script({
    title: 'Zwembad krijgt nieuw dak',
    source: 'Het zwembad krijgt een nieuw dak van glas. Het dak van het zwembad lekt al jaren.',
  })
  assert.ok(questions.includes('Wat kost het?'))
  assert.doesNotMatch(text, /\?/u)
})

test('a grave subject raises no questions', () => {
  assert.deepEqual(script(drowned).questions, [])
})

test('a script of full length raises none either', () => {
  const long = { ...bridge, source: `${bridge.source ?? ''}\n\n${drowned.source ?? ''}`, tone: 'nieuws' as const }
  const { text, questions } = script(long)
  if (characterCount(text) >= 750) assert.deepEqual(questions, [])
})

test('of the advice in an article about suicide nothing is told loose from the rest', () => {
  const advice = '- Luister, en stel oplossingen uit.\n- Bel dezelfde dag de huisarts.\n- Laat je kind niet alleen.'
  const source = `${suicide.source ?? ''}\n\nWat kun je doen?\n\n${advice}`
  for (let seed = 1; seed < 5; seed++)
    assert.doesNotMatch(script({ ...suicide, source }, 'nl', seed).text, /Luister|huisarts|Laat je kind/u)
})

test('with a title alone a script asks what a listener would', () => {
  assert.deepEqual(script({ title: 'Fietsbrug over de Linge tien weken dicht' }).questions, [
    'Vanaf wanneer?',
    'Wat kost het?',
    'Waar is het?',
  ])
  assert.deepEqual(script({ title: 'Oud-burgemeester overleden' }).questions, [])
})

test('the line of 113 ends a script about suicide', () => {
  assert.ok(script(suicide).text.endsWith(HELPLINE_113))
})

test('an English script comes from an English text', () => {
  assert.match(script(nightTrain, 'en').text, /Meridian Sleepers/u)
})

test('what would have to be translated is declined, in both directions', () => {
  const english = composeScript({ ...bridge, language: 'en' }, 1)
  const dutch = composeScript({ ...nightTrain, language: 'nl' }, 1)
  for (const made of [english, dutch]) assert.ok('declined' in made && made.declined.includes('taalmodel'))
})

test('a title alone gives a short plain text in the language that was asked', () => {
  assert.equal(script({ title: bridge.title }).text, `${bridge.title}. Meer hierover lees je in het artikel.`)
  assert.match(script({ title: bridge.title }, 'en').text, /^This story is about/u)
})

test('a question in the title opens the script that answers it', () => {
  const source =
    'De meeste nesten in een heg vindt u tussen 15 maart en 15 juli. Een beukenheg snoeit u eind juni. Er bestaat geen wet die het snoeien van een heg verbiedt.'
  assert.match(script({ title: 'Mag de heg al gesnoeid worden?', source }).text, /^Mag de heg al gesnoeid worden\?/u)
})

const said: readonly (readonly [string, string])[] = [
  ['De entree kost € 12,50.', 'De entree kost 12,50 euro.'],
  ['De bouw kost € 1,2 miljoen.', 'De bouw kost 1,2 miljoen euro.'],
  ['Er komen ca. 400 bezoekers, o.a. uit Tiel.', 'Er komen ongeveer 400 bezoekers, onder andere uit Tiel.'],
  ['Open van maandag t/m vrijdag.', 'Open van maandag tot en met vrijdag.'],
  ['Wethouder Geke Wolters (Financiën) zegt nee.', 'Wethouder Geke Wolters zegt nee.'],
  ['De route is 12 km lang.', 'De route is 12 kilometer lang.'],
  ['Open van 13.00-16.00 uur, met een accu van 400 Wh.', 'Open van 13.00 tot 16.00 uur, met een accu van 400 wattuur.'],
  ['De A12 blijft open.', 'De A12 blijft open.'],
]

test('a script is written as it is spoken', () => {
  for (const [written, words] of said) assert.equal(spoken(written, 'nl'), words)
})

const pie = (step: string): Subject => ({
  title: 'Appeltaart van Riek',
  source: `Riek bakte elke zaterdag appeltaart, en altijd uit haar hoofd. Buurvrouw Anneke schreef haar recept in een schrift.

- 300 g bakmeel
- 200 g boter
- 150 g suiker

1. Kneed het deeg van bakmeel, boter en suiker.
2. ${step}
3. Bak de taart een uur in een hete oven.`,
})

test('a recipe is told with what goes in, and with all its steps or none', () => {
  const short = script(pie('Bekleed de vorm met het deeg.')).text
  assert.match(
    short,
    /uit haar hoofd[\s\S]*\n\nDit gaat erin: bakmeel, boter, suiker\.\n\nKneed [^\n]* Bekleed [^\n]* Bak /u,
  )
  const long = script(
    pie(Array.from({ length: 20 }, () => 'Bekleed de vorm met een dun laagje van het deeg.').join(' ')),
  ).text
  assert.match(long, /bakmeel, boter, suiker\.\n\nHet hele recept staat op onze site\.$/u)
})

test('a story of one’s own for which there is no room says where the rest is', () => {
  const scene = (at: number) =>
    `Ik stond die ${at}e ochtend weer met mijn koffer op het perron van het kleine station, en ik dacht aan mijn oude huis.`
  const source = Array.from({ length: 12 }, (_, at) => `${scene(at + 2)} Ik wachtte op de trein naar mijn zus.`).join(
    '\n\n',
  )
  const made = composeScript({ title: 'Mijn koffer en ik', source, language: 'nl' }, 1)
  assert.ok('text' in made)
  assert.match(made.text, /\n\nHet hele verhaal staat op onze site\.$/u)
  assert.ok([...made.text].length <= 850)
  const short = composeScript({ title: 'Mijn koffer en ik', source: source.slice(0, 330), language: 'nl' }, 1)
  assert.ok('text' in short)
  assert.doesNotMatch(short.text, /op onze site/u)
})

const scene =
  'Om kwart voor zes fietst Trees Vermolen door de mist naar het water. Ze heeft een thermoskan bij zich en een zaklamp. Haar handen zijn koud.'
const ferry: Subject = {
  title: 'Trees Vermolen krijgt zeven collega’s op de pont',
  description:
    'De veerpont bij Driel vaart vanaf 4 april ook op zondag. Zeven nieuwe vrijwilligers maken dat mogelijk.',
  source: `${scene}

Om zeven uur gooit ze de touwen los. De eerste passagiers zijn twee wielrenners en een hond.

De pont kreeg vorig jaar een elektrische motor van 90.000 euro. Die is stil, zodat de vissers op de kade blijven zitten. Vroeger kwam er een wolk diesel uit de pijp, en wie een wit overhemd droeg stond liever achteraan bij de fietsen.

Trees Vermolen leerde het vak van haar oom. Die voer dertig jaar lang met graan tussen Rotterdam en Bazel, en hij kende elke bocht van de rivier. Op zijn oude schip liggen nu de touwen en de zwemvesten van de vrijwilligers.

De kosten worden gedeeld door drie gemeenten aan beide kanten van de rivier. Overbetuwe betaalt het meeste, omdat daar de meeste schoolkinderen vandaan komen. Renkum en Arnhem delen de rest van de rekening.

Vanaf 4 april is een kaartje te koop voor 1,50 euro. Kinderen tot twaalf jaar mogen gratis mee.`,
}

test('a script of an article that opens with a scene first tells the news: its title, then its description', () => {
  const { text } = script(ferry)
  assert.ok(text.startsWith(`${ferry.title}. ${ferry.description ?? ''}\n\n${scene}`), text)
})

test('a script does not say again what the first sentence of the article says', () => {
  const lead = 'De veerpont bij Driel vaart vanaf 4 april weer op zondag.'
  const { text } = script({ ...ferry, source: `${lead} Dat is dankzij zeven vrijwilligers.\n\n${scene}` })
  assert.ok(text.includes(`${lead} Dat is`) && !text.includes(ferry.description ?? ''), text)
})

test('who asks again gets another script: without the description, or with another paragraph', () => {
  const texts = (subject: Subject) => [
    ...new Set(Array.from({ length: 20 }, (_, seed) => script(subject, 'nl', seed).text)),
  ]
  const plain = { ...ferry, source: ferry.source?.slice(ferry.source.indexOf('De pont kreeg')) ?? '' }
  for (const subject of [ferry, plain]) assert.equal(texts(subject).length, 2)
  const described = texts(plain).filter((text) => text.includes(ferry.description ?? ''))
  assert.equal(described.length, 1)
})

test('who asks again about a warning hears as much: what to do may stand at the end', () => {
  const title = 'Kook uw drinkwater in Epe en Heerde'
  const fact = (at: number) =>
    `In monster ${at} van maandag is de bacterie E. coli aangetroffen, en gezonde mensen kunnen daar een paar dagen buikkramp of diarree van krijgen.`
  const source = [
    fact(1),
    fact(2),
    fact(3),
    fact(4),
    'Breng het water aan de kook en laat het drie minuten flink doorkoken, want een waterkoker slaat te vroeg af.',
  ].join('\n\n')
  for (let seed = 0; seed < 20; seed++) assert.match(script({ title, source }, 'nl', seed).text, /drie minuten/u)
})

test('a script follows the article from its beginning, and never jumps to its end', () => {
  const part = (at: number) =>
    `In haven ${at} liggen ${at * 3} oude schepen, en elke winter zinkt er een. De eigenaars wonen in het buitenland en betalen hun rekeningen niet meer.`
  const source = [...Array.from({ length: 15 }, (_, at) => part(at + 2)), 'Op 5 mei is er een open dag.'].join('\n\n')
  for (const seed of [1, 2, 3, 4])
    assert.doesNotMatch(script({ title: 'Schepen zinken', source }, 'nl', seed).text, /open dag/u)
})

test('an article for which there is no room says where the rest is, and one that is told whole does not', () => {
  const part = (at: number) =>
    `In haven ${at} liggen ${at * 3} oude schepen, en elke winter zinkt er een. De eigenaars wonen in het buitenland en betalen hun rekeningen niet meer.`
  const source = Array.from({ length: 15 }, (_, at) => part(at + 2)).join('\n\n')
  assert.match(script({ title: 'Schepen zinken', source }).text, /\n\nHet hele artikel staat op onze site\.$/u)
  assert.doesNotMatch(script({ title: 'Schepen zinken', source: part(2) }).text, /op onze site/u)
})

test('a paragraph that leans on one that is left out, is left out too', () => {
  const source = `De veerpont bij Driel vaart vanaf april weer op zondag. Zeven vrijwilligers uit het dorp en drie uit Heteren leerden in de winter hoe zij moeten aanleggen bij harde wind. Vorig jaar lag de pont in het weekend stil, omdat er te weinig mensen met een vaarbewijs waren. Daardoor moesten wandelaars en fietsers bijna tien kilometer om langs de brug bij Arnhem. De provincie betaalt voor elk seizoen 30.000 euro mee, en de rest komt van kaartjes, van een loterij en van koffie die de vrijwilligers op de kade verkopen.

Schipper Koos ten Brinke, die het werk van zijn vader en diens vader overnam en in al die jaren geen enkele overtocht miste, vertelde aan een commissie van oude mannen uit de streek dat de rivier hem nooit verveelt, dat hij elke bocht kan dromen en dat hij ook met kerst, met koorts en met een gebroken pols gewoon aan het roer stond.

Hij wil daar voorlopig niet mee stoppen, hoe graag zijn vrouw dat ook zou zien na zo veel winters op het koude water.

In mei schrijft de commissie een lang rapport over alle schippers in de hele streek langs de Rijn.

In Heteren varen in de zomer drie kleine bootjes. Een daarvan is van de gemeente Overbetuwe zelf.`
  const { text } = script({ title: 'Veerpont bij Driel vaart weer op zondag', source })
  assert.doesNotMatch(text, /Ten Brinke|niet mee stoppen|commissie/u)
  assert.match(text, /\n\nIn Heteren varen/u)
})

test('a heading that says what its paragraph is about is told with it, and how a test was done is not', () => {
  const source = `Vijf regenjassen hingen een uur onder onze tuinslang. Er bleven er maar twee droog.

Zo hebben we getest

Elke jas kostte minder dan 100 euro. Een collega droeg ze om de beurt op de fiets naar Ede.

Beste uit de test: Droogland 2

Kurkdroog, ook na een uur. De capuchon draait met het hoofd mee en de mouwen zijn lang genoeg.`
  const { text } = script({ title: 'Vijf regenjassen getest', source })
  assert.match(text, /\n\nBeste uit de test: Droogland 2\. Kurkdroog, ook na een uur\./u)
  assert.doesNotMatch(text, /minder dan 100 euro/u)
})

test('a grave script tells no wound behind its lead, and no words of nobody', () => {
  const source = `Bij een botsing in Laren is zondag een fietser omgekomen. De automobilist is gehoord.

'Het was vreselijk om te zien, dat vergeet geen mens. Wij stonden er met ons hele gezin naast en konden niets meer doen voor die arme man.'

Om tien uur lag het verkeer stil. De fietser lag bloedend op de weg.

De weg bij Laren blijft tot dinsdag dicht. De politie zoekt mensen die het hebben gezien.`
  const { text } = script({ title: 'Fietser omgekomen in Laren', source, tone: 'ernstig' })
  assert.match(text, /tot dinsdag dicht/u)
  assert.doesNotMatch(text, /bloedend|vreselijk/u)
})

test('a quote that is too long for a script does not part the paragraphs around it', () => {
  const source = `De bakker van Wijhe stopt na veertig jaar, en dat doet hem pijn. 'Brood is mijn leven geweest, zegt men wel eens.'

Het antwoord is simpel. Zijn oven is op, en een nieuwe kost 60.000 euro.`
  assert.match(script({ title: 'Waarom stopt de bakker van Wijhe?', source }).text, /\n\nHet antwoord is simpel\./u)
})

test('a number to call is not told without the part of it that stands in brackets', () => {
  const source =
    'De gemeente Epe haalt vanaf maandag geen takken meer op. Wie er veel heeft, belt met de werf, (0578) 55 01 99.'
  assert.doesNotMatch(script({ title: 'Epe haalt geen takken meer op', source }).text, /55 01 99/u)
})

test('the quote in a title is not told, and a long description is no core', () => {
  const source =
    'Het meisje zat drie weken thuis met een boek. Niemand op haar school in Ommen wist dat Anouk ziek was.'
  assert.match(
    script({ title: "Anouk kreeg Pfeiffer: 'Ik sliep de hele dag'", source }).text,
    /^Anouk kreeg Pfeiffer\. /u,
  )
  const ill = (at: number) => `In groep ${at} in Ommen zitten elke winter ${at * 2} leerlingen ziek thuis met een boek.`
  const description = Array.from({ length: 20 }, (_, at) => ill(at + 2)).join(' ')
  const { text } = script({ title: 'Ziek in Ommen', description, source })
  assert.ok(characterCount(text) <= 850 && text.includes('Het meisje'), text)
})

test('a story goes on behind a word that is no sentence', () => {
  const source = `Ik vroeg mijn buurman of ik zijn ladder mocht lenen. Nee. Dat mocht ik niet, en ik begreep het wel.

Mijn eigen ladder had ik in mei aan hem geleend. Ik heb hem nooit meer gezien. Daar stond ik met mijn dakgoot.`
  assert.match(script({ title: 'Mijn ladder en ik', source }).text, /en ik begreep het wel\.\n\nMijn eigen ladder/u)
})
