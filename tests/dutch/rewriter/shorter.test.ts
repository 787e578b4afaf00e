// What 'korter' leaves out of a text, and what it never does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { leaves, makes, noTaste, rewritten } from './rewritten.ts'
import { texts } from './texts.ts'

const words = (text: string) => text.match(/\S+/g)?.length ?? 0
const sentence = (number: number, more = '') =>
  `In zaal ${number} van het museum hangt een oud schilderij van een groot schip${more}.`

/** Weighs more than most: a date, a time, a duty and a price. */
const weighty = (number: number) =>
  `Vanaf ${number} mei moet elke bezoeker van zaal ${number} om ${9 + number}.00 uur 25 euro betalen.`

const news = `Vuurwerkverbod in binnenstad Zwolle

De gemeente Zwolle verbiedt komende jaarwisseling al het vuurwerk in de binnenstad. Dat heeft burgemeester Peter Snijders dinsdagavond bekendgemaakt tijdens een raadsvergadering. Het verbod geldt van 31 december 18.00 uur tot 1 januari 02.00 uur.

Waarom een verbod?

De afgelopen jaren waren er steeds meer incidenten. In 2023 raakten negen mensen gewond. Een groep ondernemers spreekt van een goede stap. Zij leden vorig jaar veel schade. Winkelier Anna de Wit is minder blij. De Wit verkoopt al twintig jaar vuurwerk op de Melkmarkt.

De politie zet extra agenten in. Wie toch vuurwerk afsteekt, riskeert een boete van 250 euro. De sfeer op oudejaarsavond is volgens een woordvoerder meestal gemoedelijk.

Bezwaar maken kan tot 15 december via gemeente@zwolle.example.`

test('about two thirds of the words of a text remain', () => {
  for (const text of [news, texts.news, Array.from({ length: 30 }, (_, at) => sentence(at)).join(' ')]) {
    const share = words(rewritten(text, 'korter')) / words(text)
    assert.ok(share > 0.5 && share < 0.75, String(share))
  }
})

test('the title, the first sentence, a limit and a way to get in touch stay', () => {
  const made = rewritten(news, 'korter')
  for (const kept of ['Vuurwerkverbod in binnenstad Zwolle\n\nDe gemeente Zwolle verbiedt', '250 euro', '15 december'])
    assert.ok(made.includes(kept), kept)
})

test('a first sentence stays, however little it says', () => {
  const text = `Dit is leuk. ${Array.from({ length: 8 }, (_, at) => weighty(at + 1)).join(' ')}`
  assert.ok(rewritten(text, 'korter').startsWith('Dit is leuk. Vanaf'))
})

const council = 'De raad van Tiel praat over het park.'
const colour = 'Het gras is groen. De bank is er ook groen. De boom is dat al jaren.'

test('an article keeps the names of its first paragraph and its end, and loses background and what people say', () => {
  const text = `De gemeente Tiel opent vrijdag een park. Wethouder Geke Wolters knipt om 15.00 uur het lint door.

Er komen een speeltuin van 400 vierkante meter, een vijver en 120 bomen. Het park kost 2 miljoen euro en is elke dag open. ${weighty(1)} ${weighty(2)} ${weighty(3)}

Op het terrein staat sinds 1934 een fabriek van schoenen. De deuren zijn van hout. Het dak is al jaren lek.

‘Wij hebben er lang op gewacht’, zegt buurman Jan Smit. ‘Mijn kleinkinderen vinden het prachtig.’

Wie mee wil feesten, is vrijdag vanaf 14.00 uur welkom.`
  const made = rewritten(text, 'korter')
  for (const kept of ['Geke Wolters', '2 miljoen euro', 'vanaf 14.00 uur welkom']) assert.ok(made.includes(kept), kept)
  for (const gone of ['schoenen', 'kleinkinderen']) assert.ok(!made.includes(gone), gone)
})

