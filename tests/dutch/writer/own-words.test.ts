// The user's own sentences come first, and a set says more than 'read this'.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { registerOf } from '#dutch/writer/register.ts'
import { REGISTERS } from '#dutch/writer/words/registers.ts'
import { ordinaryTitles } from './odd-subjects.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

interface Article {
  title: string
  description: string
}

const articles: readonly Article[] = [
  {
    title: '“Ik had nooit gedacht dat ik zou winnen”',
    description: 'Marathonloper Sanne won zondag de marathon van Rotterdam. Ze traint pas twee jaar.',
  },
  {
    title: 'Boerenkoolstamppot met rookworst',
    description: 'Deze stamppot staat binnen een halfuur op tafel. Je maakt hem met verse boerenkool en aardappels.',
  },
  {
    title: 'Kabinet wil af van toeslagen',
    description:
      'Het kabinet wil de kinderopvangtoeslag en de huurtoeslag afschaffen. Daarvoor komt een vaste bijdrage in de plaats. De Tweede Kamer praat er volgende maand over.',
  },
  {
    title: 'De terugkeer van de wolf',
    description:
      'Op de Veluwe leven nu acht roedels. Boeren vrezen voor hun schapen. Natuurorganisaties wijzen op subsidies voor hekken.',
  },
  {
    title: 'Ajax verliest thuis van NEC',
    description: 'Ajax kwam in de eerste helft met 1-0 voor. NEC scoorde daarna drie keer.',
  },
  {
    title: 'Man (43) overleden bij ongeluk op A2',
    description: 'De man botste rond zes uur op een vrachtwagen. De snelweg was urenlang dicht.',
  },
  {
    title: 'Is een warmtepomp iets voor jou?',
    description: 'Een warmtepomp verwarmt je huis zonder gas. De aanschaf kost al snel tienduizend euro.',
  },
]

const sentencesOf = ({ description }: Article) => description.split(/(?<=\.) /)
/** The sentences of the description that a text holds, whatever the case of their first letter. */
const ownIn = (text: string, article: Article) =>
  sentencesOf(article).filter((sentence) => text.includes(sentence.slice(1).replace(/\.$/, '')))

test('every caption opens with an own sentence, or has one right behind the title', () => {
  for (const article of articles) {
    const before = new RegExp(
      `^(?:(?:[\\p{L} ]+: ‘)?${RegExp.escape(article.title)}’?[.]?(?: \\p{Emoji}\\uFE0F?)? )?$`,
      'u',
    )
    for (const seed of seeds) {
      for (const caption of composeLinkInBioCaptions(article, seed)) {
        const [first] = ownIn(caption, article)
        assert.ok(first, caption)
        assert.match(caption.slice(0, caption.indexOf(first)), before)
      }
    }
  }
})

test('the captions of a set quote different own sentences', () => {
  for (const article of articles) {
    for (const seed of seeds) {
      const runs = composeLinkInBioCaptions(article, seed).map((caption) => ownIn(caption, article).join(' '))
      assert.ok(new Set(runs).size >= 2, `${article.title} ${seed}`)
    }
  }
})

test('an own sentence is left out of a caption only when none fits', () => {
  const long = 'De gemeente maakt bekend dat het werk aan de weg nog '
  const article = {
    title: `Titel die ${'heel erg '.repeat(10)}lang is`,
    description: `${long}${'zeer '.repeat(30)}lang duurt. Bewoners moeten omrijden.`,
  }
  for (const seed of seeds)
    for (const caption of composeLinkInBioCaptions(article, seed)) assert.match(caption, /Bewoners moeten omrijden/)
})

test('five Facebook titles hold two own sentences and five Pinterest titles one, and none stands in two', () => {
  for (const article of articles.slice(1)) {
    // One sentence can serve here: the other leans on it.
    const least = article.title.startsWith('Ajax') ? 1 : 2
    for (const seed of seeds) {
      const facebook = composeFacebookTitles(article, seed).flatMap((text) => ownIn(text, article))
      const pinterest = composePinterestTitles(article, seed).flatMap((text) => ownIn(text, article))
      assert.ok(facebook.length >= least, `${article.title} ${seed}`)
      assert.ok(pinterest.length >= 1, `${article.title} ${seed}`)
      for (const own of [facebook, pinterest]) assert.equal(new Set(own).size, own.length, own.join('\n'))
    }
  }
})

test('a sentence that points back only follows the sentence it points to', () => {
  const backs: readonly (readonly [string, string])[] = [
    ['Ze traint pas twee jaar', 'marathon van Rotterdam.'],
    ['Daarvoor komt een vaste bijdrage', 'huurtoeslag afschaffen.'],
    ['NEC scoorde daarna', 'met 1-0 voor.'],
  ]
  for (const article of articles) {
    for (const seed of seeds) {
      for (const compose of [composeFacebookTitles, composePinterestTitles, composeLinkInBioCaptions]) {
        for (const text of compose(article, seed))
          for (const [back, referent] of backs)
            if (text.toLowerCase().includes(back.toLowerCase())) assert.ok(text.includes(`${referent} ${back}`), text)
      }
    }
  }
})

/** What stands around the title when a result only points at the article. */
const READS_ONLY =
  /^(?:(?:leestip|receptentip|lees nu|nu te lezen): ‘.*|heb jij ‘’ al (?:gelezen|bekeken)\?|zet ‘’ op je leeslijst|(?::| –)? (?:lees|hier lees je|in dit artikel lees je|het hele artikel)[^.?:]*)$/iu

test('at most two of five only point at the article, and one ends in reading the whole of it', () => {
  for (const title of ordinaryTitles.filter((candidate) => !/how to|coffee|\bu\b/i.test(candidate))) {
    for (const seed of seeds) {
      for (const compose of [composeFacebookTitles, composePinterestTitles]) {
        const texts = compose({ title }, seed).map((text) => text.replace(/ ?\p{Emoji_Presentation}+$/u, ''))
        const show = `${seed}: ${texts.join(' | ')}`
        assert.ok(texts.filter((text) => READS_ONLY.test(text.replace(title, ''))).length <= 2, show)
        assert.ok(texts.filter((text) => /lees het hele artikel$/i.test(text)).length <= 1, show)
      }
    }
  }
})

test('at least three of five titles use what fits the register, not any article', () => {
  for (const title of [
    'Boerenkoolstamppot met rookworst',
    'Moestuin op het balkon',
    'Stedentrip Antwerpen',
    'Koffie',
  ]) {
    const entry = REGISTERS.find(({ register }) => register === registerOf(title, ''))
    assert.ok(entry)
    const topical = [...entry.asks, ...entry.keeps, ...entry.says]
    for (const seed of seeds) {
      for (const compose of [composeFacebookTitles, composePinterestTitles]) {
        const texts = compose({ title }, seed)
        const fitting = texts.filter((text) => topical.some((frame) => text.includes(frame)))
        assert.ok(fitting.length >= 3, texts.join(' | '))
      }
    }
  }
})
