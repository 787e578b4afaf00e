// The clicks that mend a finding: out of the article's own words, and afterwards the finding is gone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyse } from '#web/seo/analyse.ts'
import { blocksOf } from '#web/seo/article-blocks.ts'
import { mended, type Finding } from '#web/seo/finding.ts'
import type { AnalysisInput } from '#web/seo/reading.ts'
import { tableWidth } from '#web/seo/title-width.ts'
import { article } from '../support/seo-article.ts'

/** The finding, the article after its click, and the finding then. */
function pressed(given: Partial<AnalysisInput>, id: string) {
  const input = { ...article, ...given }
  const before = analyse(input).findings.find((one) => one.id === id)
  assert.ok(before?.fix, `${id} has a click`)
  const after = withFix(input, before)
  return { before, after, finding: analyse(after).findings.find((one) => one.id === id) }
}

function withFix(input: AnalysisInput, { fix }: Finding): AnalysisInput {
  const change = fix?.change
  if (change?.kind === 'set-field') {
    const after = { ...input, [change.field]: change.value }
    return { ...after, titleWidth: tableWidth(after.seoTitle) }
  }
  assert.ok(change)
  const sources = blocksOf(input.markdown).blocks.map(({ source }) => source)
  const block = mended(sources[change.block] ?? '', change)
  assert.ok(block !== null)
  // Blocks as the editor puts them together: with a blank line in between.
  return {
    ...input,
    markdown: sources
      .with(change.block, block)
      .map((source) => source.trimEnd())
      .join('\n\n'),
  }
}

test('the keyphrase comes before the first paragraph, with its Markdown as it was', () => {
  const markdown = article.markdown.replace('de fietsbrug over de Linge', '**de brug**')
  const { after, finding } = pressed({ markdown }, 'introductionKeyword')
  assert.ok(
    after.markdown.startsWith('Fietsbrug Linge – Wie van Geldermalsen naar Tricht wil, kan niet over **de brug**.'),
  )
  assert.equal(finding?.level, 'goed')
})

test('a keyphrase with signs of Markdown stands in the text as it was typed', () => {
  for (const [keyphrase, shown] of [
    ['#metoo *zaak*', '#metoo *zaak* –'],
    ['1. FC_Köln', '1. FC_Köln –'],
    ['"wet [sic]"', 'Wet [sic] –'],
  ] as const) {
    const { after } = pressed({ keyphrase }, 'introductionKeyword')
    const first = blocksOf(after.markdown).blocks[0]
    assert.equal(first?.kind, 'alinea')
    assert.ok(first?.text.startsWith(shown), first?.text)
  }
})

test('a title that begins with the keyphrase’s first words gets the others, another gets all of them before it', () => {
  for (const [title, result] of [
    ['Fietsbrug tien weken dicht', 'Fietsbrug Linge tien weken dicht'],
    ['Tien weken omrijden', 'Fietsbrug Linge: Tien weken omrijden'],
  ] as const) {
    const { after, finding } = pressed({ seoTitle: title }, 'keyphraseInSEOTitle')
    assert.equal(after.seoTitle, result)
    assert.equal(finding?.level, 'goed')
  }
})

test('a title that is too wide loses its site name, or ends at a word that waits for no other', () => {
  for (const [title, result] of [
    [
      'Fietsbrug Linge tien weken dicht: zo rijd je om naar Tricht | Linge Koerier',
      'Fietsbrug Linge tien weken dicht: zo rijd je om naar Tricht',
    ],
    [
      'Fietsbrug Linge dicht: zo kom je tot half maart toch nog thuis met de fiets',
      'Fietsbrug Linge dicht: zo kom je tot half maart toch nog thuis',
    ],
    [
      'Kadefestival Zwartsluis: dit is er te doen van 4 tot en met 6 september',
      'Kadefestival Zwartsluis: dit is er te doen',
    ],
    [
      'Judith van Staveren nieuwe algemeen directeur Bouwgroep Hogendorp',
      'Judith van Staveren nieuwe algemeen directeur',
    ],
  ] as const) {
    const { after, finding } = pressed({ seoTitle: title, titleWidth: tableWidth(title) }, 'titleWidth')
    assert.equal(after.seoTitle, result)
    assert.equal(finding?.level, 'goed')
  }
})

