// What one kind of subject gets from TitelTovenaar: own sentences, cuts of long subjects, heads of every kind.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from '#dutch/writer/titel-tovenaar/kinds.ts'
import { cutsOf } from '#dutch/writer/titel-tovenaar/cuts.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { composeTitelTovenaarTitles } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'

const seeds = Array.from({ length: 30 }, (_, seed) => seed)
const sets = (subject: string, context = 'x') =>
  seeds.map((seed) => composeTitelTovenaarTitles({ subject, context, amount: 5 }, seed, noTaste))
const titles = (subject: string, context?: string) => sets(subject, context).flat()

test('the context comes first: two of five titles hold a sentence of it when it has sentences that fit', () => {
  const context =
    'Je hebt geen tuin nodig om zelf groenten te kweken. Met een paar bakken en potgrond kom je al een heel eind. Begin in april met zaaien.'
  for (const set of sets('Moestuin op het balkon', context)) {
    const own = set.filter((title) => /geen tuin nodig|een heel eind|april/.test(title))
    assert.equal(own.length, 2, set.join('\n'))
  }
})

test('an own sentence stands whole, behind the subject or alone, and never cut', () => {
  const sentence = 'een puppy leert het snelst met korte oefeningen en veel geduld'
  for (const title of titles('Puppy opvoeden', `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`)) {
    if (/puppy leert/i.test(title)) assert.ok(title.toLowerCase().includes(sentence), title)
  }
})

test('a sentence that names the subject may lead, with a core behind its colon', () => {
  const led = titles('Max Verstappen', 'Max Verstappen wint de Grand Prix van Zandvoort.')
  assert.ok(led.some((title) => title.startsWith('Max Verstappen wint de Grand Prix van Zandvoort: ')))
})

test('a sentence that points back never opens a title', () => {
  const context = 'Marathonloper Sanne won zondag de marathon van Rotterdam. Ze traint pas twee jaar.'
  for (const title of titles('De marathon van Rotterdam', context))
    if (title.includes('Ze traint')) assert.match(title, /van Rotterdam\. Ze traint/)
})

test('what a context tells the writer to do is no part of a title', () => {
  const context =
    'Doelgroep: drukke gezinnen. Schrijf een luchtig artikel. Noem peulvruchten en seizoensgroenten. Gericht op beginners.'
  for (const title of titles('Gezond eten', context))
    assert.doesNotMatch(title, /doelgroep|schrijf|artikel|noem|gericht/i)
})

test('an exclamation in the context stays there', () => {
  for (const title of titles('Koken voor vrienden', 'Wat een feest is koken voor vrienden toch!'))
    assert.doesNotMatch(title, /!/)
})

test('a question stands as it is, followed by a sentence that begins with a capital', () => {
  for (const title of titles('Hoe bak je brood zonder oven?'))
    assert.match(title, /^Hoe bak je brood zonder oven\? \p{Lu}/u)
})

test('a subject with a colon gets a dash, never a second colon', () => {
  for (const title of titles('Moestuin: 10 tips voor beginners'))
    assert.match(title, /^Moestuin: 10 tips voor beginners – \p{Ll}/u)
})

test('an English subject is quoted as a name, with Dutch behind it', () => {
  for (const title of titles('How to bake sourdough bread'))
    assert.match(title, /^‘How to bake sourdough bread’: \p{Ll}/u)
})

test('a subject of emoji leads with them; an emoji beside words stays out of the title', () => {
  for (const title of titles('🎉🎂')) assert.match(title, /^🎉🎂 \p{Lu}/u)
  for (const title of titles('Kerst in een klein huis 🎄')) assert.doesNotMatch(title, /🎄/u)
})

test('a garden title sounds different from a money title', () => {
  const words = (subject: string) => new Set(titles(subject).map((title) => title.replace(subject, '')))
  const garden = words('Moestuin op het balkon')
  for (const title of words('Hypotheek oversluiten')) assert.ok(!garden.has(title), title)
  assert.ok(
    titles('Moestuin op het balkon').filter((title) => /groen|aarde|oogst|zaai|seizoen|grond|groei/.test(title))
      .length > 60,
  )
  assert.ok(
    titles('Hypotheek oversluiten').filter((title) => /kost|geld|reken|letters|streep|handtekening/.test(title))
      .length > 60,
  )
})

test('a recipe is called one only where the subject has the word', () => {
  for (const title of titles('Boerenkoolstamppot met rookworst')) assert.doesNotMatch(title, /recept/)
  const context = 'Het recept komt van mijn oma.'
  assert.ok(
    titles('Vegetarische lasagne', context).some((title) => /een recept om|het recept vraagt|dit recept/.test(title)),
  )
})

