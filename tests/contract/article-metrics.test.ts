// The measures of an article: how much of it is its own, where it overlaps, how it holds together, and what to improve.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coherence } from '#contract/articles/coherence.ts'
import { measuring } from '#contract/articles/measuring.ts'
import { METRIC_LIMITS, readMetrics, type ArticleMetrics } from '#contract/articles/metrics.ts'
import { ORIGINAL, ownText, type Source } from '#contract/articles/overlaps.ts'
import { originality, shinglesOf } from '#contract/articles/shingles.ts'
import { finished } from '#contract/articles/steps.ts'
import { partsOf, type Part, type Sentence } from '#contract/articles/text-parts.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { readArticles } from '../../eval/articles.ts'

const article = (text: string, title = 'Een ander artikel', id = 7): Source => ({
  of: () => ({ kind: 'article', id, title }),
  text,
  shingles: shinglesOf(text),
})
const original = (text: string): Source => ({
  of: () => ({ kind: 'original', title: ORIGINAL }),
  text,
  shingles: shinglesOf(text),
})

function measure(content: string, sources: Source[] = [], title = 'Zonder woord van de tekst'): ArticleMetrics {
  const blocks = blocksOf(content)
  const own = ownText(blocks)
  const known = new Set(sources.flatMap(({ shingles }) => shingles.hashes))
  return finished(measuring({ title, blocks, own, shingles: shinglesOf(own.text), known, sources }))
}

const five = 'de brug gaat maandag dicht'

test('five words in a row that stand elsewhere are not one’s own, four are', () => {
  assert.equal(measure('De brug gaat maandag', [article('de brug gaat maandag')]).originality, 1)
  assert.equal(measure(five, [article(five)]).originality, 0)
  assert.equal(measure(`${five} tot`, [article(five)]).originality, 0.5)
  assert.equal(measure(`${five} tot vrijdag`, [article(five)]).originality, 0.667)
  assert.equal(measure('', [article(five)]).originality, 1)
})

test('capitals, signs, line breaks, Markdown and the way an accent was typed make no text original', () => {
  const source = article('Volgens Zoë gaat de brug — ‘eindelijk’ — weer open, één dag te laat.')
  const copy = 'volgens\n**ZOË** gaat [de brug](https://example.com): EINDELIJK weer open.\n\nÉÉN dag te laat'
  assert.equal(measure(copy, [source]).originality, 0)
  assert.equal(measure(copy.normalize('NFD'), [source]).originality, 0)
})

test('what a text repeats of itself does not count against it', () => {
  assert.equal(originality(shinglesOf(`${five}. ${five}.`).hashes, new Set()), 1)
  assert.deepEqual(measure(`${five}. ${five}.`).overlaps, [])
})

test('words that only have the number of others are one’s own', () => {
  const byNumber = new Map<number, string>()
  for (let at = 0; ; at += 1) {
    const text = `De brug heet w${at} en blijft`
    const [number = 0] = shinglesOf(text).hashes
    const other = byNumber.get(number)
    byNumber.set(number, text)
    if (other === undefined) continue
    const { originality: share, overlaps } = measure(text, [article(other)])
    assert.ok(share > 0, `${text} and ${other}`)
    assert.ok(overlaps.every(({ text: shown }) => !shown.includes('w')))
    break
  }
})

test('an overlap is shown beside its source, with its place in the block', () => {
  const { overlaps } = measure(`Een eigen alinea.\n\n> Zij zei: ${five}, en ging.`, [
    article(`Kop\n\nDe BRUG gaat maandag dicht!`),
  ])
  assert.equal(overlaps.length, 1)
  const [{ text, sourceText, block, from, to, source }] = overlaps as [ArticleMetrics['overlaps'][0]]
  assert.deepEqual([text, sourceText, block], [five, 'De BRUG gaat maandag dicht', 1])
  assert.equal(blocksOf(`> Zij zei: ${five}, en ging.`)[0]?.text.slice(from, to), five)
  assert.deepEqual(source, { kind: 'article', id: 7, title: 'Een ander artikel' })
})

test('the longest of the sources that hold a passage is named, and a passage over two blocks stands in each', () => {
  const long = 'de brug gaat maandag dicht voor al het verkeer. Het college wil het dek vervangen'
  const { overlaps } = measure(
    `De brug gaat maandag dicht voor al het verkeer.\n\nHet college wil het dek vervangen.`,
    [article(five, 'Kort', 1), original(long)],
  )
  assert.deepEqual(
    overlaps.map(({ block, text, source }) => [block, text, source.kind]),
    [
      [0, 'De brug gaat maandag dicht voor al het verkeer', 'original'],
      [1, 'Het college wil het dek vervangen', 'original'],
    ],
  )
})

