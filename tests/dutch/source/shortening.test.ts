// A sentence is shortened only by leaving out what its grammar can miss.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortened, withoutLead } from '#dutch/source/shorten.ts'

const shorter: readonly (readonly [string, string, string])[] = [
  ['an age', 'Henk Oosterwegel (63) bakt zijn laatste brood.', 'Henk Oosterwegel bakt zijn laatste brood.'],
  [
    'a tail with a reason',
    'In Vorden stopt de bus deze hele week niet bij het station, maar bij de kerk, omdat de Stationsweg is opgebroken.',
    'In Vorden stopt de bus deze hele week niet bij het station, maar bij de kerk.',
  ],
  [
    'a relative tail',
    'De politie wil heel graag in contact komen met een vrouw met een hondje, die rond kwart voor elf op de hoek liep.',
    'De politie wil heel graag in contact komen met een vrouw met een hondje.',
  ],
  [
    'an aside between commas',
    'Wethouder Harmke Veldman en de tienjarige Yusuf, winnaar van een tekenwedstrijd, openden het gebouw zaterdag.',
    'Wethouder Harmke Veldman en de tienjarige Yusuf openden het gebouw zaterdag.',
  ],
  [
    'the source of a finding',
    'Van een van de liggers is op sommige plekken nog maar 6 van de 14 millimeter staal over, staat in het rapport van het bureau.',
    'Van een van de liggers is op sommige plekken nog maar 6 van de 14 millimeter staal over.',
  ],
]
for (const [what, sentence, expected] of shorter)
  test(`left out: ${what}`, () => {
    assert.equal(shortened(sentence), expected)
  })

const kept = [
  // A condition is the message.
  'In Boxmeer en Cuijk mogen leerlingen die vastzitten hun toets later inhalen, mits ouders dat voor acht uur melden.',
  'Voor wie later aan de beurt is verandert er voorlopig niets aan de regeling, tenzij de gemeente anders besluit.',
  // Brackets with an amount.
  'Op de tweede plaats eindigt de Brevanti Classica (€ 1.049) met een 8,2.',
  // The first clause waits for what follows.
  'Wie in Raalte woont of werkt en binnen vijf minuten bij de kazerne kan zijn, mag zich melden bij de informatietafel.',
  'Als de leverancier de prijzen in de loop van het komende jaar verhoogt, dan merkt u daar met een vast contract niets van.',
  // Orders in a row.
  'Neem medicijnen, paspoort en opladers mee, sluit gas en stroom af en zet wat u beneden wilt redden op zolder.',
  // Words of somebody.
  "'Bij strenge vorst loopt het werk aan de brug waarschijnlijk een paar weken uit, omdat de laag niet hecht', zegt Jan Smit.",
  // 'Zo ... dat' belong together.
  'Er is inmiddels zoveel speelgoed en kleding naar het buurthuis gebracht, dat de organisatie vraagt om even te wachten.',
]
for (const sentence of kept)
  test(`stays whole: ${sentence.slice(0, 60)}`, () => {
    assert.equal(shortened(sentence), sentence)
  })

const leads: readonly (readonly [string, string])[] = [
  [
    'Ook de huisartsen in Westerbork hebben een brief gestuurd.',
    'De huisartsen in Westerbork hebben een brief gestuurd.',
  ],
  ['Maar het menu van de machine telt 43 schermen.', 'Het menu van de machine telt 43 schermen.'],
  ['En de leden moeten zelf hun sleutel meenemen.', 'De leden moeten zelf hun sleutel meenemen.'],
]
for (const [sentence, expected] of leads)
  test(`the opening word may go: ${sentence}`, () => {
    assert.equal(withoutLead(sentence), expected)
  })

for (const sentence of [
  'Ook kunt u extra hypotheek krijgen.',
  'Maar dat is te laat voor de school.',
  'En toch kwam de bus op tijd.',
])
  test(`the opening word stays: ${sentence}`, () => {
    assert.equal(withoutLead(sentence).includes(sentence.slice(0, 3)), true)
  })
