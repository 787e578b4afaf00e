// The general Dutch sentences: what holds for each of them, and how captions use them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { characterCount } from '#contract/text.ts'
import { domainOf, domains } from '#dutch/writer/general/domain.ts'
import { dutchPersonalSentences, dutchSentences } from '#dutch/writer/general/dutch.ts'
import { addressOf } from '#dutch/writer/language.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { registerOf } from '#dutch/writer/register.ts'
import type { Subject } from '#dutch/writer/subject.ts'
import { ordinaryTitles, seriousTitles } from './odd-subjects.ts'

const all = Object.values(dutchSentences).flat()

test('every domain has at least 28 sentences, with at least 22 ideas', () => {
  for (const domain of domains) {
    const sentences = dutchSentences[domain]
    assert.ok(sentences.length >= 28, domain)
    assert.ok(new Set(sentences.map(({ idea }) => idea)).size >= 22, domain)
  }
})

test('no sentence stands in the data twice', () => {
  assert.equal(new Set(all.map(({ text }) => text)).size, all.length)
})

test('a sentence has 40 to 130 characters, at most 22 words, a capital and a full stop', () => {
  assert.deepEqual(
    all.filter(({ text }) => {
      const length = characterCount(text)
      return length < 40 || length > 130 || text.split(' ').length > 22 || !/^\p{Lu}[^.!?]*\.$/u.test(text)
    }),
    [],
  )
})

test('every domain has short and long sentences, so that they fill any length', () => {
  for (const domain of domains) {
    const lengths = dutchSentences[domain].map(({ text }) => characterCount(text))
    assert.ok(lengths.filter((length) => length < 60).length >= 6, domain)
    assert.ok(lengths.filter((length) => length > 75).length >= 3, domain)
  }
})

test('a sentence names no figure, no article and nobody but the reader, and has no passive', () => {
  const bad =
    /\d|%|(?<!\p{L})(?:u|uw|ik|wij|we|ons|onze|mijn|artikel|video|wordt|worden|werd|werden)(?!\p{L})|[!“”‘"]|\p{Emoji_Presentation}/iu
  // A capital inside a sentence would be a name.
  assert.deepEqual(
    all.filter(({ text }) => bad.test(text) || /\p{Lu}/u.test(text.slice(1))),
    [],
  )
})

test('in every domain at least twelve sentences address nobody, so that a text in the u-form can use them', () => {
  for (const domain of domains)
    assert.ok(dutchSentences[domain].filter(({ text }) => addressOf(text) === 'none').length >= 12, domain)
})

test('a serious sentence addresses nobody, cheers nobody up and promises nothing', () => {
  assert.deepEqual(
    dutchSentences.serious.filter(
      ({ text }) => addressOf(text) !== 'none' || /leuk|lekker|mooi|gelukkig|komt goed|troost|sterk|hoop/i.test(text),
    ),
    [],
  )
})

test('sentences of one domain open differently', () => {
  for (const domain of domains) {
    const openings = dutchSentences[domain].map(({ text }) => text.split(' '))
    const first = Object.groupBy(openings, ([word = '']) => word)
    for (const [word, met = []] of Object.entries(first)) assert.ok(met.length <= 5, `${domain}: ${word} ${met.length}`)
    assert.equal(new Set(openings.map((words) => words.slice(0, 3).join(' '))).size, openings.length, domain)
  }
})

test('the language check finds nothing in a sentence', () => {
  assert.deepEqual(
    all.map(({ text }) => ({ text, found: checkLanguage(text) })).filter(({ found }) => found.length > 0),
    [],
  )
})

const seeds = Array.from({ length: 20 }, (_, seed) => seed)
const everySober = [
  ...new Map(
    [...dutchSentences.serious, ...dutchPersonalSentences].map((sentence) => [sentence.text, sentence]),
  ).values(),
]
const generalIn = (caption: string, { title, description }: Subject) => {
  const domain = domainOf(registerOf(title, description ?? ''))
  const sentences = domain === 'serious' ? everySober : dutchSentences[domain]
  return sentences.filter(({ text }) => caption.includes(text))
}

test('without a description a caption holds one or two general sentences of its domain', () => {
  for (const title of [...ordinaryTitles, ...seriousTitles]) {
    if (title === 'KABINET VALT OVER ASIELPLAN VAN PVV' || title.endsWith('?!')) continue
    for (const seed of seeds.slice(0, 6)) {
      for (const caption of composeLinkInBioCaptions({ title }, seed)) {
        const found = generalIn(caption, { title })
        assert.ok(found.length === 1 || found.length === 2, `${title}: ${caption}`)
      }
    }
  }
})

test('no general sentence stands in two captions of one set', () => {
  for (const title of [...ordinaryTitles, ...seriousTitles]) {
    for (const seed of seeds) {
      const found = composeLinkInBioCaptions({ title }, seed).flatMap((caption) => generalIn(caption, { title }))
      assert.equal(new Set(found).size, found.length, title)
    }
  }
})

test('beside own sentences there is still room for a general one in some captions', () => {
  const subject = { title: 'Ajax verliest thuis van NEC', description: 'NEC scoorde drie keer in de eerste helft.' }
  const captions = seeds.flatMap((seed) => composeLinkInBioCaptions(subject, seed))
  const share = captions.filter((caption) => generalIn(caption, subject).length > 0).length / captions.length
  assert.ok(share > 0.2 && share < 0.9, String(share))
})
