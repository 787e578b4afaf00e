// Outline, sources and gaps of an article at their edges, with what people read beside them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { articleDraft } from '#contract/tools/article-draft.ts'
import { articleMeta } from '#contract/tools/article-meta.ts'
import { articleOutline } from '#contract/tools/article-outline.ts'
import { articleSection } from '#contract/tools/article-section.ts'
import { tools } from '#contract/tools/registry.ts'
import { articleLengths, articleMeasures } from '#contract/writing/article-length.ts'
import { gapsIn } from '#contract/articles/gaps.ts'
import { gap } from '#contract/writing/gaps.ts'
import { outline } from '#contract/writing/outline.ts'
import { writingSources } from '#contract/writing/sources.ts'

/** What a schema says of the first thing that is wrong; undefined when all is well. */
const said = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues[0]?.message

const section = (parts: object = {}) => ({ heading: 'Wat het kost', points: ['De prijs'], ...parts })
const sections = (count: number) => ({
  sections: Array.from({ length: count }, (_, at) => section({ heading: `Deel ${at}` })),
})
const source = (text: string, parts: object = {}) => ({ title: 'Bericht', url: null, text, ...parts })

test('an outline has one to twenty sections', () => {
  assert.equal(said(outline, sections(0)), 'Een opzet heeft minstens één onderdeel.')
  for (const count of [1, 20]) assert.equal(said(outline, sections(count)), undefined)
  assert.equal(said(outline, sections(21)), 'Een opzet heeft hoogstens 20 onderdelen.')
})

test('a section has a heading of at most 200 characters, on one line, and up to eight points of at most 300', () => {
  const one = (parts: object) => said(outline, { sections: [section(parts)] })
  assert.equal(one({ heading: '  ' }), 'Geef elk onderdeel een kop.')
  assert.equal(one({ heading: '🌱'.repeat(200) }), undefined)
  assert.equal(one({ heading: 'k'.repeat(201) }), 'Een kop telt hoogstens 200 tekens.')
  assert.equal(one({ heading: 'Twee\nregels' }), 'Schrijf dit op één regel.')
  assert.equal(one({ points: [] }), undefined)
  assert.equal(one({ points: Array.from({ length: 8 }, () => 'p'.repeat(300)) }), undefined)
  assert.equal(one({ points: Array.from({ length: 9 }, () => 'punt') }), 'Een onderdeel heeft hoogstens 8 punten.')
  assert.equal(one({ points: ['p'.repeat(301)] }), 'Een punt telt hoogstens 300 tekens.')
  assert.equal(one({ points: [' '] }), 'Schrijf het punt op, of haal het weg.')
})

test('there are one to ten sources of at most 20,000 characters, 60,000 together, each with something in it', () => {
  const text = (length: number) => '🚲'.repeat(length)
  assert.equal(said(writingSources, []), 'Kies minstens één bron om uit te schrijven.')
  assert.equal(said(writingSources, [source(text(20_000))]), undefined)
  assert.equal(said(writingSources, [source(text(20_001))]), 'Een bron telt hoogstens 20.000 tekens.')
  assert.equal(
    said(
      writingSources,
      [20_000, 20_000, 20_000].map((length) => source(text(length))),
    ),
    undefined,
  )
  const over = [20_000, 20_000, 19_999, 2].map((length) => source(text(length)))
  assert.equal(said(writingSources, over), 'Samen tellen de bronnen hoogstens 60.000 tekens.')
  const many = (count: number) => Array.from({ length: count }, () => source('Een zin.'))
  assert.equal(said(writingSources, many(10)), undefined)
  assert.equal(said(writingSources, many(11)), 'Een artikel heeft hoogstens 10 bronnen.')
  for (const empty of ['', '  \n', '\u200B']) assert.equal(said(writingSources, [source(empty)]), 'Deze bron is leeg.')
})

test('a source is kept to the letter, white space and all: passages name places in it', () => {
  assert.equal(writingSources.parse([source('  Een zin.\n\n')])[0]?.text, '  Een zin.\n\n')
})

