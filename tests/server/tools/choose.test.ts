// Which of a language model's texts are shown, and what it is told about the others.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { facebookCaptions } from '#contract/tools/facebook-captions.ts'
import { candidatesIn, LONGEST_CANDIDATE } from '#server/tools/candidates.ts'
import { choose } from '#server/tools/choose.ts'
import type { AskedList } from '#server/tools/result-list.ts'
import type { Measure } from '#server/tools/text-faults.ts'

const list: AskedList<unknown> = {
  field: 'titles',
  element: facebookCaptions.output.shape.titles.element,
  length: { min: 20, max: 60 },
}
const source =
  'De pont tussen Wilgenoord en Dijkzicht vaart vanaf april elke twintig minuten. Ook op zondag komt er een dienst. Een kaartje blijft 1,80 euro.'
const measure: Measure = {
  length: list.length,
  mayBeShort: false,
  tone: 'nieuws',
  language: 'nl',
  title: 'Pont vaart vaker',
  sources: ['Pont vaart vaker', source],
}
const five = { wanted: 5, enough: 5, least: 3 }
const good = [
  'Elke twintig minuten een boot naar Dijkzicht',
  'Ook op zondag vaart er straks een pont',
  'Een kaartje blijft gewoon 1,80 euro kosten',
  'Wie in Wilgenoord woont, wacht minder lang',
  'Vanaf april gaat de dienstregeling op de schop',
]
const chosen = (texts: readonly string[], change: Partial<Measure> = {}, amounts = five) =>
  choose(list, [texts], amounts, { ...measure, ...change }, () => true)
const shown = (...asked: Parameters<typeof chosen>) => chosen(...asked).texts

test('five right texts are shown, and nothing is asked again', () => {
  const { texts, corrections } = chosen(good)
  assert.deepEqual(texts.toSorted(), good.toSorted())
  assert.deepEqual(corrections, [])
})

test('of many right texts those that differ most are shown', () => {
  const near = good.slice(0, 4).map((text) => `Nu ook: ${text.toLowerCase()} zeker`)
  const texts = shown([...near.slice(0, 1), ...good])
  assert.equal(texts.length, 5)
  assert.equal(texts.filter((text) => /boot naar Dijkzicht/i.test(text)).length, 1)
})

const wrong: Record<string, { text: string; says: RegExp; change?: Partial<Measure> }> = {
  'the headline itself': { text: 'Pont vaart vaker!', says: /herhaalt de kop/ },
  'the headline with a tail': { text: 'Pont vaart vaker: dit moet u weten', says: /herhaalt de kop/ },
  'one of 61 characters': { text: 'a'.repeat(55) + ' boot.', says: /telde 61 tekens: schrap zo’n 1 woord/ },
  'one of 19 characters': { text: 'Vaker een boot over', says: /telde 19 tekens: zo’n 1 woord te weinig/ },
  'a worn-out phrase': { text: 'Ontdek de nieuwe dienst over het water', says: /is versleten: ‘ontdek’/ },
  'capitals as in English': {
    text: 'Vaker Over Naar Dijkzicht Vanaf Komende April',
    says: /hoofdletter bij elk woord/,
  },
  'a figure that is not in the source': { text: 'Straks 45 keer per dag naar de overkant', says: /niet in de bron/ },
  'a name that is not in the source': { text: 'De pont vaart straks ook naar Lobith', says: /niet in de bron/ },
  'a question of opinion': { text: 'De pont gaat vaker: wat vind jij daarvan?', says: /vraagt naar een mening/ },
  'an exclamation, where it is grave': {
    text: 'De pont ligt stil na een ongeluk!',
    says: /uitroepteken/,
    change: { tone: 'ernstig' },
  },
}
for (const [what, { text, says, change }] of Object.entries(wrong)) {
  test(`${what} is not shown where others are right, and the model is told`, () => {
    assert.ok(!shown([text, ...good], change).includes(text))
    const { corrections } = chosen([...good, text], { ...change }, { wanted: 6, enough: 6, least: 3 })
    assert.match(corrections.join('\n'), says)
  })
}

test('two texts with the same three words in front are never shown together', () => {
  const twin = 'Ook op zondag is er een dienst over'
  for (const texts of [
    [...good, twin],
    [twin, ...good],
  ])
    assert.equal(shown(texts).filter((text) => text.startsWith('Ook op zondag')).length, 1)
  assert.match(chosen([...good.slice(0, 4), twin]).corrections.join(' '), /Tekst 5 begint als tekst 2/)
})

test('two texts of nearly the same words are never shown together, however they begin', () => {
  const said = 'Vanaf april vaart er steeds een boot naar Dijkzicht'
  const again = 'Steeds vaart er vanaf april een boot naar Dijkzicht'
  const texts = shown([...good.slice(1, 4), said, again])
  assert.equal(texts.filter((text) => text === said || text === again).length, 1)
})

