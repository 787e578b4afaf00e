// How easily a Dutch text reads: its syllables, its sentences and the formula that joins them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LEAST_WORDS_TO_RATE, readability, readabilityWords } from '#contract/seo/readability.ts'
import { sentencesOf } from '#contract/seo/sentences.ts'
import { countSyllables } from '#contract/seo/syllables.ts'

/** By how many syllables they are said with; divided by hand. */
const spoken: Record<number, string> = {
  1: `brug straat zee nieuws nieuw mooi oei thuis blauw kou ijs vrij leeuw schreeuwt herfst team coach goal show één zo’n
    m’n game mail jeans quiz soap live sneeuwt kwam`,
  2: `fietsbrug water vrouwen bijen mooie eeuwen nieuwe vrije groeien café privé station pensioen chaos naïef tv foto’s auto’s
    baby hobby type toilet trainer bureau niveau scène website online software update service yoghurt hockey circuit loyaal
    royaal dieet hiaat milieu seizoen miljoen zeeën oeuvre revue NAVO HEMA haaien koeien facet dealer deadline livestream
    smartphones gamers gamen upgrade leasing download Facebook gelijk idee cadeau EU`,
  3: `theater oceaan museum radio studio video piano politie gemeente sociaal reünie ideeën België ruïne serieus nationaal
    creatie familie stadion kampioen interview barbecue poëzie actueel industrie vacuüm egoïst teamleider vervangen
    wethouder ziekenhuis Nederland Leeuwarden Nijmegen IJsselmeer IJmuiden partijen regering varieert lyceum bijzonder
    eieren kopieer kwaliteit dynamisch ideaal updaten beambte PVV NOS`,
  4: `burgemeester analyse januari situatie officieel financieel Italiaan industrieel religieus aquarium tweeëntwintig
    patiënten realistisch coalitie lantaarnpalen Nederlandse Europese ’s-Hertogenbosch AI-model KNMI AIVD ministerie
    demissionair functionaris bibliotheek beïnvloeden variëren jubileum petroleum experiment economie geopereerd alinea
    ideale`,
  5: `internationaal initiatief coördinatie coëfficiënt verkeersregelaars watervleermuizen energiecontract universiteit
    verantwoordelijk geüniformeerd oriëntatie koolmonoxide`,
  6: 'museumdirecteur',
  10: 'arbeidsongeschiktheidsverzekering',
}

for (const [count, words] of Object.entries(spoken))
  test(`what is said with ${count} syllable(s) is counted so`, () => {
    const wrong = words
      .split(/\s+/)
      .map((word) => [word, countSyllables(word)] as const)
      .filter(([, counted]) => counted !== Number(count))
    assert.deepEqual(wrong, [])
  })

test('at least 150 words are counted by hand', () => {
  assert.ok(Object.values(spoken).join(' ').split(/\s+/).length >= 150)
})

const sentences = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

test('a sentence ends at its sign, with the quotation mark or bracket behind it, and at the end of a line', () => {
  assert.deepEqual(sentences('Het regent. Kom je? ‘Nee!’ Dan niet… (Morgen wel.) Tot dan'), [
    'Het regent.',
    'Kom je?',
    '‘Nee!’',
    'Dan niet…',
    '(Morgen wel.)',
    'Tot dan',
  ])
  assert.deepEqual(sentences('Een kop\nEn de tekst.\n\n  Nog een. '), ['Een kop', 'En de tekst.', 'Nog een.'])
  assert.deepEqual(sentences(' \n '), [])
})

test('abbreviations, initials, figures and a question within a sentence end none', () => {
  for (const one of [
    'Dat zegt dr. M. de Graaf van o.a. Utrecht, die ca. 2.400 fietsers telde.',
    'De brug kost ca. € 3,5 mln. en gaat i.v.m. Pasen op 14 mrt. 2027 open.',
    '‘Kom je?’ vraagt hij.',
    'Kijk op www.krant.nl of mail J.P. Bakker.',
    'De film (‘Wat nu?’) draait tot 9.30 uur.',
  ])
    assert.deepEqual(sentences(one), [one])
})

/** Ten words of one syllable in one sentence. */
const ten = 'De man zat op de bank en keek naar zee. '

test('the score is that of Flesch and Douma, rounded nowhere', () => {
  // 100 syllables in 100 words, 10 words in a sentence.
  assert.equal(readability(ten.repeat(10)), 100)
  // 5 x 10 words of 1, and 50 words of 3 in 5 sentences: 200 syllables in 100 words, 10 words in a sentence.
  const long = `${Array.from({ length: 10 }, () => 'Ministers').join(' ')}. `
  const score = readability(ten.repeat(5) + long.repeat(5)) ?? Number.NaN
  assert.ok(Math.abs(score - (206.84 - 0.77 * 200 - 0.93 * 10)) < 1e-9)
})

test('a score is never under 0 or over 100', () => {
  assert.equal(readability(`${Array.from({ length: 60 }, () => 'arbeidsongeschiktheidsverzekering').join(' ')}.`), 0)
  assert.equal(readability('Ja. Nee. '.repeat(30)), 100)
})

test(`a text of fewer than ${LEAST_WORDS_TO_RATE} words has no score`, () => {
  const words = ten.repeat(6).trim().split(' ')
  assert.equal(readability(words.slice(0, LEAST_WORDS_TO_RATE - 1).join(' ')), null)
  assert.notEqual(readability(words.slice(0, LEAST_WORDS_TO_RATE).join(' ')), null)
  assert.equal(readability(''), null)
  // What has neither letter nor digit is no word.
  assert.equal(readability('— … * '.repeat(200)), null)
})

test('every score has its words', () => {
  assert.deepEqual(
    [100, 90, 89.9, 80, 70, 60, 59, 50, 30, 29.99, 0].map(readabilityWords),
    'heel makkelijk,heel makkelijk,makkelijk,makkelijk,vrij makkelijk,normaal,vrij moeilijk,vrij moeilijk,moeilijk,heel moeilijk,heel moeilijk'.split(
      ',',
    ),
  )
})
