// What is found in an article: in Dutch, at the right place, with a score that says something.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyse, findingOf, judges, type Analysis } from '#web/seo/analyse.ts'
import { blocksOf } from '#web/seo/article-blocks.ts'
import { isInText, type Finding, type Level } from '#web/seo/finding.ts'
import { read, type AnalysisInput, type Outcome } from '#web/seo/reading.ts'
import { article } from '../support/seo-article.ts'

const idsOf = ({ findings }: Analysis, level?: Level) =>
  findings.filter((one) => level === undefined || one.level === level).map(({ id }) => id)

function found(analysis: Analysis, id: string): Finding {
  const finding = analysis.findings.find((one) => one.id === id)
  assert.ok(finding, `${id} in ${idsOf(analysis).join(' ')}`)
  return finding
}

/** The pieces of the text that a finding points at. */
function pointedAt({ markdown }: Pick<AnalysisInput, 'markdown'>, { places }: Finding): string[] {
  const { blocks } = blocksOf(markdown)
  return places.flatMap((place) =>
    isInText(place) ? [blocks[place.block]?.text.slice(place.from, place.to) ?? ''] : [],
  )
}

// Every kind of input on which words depend.
const inputs: Record<string, Partial<AnalysisInput>> = {
  whole: {},
  bare: { keyphrase: '', seoDescription: '', markdown: '' },
  keyphraseOnly: { seoDescription: '', markdown: '', slug: '', title: '', seoTitle: '' },
  stuffed: {
    markdown: `${'De fietsbrug Linge. '.repeat(40)}\n\n## Fietsbrug Linge\n\n## Fietsbrug Linge`,
    seoDescription: 'Fietsbrug Linge. Fietsbrug Linge. Fietsbrug Linge.',
  },
  pictures: { markdown: `${article.markdown}\n\n![](https://x.nl/a.jpg)\n\n![Een boom](https://x.nl/b.jpg)` },
  linked: { markdown: `# Kop\n\n[fietsbrug Linge](https://x.nl) en [meer](/a)\n\n${article.markdown}` },
}

test('every outcome of every assessment has Dutch words, a score that nobody knows too', () => {
  const english =
    /\b(?:the|your|keyphrase|text|good job|well done|great|sentences?|paragraphs?|links? appear|SEO title|should|add)\b/i
  let judged = 0
  for (const [name, input] of Object.entries(inputs)) {
    const reading = read({ ...article, ...input })
    const assessed = new Set([...reading.outcomes.map(({ id }) => id), ...Object.keys(judges)])
    for (const id of assessed) {
      assert.ok(judges[id], `${id} has a judge`)
      for (const score of [-999, -100, -50, -20, -10, -2, 0, 1, 2, 3, 3.5, 4, 5, 6, 7, 8, 9, 10]) {
        const outcome: Outcome = { id, group: 'seo', score, places: [] }
        const finding = findingOf(outcome, reading)
        if (finding === null) continue
        judged += 1
        assert.doesNotMatch(finding.text, english, `${name} ${id} ${score}`)
        assert.match(finding.text, /^[\p{Lu}\d‘].{5,120}[^.]$/u, `${name} ${id} ${score}`)
        assert.doesNotMatch(finding.text, /undefined|NaN|null|\bfalse\b/, `${name} ${id} ${score}`)
      }
    }
  }
  assert.ok(judged > 1_000)
})

test('an assessment that fails says nothing', () => {
  const reading = read(article)
  for (const id of Object.keys(judges))
    assert.equal(findingOf({ id, group: 'seo', score: -1, places: [] }, reading), null)
})

test('what is not in the first paragraph, is pointed out there', () => {
  const input = { ...article, markdown: article.markdown.replace('fietsbrug over de Linge', 'brug') }
  const finding = found(analyse(input), 'introductionKeyword')
  assert.equal(finding.level, 'fout')
  assert.deepEqual(pointedAt(input, finding), ['Wie van Geldermalsen naar Tricht wil, kan niet over de brug.'])
})