test('a passage of which a word or three were changed is one passage', () => {
  const source =
    'De gemeente sluit de brug tien weken lang voor alle auto’s omdat het dek helemaal is verrot en al jaren lekt.'
  const { overlaps } = measure(source.replace('tien weken lang', 'acht dagen').replace('helemaal', 'flink'), [
    article(source),
  ])
  assert.equal(overlaps.length, 1)
  assert.equal(overlaps[0]?.sourceText, source.slice(0, -1))
})

test('of many overlaps those of most words are shown, in the order of the text, and a long one is cut', () => {
  const passages = Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 5 + (at % 20) }, (__, n) => `woord${at}x${n}`),
  )
  const sources = passages.map((words) => words.join(' '))
  const { overlaps } = measure(sources.join(' tussen '), [article(sources.toReversed().join(' anders '))])
  assert.equal(overlaps.length, METRIC_LIMITS.overlaps)
  assert.deepEqual(
    overlaps.map(({ from }) => from),
    overlaps.map(({ from }) => from).toSorted((a, b) => a - b),
  )
  assert.ok(overlaps.every(({ text }) => text.split(' ').length > 5))
  const whole = sources.join(' ').repeat(3)
  const [first] = measure(whole, [article(whole)]).overlaps
  assert.ok(first !== undefined && first.text.length <= 601 && first.text.endsWith('…') && first.to === whole.length)
})

/** The same one after the other in every run. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const mixed = [...items]
  let state = seed
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const other = Math.floor(((state >>> 0) / 2 ** 32) * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item]
  }
  return mixed
}

const dutch = readArticles()
  .filter(({ language }) => language === 'nl')
  .map(({ text }) => partsOf(blocksOf(text)))

/** The same paragraphs with other sentences in them. */
function filled(parts: readonly Part[], sentences: readonly Sentence[]): Part[] {
  let at = 0
  return parts.map((part) =>
    part.kind === 'alinea' ? { ...part, sentences: part.sentences.map(() => sentences[at++] as Sentence) } : part,
  )
}
const sentencesOf = (parts: readonly Part[]) =>
  parts.flatMap(({ kind, sentences }) => (kind === 'alinea' ? sentences : []))

test('an article holds together better than its own sentences in another order: four times out of five', () => {
  const ORDERS = 5
  let better = 0
  for (const [number, parts] of dutch.entries())
    for (let order = 1; order <= ORDERS; order += 1) {
      const mixed = filled(parts, shuffled(sentencesOf(parts), number * 100 + order))
      if ((coherence(parts) ?? 0) > (coherence(mixed) ?? 0)) better += 1
    }
  const share = better / (dutch.length * ORDERS)
  assert.ok(share >= 0.75, `${share}`)
})

test('sentences from different articles score about 0.3, articles in the middle about 0.65', () => {
  const middle = (scores: number[]) => scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0
  const pool = shuffled(dutch.flatMap(sentencesOf), 11)
  let used = 0
  const strange = dutch.map((parts) => {
    const count = sentencesOf(parts).length
    return coherence(filled(parts, pool.slice(used, (used += count)))) ?? 0
  })
  const own = middle(dutch.map((parts) => coherence(parts) ?? 0))
  assert.ok(Math.abs(middle(strange) - 0.3) < 0.1, `${middle(strange)}`)
  assert.ok(Math.abs(own - 0.65) < 0.1, `${own}`)
})

test('a text of three sentences is too short to tell, one of four is not', () => {
  const sentence = 'De gemeente sluit de oude brug over de rivier voor alle verkeer. '
  assert.equal(coherence(partsOf(blocksOf(sentence.repeat(3)))), null)
  assert.equal(coherence(partsOf(blocksOf(sentence.repeat(4)))), 1)
  assert.deepEqual([measure(sentence).coherence, measure(sentence).readability], [1, 1])
  assert.equal(coherence(partsOf(blocksOf('| een | twee |\n|---|---|\n| Zin. Zin. | Zin. Zin. Zin. |'))), null)
})

const sentence = (words: number) => `De ${'lange '.repeat(words - 2)}zin.`