test('the longest sources fit in a request, whatever they are made of', () => {
  for (const { endpoint } of [articleOutline, articleDraft, articleSection]) {
    // Every character of these is twelve bytes when it is escaped.
    assert.ok(endpoint.bodyBytes > 60_000 * 12 + 40_000 * 12, endpoint.path)
  }
})

test('a section is written again only when the outline has it', () => {
  const asked = { title: 'Brug dicht', sources: [source('De brug gaat dicht.')], outline: sections(2) }
  assert.equal(said(articleSection.input, { ...asked, section: 1 }), undefined)
  assert.equal(said(articleSection.input, { ...asked, section: 2 }), 'Dit onderdeel staat niet in de opzet.')
  for (const none of [-1, 0.5, '0', undefined]) assert.ok(said(articleSection.input, { ...asked, section: none }))
})

test('what the user asks for has at most 1,000 characters, and may be left out', () => {
  const asked = { title: 'Brug dicht', sources: [source('De brug gaat dicht.')] }
  for (const instruction of [undefined, null, '', 'x'.repeat(1_000)])
    assert.equal(said(articleOutline.input, { ...asked, instruction }), undefined)
  assert.equal(
    said(articleOutline.input, { ...asked, instruction: 'x'.repeat(1_001) }),
    'Een opdracht telt hoogstens 1.000 tekens.',
  )
})

test('an article is short, of ordinary length or long, and of ordinary length when nobody says', () => {
  const asked = { title: 'Brug dicht', sources: [source('De brug gaat dicht.')] }
  assert.equal(articleOutline.input.parse(asked).length, 'normaal')
  for (const length of articleLengths) assert.equal(articleOutline.input.parse({ ...asked, length }).length, length)
  assert.equal(said(articleOutline.input, { ...asked, length: 'kortst' }), 'Kies kort, normaal of lang.')
  const most = articleLengths.map((length) => articleMeasures[length].words.max)
  assert.deepEqual(
    most,
    most.toSorted((a, b) => a - b),
  )
})

test('a hashtag has a sign, letters and figures, and nothing else', () => {
  const meta = (hashtag: string) =>
    said(articleMeta.output, { titles: ['Titel'], descriptions: ['Zin.'], keywords: ['brug'], hashtags: [hashtag] })
  for (const right of ['#brug', '#café2026', '#MiddenDrenthe']) assert.equal(meta(right), undefined, right)
  for (const wrong of ['brug', '#', '#twee woorden', '#2026', '##brug', '#brug!']) assert.ok(meta(wrong), wrong)
})

test('every tool may name the article that it is for', () => {
  for (const { endpoint } of Object.values(tools)) {
    const field = endpoint.body.shape.articleId
    for (const id of [1, 2_147_483_647, null, undefined]) assert.ok(field.safeParse(id).success)
    for (const none of [0, -1, 1.5, '1', 2_147_483_648]) assert.ok(!field.safeParse(none).success)
  }
})

test('gaps are found with their places, however they are written', () => {
  const text =
    'Het kost [nog in te vullen: de prijs]. [Nog in te vullen] [nog in te vullen:] Een [link](https://example.nl).'
  const gaps = gapsIn(text)
  assert.deepEqual(
    gaps.map(({ text: missing }) => missing),
    ['de prijs', '', ''],
  )
  for (const { from, to } of gaps) assert.match(text.slice(from, to), /^\[nog in te vullen.*\]$/iu)
  assert.deepEqual(gapsIn('Er ontbreekt niets [1], [nog niet].'), [])
})

test('a gap that is made is found again, with all that is missing on one line', () => {
  for (const missing of ['de prijs', 'twee\nregels', 'met [haken] erin', ' ruim ']) {
    const [found, ...more] = gapsIn(`Voor ${gap(missing)} na`)
    assert.deepEqual(more, [])
    assert.equal(found?.text, missing.replace(/[[\]\s]+/gu, ' ').trim())
  }
  assert.deepEqual(
    gapsIn(gap('')).map(({ text }) => text),
    [''],
  )
})
