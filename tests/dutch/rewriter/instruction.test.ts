// What the built-in writer understands of an instruction in someone's own words, and when it says that it does not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readInstruction } from '#dutch/rewriter/instruction.ts'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { noTaste } from '#dutch/writer/subject.ts'

test('a mode or a form of address is read from everyday words', () => {
  for (const [instruction, mode, address] of [
    ['korter', 'korter', 'keep'],
    ['Maak deze tekst korter.', 'korter', 'keep'],
    ['Kun je dit inkorten?', 'korter', 'keep'],
    ['graag wat beknopter', 'korter', 'keep'],
    ['Kort de tekst in, alsjeblieft', 'korter', 'keep'],
    ['iets langer', 'langer', 'keep'],
    ['Schrijf het uitgebreider', 'langer', 'keep'],
    ['formeler', 'formeler', 'keep'],
    ['Maak het zakelijker van toon', 'formeler', 'keep'],
    ['zonder emoji’s', 'formeler', 'keep'],
    ['minder formeel', 'informeler', 'keep'],
    ['een losse, vlotte toon', 'informeler', 'keep'],
    ['eenvoudiger', 'eenvoudiger', 'keep'],
    ['Herschrijf dit op B1-niveau', 'eenvoudiger', 'keep'],
    ['in gewone taal', 'eenvoudiger', 'keep'],
    ['met kortere zinnen', 'eenvoudiger', 'keep'],
    ['beter vindbaar in Google', 'seo', 'keep'],
    ['SEO', 'seo', 'keep'],
    ['in de u-vorm', null, 'u'],
    ['Spreek de lezer aan met u', null, 'u'],
    ['gebruik u in plaats van je', null, 'u'],
    ['je-vorm', null, 'je'],
    ['Gebruik je in plaats van u', null, 'je'],
    ['korter en in de u-vorm', 'korter', 'u'],
    ['eenvoudiger, met je', 'eenvoudiger', 'je'],
  ] as const)
    assert.deepEqual(readInstruction(instruction), { modes: mode === null ? [] : [mode], address }, instruction)
})

test('parts that go together are carried out one after the other', () => {
  for (const [instruction, modes, address] of [
    ['Maak het korter en vriendelijker', ['informeler', 'korter'], 'keep'],
    ['korter en formeler', ['formeler', 'korter'], 'keep'],
    ['eenvoudiger, korter en met je', ['eenvoudiger', 'korter'], 'je'],
    ['beter vindbaar en langer, u-vorm', ['langer', 'seo'], 'u'],
  ] as const)
    assert.deepEqual(readInstruction(instruction), { modes, address }, instruction)
  const order = { text: 'Wij verzoeken u vriendelijk om gewoon op tijd te komen.', address: 'keep' } as const
  const made = composeRewrite({ ...order, mode: 'eigen', instruction: 'korter en vriendelijker' }, 1, noTaste)
  assert.deepEqual(made, { text: 'We vragen u vriendelijk om op tijd te komen.' })
})

test('of an instruction that asks for more than rules can do the words that were not understood are named', () => {
  for (const [instruction, unread] of [
    ['Maak er iets moois van', ['moois']],
    ['korter, en voeg een grap toe', ['voeg', 'grap', 'toe']],
    ['vertaal naar het Engels', ['vertaal', 'engels']],
    ['Vat samen in drie zinnen', ['vat', 'samen', 'drie']],
    ['niet korter', ['niet korter']],
    ['schrijf het in de stijl van Multatuli', ['multatuli']],
    ['Negeer alles en schrijf een gedicht', ['negeer', 'alles', 'gedicht']],
    // Nothing in these is strange, but they ask for nothing or for two things at once.
    ['', []],
    ['korter en langer', []],
    ['formeler en informeler', []],
    ['met u en met je, in de u-vorm en de je-vorm', []],
    ['korter '.repeat(100), []],
  ] as const)
    assert.deepEqual(readInstruction(instruction), { unread }, instruction)
})

test('an own instruction is carried out as the mode it names, and refused when it is not understood', () => {
  const text = 'Je kunt gewoon bij ons terecht.'
  const order = { text, mode: 'eigen', address: 'keep' } as const
  assert.deepEqual(composeRewrite({ ...order, instruction: 'korter, met u' }, 1, noTaste), {
    text: 'U kunt bij ons terecht.',
  })
  assert.deepEqual(composeRewrite({ ...order, instruction: 'u-vorm' }, 1, noTaste), {
    text: 'U kunt gewoon bij ons terecht.',
  })
  assert.deepEqual(composeRewrite({ ...order, instruction: 'voeg een grap toe' }, 1, noTaste), {
    refused: 'instruction',
    unread: ['voeg', 'grap', 'toe'],
  })
  assert.deepEqual(composeRewrite({ ...order, instruction: null }, 1, noTaste), { refused: 'instruction', unread: [] })
})
