// What the built-in writer understands of an instruction in someone's own words, and when it says that it does not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readInstruction } from '#dutch/rewriter/instruction.ts'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { noTaste, rewritten } from './rewritten.ts'

test('what rules can do and a form of address are read from everyday words', () => {
  for (const [instruction, step, address] of [
    ['korter', 'korter', 'keep'],
    ['Maak deze tekst korter.', 'korter', 'keep'],
    ['Kun je dit inkorten?', 'korter', 'keep'],
    ['graag wat beknopter', 'korter', 'keep'],
    ['Kort de tekst in, alsjeblieft', 'korter', 'keep'],
    ['formeler', 'formeler', 'keep'],
    ['Maak het zakelijker van toon', 'formeler', 'keep'],
    ['eenvoudiger', 'eenvoudiger', 'keep'],
    ['Herschrijf dit op B1-niveau', 'eenvoudiger', 'keep'],
    ['in gewone taal', 'eenvoudiger', 'keep'],
    ['met kortere zinnen', 'eenvoudiger', 'keep'],
    ['zonder emoji’s', 'zonder-emoji', 'keep'],
    ['Haal emoji weg', 'zonder-emoji', 'keep'],
    ['Haal de emoji’s eruit', 'zonder-emoji', 'keep'],
    ['geen uitroeptekens', 'zonder-uitroeptekens', 'keep'],
    ['Verwijder alle hashtags', 'zonder-hashtags', 'keep'],
    ['de smileys weghalen', 'zonder-emoji', 'keep'],
    ['in de u-vorm', null, 'u'],
    ['Zet in de u-vorm', null, 'u'],
    ['Zet in de je-vorm', null, 'je'],
    ['Spreek de lezer aan met u', null, 'u'],
    ['gebruik u in plaats van je', null, 'u'],
    ['je-vorm', null, 'je'],
    ['Gebruik je in plaats van u', null, 'je'],
    ['korter en in de u-vorm', 'korter', 'u'],
    ['eenvoudiger, met je', 'eenvoudiger', 'je'],
  ] as const)
    assert.deepEqual(readInstruction(instruction), { steps: step === null ? [] : [step], address }, instruction)
})

test('parts that go together are carried out one after the other', () => {
  for (const [instruction, steps, address] of [
    ['Haal emoji en uitroeptekens weg', ['zonder-emoji', 'zonder-uitroeptekens'], 'keep'],
    ['zonder emoji, hashtags en uitroeptekens', ['zonder-hashtags', 'zonder-emoji', 'zonder-uitroeptekens'], 'keep'],
    ['korter, zonder emoji', ['korter', 'zonder-emoji'], 'keep'],
    ['korter en formeler', ['formeler', 'korter'], 'keep'],
    ['eenvoudiger, korter en met je', ['eenvoudiger', 'korter'], 'je'],
    ['haal de uitroeptekens weg en zet in de je-vorm', ['zonder-uitroeptekens'], 'je'],
  ] as const)
    assert.deepEqual(readInstruction(instruction), { steps, address }, instruction)
})

test('of an instruction that asks for more than rules can do the words that were not understood are named', () => {
  for (const [instruction, unread] of [
    ['Maak er iets moois van', ['moois']],
    ['korter, en voeg een grap toe', ['voeg', 'grap', 'toe']],
    ['vertaal naar het Engels', ['vertaal', 'engels']],
    ['Vat samen in drie zinnen', ['vat', 'samen', 'drie']],
    ['niet korter', ['niet korter']],
    ['geen grapjes', ['geen grapjes']],
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

test('what needs a language model says so, also where a part could be done without', () => {
  for (const [instruction, needsModel] of [
    ['langer', 'langer'],
    ['Schrijf het uitgebreider', 'langer'],
    ['een losse, vlotte toon', 'informeler'],
    ['korter en vriendelijker', 'informeler'],
    ['beter vindbaar in Google', 'seo'],
  ] as const)
    assert.deepEqual(readInstruction(instruction), { needsModel, unread: [] }, instruction)
})

test('an own instruction is carried out, and refused when it is not understood', () => {
  const order = { text: 'Je kunt gewoon bij ons terecht.', mode: 'eigen', address: 'keep' } as const
  for (const [instruction, text] of [
    ['korter, met u', 'U kunt bij ons terecht.'],
    ['u-vorm', 'U kunt gewoon bij ons terecht.'],
  ] as const)
    assert.deepEqual(composeRewrite({ ...order, instruction }, noTaste), { text })
  for (const [instruction, refusal] of [
    ['voeg een grap toe', { refused: 'instruction', unread: ['voeg', 'grap', 'toe'] }],
    ['vriendelijker', { refused: 'model', needs: 'informeler' }],
    [null, { refused: 'instruction', unread: [] }],
  ] as const)
    assert.deepEqual(composeRewrite({ ...order, instruction }, noTaste), refusal)
})

test('marks go everywhere but in quotes, and the words around them stay', () => {
  for (const [text, instruction, made] of [
    ['🎉 Feest in Tiel! 🎉\n\nKom je ook? 😊 Tot dan!', 'Haal emoji weg', 'Feest in Tiel!\n\nKom je ook? Tot dan!'],
    ['🎉 Feest in Tiel!\n\nKom je ook?!', 'Haal emoji en uitroeptekens weg', 'Feest in Tiel.\n\nKom je ook?'],
    ['“Hoera! 🎉”, zegt Kees. Leuk! 🎉', 'zonder emoji en uitroeptekens', '“Hoera! 🎉”, zegt Kees. Leuk.'],
    ['De brug in #Tiel is dicht. #brug #tiel', 'zonder hashtags', 'De brug in Tiel is dicht.'],
    ['5 tips om beter te slapen, zonder pillen!', 'geen uitroeptekens', '5 tips om beter te slapen, zonder pillen'],
    ['De brug is dicht.\n\n#brug #tiel', 'zonder hashtags', 'De brug is dicht.'],
  ] as const)
    assert.equal(rewritten(text, 'eigen', instruction), made)
})
