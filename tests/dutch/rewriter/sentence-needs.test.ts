// Which sentence cannot stay without which other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLayout } from '#dutch/rewriter/layout.ts'
import { readNeeds } from '#dutch/rewriter/sentence-needs.ts'
import { readSentences } from '#dutch/rewriter/sentences.ts'

const FIRST = 'Tiel is een stad.'

/** What the sentences behind 'Tiel is een stad.' need, itself being number 0. */
function needsOf(text: string, title: readonly string[] = []): readonly (readonly number[])[] {
  const sentences = readSentences(readLayout(`${FIRST} ${text}`))
  return readNeeds(sentences, new Set(title)).map((needs) =>
    [...needs].filter((on) => on > 0).toSorted((a, b) => a - b),
  )
}

/** The same for an article: `paragraph` stands behind 'Tiel is een stad.' and before another one. */
function inArticle(paragraph: string): readonly ReadonlySet<number>[] {
  return readNeeds(readSentences(readLayout(`${FIRST}\n\n${paragraph}\n\nHet park is open.`)), new Set(), true)
}

test('a sentence that points back needs the one before it', () => {
  for (const [opening, hanging] of [
    ['De ondernemers zijn boos.', 'Zij leden vorig jaar veel schade.'],
    ['De bank is oud.', 'Daarom komt er een nieuwe bank.'],
    ['De raad kwam bijeen.', 'Dat duurde tot 23.00 uur.'],
    ['De wagen kwam aan.', 'Die was nog in gebruik.'],
    ['De raad kwam bijeen.', 'In die zaal was het warm.'],
    ['De raad kwam bijeen.', 'Volgens de gemeente moet hij dat in mei nog eens doen.'],
    ['De prijs stijgt.', 'De raad is daar tegen.'],
    ['De prijs stijgt.', 'De raad praat erover in mei.'],
    ['De prijs stijgt.', 'De reizigers moeten dus meer betalen.'],
    ['Er is geld voor de school.', 'Wij doen dat voor 25 euro.'],
    ['De hond is bang.', 'Bij regen moet u dus nat worden.'],
    ['De trein rijdt niet.', 'Ook de bus rijdt niet.'],
    ['Jan ging weg.', 'Zijn broer bleef thuis.'],
    ['Jan ging weg.', 'Met zijn broer ging het beter.'],
    ['De raad koos een man en een vrouw.', 'De vrouw komt uit Ede.'],
    ['De zaal is vol.', 'De bank onderzoekt het bedrag nog.'],
    ['Jan vertelt.', '‘Het was een mooie dag.’'],
    ['De soep is klaar.', 'Met een beetje citroen.'],
    ['Kom naar de avond in Ede.', 'Aanmelden kan op de site.'],
    ['Er waren twee plannen.', 'Het andere plan was duur.'],
    ['Het begon laat.', 'Ten tweede was de zaal koud.'],
  ] as const)
    assert.ok(needsOf(`${opening} ${hanging}`)[2]?.includes(1), hanging)
})

test('a sentence that stands alone needs no other', () => {
  for (const alone of [
    'De politie zet extra agenten in.',
    'Vanaf 3 mei is de brug dicht.',
    'Deze week is de winkel gesloten.',
    'De wethouder zegt dat zij de school steunt.',
    'Wie betaalt, krijgt zijn geld terug.',
    'Zo’n 200 mensen kwamen kijken.',
    'Er waren veel mensen in Ede.',
    'Het museum opent in mei.',
    'De brug die in 1934 werd gebouwd, is oud.',
    'De raad wil ervoor zorgen dat de brug open blijft.',
    'Een kaartje kost meer dan vorig jaar.',
  ])
    assert.deepEqual(needsOf(`De kast is groen. ${alone}`)[2], [], alone)
})

test('what limits a sentence stays with it, and so do a question and its answer', () => {
  for (const [opening, closing] of [
    ['Parkeren is gratis.', 'Maar niet op zondag.'],
    ['Parkeren is gratis.', 'Alleen op zondag kost het geld.'],
    ['Zo hebt u later 84.000 euro.', 'Garanties zijn er niet.'],
    ['Hoe lang duurt het?', 'Een week.'],
  ] as const)
    assert.ok(needsOf(`${opening} ${closing}`)[1]?.includes(2), closing)
})

