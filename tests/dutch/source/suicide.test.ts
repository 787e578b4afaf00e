// Suicide in an article: how it is told, where to turn, and what of it is never a fact.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readArticle } from '#dutch/source/article.ts'
import { HELPLINE_113, HELPLINE_113_ENGLISH, mentionsSuicide, toneOf } from '#dutch/source/tone.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { textsOf } from '../writer/articles.ts'

const filler = 'De band speelt zaterdag op het plein en de entree is voor iedereen vrij. '.repeat(40)

for (const title of [
  'Praten over zelfdoding',
  'Zelfmoord onder jongeren',
  'Zij wilde een einde aan haar leven maken',
  'Zij wilde een eind aan haar leven maken',
  'Hij maakte een einde aan zijn leven',
  'Zanger heeft zich van het leven beroofd',
  'Zanger beroofde zichzelf vorig jaar van het leven',
  'Zanger is uit het leven gestapt',
  'Zij stapte vorige week uit het leven',
  'Man sprong voor de trein',
  'Vrouw voor een intercitytrein gesprongen',
  'Man springt van flat',
  'Hij verhing zich',
  'Als je kind niet meer wil leven',
  'Levensmoe op je zeventiende',
  'Ouderen met een doodswens',
  'Suicide among teenagers',
  'Singer took his own life',
])
  test(`the line of 113 is offered, and all of it is serious: ${title}`, () => {
    assert.equal(mentionsSuicide({ title }), true)
    assert.equal(readArticle({ title: 'Nieuws', source: `${title}.` }).suicide, true)
    assert.equal(toneOf({ title }), 'ernstig')
    assert.equal(toneOf({ title: 'Vakantie op de camping', description: title }), 'ernstig')
    assert.equal(toneOf({ title: 'Vakantie op de camping', source: `${title}.` }), 'ernstig')
  })

for (const title of [
  'Zelfmoordaanslag in Kabul',
  'Politieke zelfmoord van de minister',
  'Nummer 113 van de lijst',
  'De zelfbouwdag',
  'Een einde aan het leven van de fabriek',
  'Na de bruiloft komt een einde aan zijn leven als vrijgezel',
  'Niet meer willen leven zonder auto',
  'Kat springt van flat',
  'Korting voor de trein',
  'Verhalen uit het leven gegrepen',
])
  test(`the line of 113 is not offered: ${title}`, () => {
    assert.equal(mentionsSuicide({ title }), false)
    assert.equal(readArticle({ title: 'Nieuws', source: `${title}.` }).suicide, false)
  })

describe('a mention in passing', () => {
  for (const passing of [
    'De opbrengst gaat naar 113 Zelfmoordpreventie.',
    'Vorig jaar ging het in de kerk over zelfdoding.',
    'Bel 113 wanneer je wilt praten.',
  ])
    test(`offers the line of 113 and leaves the tone: ${passing}`, () => {
      const given = { title: 'Concert op het plein', source: `${filler}${passing} ${filler}` }
      assert.equal(mentionsSuicide(given), true)
      assert.equal(toneOf(given), 'licht')
    })

  test('is also one of who collects for prevention, in the description', () => {
    const description = 'Muziek op het plein, en een collecte voor 113 Zelfmoordpreventie.'
    assert.equal(mentionsSuicide({ title: 'Concert op het plein', description }), true)
    assert.equal(toneOf({ title: 'Concert op het plein', description, source: filler }), 'licht')
  })

  test('is no mention in passing when somebody did it', () => {
    const source = `${filler}De drummer maakte in mei een eind aan zijn leven. ${filler}`
    assert.equal(toneOf({ title: 'Concert op het plein', source }), 'ernstig')
  })

  test('is none either when the text comes back to it', () => {
    const often = 'Het lied gaat over zelfdoding. '.repeat(6)
    assert.equal(toneOf({ title: 'Concert op het plein', source: `${filler}${often}${filler}` }), 'ernstig')
  })
})

test('a tone that was chosen wins, and the line of 113 comes all the same', () => {
  for (const tone of ['licht', 'nieuws', 'ernstig'] as const) {
    const subject = { title: 'Praten over zelfdoding', tone }
    assert.equal(readArticle(subject).tone, tone)
    for (const text of textsOf(composeLinkInBioCaptions(subject, 1))) assert.ok(text.endsWith(HELPLINE_113), text)
  }
})

const told = `Een man van 41 uit Tiel heeft een einde aan zijn leven gemaakt, meldt zijn familie. De stille tocht voor de man begint vrijdag om 19.00 uur op de Markt.`

describe('how and where somebody did it is never a fact', () => {
  for (const how of [
    'Een wandelaar trof hem zondag aan in het park bij de haven.',
    'De man sprong volgens de politie van een brug over de Waal.',
    'De man maakte een einde aan zijn leven op het station van Tiel.',
    'De familie vond hem maandag in de schuur achter het huis.',
    'Zijn lichaam is maandag door een wandelaar gevonden.',
    'De man nam volgens zijn zus een overdosis van zijn eigen pillen.',
    'De man kwam volgens getuigen onder een trein bij Tiel.',
    'In zijn afscheidsbrief schreef de man over zijn werk in Tiel.',
  ])
    test(how, () => {
      const subject = { title: 'Man uit Tiel maakt einde aan zijn leven', source: `${told} ${how}` }
      const texts = readArticle(subject).facts.map(({ text }) => text)
      assert.ok(texts.length > 0 && !texts.includes(how), texts.join(' | '))
      const made = [...textsOf(composeFacebookTitles(subject, 1)), ...textsOf(composeLinkInBioCaptions(subject, 1))]
      assert.ok(made.every((text) => !text.includes(how.slice(0, -1))))
    })
})

test('where something was found is a fact of any other article', () => {
  const source = 'Een wandelaar trof de gestolen fiets zondag aan in het park bij de haven.'
  assert.equal(readArticle({ title: 'Fiets terug', source }).facts.length, 1)
})

test('what helps stays a fact: advice, figures and who to talk to', () => {
  const source = `Ruim achttienhonderd mensen overlijden elk jaar door zelfdoding. Vraag in de auto of op de fiets hoe het met je kind gaat. De huisarts kent de weg naar een psycholoog in de buurt.`
  assert.equal(readArticle({ title: 'Praten over zelfdoding', source }).facts.length, 3)
})

test('the line of 113 is given once, also when the article gives it', () => {
  const source = `Praten over zelfdoding helpt, zegt jeugdarts Sanne Wolters uit Tiel. Vragen maakt het volgens haar niet erger. Denk je aan zelfdoding of maak je je zorgen om een ander? Bel dag en nacht gratis met 113 Zelfmoordpreventie via 113 of 0800-0113. Je kunt ook chatten op 113.nl met een vrijwilliger.`
  const subject = { title: 'Praten over zelfdoding helpt', source }
  assert.ok(readArticle(subject).facts.length > 0)
  assert.ok(readArticle(subject).facts.every(({ text }) => !/113|denk je aan/iu.test(text)))
  for (const text of textsOf(composeLinkInBioCaptions(subject, 1))) {
    assert.equal(text.match(/113\.nl/gu)?.length, 1, text)
    assert.equal(text.match(/denk je aan/giu)?.length, 1, text)
  }
})

test('the line names what 113 asks media to name', () => {
  assert.equal(HELPLINE_113, 'Denk je aan zelfdoding? Bel 113 of 0800-0113, of chat op 113.nl.')
  for (const named of ['113 or', '0800-0113', '113.nl', 'In the Netherlands'])
    assert.ok(HELPLINE_113_ENGLISH.includes(named))
})