test('a caption of three short paragraphs is weighed by its sentences', () => {
  const way = 'Lees verder via de link in bio.'
  const caption = `De fietsbrug over de Linge gaat dicht. Dat duurt tien weken.\n\nHet is er mooi. Vanaf 11 januari rijd je om.\n\n${way}`
  const made = rewritten(caption, 'korter')
  assert.ok(made.startsWith('De fietsbrug over de Linge gaat dicht.') && made.endsWith(way), made)
  assert.ok(words(made) < words(caption), made)
})

test('advice stays: of a text that is nothing else hardly anything goes', () => {
  const advice = (what: string) =>
    `Zet ${what} op een droge plek in huis neer. Je kunt er dan altijd bij. Controleer elke week of alles nog werkt.`
  const text = ['de pomp', 'de kaars', 'de radio', 'het water', 'de lamp'].map(advice).join('\n\n')
  const share = words(rewritten(text, 'korter')) / words(text)
  assert.ok(share >= 0.8 && share < 1, String(share))
})

test('the arguments of an enumeration stay, and so does what stands first below a heading', () => {
  const text = `${council} ${colour}

Ten eerste is het park te klein. ${colour}

Ten tweede is het park te oud. ${colour}

Het paard

Een paard loopt er al jaren rond. ${colour}

${weighty(1)}`
  const made = rewritten(text, 'korter')
  for (const kept of ['Ten eerste', 'Ten tweede', 'Het paard\n\nEen paard loopt']) assert.ok(made.includes(kept), kept)
})

const lost = 'Op het dak lag vorige zomer gras. Het gras was geel en werd later groen. De boom stond er al jaren naast.'
const around = (paragraph: string) =>
  `Het zwembad van Tiel gaat dicht. De raad sprak er over.\n\n${lost}\n\n${lost.replaceAll('gras', 'zand')}\n\n${lost.replaceAll('gras', 'mos')}\n\n${paragraph}\n\n${weighty(1)}`

for (const [what, paragraph] of [
  ['why', 'Over de oorzaak is weinig bekend. De wand was nat. Hij werd grijs.'],
  ['what came of it', 'Inmiddels loopt het goed. De wand is droog. De vloer is dat ook.'],
  ['a condition', 'De wand is wit. De vloer is grijs. Daarvoor gelden wel minimale maten.'],
  ['an offer', 'De wand is wit. De vloer is grijs. De bonden eisen een hoger loon.'],
  ['a call', 'Daarom vraag ik de raad: houd het open. De wand is wit. De vloer is grijs.'],
  ['a way to reach somebody', 'De wand is wit. De vloer is grijs. Kaarten zijn te koop bij de balie.'],
  ['what may not', 'De wand is wit. De vloer is grijs. Bezoekers mogen de zaal niet in.'],
] as const)
  test(`${what} stays, and what a text can spare goes`, () => {
    const made = rewritten(around(paragraph), 'korter')
    assert.ok(made.includes(paragraph) && words(made) < 0.8 * words(around(paragraph)), made)
  })

test('of two who are heard, the one whom it is about stays', () => {
  const says = (name: string) => `‘De wand van de zaal is wit en groen geworden’, zegt ${name}.`
  const text = around(says('Karsten')).replace('De raad sprak', 'Directeur Anne Karsten sprak')
  const made = rewritten(text.replace(lost, says('Bakker')), 'korter')
  assert.ok(made.includes('zegt Karsten') && !made.includes('zegt Bakker'), made)
})

test('what a press release tells its editor does not stay', () => {
  const note = 'Noot voor de redactie (niet voor publicatie)\n\nBel voor foto’s met Wouter Pol, 033-5550142.'
  const made = rewritten(`${news}\n\n${note}`, 'korter')
  assert.ok(made.includes('gemeente@zwolle.example') && !/Noot|Pol/.test(made), made)
})

test('every sentence that stays is as it was', () => {
  for (const line of rewritten(news, 'korter').split(/\n+|(?<=\.) /)) assert.ok(news.includes(line), line)
})