test('who and what was brought in earlier has to be there, unless the title tells it', () => {
  const person = 'De avond begint met hovenier Anna Smit. De zaal is vol. Smit vertelt over bomen.'
  assert.ok(needsOf(person)[3]?.includes(1))
  const thing = 'In mei komt er een fontein. De zaal is vol. De fontein spuit water.'
  assert.ok(needsOf(thing)[3]?.includes(1))
  assert.ok(!needsOf(thing, ['fontein'])[3]?.includes(1))
  assert.ok(!needsOf('In mei komt de fontein terug. De zaal is vol. De fontein spuit water.')[3]?.includes(1))
})

test('a paragraph needs its first sentence, and a heading within it what follows', () => {
  const sentences = readSentences(readLayout(`${FIRST}\n\nLijfrente. De inleg is aftrekbaar. Het geld staat vast.`))
  const needs = readNeeds(sentences, new Set())
  assert.ok(needs[1]?.has(2) && needs[2]?.has(1) && needs[3]?.has(1) && !needs[1]?.has(3))
})

test('a paragraph of an article is cut from behind, and only what somebody says from between', () => {
  const long = 'De raad van de gemeente Tiel kwam dinsdag in de grote zaal bijeen.'
  const needs = inArticle(`${long} De zaal is groen. De bank is oud. De deur is open.`)
  assert.ok(needs[4]?.has(3) && needs[3]?.has(2) && needs[2]?.has(1))
  assert.ok(!needs[2]?.has(3) && !needs[1]?.has(3))
  const quoted = inArticle(`${long} ‘De avond duurt te lang voor ons’, zegt Jan. De bank is oud. De deur is open.`)
  assert.ok(quoted[3]?.has(1) && !quoted[3].has(2))
})

test('what tells one thing together stays or goes together', () => {
  const long = 'De raad van de gemeente Tiel kwam dinsdag in de grote zaal bijeen.'
  for (const [what, first, second] of [
    ['what points back', 'De raad kiest een voorzitter.', 'Daarom komt er een stemming.'],
    ['one speaker', '‘De avond duurt te lang voor ons’, zegt de wethouder.', '‘De koffie was ook al op.’'],
    ['what happened', 'De raad koos de voorzitter.', 'Alle leden klapten.'],
    ['a story with its quote', '‘De avond duurt te lang voor ons’, zegt de wethouder.', 'De raad sloot de avond.'],
    ['one and the other', 'Bij oranje mag het.', 'Bij groen mag alles.'],
    ['a rule and its exception', 'Parkeren is gratis.', 'Alleen op zondag kost het geld.'],
  ] as const) {
    const needs = inArticle(`${long} De zaal is groen. ${first} ${second}`)
    assert.ok(needs[4]?.has(3) && needs[3]?.has(4), what)
  }
})

test('an announcement at the head of a paragraph needs all of it, and so does a short paragraph', () => {
  const announced = inArticle('Niet iedereen is blij. De zaal is groen. De bank is oud. De deur is open.')
  assert.ok([2, 3, 4].every((on) => announced[1]?.has(on)))
  const short = inArticle('De raad van de gemeente Tiel kwam dinsdag in de grote zaal bijeen. De zaal is groen.')
  assert.ok(short[1]?.has(2))
})

test('a name, and a long word, stay told of where they stood first', () => {
  const named = 'Het bestuur vroeg Stoffels om raad. De zaal is vol. Stoffels vertelt over bomen.'
  assert.ok(needsOf(named)[3]?.includes(1))
  const term = 'Je onthoudt alleen het hoofdwachtwoord. De zaal is vol. Bewaar je hoofdwachtwoord goed.'
  assert.ok(needsOf(term)[3]?.includes(1))
})

test('at the head of a paragraph, too, what refers to something told before needs it', () => {
  const told = 'De raad stemt in mei over een groter bad. De kosten zijn hoog.'
  for (const referring of [
    'Jansen uit Ede gelooft niet dat het past.',
    'Jansen zal voorstemmen.',
    'De misselijkheid is weg.',
  ])
    assert.ok(inArticle(`${told}\n\n${referring}`)[3]?.has(2), referring)
  assert.ok(!inArticle(`${told}\n\nJansen uit Ede is wethouder.`)[3]?.has(2))
})

test('a paragraph that opens as the next of several keeps what it tells', () => {
  const rest = 'De zaal is groen. De bank is oud. De deur is open.'
  for (const [opening, whole] of [
    ['Dan komt het laatste deel, met de jaarlijkse uitvoering van de fanfare.', true],
    ['Wies ziet het laatste deel, met de jaarlijkse uitvoering van de fanfare.', false],
  ] as const)
    assert.equal(inArticle(`${opening} ${rest}`)[1]?.has(4), whole, opening)
})
