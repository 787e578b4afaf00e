// What each mode makes of a sentence, and what it leaves alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { pairsOf } from './sentence-table.ts'

function rewritten(text: string, mode: RewriteMode): string {
  const made = composeRewrite({ text, mode, address: 'keep', instruction: null }, 1, noTaste)
  return 'text' in made ? made.text : text
}

function makes(mode: RewriteMode, table: string): void {
  for (const [before, after] of pairsOf(table)) assert.equal(rewritten(before, mode), after)
}

function leaves(mode: RewriteMode, sentences: string): void {
  for (const sentence of sentences.trim().split('\n')) assert.equal(rewritten(sentence.trim(), mode), sentence.trim())
}

test('shorter: words that say nothing go, and roundabout phrases become plain ones', () => {
  makes(
    'korter',
    `Het is eigenlijk best wel een heel mooi huis, dat moet gezegd. => Het is een mooi huis, dat moet gezegd.
     Hij is gewoon ziek. => Hij is ziek.
     Kijk even op onze site voor de hele lijst. => Kijk op onze site voor de hele lijst.
     Kom eens langs bij ons in de winkel. => Kom langs bij ons in de winkel.
     Het kantoor sluit, zoals u weet, om vijf uur. => Het kantoor sluit om vijf uur.
     Kortom, wij helpen u graag verder. => Wij helpen u graag verder.
     Op dit moment zijn er geen plekken vrij. => Nu zijn er geen plekken vrij.
     We maken gebruik van een nieuw systeem. => We gebruiken een nieuw systeem.
     De wethouder is van mening dat het plan niet goed genoeg is. => De wethouder vindt dat het plan niet goed genoeg is.
     Natuurlijk kun je ook online bestellen. => Je kunt ook online bestellen.
     Natuurlijk zijn er dagen dat het tegenzit. => Er zijn dagen dat het tegenzit.
     Het plan is niet alleen duur, maar ook onnodig. => Het plan is duur en onnodig.
     We verkopen zowel nieuwe als gebruikte fietsen. => We verkopen nieuwe en gebruikte fietsen.
     De rekening dient voor 1 mei te worden betaald. => De rekening moet voor 1 mei worden betaald.
     De brug, die al jaren in slechte staat verkeert, gaat dicht. => De brug gaat dicht.`,
  )
})

test('shorter: a word that carries meaning stays', () => {
  leaves(
    'korter',
    `Dit is echt leer en geen plastic.
     Dat is gewoon brood van de bakker om de hoek.
     Even later kwam de trein en die was even vol als de vorige.
     Ik ben het er niet eens mee eens.
     Dat is niet heel bijzonder.
     Het gaat om een heel Nederlands verschijnsel.
     Heel Nederland kijkt mee.
     Hoe dan ook moet er iets gebeuren.
     Natuurlijk licht is het mooist voor foto's.
     Het natuurlijk evenwicht is verstoord.
     Uiteindelijk won Ajax met 2-1 van Feyenoord.
     De man, die gisteren werd aangehouden, is weer vrij.
     Hij is niet alleen rijk, maar hij is ook gul.
     Zowel de trein als de bus rijdt niet.
     Dat is natuurlijk.`,
  )
})

test('shorter: a sentence that adds nothing goes; one with a figure, a name or a duty stays', () => {
  const text =
    'De tuin van het museum is weer open voor bezoekers. Dat is natuurlijk leuk. De tuin van het museum telt 40 soorten rozen. Bezoekers moeten zich melden.'
  assert.equal(
    rewritten(text, 'korter'),
    'De tuin van het museum is weer open voor bezoekers. De tuin van het museum telt 40 soorten rozen. Bezoekers moeten zich melden.',
  )
})