test('each long sentence is pointed out, the longest first, and quotations and abbreviations do not make one', () => {
  const long =
    'Dit is een zin die veel te lang is omdat er steeds maar weer een stukje bij komt en niemand hem nog kan volgen.'
  const longer = long.replace('niemand', 'echt helemaal niemand')
  const input = {
    ...article,
    markdown: `${article.markdown}\n\n‘Ik ga door tot dit klaar is en dan pas naar huis.’ De man van nr. 12 heeft **daar geen** spijt van.\n\n- ${long}\n\n> Kort. ${longer}`,
  }
  const finding = found(analyse(input), 'textSentenceLength')
  assert.equal(finding.text, '2 zinnen van meer dan 20 woorden, de langste van 26')
  assert.deepEqual(pointedAt(input, finding), [longer, long])
  const alone = found(analyse({ ...article, markdown: `${article.markdown}\n\n${long}` }), 'textSentenceLength')
  assert.equal(alone.text, 'Zin van 24 woorden')
})

test('the edge of a long sentence is 20 words', () => {
  for (const [count, level] of [
    [19, 'goed'],
    [20, 'goed'],
    [21, 'matig'],
  ] as const) {
    const sentence = `${Array.from({ length: count - 1 }, () => 'ja').join(' ')} nee.`
    assert.equal(
      found(analyse({ ...article, markdown: `${article.markdown}\n\n${sentence}` }), 'textSentenceLength').level,
      level,
    )
  }
})

test('the passive voice is pointed out, sentence by sentence, in bold letters and behind a link too', () => {
  const passive = ['De brug wordt gesloten.', 'De planken worden gekeurd.', 'Het dek werd vervangen.']
  const input = {
    ...article,
    markdown: `${article.markdown}\n\n${passive[0]} **${passive[1]}**\n\nLees [dit](https://x.nl). ${passive[2]}`,
  }
  const finding = found(analyse(input), 'passiveVoice')
  assert.deepEqual(pointedAt(input, finding), passive)
  assert.equal(finding.level, 'matig')
})

test('sentences that begin alike are pointed out as one piece', () => {
  const same = 'Zij fietsen. Zij lopen. Zij zwemmen.'
  const input = { ...article, markdown: `${article.markdown}\n\n${same} Dan rusten ze.` }
  const finding = found(analyse(input), 'sentenceBeginnings')
  assert.equal(finding.text, '3 zinnen achter elkaar beginnen met ‘zij’')
  assert.deepEqual(pointedAt(input, finding), [same])
})

test('where a subheading would stand well is pointed out', () => {
  const paragraphs = Array.from(
    { length: 10 },
    (_, at) => `Alinea ${at}. ${'Er gebeurde van alles in het dorp. '.repeat(6)}`,
  )
  const input = { ...article, markdown: paragraphs.join('\n\n') }
  const finding = found(analyse(input), 'subheadingsTooLong')
  assert.equal(finding.text, '440 woorden zonder één tussenkop')
  assert.match(pointedAt(input, finding)[0] ?? '', /^Alinea [45]\.$/)
  const headed = { ...input, markdown: `${input.markdown}\n\n## Kop\n\nKort.` }
  assert.equal(found(analyse(headed), 'subheadingsTooLong').text, '440 woorden achter elkaar zonder tussenkop')
})

test('other forms of the words of a keyphrase count, and so do its synonyms', () => {
  for (const keyphrase of ['fietsbruggen Linge', 'Linge fietsbrug']) {
    const analysis = analyse({ ...article, keyphrase })
    for (const id of ['introductionKeyword', 'keyphraseInSEOTitle', 'slugKeyword', 'metaDescriptionKeyword'])
      assert.equal(found(analysis, id).level, 'goed', `${keyphrase} ${id}`)
  }
  const synonym = { ...article, keyphrase: 'rivieroversteek', synonyms: ['fietsbrug Linge'] }
  assert.equal(found(analyse(synonym), 'introductionKeyword').level, 'goed')
  assert.equal(found(analyse({ ...synonym, synonyms: [] }), 'introductionKeyword').level, 'fout')
})