test('the loss of a person is told otherwise than an accident, and both without a question', () => {
  assert.ok(titles('Wim de Bie overleden').filter((title) => /herinner|afscheid|leven/.test(title)).length > 75)
  for (const title of titles('Man (43) overleden bij ongeluk op A2'))
    assert.doesNotMatch(title, /herinnering|afscheid|\?/)
})

test('a subject up to 86 characters is never cut', () => {
  const subject = 'Rijksmuseum toont vanaf vrijdag achttien schilderijen die nooit eerder te zien waren'
  for (const title of titles(subject))
    if (title.startsWith('Rijksmuseum toont vanaf vrijdag achttien schilderijen die'))
      assert.ok(title.startsWith(`${subject}: `), title)
})

test('a long subject is cut where a phrase ends and its verbs are complete', () => {
  const cuts: readonly (readonly [string, readonly string[]])[] = [
    [
      'Rechter verbiedt bouw van datacenter in Zeewolde na jarenlange strijd tussen gemeente, provincie en omwonenden over stroom',
      ['Rechter verbiedt bouw van datacenter in Zeewolde', 'Rechter verbiedt bouw van datacenter'],
    ],
    [
      'Nederlandse huizenprijzen stijgen opnieuw: gemiddelde koopwoning kost nu bijna een half miljoen euro volgens het CBS',
      ['Nederlandse huizenprijzen stijgen opnieuw'],
    ],
    [
      'Onderzoek van het RIVM laat zien dat steeds meer mensen in Nederland last hebben van geluidsoverlast door vliegtuigen',
      ['Onderzoek van het RIVM'],
    ],
    [
      'Is het nog verantwoord om zonnepanelen te kopen nu de salderingsregeling stopt en de prijzen dalen?',
      ['Is het nog verantwoord om zonnepanelen te kopen?'],
    ],
    [
      '12 ideeën voor een goedkoop dagje uit met kinderen in de herfstvakantie, ook als het de hele week regent',
      ['12 ideeën voor een goedkoop dagje uit met kinderen'],
    ],
  ]
  for (const [subject, wanted] of cuts) assert.deepEqual(cutsOf(subject, 62), wanted, subject)
})

test('a cut never throws and never passes its length, whatever is cut', () => {
  for (const subject of [
    'x'.repeat(200),
    '今'.repeat(200),
    'woord '.repeat(60).trim(),
    '(a (b '.repeat(30).trim(),
    '? ? ?'.repeat(30),
  ])
    for (const max of [20, 62, 80]) for (const cut of cutsOf(subject, max)) assert.ok([...cut].length <= max, cut)
})

test('the kind of a head is told by its grammar', () => {
  const kinds = {
    topic: ['Moestuin op het balkon', 'Elektrische fiets', 'Tijd om te eten', 'Onderzoek van het RIVM'],
    definite: ['De terugkeer van de wolf', 'Het nieuwe pensioenstelsel'],
    doing: [
      'Koken voor één persoon',
      'Brood bakken',
      'Tiny house bouwen',
      'Haaientanden zoeken op het strand',
      'Boeken lezen met kinderen',
    ],
    name: ['Max Verstappen', 'Beyoncé'],
    list: [
      '10 tips voor een opgeruimd huis',
      'Dit zijn de leukste uitjes',
      'De mooiste stranden van Zeeland',
      'Moestuin: 10 tips voor beginners',
    ],
    way: ['Zo maak je de lekkerste pannenkoeken', 'Hoe je brood bakt'],
    why: ['Waarom je vaker moet wandelen', 'Wat u moet weten over box 3'],
    statement: [
      'Kabinet wil af van toeslagen',
      'Kinderen lezen steeds minder',
      'Wolf gesignaleerd in Twente',
      'Max en Lieke openen een bakkerij',
      'Jeugdzorg: kinderen wachten steeds langer op hulp',
    ],
    self: ['Ik stopte een maand met sociale media'],
    question: ['Is een warmtepomp iets voor jou?'],
    quote: ['“Ik had nooit gedacht dat ik zou winnen”'],
    composed: ['Zonnepanelen: de kosten en de opbrengst'],
    call: ['Wat een geweldige avond!'],
    piece: ['Interview met schrijver Arthur Japin', 'Column: de lege stoel aan tafel'],
  } as const
  for (const [kind, subjects] of Object.entries(kinds))
    for (const subject of subjects) assert.equal(kindOf(subject, 'general'), kind, subject)
})