test('shorter: a tight report is cut from below, but for a figure, a name, a refusal, a step, an answer or a letter', () => {
  const lead = 'De brug bij de haven gaat dicht. Bussen rijden om.'
  makes('korter', `${lead} Ouders zijn boos over de late brief. => ${lead}`)
  leaves(
    'korter',
    `${lead} Het werk duurt 3 weken.
     ${lead} De wethouder heet Jansen.
     ${lead} Auto’s mogen er niet meer over.
     ${lead} Neem de pont.
     ${lead} Hoe lang duurt dat? Een hele zomer lang.
     ${lead} Wie helpt de ondernemers?
     De brug bij de haven gaat dicht. Ouders zijn boos over de late brief.`,
  )
  const letter = `Beste bewoner,\n\n${lead} Ouders zijn boos over de late brief.\n\nGroeten,\nHenk`
  assert.equal(rewritten(letter, 'korter'), letter)
})

test('shorter: at least 55 of 100 sentences stay, and no two neighbours go', () => {
  const told = [1, 2, 3, 4, 5].map((number) => `In zaal ${number} hangt een schilderij van een schip.`)
  const made = rewritten(told.join(' Dat is leuk. ') + ' Dat is leuk.', 'korter')
  assert.equal(made.match(/In zaal \d/g)?.length, 5)
  assert.equal(made.match(/Dat is leuk\./g)?.length, 1)
})

test('plainer: difficult words become plain ones in the same place', () => {
  makes(
    'eenvoudiger',
    `De gemeente verstrekt subsidies aan verenigingen. => De gemeente geeft subsidies aan verenigingen.
     De subsidie wordt door de gemeente verstrekt. => De subsidie wordt door de gemeente gegeven.
     De bank is voornemens het filiaal te sluiten. => De bank wil het filiaal sluiten.
     Het is echter nog niet bekend. => Maar het is nog niet bekend.
     Echter, de buurt is boos. => Maar de buurt is boos.
     U heeft de mogelijkheid om bezwaar aan te tekenen. => U kunt bezwaar maken.
     Bent u in staat om zelfstandig te reizen? => Kunt u zelfstandig reizen?
     De wachttijd is momenteel circa zes weken. => De wachttijd is nu ongeveer zes weken.
     Conform de afspraak ontvangt u de goederen onverwijld. => Volgens de afspraak krijgt u de goederen meteen.
     De aanvang van de voorstelling is om 20.15 uur. => Het begin van de voorstelling is om 20.15 uur.
     Wij verzoeken u dit te verifiëren. => Wij vragen u dit te controleren.
     Het bestuur tracht dit te voorkomen. => Het bestuur probeert dit te voorkomen.
     De school bevindt zich in het centrum. => De school is in het centrum.
     Het gaat om 12 woningen, o.a. m.b.t. de huur. => Het gaat om 12 woningen, o.a. over de huur.
     Indien u verhinderd bent, belt u ons. => Als u verhinderd bent, belt u ons.`,
  )
})

test('plainer: a name, another meaning and a fixed expression stay', () => {
  leaves(
    'eenvoudiger',
    `Mevrouw Thans woont in de Conformstraat.
     De heer Reeds belde gisteren.
     De dienst dient om mensen te helpen.
     Dit dient als voorbeeld.
     Jan is echter ziek.
     Dat is voldoende.
     Hij kreeg een voldoende voor zijn toets.
     Hij deed het zonder het te weten.
     De jas die is voorzien van een rits, is te klein.
     Als u beschikt over een auto, kom dan om tien uur.
     Alvorens te beginnen, leest u de handleiding.
     Neem mee: een pen; een schrift; een liniaal.`,
  )
})

test('plainer: a long sentence is split where both halves can stand, with the verb in its right place', () => {
  makes(
    'eenvoudiger',
    `Hij wilde eerst arts worden, maar na een jaar koos hij toch voor de muziek. => Hij wilde eerst arts worden. Maar na een jaar koos hij toch voor de muziek.
     Het zwembad gaat deze zomer dicht, omdat de installatie aan vervanging toe is. => Het zwembad gaat deze zomer dicht. Dat komt doordat de installatie aan vervanging toe is.
     Ondernemers in het dorp maken zich zorgen, omdat zij veel toeristen per trein ontvangen. => Ondernemers in het dorp maken zich zorgen. Want zij ontvangen veel toeristen per trein.
     Het pad is glad door de regen, waardoor fietsers een andere route moeten nemen. => Het pad is glad door de regen. Daardoor moeten fietsers een andere route nemen.
     Roer goed tijdens het koken, zodat er geen klontjes in de saus komen. => Roer goed tijdens het koken. Zo komen er geen klontjes in de saus.
     Zet de tent op een hoge plek, zodat je bij regen droog ligt. => Zet de tent op een hoge plek. Zo lig je bij regen droog.
     Op het plein komt een nieuwe fontein, die in de zomer water gaat spuiten. => Op het plein komt een nieuwe fontein. Die gaat in de zomer water spuiten.
     Na afloop is er een hapje en een drankje; de zaal gaat om 20.00 uur dicht. => Na afloop is er een hapje en een drankje. De zaal gaat om 20.00 uur dicht.
     We gaan naar zee en het wordt mooi weer, dus neem je zwemspullen mee. => We gaan naar zee. Het wordt mooi weer, dus neem je zwemspullen mee.`,
  )
})

