// What holds for the data that scripts are made of: openings, ends and lines of thought.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import * as dailyMatters from '#dutch/writer/script/frames/dutch-daily-matters.ts'
import * as howAndWhat from '#dutch/writer/script/frames/dutch-how-and-what.ts'
import * as newsAndGrief from '#dutch/writer/script/frames/dutch-news-and-grief.ts'
import * as outAndAbout from '#dutch/writer/script/frames/dutch-out-and-about.ts'
import * as tableAndHome from '#dutch/writer/script/frames/dutch-table-and-home.ts'
import { domains, type Domain } from '#dutch/writer/general/domain.ts'
import { dutchPersonalSentences, dutchSentences } from '#dutch/writer/general/dutch.ts'
import { addressOf } from '#dutch/writer/language.ts'
import { addressed, readArc, sentencesOf, stages, type ArcText } from '#dutch/writer/script/arc.ts'
import { dutchBook } from '#dutch/writer/script/book-dutch.ts'
import { englishBook } from '#dutch/writer/script/book-english.ts'
import type { HookBook } from '#dutch/writer/script/frames.ts'
import { composeScript } from '#dutch/writer/script/script.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { ordinaryTitles, seriousTitles } from '../odd-subjects.ts'

const { personal, ...graveAndNews } = newsAndGrief
const texts: Record<Domain, ArcText> = {
  ...dailyMatters,
  ...howAndWhat,
  ...graveAndNews,
  ...outAndAbout,
  ...tableAndHome,
}
const written = [
  ...domains.map((domain) => ({ name: domain as string, text: texts[domain], general: dutchSentences[domain] })),
  { name: 'personal', text: personal, general: dutchPersonalSentences },
]

test('a Dutch line of thought borrows only general sentences that exist', () => {
  const missing = written.flatMap(({ name, text, general }) =>
    stages
      .flatMap((stage) => text[stage].match(/(?<=^\s*(?:\+ )?= ).+$/gmu) ?? [])
      .filter((idea) => !general.some((sentence) => sentence.idea === idea))
      .map((idea) => `${name}: ${idea}`),
  )
  assert.deepEqual(missing, [])
})

test('no idea stands twice in one Dutch line of thought, and every stage offers a choice', () => {
  for (const { name, text, general } of written) {
    const arc = readArc(text, general)
    const ideas = sentencesOf(arc).map(({ idea }) => idea)
    assert.deepEqual(
      ideas.filter((idea, at) => ideas.indexOf(idea) !== at),
      [],
      name,
    )
    for (const stage of stages) assert.ok(arc[stage].length >= 4, `${name} ${stage}`)
  }
})

test('a thread whose general sentence is gone ends before it', () => {
  const lines = {
    recognition: 'a: Eén.\n+ = weg\n+ b: Twee.\nc: Drie.',
    insight: '= er\n+ d: Vier.',
    practice: 'e: Vijf.',
  }
  const arc = readArc({ ...lines, encouragement: '= weg\n+ f: Zes.' }, [{ idea: 'er', text: 'Er.' }])
  const said = stages.map((stage) => arc[stage].map((thread) => thread.map(({ text }) => text).join(' ')))
  assert.deepEqual(said, [['Eén.', 'Drie.'], ['Er. Vier.'], ['Vijf.'], []])
})

test('a Dutch sentence is spelled out for je and for u, with a capital, an end mark and no brace left', () => {
  for (const { text, general } of written) {
    for (const { text: sentence } of sentencesOf(readArc(text, general))) {
      for (const said of [addressed(sentence, 'je'), addressed(sentence, 'u')])
        assert.match(said, /^(?:\p{Lu}|’s \p{Lu})[^{}|]*[.?]$/u)
      assert.doesNotMatch(addressed(sentence.replace(/^[^{]*$/u, ''), 'je'), /(?<!\p{L})uw?(?!\p{L})/u)
      assert.doesNotMatch(addressed(sentence.replace(/^[^{]*$/u, ''), 'u'), /(?<!\p{L})(?:je|jij|jou|jouw)(?!\p{L})/u)
    }
  }
})

test('there are at least 12 openings for every shape of title, and enough ends', () => {
  const shapes = [
    'phrase',
    'name',
    'list',
    'how',
    'statement',
    'question',
    'quote',
    'composed',
    'call',
    'none',
    'titled',
  ]
  for (const book of [dutchBook, englishBook]) {
    for (const shape of shapes) assert.ok((book.hooks[shape as keyof HookBook] ?? []).length >= 12, shape)
    assert.ok((book.soberHooks.any ?? []).length >= 12)
    for (const shape of ['none', 'titled'] as const) assert.ok((book.soberHooks[shape] ?? []).length >= 8)
    const { ordinary: usual, news, sober } = book.closes
    assert.ok(usual.talk.length + usual.call.length >= 12)
    assert.ok(news.talk.length + news.call.length >= 8)
    assert.ok(sober.length >= 8)
  }
})

const isFamiliar = (line: string) => addressOf(addressed(line, 'u')) === 'je'
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test('the Dutch of openings, ends, thoughts and whole scripts passes the language check', () => {
  const { hooks, soberHooks, closes, bridges } = dutchBook
  const frames = [hooks, soberHooks, closes.ordinary, closes.news, { sober: closes.sober }, bridges]
  const lines = frames.flatMap((book) => Object.values(book as Record<string, readonly string[]>).flat())
  const said = lines
    .flatMap((line) => [addressed(line, 'je'), addressed(line, 'u')])
    .map((line) => line.replace('%', 'Kaas'))
  const scripts = ordinaryTitles
    .slice(0, 8)
    .flatMap((title) => seeds.map((seed) => composeScript({ title, description: null, language: 'nl' }, seed, noTaste)))
  const grave = seriousTitles
    .slice(0, 2)
    .flatMap((title) => seeds.map((seed) => composeScript({ title, description: null, language: 'nl' }, seed, noTaste)))
  const thoughts = written.flatMap(({ text, general }) => {
    const arc = readArc(text, general)
    const threads = stages.flatMap((stage) => arc[stage].map((thread) => thread.map((line) => line.text)))
    // A borrowed sentence knows only 'je': to a 'u' the thread ends before it.
    const polite = threads.map((thread) => thread.slice(0, (thread.findIndex((line) => isFamiliar(line)) + 1 || 9) - 1))
    return [
      ...threads.map((thread) => addressed(thread.join(' '), 'je')),
      ...polite.map((thread) => addressed(thread.join(' '), 'u')),
    ]
  })
  const found = [...said, ...thoughts, ...scripts, ...grave].flatMap((text) =>
    checkLanguage(text).map(({ rule, start, end }) => `${rule}: ${text.slice(Math.max(0, start - 20), end + 20)}`),
  )
  assert.deepEqual([...new Set(found)], [])
})
