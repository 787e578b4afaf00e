// The engagement of a text: earned by checks that are named, never by chance.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tones } from '#contract/tools/article.ts'
import { checksFor, type Network } from '#web/tools/engagement-checks.ts'
import { engagementLabels, engagementOf } from '#web/tools/engagement.ts'
import { hasEmoji } from '#web/tools/text-marks.ts'

const terms = {
  network: 'instagram',
  title: 'Fietsen naar zee in de herfst',
  length: { min: 200, max: 300 },
  tone: 'licht',
} as const
const networks: readonly Network[] = ['facebook', 'pinterest', 'instagram', 'titles']
const LENGTH = '200 tot 300 tekens lang'
const SUBJECT = 'Het onderwerp in de eerste 60 tekens'
const ASKS = 'Een vraag of een oproep'
const NUMBER = 'Een getal'
const EMOJI = 'Een emoji'
const READER = 'De lezer aangesproken met je of u'

/** Whether `text` meets the check with a name. */
const meets = (name: string, text: string, more: Partial<Parameters<typeof engagementOf>[1]> = {}) =>
  engagementOf(text, { ...terms, ...more }).checks.find((check) => check.name === name)?.isMet

test('the score is 60 when no check is met and 94 when all are, on every network', () => {
  const all =
    'Fietsen langs 3 stranden in Zeeland? Zaterdag moet je gaan. Lees hoe, via de link in bio. ‘Zo mooi is het nergens’ 🚲 '.padEnd(
      220,
      'x',
    )
  for (const network of networks) {
    assert.equal(engagementOf(all, { ...terms, network }).score, 94, network)
    for (const tone of tones)
      assert.equal(
        checksFor({ ...terms, network, tone }).reduce((total, { points }) => total + points, 60),
        94,
        `${network}, ${tone}`,
      )
    if (network !== 'instagram')
      assert.equal(engagementOf('Zomaar wat woorden', { ...terms, network }).score, 60, network)
  }
  assert.equal(engagementOf(`${'zomaar wat woorden '.repeat(20)}. Ook.`, terms).score, 60)
})

test('the same text for the same title always scores the same', () => {
  const text = 'Fietsen naar zee: 5 routes die je nog niet kent'
  const scores = [1, 2].map(() => engagementOf(text, terms).score)
  assert.equal(scores[0], scores[1])
})

test('above 80 is high, above 60 medium, 60 itself normal', () => {
  const levels = [
    ['Zomaar wat woorden', 60, 'normal'],
    ['Zomaar wat woorden voor jou', 63, 'medium'],
    ['Fietsen kan op zaterdag voor jou, langs het strand', 80, 'medium'],
    ['Fietsen mag op zaterdag met 5 man, wat een dag 🚲', 81, 'high'],
  ] as const
  for (const [text, score, level] of levels) {
    const found = engagementOf(text, { ...terms, network: 'facebook' })
    assert.deepEqual([found.score, found.level], [score, level], text)
  }
  assert.deepEqual(engagementLabels, {
    high: 'Hoge engagement',
    medium: 'Gemiddelde engagement',
    normal: 'Normale engagement',
  })
})

test('the length counts from 200 to 300 characters, an emoji as one', () => {
  for (const [count, met] of [
    [199, false],
    [200, true],
    [300, true],
    [301, false],
  ] as const) {
    assert.equal(meets(LENGTH, 'x'.repeat(count)), met, String(count))
    assert.equal(meets(LENGTH, '🚲'.repeat(count)), met, `${count} emoji`)
  }
})

test('the subject counts when a carrying word of the title stands in the first 60 characters', () => {
  assert.ok(meets(SUBJECT, 'De mooiste dagen om te fietsen zijn koud'))
  assert.ok(meets(SUBJECT, 'Fietstocht langs de kust'), 'a form of the same word')
  assert.ok(meets(SUBJECT, 'Terug van ZEE!'))
  assert.ok(!meets(SUBJECT, 'In de naar'), 'small words name no subject')
  assert.ok(!meets(SUBJECT, 'Zeelieden'), 'a short word has to be the same')
  assert.ok(meets(SUBJECT, `${'x'.repeat(56)} zee`), 'it ends at the 60th')
  assert.ok(!meets(SUBJECT, `${'x'.repeat(58)} zee`), 'it ends after the 60th')
})