test('plainer: a sentence that cannot be split safely stays', () => {
  leaves(
    'eenvoudiger',
    `De wethouder zegt dat het plan gewoon doorgaat, maar dat het wel later begint.
     Het huis is niet groot, maar wel erg gezellig ingericht en lekker licht.
     Het gaat niet om het geld, maar om het idee dat iedereen mee kan doen.
     Als het morgen hard regent, maar niet waait, gaan we met de bus naar zee.
     De brug is dicht, waardoor bewoners volgens de gemeente een half uur moeten omrijden.
     Het water steeg snel, waardoor de dijk op twee plaatsen in een nacht doorbrak.`,
  )
})

test('more formal: spoken words, contractions, exclamation marks and emoji go', () => {
  makes(
    'formeler',
    `Hé, wat leuk dat je er bent! => Wat prettig dat je er bent.
     We vinden het super leuk om je te zien, want het was echt gezellig!! => Wij vinden het zeer prettig om je te zien, want het was zeer gezellig.
     Ze hebben 't goed gedaan, dat weet-ie zelf ook wel. => Zij hebben het goed gedaan, dat weet hij zelf ook wel.
     't Is weer tijd voor de bbq. => Het is weer tijd voor de bbq.
     Zo'n 200 mensen kwamen langs. => Ongeveer 200 mensen kwamen langs.
     Ik snap niet waarom ze me niet belden. => Ik begrijp niet waarom ze mij niet belden.
     Doe mee met onze winactie en win een weekendje weg! => Neem deel aan onze winactie en win een weekend weg.
     Mijn baas heeft een heleboel klanten. => Mijn leidinggevende heeft veel klanten.
     Kom gauw langs 😊 Tot dan! => Kom spoedig langs. Tot dan.
     Nou, dat valt mee, hoor. => Dat valt mee.
     We hebben gewoon te weinig tijd. => Wij hebben te weinig tijd.`,
  )
})

test('more formal: names, quotes and other meanings stay', () => {
  leaves(
    'formeler',
    `Van 't Hof speelt voor Ajax.
     Yahoo! bestaat al jaren.
     “We zijn er superblij mee!”, zegt zij.
     Het weer is lekker en het eten is lekker.
     Dat is niet zo handig als je denkt.
     De vette vis zwemt in het meer.`,
  )
})

test('less formal: stiff words become those one would say', () => {
  makes(
    'informeler',
    `Uiteraard bent u welkom om deel te nemen aan de excursie. => Natuurlijk bent u welkom om mee te doen aan de excursie.
     Dit betekent echter niet dat de aanvraag is afgewezen. => Maar dit betekent niet dat de aanvraag is afgewezen.
     Indien u verhinderd bent, verneem ik dat graag. => Als u verhinderd bent, hoor ik dat graag.
     Een dergelijke maatregel is kostbaar. => Zo’n maatregel is duur.
     Het pakket is reeds verzonden. => Het pakket is al opgestuurd.
     De resultaten zijn gecontroleerd door een arts. => De resultaten zijn gecheckt door een dokter.
     Wij nodigen u van harte uit. => We nodigen u van harte uit.
     De werkzaamheden duren circa 3 weken. => De werkzaamheden duren zo’n 3 weken.`,
  )
})