test('a sentence of thirty words is left alone, one of thirty-one is not, and each improvement has its place', () => {
  assert.deepEqual(measure(`# Kop\n\n${sentence(30)}`).improvements, [])
  const { improvements, places } = measure(`# Kop\n\nEen lange alinea.\n\n- Een punt.\n\n${sentence(31)}`)
  assert.deepEqual(improvements, ['Alinea 2: deze zin telt 31 woorden. Knip hem in tweeën.'])
  assert.deepEqual(places, [3])
  const among = measure(`Kort. ‘Aan ${sentence(40)}`).improvements
  assert.deepEqual(among, ['Alinea 1: de zin ‘Aan De lange lange lange…’ telt 41 woorden. Knip hem in tweeën.'])
})

test('a paragraph that stands nearly so elsewhere is named with its source; a quotation may', () => {
  const text = 'De gemeente sluit de brug tien weken lang voor alle auto’s omdat het dek is verrot.'
  const said = (content: string, source: Source) => measure(content, [source]).improvements
  assert.deepEqual(said(`Eerst dit.\n\n${text}`, article(text, 'Brug dicht')), [
    'Alinea 2 staat woord voor woord in je artikel ‘Brug dicht’. Vertel het in je eigen woorden.',
  ])
  assert.deepEqual(said(`${text} En verder nog dit.`, original(text)), [
    'Alinea 1 staat bijna zo in het origineel. Vertel het in je eigen woorden.',
  ])
  assert.deepEqual(said(`‘${text}’`, original(text)), [])
  assert.deepEqual(said(`${text} ${'Dit is van mijzelf en staat nergens anders. '.repeat(4)}`, original(text)), [])
})

test('a paragraph that takes up nothing is named, and a section that begins with ‘hij’', () => {
  const bridge = 'De gemeente sluit de brug over de rivier tien weken lang, omdat het houten dek helemaal is verrot.'
  const baker =
    'Bakker Jansen verkoopt elke zaterdag taarten met aardbeien, frambozen en slagroom aan klanten die geduldig achter zijn winkel wachten op vers gebak voor het hele gezin.'
  assert.match(measure(`${bridge}\n\n${baker}`).improvements[0] ?? '', /^Alinea 2 sluit niet aan op wat ervoor staat/)
  assert.deepEqual(measure(`${bridge}\n\n## De bakker\n\n${baker}`).improvements, [])
  assert.deepEqual(measure(`${bridge}\n\n${baker}`, [], 'Bakker Jansen').improvements, [])
  assert.deepEqual(measure(`${bridge}\n\n## De bakker\n\nHij bakt.`).improvements, [
    'Alinea 2 begint na een tussenkop met ‘Hij’. Noem eerst om wie of wat het gaat.',
  ])
})

test('a text of hard words is said to be, for the whole text', () => {
  const hard = 'Verantwoordelijkheidsverdelingen vereisen organisatieontwikkelingsmogelijkheden. '.repeat(30)
  const { improvements, places, readability } = measure(hard)
  assert.equal(readability, 0)
  assert.match(improvements[0] ?? '', /^De tekst leest zwaar/)
  assert.equal(places[0], null)
})

test('at most ten improvements are named, no more than four of a kind, and nobody is accused', () => {
  const long = Array.from({ length: 20 }, (_, at) => sentence(35 + at)).join('\n\n')
  const copied = Array.from(
    { length: 20 },
    (_, at) => `Alinea ${at} staat ook ergens anders met veel woorden die gelijk zijn aan nummer ${at}.`,
  )
  const source = article(copied.join('\n'))
  const { improvements, places } = measure(`${long}\n\n${copied.join('\n\n')}`, [source])
  assert.ok(improvements.length <= METRIC_LIMITS.improvements && improvements.length >= 8)
  assert.equal(improvements.filter((text) => text.includes('Knip hem')).length, 4)
  assert.equal(places.length, improvements.length)
  assert.ok(!/plagiaat/i.test(improvements.join(' ')))
})

test('metrics are read back as they were kept, those of the specification alone too, and broken ones not at all', () => {
  const kept = measure(`${five}.`, [article(five)])
  assert.deepEqual(readMetrics(JSON.stringify(kept)), kept)
  const plain = { originality: 0.8, readability: 0.5, coherence: 1, improvements: ['Kort het in.'] }
  assert.deepEqual(readMetrics(JSON.stringify(plain)), { ...plain, places: [], overlaps: [] })
  for (const broken of ['', '{', 'null', '[]', '{"originality": 2}', JSON.stringify({ ...plain, coherence: '1' })])
    assert.equal(readMetrics(broken), null)
})
