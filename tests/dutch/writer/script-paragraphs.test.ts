// What of an article a script tells: paragraphs and lists whole or not at all, and what there is to do.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { script } from './script-of.ts'

/** A paragraph that can be told by itself, each its own. */
const aside = (at: number) =>
  `In haven ${at} liggen ${at * 3} oude schepen, en elke winter zinkt er een van. Hun ${at * 2} eigenaars in het buitenland betalen de rekeningen niet meer.`

test('a story in a paragraph is told to its end or not at all', () => {
  const paid = (at: number) => `Ze betaalde ${at} cent via link ${at}, en dacht er niet meer aan toen ze naar bed ging.`
  const loss = `Bij Truus Bakker uit Ede begon het met een bericht over een pakje. ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(paid).join(' ')} Een dag later was haar rekening leeg.`
  const { text } = script({
    title: 'Politie Ede waarschuwt voor oplichters',
    source: `De politie in Ede waarschuwt voor oplichters met een vals pakje. Vijf inwoners raakten samen 23.400 euro kwijt.\n\n${loss}`,
  })
  assert.doesNotMatch(text, /Truus/u)
})

test('a match that is told minute by minute is not left at half-time', () => {
  const minute = (at: number) =>
    `In de ${at}e minuut schoot Meertens over, en dat deed hij daarna nog een keer of drie tot ergernis van zijn trainer.`
  const source = `Esrand won zaterdag met 3-2 van Zuidwal. De ploeg staat nu derde in de vierde klasse.

De thuisploeg van trainer Wim Hadders begon slap. ${minute(12)} ${minute(27)}

Na rust ging het beter met Esrand. ${Array.from({ length: 6 }, (_, at) => minute(50 + at * 5)).join(' ')}`
  assert.doesNotMatch(script({ title: 'Esrand wint van Zuidwal', source }).text, /begon slap|Na rust/u)
})

test('a question that ends a paragraph stands before its answer, or neither is told', () => {
  const question = `Elk voorjaar vragen lezers of zij hun haag mogen snoeien. Mevrouw Brands schreef wat haar buurman riep. 'Hij zei: "Dat is verboden!" Maar is dat ook zo?'`
  const answer = 'Het korte antwoord is nee. Er bestaat in Nederland geen wet die het verbiedt.'
  const { text } = script({ title: 'Mag de heg nu al gesnoeid worden?', source: `${question}\n\n${answer}` })
  assert.ok(text.includes(`Maar is dat ook zo?'\n\n${answer}`), text)
  const price = `${question.slice(0, -23)} Maar hoe duur is dat?'\n\nEen hovenier kost in Ede 60 euro per uur.`
  assert.ok(script({ title: 'De haag snoeien in Ede', source: price }).text.includes(price))
})

const walk = (name: string, at: number) =>
  `${name}. Start bij paal ${at} aan de rand van het dorp. Er is op ronde ${at} weinig schaduw, dus neem in de zomer genoeg water mee en ga voor 10.00 uur op pad. Koffie is er na ${at + 2} kilometer, waar ook honden welkom zijn.`

test('a list for which there is no room is told by its names, and says where all of it is', () => {
  const names = [
    'Kootwijkerzand, 4 kilometer',
    'Leuvenumse Bos, 6 kilometer',
    'Posbank, 9 kilometer',
    'Hoog Soeren, 12 kilometer',
  ]
  const source = `De leden van de wandelclub kozen hun favoriete rondes op de Veluwe. De kortste staat vooraan.\n\n${names.map(walk).join('\n\n')}`
  const { text } = script({ title: 'Vier wandelingen op de Veluwe', source })
  assert.ok(text.includes(names.map((name) => `${name}.`).join('\n\n')), text)
  assert.match(text, /\n\nAlle vier wandelingen staan op onze site\.$/u)
})

test('what there is to do stands at the end, whatever there was no room for', () => {
  const source = `De veerpont bij Driel vaart vanaf april weer op zondag. Zeven vrijwilligers maken dat mogelijk.\n\n${[2, 3, 4, 5, 6, 7].map(aside).join('\n\n')}\n\nAanmelden kan tot 15 maart bij schipper Koos ten Brinke.`
  assert.match(
    script({ title: 'Veerpont bij Driel vaart weer op zondag', source }).text,
    /Aanmelden [^\n]* Brinke\.\n\n/u,
  )
})

test('a programme is not told by ear', () => {
  const source = `Het Kadefestival in Zwartsluis duurt drie dagen. Waar een voorstelling geld kost, staat de prijs erbij. De meeste voorstellingen zijn gratis.

Vrijdag 4 september

- 19.00 uur, kade: opening door het shantykoor.
- 20.15 uur, podium: een zesmansformatie met koperblazers.
- 21.45 uur, ruim: een toneelmonoloog over een kok.

Parkeren kan op het terrein aan de N331, en een bus rijdt elk kwartier heen en weer.`
  const { text } = script({ title: 'Kadefestival in Zwartsluis', source })
  assert.doesNotMatch(text, /shantykoor|koperblazers|prijs erbij/u)
  assert.match(text, /\n\nParkeren[^\n]*\n\nHet hele artikel staat op onze site\.$/u)
})

test('nobody says ‘ik’ whom the script has not introduced', () => {
  const part = 'Ik stond die ochtend met mijn koffer op het perron van Ede. Ik wachtte op de trein naar mijn zus.'
  const description = 'Columniste Anna Bos uit Ede mist haar trein en vindt haar zus terug.'
  const told = script({
    title: 'De koffer',
    description,
    source: `${part}\n\nMijn zus kwam niet. Ik belde haar niet.`,
  }).text
  assert.ok(told.includes(`${description}\n\nIn eigen woorden: Ik stond`), told)
  const news = `De trein naar Ede rijdt vanaf maandag niet. ProRail legt een wissel.\n\n${part}\n\nReizigers kunnen met de bus, die elk kwartier vertrekt.\n\n${aside(2)}`
  assert.doesNotMatch(script({ title: 'Geen trein naar Ede', source: news }).text, /(?<!\p{L})ik /iu)
})

test('a figure that the first sentence gives is not told by the title before it', () => {
  const title = 'Amersfoort bouwt 300 tijdelijke woningen langs het spoor in Vathorst'
  const description = 'Op een braakliggend terrein in Vathorst komen 300 flexwoningen die vijftien jaar blijven staan.'
  const source = 'Kant-en-klaar komen ze op vrachtwagens uit een fabriek in Hardenberg. De eerste sleutel is voor 2027.'
  assert.ok(script({ title, description, source }).text.startsWith(description))
})
