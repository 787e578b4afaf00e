// What holds for the general English sentences, whoever uses them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import { domains } from '#dutch/writer/general/domain.ts'
import { englishArcs, englishPersonalArc, englishSentences } from '#dutch/writer/general/english.ts'
import { wordsOf } from '#dutch/writer/register.ts'
import { sentencesOf, stages } from '#dutch/writer/script/arc.ts'
import { FUNCTION_WORDS } from '#dutch/writer/words/function-words.ts'

const all = [...domains.flatMap((domain) => englishSentences[domain]), ...sentencesOf(englishPersonalArc)]
const texts = all.map(({ text }) => text)

test('every domain has at least 28 sentences with at least 22 ideas', () => {
  for (const domain of domains) {
    const sentences = englishSentences[domain]
    assert.ok(sentences.length >= 28, `${domain}: ${sentences.length}`)
    assert.ok(new Set(sentences.map(({ idea }) => idea)).size >= 22, domain)
  }
})

test('no idea stands twice in one line of thought, and no sentence in two domains', () => {
  for (const arc of [...domains.map((domain) => englishArcs[domain]), englishPersonalArc]) {
    const ideas = sentencesOf(arc).map(({ idea }) => idea)
    assert.deepEqual(
      ideas.filter((idea, at) => ideas.indexOf(idea) !== at),
      [],
    )
  }
  const plain = domains.flatMap((domain) => englishSentences[domain].map(({ text }) => text))
  assert.deepEqual(
    plain.filter((text, at) => plain.indexOf(text) !== at),
    [],
  )
})

test('every stage of a line of thought offers a choice', () => {
  for (const domain of domains)
    for (const stage of stages) assert.ok(englishArcs[domain][stage].length >= 4, `${domain} ${stage}`)
})

test('a sentence has 40 to 130 characters, a capital and an end mark', () => {
  assert.deepEqual(
    texts.filter((text) => characterCount(text) < 40 || characterCount(text) > 130),
    [],
  )
  assert.deepEqual(
    texts.filter((text) => !/^[A-Z].*[.?]$/.test(text)),
    [],
  )
})

test('a sentence holds no figure, name, straight apostrophe or great claim', () => {
  const wrong =
    /\d|['"]|\b(?:always works|guaranteed|proven|studies|experts? say|never fails|everyone knows that|cures?|best ever)\b/i
  assert.deepEqual(
    texts.filter((text) => wrong.test(text)),
    [],
  )
  // A capital inside a sentence is a name, but for the day that intentions are kept for.
  assert.deepEqual(
    texts.filter((text) => /(?<![.?!:] )(?<!^)\b(?!I\b|Monday\b)[A-Z]/.test(text)),
    [],
  )
})

test('a sentence holds no Dutch', () => {
  const shared = new Set('in over of is was had me we want even door die per via al as he so at been a'.split(' '))
  assert.deepEqual(
    texts.filter((text) => wordsOf(text).some((word) => FUNCTION_WORDS.has(word) && !shared.has(word))),
    [],
  )
})

test('grave subjects get sober sentences', () => {
  for (const { text } of [...englishSentences.serious, ...sentencesOf(englishPersonalArc)])
    assert.doesNotMatch(text, /!|\b(?:fun|joke|laugh|enjoy|smile|nice|happy|luckily)/i)
})
