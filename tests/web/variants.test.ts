// The variants of one input: which stay, which is shown, and what is read back of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  noVariants,
  schemaOf,
  toneIn,
  withChosen,
  withText,
  withVariant,
  writtenAt,
  type Variants,
} from '#web/tools/variants.ts'

type List = Variants<'facebook-captions'>
const empty: List = noVariants
const reply = (generationId: number) => ({ titles: [`Titel ${generationId}`, 'Tweede'], model: 'proef', generationId })
const asked = { title: 'Fietsen' }
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => reply(at + 1)).reduce((list, next) => withVariant(list, next, asked), empty)
const ids = ({ variants }: List) => variants.map(({ generationId }) => generationId)
const schema = schemaOf<'facebook-captions'>()

test('a new variant comes last and is the one that is shown', () => {
  const list = withVariant(withChosen(many(3), 0), reply(4), asked)
  assert.deepEqual(ids(list), [1, 2, 3, 4])
  assert.equal(list.chosen, 3)
})

test('ten variants stay, the eleventh makes the oldest go', () => {
  assert.deepEqual(ids(many(10)), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  assert.deepEqual(ids(many(11)), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  assert.equal(many(11).chosen, 9)
})

test('variants of another input make way, those in another style stay', () => {
  assert.deepEqual(ids(withVariant(many(2), reply(9), { title: 'Wandelen' })), [9])
  assert.deepEqual(ids(withVariant(many(2), reply(9), { ...asked, description: 'Langs zee' })), [9])
  assert.deepEqual(ids(withVariant(many(2), reply(9), { ...asked, styleId: 4 })), [1, 2, 9])
})

test('texts in another tone stand beside each other, each with its own; one that was kept without a tone has none', () => {
  const list = withVariant(withVariant(many(1), reply(2), { ...asked, tone: 'ernstig' }), reply(3), asked)
  assert.deepEqual(ids(list), [1, 2, 3])
  assert.deepEqual(list.input, asked)
  const read = schema.parse(JSON.parse(JSON.stringify(list)))
  assert.deepEqual(read.variants.map(toneIn), [null, 'ernstig', null])
  assert.equal(toneIn(withText(read, 0, 'Beter', 2).variants[1]), 'ernstig', 'also after an edit')
  assert.equal(toneIn({ ...reply(1), tone: 'boos' }), null)
  assert.equal(toneIn(undefined), null)
})

test('the same input in another order, or with its empty fields left out, is the same input', () => {
  const one = withVariant(empty, reply(1), { title: 'Fietsen', description: 'Langs zee' })
  assert.deepEqual(ids(withVariant(one, reply(2), { description: 'Langs zee', title: 'Fietsen' })), [1, 2])
  assert.deepEqual(ids(withVariant(many(1), reply(2), { ...asked, description: null })), [1, 2])
})

test('variants from the history are not known to be of another input, so they stay', () => {
  const reused: List = { variants: [reply(1)], chosen: 0 }
  assert.deepEqual(ids(withVariant(reused, reply(2), asked)), [1, 2])
})

test('a variant that does not exist cannot be chosen', () => {
  assert.equal(withChosen(many(3), 1).chosen, 1)
  assert.equal(withChosen(many(3), 3).chosen, 2)
  assert.equal(withChosen(many(3), -1).chosen, 2)
})

test('an edit changes one text of the variant that is shown', () => {
  const list = withText(withChosen(many(2), 0), 1, 'Beter')
  assert.deepEqual(
    list.variants.map(({ titles }) => titles),
    [
      ['Titel 1', 'Beter'],
      ['Titel 2', 'Tweede'],
    ],
  )
  const script: Variants<'shorts-text'> = { variants: [{ text: 'Oud', model: 'proef', generationId: 1 }], chosen: 0 }
  assert.equal(withText(script, 0, 'Nieuw').variants[0]?.text, 'Nieuw')
})

test('what was written stays beside an edit, through more edits, until it stands there again', () => {
  const edited = withText(withText(many(1), 0, 'Beter'), 0, 'Best')
  const [opened] = schema.parse(JSON.parse(JSON.stringify(edited))).variants
  assert.ok(opened)
  assert.deepEqual([writtenAt(opened, 0), writtenAt(opened, 1)], ['Titel 1', undefined])
  const [restored] = withText(edited, 0, 'Titel 1').variants
  assert.ok(restored)
  assert.equal(writtenAt(restored, 0), undefined)
  assert.equal(writtenAt(reply(1), 0), undefined)
})

test('an edit that comes late reaches the variant it was made of, not the one that is shown by then', () => {
  const list = withText(many(2), 0, 'Korter', 1)
  assert.deepEqual(
    list.variants.map(({ titles: [first] }) => first),
    ['Korter', 'Titel 2'],
  )
  const gone = withText(many(2), 0, 'Korter', 99)
  assert.deepEqual(gone, many(2))
})

test('what is kept is read back as it was, an edit of any length included', () => {
  const list = withText(many(3), 0, 'x'.repeat(5_000))
  assert.deepEqual(schema.parse(JSON.parse(JSON.stringify(list))), list)
  assert.deepEqual(schema.parse(noVariants), noVariants)
})

test('what is not a list of variants is not read back', () => {
  for (const wrong of [
    null,
    { variants: [reply(1)], chosen: 1 },
    { variants: [], chosen: 1 },
    { variants: [reply(1)], chosen: -1 },
    { variants: [{ titles: ['Zonder bon'] }], chosen: 0 },
    { variants: [{ ...reply(1), titles: [] }], chosen: 0 },
    { variants: Array.from({ length: 11 }, () => reply(1)), chosen: 0 },
  ])
    assert.equal(schema.safeParse(wrong).success, false, JSON.stringify(wrong))
})