test('a letter gets the opening and closing of its tone', () => {
  assert.equal(
    rewritten('Hoi Sanne,\n\nWe hebben je mailtje gezien.\n\nGroetjes,\nTom', 'formeler'),
    'Beste Sanne,\n\nWij hebben je e-mail gezien.\n\nMet vriendelijke groet,\nTom',
  )
  assert.equal(
    rewritten('Geachte heer De Vries,\n\nUw brief is reeds verzonden.\n\nHoogachtend,\nT. Smit', 'informeler'),
    'Beste meneer De Vries,\n\nUw brief is al opgestuurd.\n\nGroeten,\nT. Smit',
  )
})

test('longer: what is clipped is written out, and nothing is invented', () => {
  makes(
    'langer',
    `Meer weten? Bel ons als je tijd hebt. => Wil je meer weten? Bel ons als je tijd hebt.
     Vragen over uw polis? Bel ons. => Hebt u vragen over uw polis? Bel ons.
     Je krijgt 10% korting. => Je krijgt 10 procent korting.
     Neem iets mee, bijv. een boek, pen enz. => Neem iets mee, bijvoorbeeld een boek, pen enzovoort.
     Er is veel te doen, d.w.z. voor kinderen t/m 12 jaar. => Er is veel te doen, dat wil zeggen voor kinderen tot en met 12 jaar.
     Het museum is open. Het heeft ook een café. => Het museum is open. Daarnaast heeft het ook een café.`,
  )
  assert.deepEqual(
    composeRewrite({ text: 'De brug is dicht.', mode: 'langer', address: 'keep', instruction: null }, 1, noTaste),
    { refused: 'unchanged' },
  )
})

test('longer: steps of a recipe are put in order, and nothing is said that the text does not say', () => {
  const text =
    'Pompoensoep\n\nSnijd de pompoen in blokjes. Bak de uien in een grote pan. Voeg de bouillon toe en laat de soep koken.'
  assert.match(
    rewritten(text, 'langer'),
    /^Pompoensoep\n\nSnijd de pompoen in blokjes\. Bak vervolgens de uien in een grote pan\. Voeg tot slot de bouillon toe en laat de soep koken\.$/,
  )
})

test('search: paragraphs have at most three sentences, and the words stay', () => {
  const text = 'De tuin is open. De rozen bloeien. De bijen komen. De vijver is vol. Het pad is droog.'
  const made = rewritten(text, 'seo')
  assert.equal(made.replaceAll('\n\n', ' '), text)
  for (const paragraph of made.split('\n\n')) assert.ok(paragraph.split('. ').length <= 3, paragraph)
})

test('search: a text of more than 300 words without subheadings gets them, from words it has itself', () => {
  const paragraph = (noun: string) =>
    `De ${noun} is dit jaar groter dan ooit en daar is een goede reden voor. Wie de ${noun} wil zien, komt op zaterdag met de fiets langs en neemt vooral rustig de tijd voor alles wat hier groeit, bloeit, zwemt en vliegt. De ${noun} is elke dag open van tien uur tot vijf uur, behalve op de eerste maandag van de maand.`
  const nouns = ['moestuin', 'moestuin', 'vijver', 'vijver', 'boomgaard', 'boomgaard']
  const text = nouns.map(paragraph).join('\n\n')
  assert.equal(
    rewritten(`${text.slice(0, text.indexOf('De boomgaard'))}De boomgaard sluit.`, 'seo').includes('## '),
    false,
  )
  const made = rewritten(text, 'seo')
  assert.deepEqual(made.match(/^## .+$/gm), ['## De vijver', '## De boomgaard'])
  assert.equal(made.replace(/^## .+\n\n/gm, ''), text)
})

test('search: a text whose subject comes late gets it as its title', () => {
  const text =
    'Wie in het weekend buiten wil zijn, hoeft niet ver te rijden en kan gewoon op de fiets stappen, want vlak achter de dijk ligt iets waar haast niemand van weet en waar je rustig kunt zitten. De boomgaard is oud. In de boomgaard staan bankjes. De boomgaard is gratis.'
  assert.match(rewritten(text, 'seo'), /^# Boomgaard\n\nWie in het weekend/)
})