test('lengths at their edges are right', () => {
  for (const length of [20, 60]) {
    const text = `Varen${' heen en weer'.repeat(5)}`.slice(0, length - 1) + 'n'
    assert.deepEqual(chosen([text], {}, { wanted: 1, enough: 1, least: 1 }).corrections, [], `${length}`)
  }
})

test('where there is little to tell, a short text is right', () => {
  const { texts, corrections } = chosen(
    ['Vaker een boot over'],
    { mayBeShort: true },
    { wanted: 1, enough: 1, least: 1 },
  )
  assert.deepEqual([texts, corrections], [['Vaker een boot over'], []])
})

test('a text of the wrong length fills the set; one with a worse fault only up to three', () => {
  const short = 'Vaker een boot over'
  const worn = 'Ontdek de nieuwe dienst over het water'
  assert.deepEqual(shown([...good.slice(0, 3), worn, short]).toSorted(), [...good.slice(0, 3), short].toSorted())
  assert.deepEqual(shown([...good.slice(0, 2), worn]).toSorted(), [...good.slice(0, 2), worn].toSorted())
})

test('an unsourced figure comes after a worn-out phrase, and a broken tone after both', () => {
  const worn = 'Ontdek de nieuwe dienst over het water'
  const figure = 'Straks 45 keer per dag naar de overkant'
  const opinion = 'Vaker over het water, wat vind jij daarvan?'
  assert.deepEqual(shown([opinion, figure, worn], {}, { wanted: 5, enough: 5, least: 2 }), [worn, figure])
})

test('who asked for an amount gets it, whatever is wrong, as long as it is no copy', () => {
  const texts = shown(
    ['Pont vaart vaker!', 'Ontdek de boot over het water', 'Straks 45 keer per dag over', ...good.slice(0, 1)],
    {},
    { wanted: 4, enough: 4, least: 4 },
  )
  assert.equal(texts.length, 3)
})

describe('emoji', () => {
  test('are taken out of news and grief, and stay where it is light', () => {
    const text = 'Elke twintig minuten 🚢 een boot 🛟'
    assert.deepEqual(shown([text], {}, { wanted: 1, enough: 1, least: 1 }), ['Elke twintig minuten een boot'])
    assert.deepEqual(shown([text], { tone: 'licht' }, { wanted: 1, enough: 1, least: 1 }), [text])
  })
})

test('what the user gave is theirs: a worn-out word in the source is no fault', () => {
  const text = 'De tentoonstelling ‘Ontdek het water’ opent hier'
  assert.deepEqual(
    chosen([text], { sources: [...measure.sources, text] }, { wanted: 1, enough: 1, least: 1 }).corrections,
    [],
  )
})

test('what may not be shown at all is never chosen, not even to fill', () => {
  const { texts } = choose(
    list,
    [good],
    { wanted: 5, enough: 5, least: 5 },
    measure,
    (text) => !text.includes('zondag'),
  )
  assert.equal(texts.length, 4)
})

test('a thousand copies are one text, and the corrections stay short', () => {
  const { texts, corrections } = chosen(Array<string>(1_000).fill(good[0] ?? ''))
  assert.equal(texts.length, 1)
  assert.ok(corrections.length <= 13)
})

describe('texts in an answer', () => {
  test('are read from candidates, from any list, and without numbers and quotation marks around them', () => {
    const texts = ['Een tekst', 'Nog een']
    for (const answer of [
      { candidates: texts.map((text) => ({ angle: 'x', text })) },
      { gedachten: ['een cijfer', 'een vraag'], candidates: texts.map((text) => ({ angle: 'x', text })) },
      { titels: texts },
      texts,
      ['1. Een tekst', '- Nog een'],
      ['“Een tekst”', '"Nog een"'],
    ])
      assert.deepEqual(candidatesIn(answer), texts)
  })

  test('quotation marks that belong to a part of it stay', () => {
    const text = '‘Te laat’, zegt de één, en ‘op tijd’'
    assert.deepEqual(candidatesIn([text]), [text])
  })

  test('are none where there is no list, and an endless list is not read to its end', () => {
    for (const answer of [undefined, null, 'tekst', 42, { text: 'x' }, {}])
      assert.equal(candidatesIn(answer), undefined)
    assert.equal(candidatesIn(Array<string>(100_000).fill('x'))?.length, 40)
  })

  test('that are of any length are read as far as tells that they are too long', () => {
    for (const text of ['a'.repeat(1_000_000), 'De brug gaat dicht. '.repeat(50_000)]) {
      assert.deepEqual(candidatesIn([text]), [text.slice(0, LONGEST_CANDIDATE).trim()])
      assert.deepEqual(shown([...good, ...(candidatesIn([text]) ?? [])]).toSorted(), good.toSorted())
    }
  })
})
