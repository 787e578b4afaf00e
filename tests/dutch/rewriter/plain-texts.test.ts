// What the modes make of ordinary news, product texts and letters: enough to be worth asking, and nothing that is not there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import type { RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { readTable } from '#dutch/rewriter/exchange-table.ts'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { PLAIN_EVERYDAY_WORDS } from '#dutch/rewriter/words/plain-everyday-words.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { pairsOf } from './sentence-table.ts'
import { texts } from './texts.ts'

function rewritten(text: string, mode: RewriteMode): string {
  const made = composeRewrite({ text, mode, address: 'keep', instruction: null }, 1, noTaste)
  return 'text' in made ? made.text : text
}

function makes(mode: RewriteMode, table: string): void {
  for (const [before, after] of pairsOf(table)) assert.equal(rewritten(before, mode), after)
}

function leaves(mode: RewriteMode, sentences: string): void {
  for (const sentence of sentences.trim().split('\n')) assert.equal(rewritten(sentence.trim(), mode), sentence.trim())
}

const news = `Vuurwerkverbod in binnenstad Zwolle

De gemeente Zwolle verbiedt komende jaarwisseling al het vuurwerk in de binnenstad. Dat heeft burgemeester Peter Snijders dinsdagavond bekendgemaakt tijdens een raadsvergadering. Het verbod, dat al langer werd besproken, geldt van 31 december 18.00 uur tot 1 januari 02.00 uur. De maatregel is volgens de burgemeester nodig omdat er de afgelopen jaren steeds meer incidenten waren.

Bewoners reageren verdeeld op het besluit. Sommigen zijn verbolgen en vinden dat de gemeente een traditie afschaft, anderen zijn juist opgelucht. Een groep ondernemers, die vorig jaar veel schade leed, spreekt van een goede stap. De gedupeerden dienden toen een claim in bij de gemeente, maar kregen naar eigen zeggen nooit antwoord. Zo'n dertig winkeliers hebben inmiddels een brief gestuurd.

De politie zal naar verwachting extra agenten inzetten om het verbod te handhaven. Op dit moment is nog niet bekend hoeveel agenten dat zijn, zo meldt een woordvoerder. Wie toch vuurwerk afsteekt, riskeert een boete van 250 euro. De toezichthouders, die de afgelopen tijd zijn opgeleid, krijgen ook een rol.

Tegen het besluit kan bezwaar worden aangetekend bij de gemeente. De oppositie, die het plan eerder bekritiseerde, wil dat er eerst een proef komt. Uiteindelijk stemde een ruime meerderheid van de raad in met het voorstel, waarbij de partijen wel aandrongen op een evaluatie.`

test('more formal: informal words, openings and contractions of everyday texts', () => {
  makes(
    'formeler',
    `Je kunt 'm in drie kleuren kopen. => Je kunt hem in drie kleuren aanschaffen.
     De fiets is best zwaar. => De fiets is vrij zwaar.
     Hij wist het eigenlijk ook niet. => Hij wist het ook niet.
     Je krijgt morgen een brief. => Je ontvangt morgen een brief.
     Daarna krijg je je geld terug. => Daarna ontvang je je geld terug.
     Het was heel leuk. => Het was zeer leuk.
     Je leert jezelf echt beter kennen. => Je leert jezelf beter kennen.
     Hoi. Ik wacht al een week op mijn pakketje. => Goedendag. Ik wacht al een week op mijn pakket.
     Ik wacht op antwoord. Groetjes, Karin => Ik wacht op antwoord. Met vriendelijke groet, Karin`,
  )
  assert.equal(rewritten('Hoi.\n\nIk wacht op antwoord van de winkel.', 'formeler').split('\n')[0], 'Geachte lezer,')
})

test('more formal: a word that is not informal there stays', () => {
  leaves(
    'formeler',
    `Zij krijgen een tweede kind.
     Deze vorm werkt het best.
     Hij deed zijn best.
     De dieven krijgen ruzie.
     Klanten die deze fiets kopen zijn tevreden.`,
  )
})