test('a title of only small words still has a subject, an empty one has none', () => {
  assert.ok(meets(SUBJECT, 'Waarom is dit zo?', { title: 'Zo is het' }))
  assert.ok(!meets(SUBJECT, 'Waarom is dit zo?', { title: '' }))
})

test('a question or a call to the reader counts, a word that only holds one does not', () => {
  for (const text of ['Ga je mee?', 'Lees het hele verhaal', 'Alles via de LINK IN BIO', 'Laat het ons weten'])
    assert.ok(meets(ASKS, text), text)
  for (const text of ['De lezer las het', 'Klikspaan', 'Kiesrecht voor vrouwen']) assert.ok(!meets(ASKS, text), text)
})

test('a number counts in digits and in words', () => {
  for (const text of ['In 5 stappen', 'Vijf stappen', 'Sinds 1973']) assert.ok(meets(NUMBER, text), text)
  for (const text of ['Stap voor stap', 'Vierdaagse', 'Achtbaan']) assert.ok(!meets(NUMBER, text), text)
})

test('speaking to the reader counts, a word that only holds the letters does not', () => {
  for (const text of ['Jij ook', 'Van UW balkon', 'Wat je ziet']) assert.ok(meets(READER, text), text)
  for (const text of ['Jeugd', 'Uur', 'Ruw weer', 'Meisje']) assert.ok(!meets(READER, text), text)
  // Who is quoted speaks to somebody else.
  for (const text of ["'U jaagt de mensen weg', zei Smit", '‘Kom je morgen?’ vroeg zij'])
    assert.ok(!meets(READER, text), text)
  assert.ok(meets(READER, "'s Avonds zet je de foto's klaar"))
})

test('an emoji is what is shown as one: digits, marks and © are not', () => {
  for (const text of ['🚲', 'zo 🌱', '❤️', '👩‍👩‍👧', '🇳🇱', '1️⃣', '©️']) assert.ok(hasEmoji(text), text)
  for (const text of ['', '12345', '#1', '© 2026', 'Kopij™', '*', 'é', '→', '漢字']) assert.ok(!hasEmoji(text), text)
  assert.ok(meets(EMOJI, 'zo 🌱'))
})

test('a day counts as a day, a month and a year too; a name, an amount or part of a word does not', () => {
  for (const text of [
    'Vrijdag dicht',
    'Sinds donderdagavond',
    'Deze winter',
    'Vanaf 6 januari',
    'In augustus',
    'op 4 mei',
    'Sinds 1973',
    'dit weekend',
  ])
    assert.ok(meets('Een dag of datum', text), text)
  for (const text of ['Mei Li wint', 'Zondagsrust', '1.973 fietsers', 'Marathon', '20255 meter'])
    assert.ok(!meets('Een dag of datum', text), text)
})

test('a quote has two words at least between its marks', () => {
  const cites = (text: string) => meets('Een citaat', text, { network: 'facebook' })
  for (const text of ['‘Liever omrijden dan een gat’', 'Zij zei: “Nooit meer”']) assert.ok(cites(text), text)
  for (const text of ['De ‘fietsbrug’ is dicht', 'foto’s en auto’s van hem', '"Linge"']) assert.ok(!cites(text), text)
})

test('the fold of Instagram is at 125 characters of the first sentence', () => {
  const folds = (count: number) =>
    meets('De eerste zin vóór ‘… meer’ (125 tekens)', `${'x'.repeat(count - 1)}. ${'y'.repeat(200)}`)
  assert.deepEqual([folds(124), folds(125), folds(126)], [true, true, false])
})

test('in a light tone a question, je and an emoji count for a text, also on Facebook', () => {
  const score = (text: string) => engagementOf(text, { ...terms, network: 'facebook' }).score
  assert.ok(score('Fietsen naar zee, ga je mee? 🚲') > score('Fietsen naar zee duurt een uur.'))
})

test('in news and in a serious tone an emoji, a question of opinion and a call to share count against a text everywhere', () => {
  const plain = 'Fietsen naar zee duurt langs deze route ruim een uur'
  for (const network of networks)
    for (const tone of ['nieuws', 'ernstig'] as const)
      for (const tail of [' 😢', '. Wat vind jij?', '. Ben je het ermee eens?', '. Deel dit', ' 🚲 Tag een vriend.']) {
        const score = (text: string) => engagementOf(text, { ...terms, network, tone }).score
        assert.ok(score(plain + tail) < score(plain), `${network}, ${tone}:${tail}`)
      }
})