test('a sentence that hangs on another never stays without it', () => {
  for (const [opening, hanging] of [
    ['Een groep ondernemers spreekt van een stap.', 'Zij moeten vanaf 3 mei om 10.00 uur 25 euro betalen.'],
    ['De bank is oud.', 'Daarom moet Utrecht vanaf 3 mei om 10.00 uur 25 euro betalen.'],
    ['De raad vergaderde.', 'Dat moet in Utrecht vanaf 3 mei om 10.00 uur 25 euro kosten.'],
    ['Er kwam een wagen.', 'Die moet in Utrecht vanaf 3 mei om 10.00 uur 25 euro kosten.'],
    ['Hoe lang duurt het?', 'Een week, vanaf 3 mei om 10.00 uur, en je moet 25 euro betalen.'],
    ['Winkelier Anna de Wit opent.', 'De Wit moet vanaf 3 mei om 10.00 uur 25 euro betalen.'],
    ['Er kwam een fontein.', 'De fontein moet vanaf 3 mei om 10.00 uur 25 euro kosten.'],
    ['Er is geld.', 'Wij doen dat vanaf 3 mei om 10.00 uur in Utrecht voor 25 euro.'],
  ] as const)
    for (let place = 1; place < 8; place++) {
      const others = Array.from({ length: 8 }, (_, at) => sentence(at, ` uit 16${at}0`))
      const made = rewritten(others.toSpliced(place, 0, `${opening} ${hanging}`).join(' '), 'korter')
      assert.ok(!made.includes(hanging) || made.includes(`${opening} ${hanging}`), `${opening} ${hanging}`)
    }
})

test('a sentence never stays without the one that limits it', () => {
  const claim = 'Vanaf 3 mei om 10.00 uur is het park in Utrecht gratis open.'
  const limit = 'Maar niet voor honden.'
  for (let place = 1; place < 8; place++) {
    const others = Array.from({ length: 8 }, (_, at) => sentence(at, ` uit 16${at}0`))
    const made = rewritten(others.toSpliced(place, 0, `${claim} ${limit}`).join(' '), 'korter')
    assert.equal(made.includes(claim), made.includes(limit))
  }
})

test('a quote stays or goes as a whole', () => {
  const quote = '‘Ik vond het mooi. Het regende. We liepen door. Niemand zei iets. Toen kwam de zon. Dat was het.’'
  const text = `De wandeling begint bij de kerk van Tiel. ${quote} Zo vertelt Kees de Bruin. ${sentence(1)} ${sentence(2)} ${sentence(3)}`
  const made = rewritten(text, 'korter')
  assert.ok(made.includes(quote) || !made.includes('Het regende'))
})

test('a list keeps its entries and the line that leads up to it, and steps stay', () => {
  const list = 'Je hebt het volgende nodig:\n\n- een pan\n- een ui\n- een lepel'
  const steps = 'Snijd de ui in stukken. Bak de ui in de pan. Roer met de lepel. Schep de soep op. Strooi er zout over.'
  const text = `Soep van ui\n\nDeze soep is van oma. Ze kookte graag. Het was gezellig bij haar thuis.\n\n${list}\n\n${steps}`
  const made = rewritten(text, 'korter')
  assert.ok(made.includes(list))
  assert.ok(made.includes(steps))
})

test('a heading goes with all text under it, and a question with its answer', () => {
  const dull = 'De bank is groen. De boom is groen. Het gras is groen. Het pad is groen.'
  for (const heading of ['## Groen', 'Wat is er groen?', 'Groen']) {
    const text = `${weighty(1)} ${weighty(2)} ${weighty(3)}\n\n${heading}\n\n${dull}\n\n${heading} en meer\n\n${weighty(4)}`
    const made = rewritten(text, 'korter')
    assert.equal(made.includes(`${heading}\n\n`), made.includes('De bank is groen'), heading)
    assert.doesNotMatch(made, /\n\n\n/)
  }
})