test('the description comes from the first paragraph, as many whole sentences as fit', () => {
  const { after, finding } = pressed({ seoDescription: '' }, 'metaDescriptionLength')
  assert.equal(
    after.seoDescription,
    'Wie van Geldermalsen naar Tricht wil, kan niet over de fietsbrug over de Linge. Het dek is rot.',
  )
  assert.equal(finding?.level, 'goed')
  const dated = pressed(
    {
      seoDescription: '',
      markdown: `## Kop\n\nDEN HAAG – Het *regent* &amp; het\nwaait. ${'Nog een zin. '.repeat(20)}`,
    },
    'metaDescriptionLength',
  )
  assert.match(dated.after.seoDescription, /^Het regent & het waait\. (?:Nog een zin\. )*Nog een zin\.$/)
  assert.ok(dated.after.seoDescription.length <= 155)
})

test('no description is made of a gap, nor of a sentence that does not fit', () => {
  for (const first of ['Dit is [nog in te vullen: naam] uit Tricht.', `Dit is ${'heel '.repeat(40)}lang.`]) {
    const { findings } = analyse({ ...article, seoDescription: '', markdown: `${first}\n\n${article.markdown}` })
    assert.equal(findings.find(({ id }) => id === 'metaDescriptionLength')?.fix, undefined)
  }
})

test('a description that is too long ends behind a sentence', () => {
  const seoDescription = `${article.seoDescription} En dan is er nog een zin die er niet bij past.`
  const { after, finding } = pressed({ seoDescription }, 'metaDescriptionLength')
  assert.equal(after.seoDescription, article.seoDescription)
  assert.equal(finding?.level, 'goed')
})

test('a slug is made of the keyphrase', () => {
  const { after, finding } = pressed({ slug: 'werk-aan-de-weg', keyphrase: 'fietsbrug Línge' }, 'slugKeyword')
  assert.equal(after.slug, 'fietsbrug-linge')
  assert.equal(finding?.level, 'goed')
})

const long = Array.from({ length: 26 }, (_, at) => `Dit is zin nummer ${at}, meer niet.`)

test('a long paragraph is split behind the sentence nearest to its middle, and nothing else changes', () => {
  const { after, finding } = pressed({ markdown: `## Kop\n\n${long.join(' ')}\n\nNa.` }, 'textParagraphTooLong')
  const { blocks } = blocksOf(after.markdown)
  assert.deepEqual(
    blocks.map(({ text }) => text),
    ['Kop', long.slice(0, 13).join(' '), long.slice(13).join(' '), 'Na.'],
  )
  assert.equal(finding?.level, 'goed')
})

test('a paragraph is not split within bold letters or a link', () => {
  for (const markdown of [`**${long.join(' ')}**`, `[${long.join(' ')}](https://x.nl)`]) {
    const finding = analyse({ ...article, markdown }).findings.find(({ id }) => id === 'textParagraphTooLong')
    assert.equal(finding?.level, 'fout')
    assert.equal(finding?.fix, undefined)
  }
})

test('a picture gets the keyphrase in its description, beside what stands there', () => {
  for (const [picture, result] of [
    ['![](https://x.nl/a.jpg "Titel")', '![Fietsbrug Linge](https://x.nl/a.jpg "Titel")'],
    ['![Het dek](https://x.nl/a.jpg)', '![Fietsbrug Linge: Het dek](https://x.nl/a.jpg)'],
  ] as const) {
    const { after, finding } = pressed({ markdown: `${article.markdown}\n\n${picture}` }, 'imageKeyphrase')
    assert.ok(after.markdown.endsWith(result))
    assert.equal(finding?.level, 'goed')
  }
})

test('a heading of level 1 becomes one of level 2, however it is written', () => {
  for (const [heading, result] of [
    ['# De omleiding', '## De omleiding'],
    ['De omleiding\n============', 'De omleiding\n------------'],
  ] as const) {
    const { after, finding } = pressed({ markdown: `Begin.\n\n${heading}\n\n${article.markdown}` }, 'singleH1')
    assert.ok(after.markdown.includes(`\n\n${result}\n\n`))
    assert.equal(finding?.level, 'goed')
  }
})

test('a click on a block that has changed since changes nothing', () => {
  const fix = { kind: 'replace', block: 0, from: 0, to: 0, text: 'x', source: 'a' } as const
  assert.equal(mended('a', fix), 'xa')
  assert.equal(mended('b', fix), null)
})
