// Which sentences need the one before them, and which can lose their end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leansOnBefore } from '#dutch/writer/leaning.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { mainClause } from '#dutch/writer/own-sentences.ts'

test('a sentence leans when it points back anywhere near its beginning', () => {
  for (const sentence of [
    'Ze traint pas twee jaar.',
    'Dat is vijftig cent meer.',
    'Het helpt tegen stress.',
    'Volgens hem is er niets van waar.',
    'NEC scoorde daarna drie keer.',
    'Bedrijven moeten dan laten zien wat er is gemaakt.',
    'Zelf rouwen schiet er dan bij in.',
    'Vroeg naar bed sturen helpt dus niet altijd.',
    'Hoe ze worden verdeeld, is een politieke keuze.',
  ])
    assert.ok(leansOnBefore(sentence, false), sentence)
  for (const sentence of [
    'Het regende deze maand nauwelijks.',
    'Het kabinet wil de toeslag afschaffen.',
    'Met een paar bakken en potgrond kom je een heel eind.',
    'Boeren vrezen voor hun schapen.',
    'De vraag is groter dan ooit.',
    'De nieuwe brug is een stuk langer dan gedacht.',
  ])
    assert.ok(!leansOnBefore(sentence, false), sentence)
})

test('a main clause is cut where its meaning stays whole, and nowhere else', () => {
  assert.equal(
    mainClause('De brug blijft tot de zomer dicht, waardoor bewoners moeten omrijden.'),
    'De brug blijft tot de zomer dicht.',
  )
  assert.equal(
    mainClause('Courgettes hebben veel zon nodig, sla groeit ook in de schaduw.'),
    'Courgettes hebben veel zon nodig.',
  )
  assert.equal(
    mainClause('De brug blijft tot de zomer dicht, omdat het werk langer duurt dan gepland.'),
    'De brug blijft tot de zomer dicht.',
  )
  for (const sentence of [
    'De brug blijft tot de zomer dicht, zegt de gemeente.',
    'De brug is weer helemaal veilig, want hij is versterkt, zegt de gemeente.',
    'De brug gaat in de zomer open, als het werk dan klaar is.',
    'De brug gaat niet alleen open, terwijl hij ook hoger wordt.',
    'De brug gaat open, maar alleen voor fietsers.',
    'Als de zon schijnt, groeit sla goed op het balkon.',
    'Je hebt bloem, water en gist nodig voor dit brood.',
    'Volgens de politie is de man, die uit Arnhem komt, op straat gevonden.',
    'In Utrecht, de stad aan de Vecht, is het vandaag feest.',
    'Wie graag wandelt, krijgt in Drenthe veel moois te zien.',
    'Niet de prijs is het probleem, de bezorging is te traag.',
  ])
    assert.equal(mainClause(sentence), sentence)
})

test('a sentence too long for a title reaches it by its main clause', () => {
  const subject = {
    title: 'Nieuwe brug over het kanaal',
    description:
      'De brug blijft tot de zomer dicht, omdat het werk door de hoge waterstand veel langer duurt dan de gemeente had gepland.',
  }
  for (let seed = 0; seed < 20; seed++) {
    const own = composeFacebookTitles(subject, seed).filter((text) =>
      text.toLowerCase().includes('de brug blijft tot de zomer dicht'),
    )
    assert.ok(own.length >= 1, String(seed))
    for (const text of own) assert.doesNotMatch(text, /omdat/)
  }
})
