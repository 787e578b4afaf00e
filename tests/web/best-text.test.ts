// The best of some texts: which, why, and when there is none.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestOf, lackingOf } from '#web/tools/best-text.ts'

const terms = {
  network: 'facebook',
  title: 'Fietsbrug over de Linge tien weken dicht',
  length: { min: 20, max: 150 },
} as const
const plain = [
  'De fietsbrug gaat binnenkort dicht',
  'Fietsbrug over de Linge krijgt een dek',
  'Fietsbrug: dit is het plan',
]
const dated = 'Fietsbrug over de Linge vanaf vrijdag dicht'

test('the best meets most, and says what the others lack', () => {
  assert.deepEqual(bestOf([...plain, dated], terms), {
    index: 3,
    why: 'Noemt de dag; de andere drie niet.',
  })
  assert.equal(
    bestOf([...plain, 'Fietsbrug vrijdag dicht: 2.400 fietsers', 'Fietsbrug zaterdag open'], terms)?.why,
    'Geeft een getal en noemt de dag; de andere vier geven geen getal.',
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
  assert.deepEqual(lackingOf(plain[0] ?? '', dated, terms), ['noemt geen dag'])
  assert.deepEqual(lackingOf(dated, plain[0] ?? '', terms), [])
})