test('without a keyphrase there is no score and nothing about one, but proposals', () => {
  for (const keyphrase of ['', '  ', '"', '!?']) {
    const analysis = analyse({ ...article, keyphrase })
    assert.equal(analysis.seoScore, null)
    assert.deepEqual(
      idsOf(analysis).filter((id) => /key(phrase|word)/i.test(id)),
      [],
    )
    assert.equal(analysis.candidates.length, 3)
    assert.equal(analysis.candidates[0], 'fietsbrug Linge')
  }
  assert.deepEqual(analyse(article).candidates, [])
})

test('a score is a whole number from 0 to 100, also for who repeats a keyphrase without end', () => {
  const scores = Object.values(inputs).flatMap((input) => analyse({ ...article, ...input }).seoScore ?? [])
  assert.ok(scores.length > 3 && scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 100))
  const good = analyse(article).seoScore ?? 0
  assert.ok(good > 85, `${good}`)
  assert.ok((analyse({ ...article, ...inputs['stuffed'] }).seoScore ?? 100) < good - 20)
})

test('an empty text has only what can be said of its fields', () => {
  const analysis = analyse({ ...article, markdown: '' })
  assert.equal(found(analysis, 'textLength').text, 'Er is nog geen tekst')
  assert.deepEqual(
    analysis.findings.filter(({ group }) => group === 'leesbaarheid').map(({ id }) => id),
    ['textPresence'],
  )
  assert.equal(analysis.readability, null)
  assert.ok(!idsOf(analysis).includes('externalLinks'))
})

test('a short report is none too short from 150 words on', () => {
  const words = (count: number) => `${'Er is nieuws. '.repeat(Math.floor(count / 3))}${'Ja. '.repeat(count % 3)}`
  const levels = [99, 100, 149, 150].map(
    (count) => found(analyse({ ...article, markdown: words(count) }), 'textLength').level,
  )
  assert.deepEqual(levels, ['fout', 'matig', 'matig', 'goed'])
})

test('a title or description that Google cuts is said to be so, by how much', () => {
  const wide = (titleWidth: number) => found(analyse({ ...article, titleWidth }), 'titleWidth')
  assert.deepEqual(
    [0, 599, 600, 601].map((width) => wide(width).level),
    ['fout', 'goed', 'goed', 'matig'],
  )
  assert.equal(wide(612).text, 'SEO-titel is 12 px te breed: Google kapt hem af')
  const described = (length: number) =>
    found(analyse({ ...article, seoDescription: 'a'.repeat(length) }), 'metaDescriptionLength')
  assert.deepEqual(
    [0, 89, 90, 155, 156].map((length) => described(length).level),
    ['fout', 'matig', 'goed', 'goed', 'matig'],
  )
  assert.equal(described(156).text, 'Omschrijving is 1 teken te lang: Google kapt het einde af')
  assert.equal(described(80).text, 'Omschrijving is kort: er passen nog 75 tekens bij')
})

test('findings stand with the worst first, each once', () => {
  const { findings } = analyse({ ...article, ...inputs['bare'], keyphrase: 'x' })
  const order = ['fout', 'matig', 'goed']
  assert.deepEqual(
    findings.map(({ level }) => level),
    findings.map(({ level }) => level).toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
  )
  assert.equal(new Set(findings.map(({ id }) => id)).size, findings.length)
})

test('of a text as long as a book the beginning is analysed, cut between two blocks', () => {
  const block = `<!-- ${'x'.repeat(19_989)} -->\n\n`
  assert.equal(block.length, 20_000)
  const whole = analyse({ ...article, markdown: block.repeat(10) })
  const longer = analyse({ ...article, markdown: block.repeat(40) })
  assert.equal(whole.labels.length, 10)
  assert.equal(longer.labels.length, 10)
})

test('what one types is analysed, whatever it is', () => {
  for (const markdown of [
    '\u0000',
    '<'.repeat(500),
    '*'.repeat(500),
    '[nog in te vullen: naam]',
    '&amp;&#0;&#x110000;',
    '😀 '.repeat(60),
    '> '.repeat(60),
  ])
    for (const keyphrase of ['', 'a*b(c', '"dr. Denker (nu)"', '.*', '$&', 'a, b'])
      assert.ok(analyse({ ...article, markdown, keyphrase }).findings.length > 0)
})
