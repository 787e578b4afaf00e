// The best of some texts: which, why, and when there is none.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestOf, lackingOf } from '#web/tools/best-text.ts'

const terms = {
  network: 'facebook',
  title: 'Fietsbrug over de Linge tien weken dicht',
  length: { min: 20, max: 150 },
  tone: 'nieuws',
} as const
const plain = ['De fietsbrug is binnenkort dicht', 'De fietsbrug is een tijd dicht', 'De fietsbrug is lang dicht']
const dated = 'De fietsbrug is vanaf vrijdag dicht'

test('the best meets most, and says what the others lack', () => {
  assert.deepEqual(bestOf([...plain, dated], terms), {
    index: 3,
    why: 'Zegt wanneer; de andere drie niet.',
  })
  assert.equal(
    bestOf([...plain, 'De 2 fietsbruggen zijn vrijdag dicht', 'Fietsbrug zaterdag open'], terms)?.why,
    'Geeft een getal en zegt wanneer; de andere vier geven geen getal.',
  )
})

test('of equals the first is the best', () => {
  assert.equal(bestOf([plain[0] ?? '', dated, dated.replace('vrijdag', 'zaterdag')], terms)?.index, 1)
})

test('no text is the best when nothing distinguishes them, nor of two', () => {
  assert.equal(bestOf(plain, terms), null)
  assert.equal(bestOf([plain[0] ?? '', dated], terms), null)
  assert.equal(bestOf([], terms), null)
  assert.ok(bestOf([plain[0] ?? '', plain[1] ?? '', dated], terms))
})

test('no text is the best when all are the title over again, whatever stands around it', () => {
  const { title } = terms
  const around = [
    title,
    `Nu op onze site: ${title}`,
    `Lees het hele artikel: ${title}`,
    `${title} – het volledige artikel lees je nu op onze website`,
    `Via de link in bio lees je dit artikel: ${title}.`,
  ]
  for (const network of ['facebook', 'pinterest', 'instagram', 'titles'] as const)
    assert.equal(bestOf(around, { ...terms, network }), null, network)
  assert.equal(bestOf([...around, dated], terms)?.index, around.length)
})

test('the reason fits two lines, whatever the texts', () => {
  const parts = ['Vrijdag', '12 keer', '‘een mooi citaat’', 'waarom?', 'voor jou', 'Fietsbrug', 'x'.repeat(160)]
  for (let bits = 1; bits < 2 ** parts.length; bits += 1) {
    const rich = parts.filter((_, at) => bits & (1 << at)).join(' ')
    for (const network of ['facebook', 'pinterest', 'instagram', 'titles'] as const) {
      const best = bestOf([rich, 'niets', 'ook niets'], { ...terms, network })
      assert.ok(best === null || ([...best.why].length <= 70 && /^\p{Lu}.*\.$/u.test(best.why)), best?.why)
    }
  }
})

test('what a text lacks is what the best one has', () => {
  assert.deepEqual(lackingOf(plain[0] ?? '', dated, terms), ['zegt niet wanneer'])
  assert.deepEqual(lackingOf(dated, plain[0] ?? '', terms), [])
})

const drowned = {
  network: 'facebook',
  title: 'Jongetje (6) verdronken in recreatieplas Zilverven',
  length: { min: 20, max: 150 },
  tone: 'ernstig',
} as const

test('a text that breaks the tone is never the best, whatever else it has; when all do, none is', () => {
  const begging = 'Dinsdag is in Zilverven een jongetje verdronken. Wat vind jij? 😢 Deel dit'
  const others = ['De school heeft ouders ingelicht', 'De politie onderzoekt het', 'Badgasten zochten mee']
  for (const network of ['facebook', 'pinterest', 'instagram', 'titles'] as const)
    for (const tone of ['nieuws', 'ernstig'] as const) {
      const found = bestOf([begging, ...others], { ...drowned, network, tone })
      assert.ok(found === null || found.index > 0, `${network}, ${tone}`)
    }
  assert.equal(bestOf([begging, `${begging}!`, 'Deel dit'], drowned), null)
  assert.equal(bestOf([begging, ...others], { ...drowned, tone: 'licht' })?.index, 0)
})

test('of the news what happens when goes before a detail behind the title, and the reason is one for readers', () => {
  const texts = [
    'Fietsbrug over de Linge tien weken dicht. Van een van de liggers is op sommige plekken nog 6 van de 14 millimeter staal over.',
    'Fietsers en voetgangers tussen Geldermalsen en Tricht moeten deze winter een andere weg nemen',
    'Het dek van de brug is rot, zegt de gemeente',
  ]
  assert.deepEqual(bestOf(texts, terms), { index: 1, why: 'Zegt wanneer; de andere twee niet.' })
})

test('form is given as a reason only when nothing else distinguishes a text', () => {
  const why = (texts: string[]) => bestOf(texts, { ...terms, length: { min: 30, max: 150 } })?.why
  assert.equal(
    why(['De fietsbrug heeft een rot dek van hout', 'Het dek is van hout en rot, zegt men', 'Het dek van hout is rot']),
    'Zegt meteen waar het over gaat; de andere twee niet.',
  )
})