test('paragraphs with a title of their own are the entries of a list: none of them goes', () => {
  const entry = (name: string) => `${name}. De zaal is groen. ${sentence(2)} Het is er stil.`
  const weight = [1, 2, 3, 4, 5, 6].map(weighty).join(' ')
  const text = `Dit zijn onze zalen. ${weight}\n\n${['Zaal noord', 'Zaal zuid', 'Zaal oost'].map(entry).join('\n\n')}`
  const made = rewritten(text, 'korter')
  for (const name of ['Zaal noord.', 'Zaal zuid.', 'Zaal oost.']) assert.ok(made.includes(name), name)
})

test('a caption of four sentences keeps two or three, and a caption of two may keep one', () => {
  const caption =
    'De fietsbrug over de Linge gaat tien weken dicht. 🚲 Vanaf 11 januari rijd je om via de Rijksstraatweg. Dat is ongeveer tien minuten extra fietsen. Lees verder via de link in bio.'
  const made = rewritten(caption, 'korter')
  assert.ok(words(made) < words(caption) * 0.85 && words(made) > words(caption) * 0.5, made)
  assert.ok(made.startsWith('De fietsbrug over de Linge gaat tien weken dicht.'))
  assert.equal(
    rewritten('De fietsbrug over de Linge gaat tien weken dicht. Dat duurt tot en met 19 maart.', 'korter'),
    'De fietsbrug over de Linge gaat tien weken dicht.',
  )
})

test('a single title loses its tail, an aside or a closing clause, or says that nothing can go', () => {
  makes(
    'korter',
    `Fietsbrug over de Linge tien weken dicht: omrijden via de andere kant => Fietsbrug over de Linge tien weken dicht
     Gemeente sluit de fietsbrug over de Linge - de andere kant op => Gemeente sluit de fietsbrug over de Linge
     De brug, die al jaren in slechte staat verkeert, gaat dicht => De brug gaat dicht
     De brug, al tachtig jaar in gebruik, gaat tien weken dicht => De brug gaat tien weken dicht
     De brug over de Linge is glad, waardoor fietsers beter kunnen omrijden => De brug over de Linge is glad
     De oude brug over de Linge (gebouwd door een smid uit de buurt) gaat dicht => De oude brug over de Linge gaat dicht`,
  )
  for (const text of [
    'Fietsbrug over de Linge tien weken dicht',
    'Automobilist (34) uit Helmond overleden',
    'Appeltaart: zo bak je hem',
    'Burgemeester van Tiel over de brug: ‘Dit kan echt niet’',
    'Appels, peren, bananen en kersen zijn duurder',
    'De man, die gisteren werd aangehouden, is weer vrij',
    'De brug (sinds 1934) gaat niet dicht',
  ])
    assert.deepEqual(composeRewrite({ text, mode: 'korter', address: 'keep', instruction: null }, noTaste), {
      refused: 'unchanged',
    })
})

test('words that say nothing go first', () => {
  makes(
    'korter',
    `Hij is gewoon ziek. => Hij is ziek.
     Het kantoor sluit, zoals u weet, om vijf uur. => Het kantoor sluit om vijf uur.
     Kortom, wij helpen u graag verder. => Wij helpen u graag verder.`,
  )
  leaves(
    'korter',
    `Dat is gewoon brood van de bakker om de hoek.
     Even later kwam de trein en die was even vol als de vorige.
     Ik ben het er niet eens mee eens.
     Hoe dan ook moet er iets gebeuren.
     De winkel is in principe elke dag open.
     Natuurlijk licht is het mooist voor foto's.
     Het natuurlijk evenwicht is verstoord.
     Dat is natuurlijk.`,
  )
})

test('the line of a caption that shows the way stays, and takes no fact with it', () => {
  for (const way of ['Lees verder via de link in bio.', 'De link staat in de bio.']) {
    const caption = `Vanaf 1 mei rijdt er geen trein tussen Zutphen en Winterswijk. Reizigers kunnen met de bus. De reis duurt twintig minuten langer. ${way}`
    const shorter = rewritten(caption, 'korter')
    assert.ok(shorter.endsWith(way), shorter)
    assert.ok(shorter.includes('Reizigers kunnen met de bus.') && !shorter.includes('twintig'), shorter)
  }
})