test('a noun is no call: a part, a vote, the news that somebody reacts', () => {
  const pleads = (text: string) =>
    !meets('Geen vraag naar een mening en geen oproep om te delen', text, { tone: 'nieuws' })
  for (const text of ['Een deel dit jaar dicht', 'De wethouder reageert', 'Zij doet haar best, zegt zij'])
    assert.equal(pleads(text), false, text)
  for (const text of ['Deel dit bericht', 'Dicht! Reageer hieronder', 'Laat het ons weten'])
    assert.equal(pleads(text), true, text)
})

test('in a serious tone speaking to the reader counts for nothing, in news it does', () => {
  const difference = (tone: 'nieuws' | 'ernstig') =>
    engagementOf('Fietsen naar zee voor jou', { ...terms, tone }).score -
    engagementOf('Fietsen naar zee voor Jan', { ...terms, tone }).score
  assert.deepEqual([difference('nieuws'), difference('ernstig')], [1, 0])
})

test('in a serious tone the way to the link in bio is no call, another one is', () => {
  const isFactual = (text: string) => meets('Feiten, zonder vraag of oproep', text, { tone: 'ernstig' })
  assert.equal(isFactual('Een man is overleden. Lees verder via de link in bio.'), true)
  assert.equal(isFactual('Een man is overleden. Lees verder.'), false)
  assert.equal(isFactual('Een man is overleden. Wie doet zoiets? Lees verder via de link in bio.'), false)
})

test('on Facebook the title is no beginning, behind a label neither, nor is the subject as a heading before a colon', () => {
  const facebook = { network: 'facebook' } as const
  const begins = (text: string) => meets('Een ander begin dan de titel, die er al onder staat', text, facebook)
  assert.equal(begins(terms.title), false)
  assert.equal(begins(`${terms.title}. Vier routes langs duinen en dorpen.`), false)
  assert.equal(begins(`Nu online: ${terms.title}. Vier routes langs duinen en dorpen.`), false)
  assert.equal(begins('Vier routes langs duinen en dorpen'), true)
  const part = terms.title.split(' ').slice(0, 3).join(' ')
  assert.equal(begins(`${part}. Vier routes langs duinen en dorpen.`), false)
  assert.equal(begins(`${part} gaat langs vier routes, duinen en dorpen.`), true)
  assert.equal(meets(SUBJECT, 'Fietsen: neem een lamp mee', facebook), false)
  assert.equal(meets(SUBJECT, 'Fietsen: neem een lamp mee', { network: 'titles' }), true)
  assert.equal(meets(SUBJECT, 'Wie gaat fietsen, neemt een lamp mee', facebook), true)
})

test('what sends the reader on neither speaks to them nor changes anything', () => {
  for (const text of ['Een dijk. Het hele artikel lees je via de link in bio.', 'Een dijk – op onze site lees je meer'])
    assert.equal(meets(READER, text), false, text)
  const says = (text: string) => meets('Wat er moet, kan of verandert', text)
  assert.equal(says('Brownies – op onze site staat hoe het moet'), false)
  assert.equal(says('Je moet vandaag je water koken. De link staat in de bio.'), true)
  assert.equal(says('Haal je schaatsen. Zaterdag kun je de hele dag gratis het ijs op.'), true)
})

test('the way to the link in bio is one in all its words', () => {
  for (const text of ['Lees verder via de link in bio.', 'De link staat in de bio.', 'The link is in our bio.'])
    assert.ok(meets('De weg naar de link in bio', text), text)
  assert.equal(meets('De weg naar de link in bio', 'De schakel staat in zijn bio.'), false)
})

test('an hour and an age are no figures', () => {
  for (const text of [
    'Om 19.30 uur',
    'Om een uur of elf naar bed',
    'Een 34-jarige man',
    'Man (34)',
    'Een vrouw van 61',
  ])
    assert.equal(meets(NUMBER, text), false, text)
  for (const text of ['€ 2,80 per uur', 'In 35 minuten', 'Tot 8 jaar gratis']) assert.ok(meets(NUMBER, text), text)
})

test('what must, may or changes counts; open water does not open', () => {
  const says = (text: string) => meets('Wat er moet, kan of verandert', text)
  for (const text of [
    'Fietsers moeten omrijden',
    'Zaterdag rijden er geen treinen',
    'De deuren gaan open 🚒',
    'Open van 10 tot 4',
  ])
    assert.ok(says(text), text)
  for (const text of ['Veel open water', 'De politie onderzoekt het']) assert.equal(says(text), false, text)
})