test('plainer: difficult words of news and letters', () => {
  makes(
    'eenvoudiger',
    `Bewoners zijn verbolgen over het plan. => Bewoners zijn boos over het plan.
     U kunt bezwaar aantekenen. => U kunt bezwaar maken.
     De gedupeerden kregen geld. => De slachtoffers kregen geld.
     De zorg wordt opgeschaald. => De zorg wordt uitgebreid.
     Een man is aangehouden in Breda. => Een man is opgepakt in Breda.
     Het besluit is onherroepelijk. => Het besluit is definitief.
     De ruzie escaleerde. => De ruzie liep uit de hand.`,
  )
  leaves('eenvoudiger', `De agent wil de man aanhouden.\n Hij vertelde dat het escaleerde.`)
  assert.ok([...readTable(PLAIN_EVERYDAY_WORDS).values()].flat().length >= 150)
})

test('shorter: a news text of four paragraphs loses about a tenth and nothing that is news', () => {
  const after = rewritten(news, 'korter')
  assert.ok(after.length <= news.length * 0.91, `${after.length / news.length}`)
  for (const fact of [
    'naar verwachting',
    'zo meldt een woordvoerder',
    'de afgelopen jaren',
    '250 euro',
    'Peter Snijders',
  ])
    assert.ok(after.includes(fact), fact)
  // What the next sentence builds upon stays too.
  assert.ok(after.includes('die vorig jaar veel schade leed'))
})

test('longer: steps get their order, and a text in which nothing is clipped stays as it is', () => {
  const steps =
    'Zo verpot je een kamerplant. Leg een laagje hydrokorrels op de bodem. Haal de plant voorzichtig uit de pot. Vul de pot met verse potgrond. Geef de plant water.'
  assert.match(rewritten(steps, 'langer'), /vervolgens .* tot slot /)
  assert.equal(rewritten(news, 'langer'), news)
  const product =
    'Onze nieuwe elektrische fiets heeft een stille motor in het voorwiel. De accu gaat lang mee en is eenvoudig uit het frame te halen. Op het display zie je hoeveel stroom er nog in de accu zit.'
  assert.equal(rewritten(product, 'langer'), product)
})

test('search: a long text gets headings of its own nouns, a shorter one and a letter none', () => {
  const long = `${news}\n\n${texts.news}\n\n${texts.blog}`
  const headings = rewritten(long, 'seo').match(/^## .*$/gm) ?? []
  assert.ok(headings.length >= 2)
  for (const heading of headings) assert.ok(long.toLowerCase().includes(heading.slice(3).toLowerCase()), heading)
  assert.equal(new Set(headings).size, headings.length)
  assert.doesNotMatch(rewritten(news, 'seo'), /^#/m)
  assert.doesNotMatch(rewritten('De tuin is open. De tuin is mooi. De tuin is groot. De tuin is oud.', 'seo'), /^#/m)
  assert.doesNotMatch(rewritten(`Beste bewoner,\n\n${long}`, 'seo'), /^#/m)
})

test('no mode brings a finding of the language check into the news', () => {
  for (const mode of ['korter', 'formeler', 'informeler', 'eenvoudiger', 'seo'] as const)
    assert.ok(checkLanguage(rewritten(news, mode)).length <= checkLanguage(news).length, mode)
})

test('a byte order mark stays first and hides no heading', () => {
  assert.equal(rewritten('\uFEFF# Je kop\n\nHij is heel ziek.', 'formeler'), '\uFEFF# Je kop\n\nHij is zeer ziek.')
})

test('search: a subheading is a noun with its article or what is somebody’s, never empty and never a verb', () => {
  for (const text of [...Object.values(texts), Object.values(texts).join('\n\n')])
    for (const [heading] of rewritten(text, 'seo').matchAll(/^## .*$/gm))
      if (!text.includes(heading)) assert.match(heading, /^## (?:(?:De|Het) \p{Ll}{4,}|\p{Lu}\p{Ll}{3,})$/u)
  assert.ok(!rewritten(texts.shop, 'seo').includes('## Krijg'))
})
