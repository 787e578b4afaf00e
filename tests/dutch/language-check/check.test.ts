import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyFix, checkLanguage, rules, type Finding } from '#dutch/language-check/check.ts'
import { cleanTexts } from './clean-dutch.ts'

const faulty = `Hun hebben gelijk, maar ik wordt er moe van. Onze tekst schrijver is groter als ik. Vraag het me moeder.
Indien u wilt, kunt u met betrekking tot de de levering bellen. Je mag ook mailen, en dat vindt jij vast fijn.
De winkel in de oude straat achter de grote kerk is al meer dan honderd jaar open, maar het is de vraag of hij volgend jaar nog bestaat.
Het besluit werd genomen door de raad.
De meisje is stil, want ze besefte zich dat een nederlandse fiets duur is. Dat kost duur ,zei ze. De cadeau's zijn  op.
In een mooie huis is ten alle tijden een definatie te vinden.`

/** Mends the first finding that can be mended, over and over. */
function mended(text: string): { text: string; steps: number } {
  let steps = 0
  for (let finding = fixable(text); finding; finding = fixable(text)) {
    text = applyFix(text, finding)
    steps += 1
    assert.ok(steps < 2_000, 'mending goes on for ever')
  }
  return { text, steps }
}

function fixable(text: string): Finding | undefined {
  return checkLanguage(text).find(({ fix }) => fix !== null)
}

test('findings are in order, within the text, and those of one rule do not overlap', () => {
  const findings = checkLanguage(faulty)
  assert.ok(findings.length >= 10)
  const reached: Partial<Record<string, number>> = {}
  for (const [at, { rule, start, end }] of findings.entries()) {
    assert.ok(start >= (findings[at - 1]?.start ?? 0))
    assert.ok(start >= (reached[rule] ?? 0), rule)
    assert.ok(start < end && end <= faulty.length)
    reached[rule] = end
  }
})

test('of two places that overlap a rule finds the first', () => {
  const text = 'De school bus halte.'
  const found = checkLanguage(text)
  assert.deepEqual(
    found.map(({ start, end }) => text.slice(start, end)),
    ['school bus'],
  )
})

test('every rule speaks Dutch: a name, an explanation, and one sentence for each finding', () => {
  const findings = checkLanguage(faulty, (word) => word !== 'definatie')
  assert.deepEqual(new Set(findings.map(({ rule }) => rule)), new Set(Object.keys(rules)))
  for (const { message } of findings) assert.match(message, /^[‘\p{Lu}].*\.$/u)
  for (const { label, explanation, severity } of Object.values(rules)) {
    assert.match(label, /^\p{Lu}/u)
    assert.match(explanation, /^[‘\p{Lu}].*\.$/u)
    assert.match(severity, /^(?:fout|tip)$/)
  }
})

test('no rule of Dutch reads English, though it stands among Dutch', () => {
  assert.deepEqual(checkLanguage('From Monday 14 December it will be possible to take the train.'), [])
  const [finding, ...others] = checkLanguage(
    'Ik wordt moe van het wachten op de trein en van de bus die niet op tijd is. The train will run from Monday 14 December, and that is what they want.',
  )
  assert.deepEqual([finding?.fix, others], ['word', []])
})

test('a fix replaces the excerpt and nothing else', () => {
  const text = 'Ja, hun hebben gelijk.'
  const [finding] = checkLanguage(text)
  assert.ok(finding)
  assert.equal(text.slice(finding.start, finding.end), 'hun')
  assert.equal(applyFix(text, finding), 'Ja, zij hebben gelijk.')
  assert.equal(applyFix(text, { ...finding, fix: null }), text)
  assert.equal(applyFix('Hun hebben gelijk.', { ...finding, start: 0, end: 3, fix: '' }), ' hebben gelijk.')
})

test('mending everything comes to an end, and leaves nothing that could be mended', () => {
  for (const text of [faulty, faulty.repeat(5), faulty.toUpperCase(), ...Object.values(cleanTexts)]) {
    const result = mended(text)
    assert.equal(fixable(result.text), undefined)
  }
  assert.match(
    mended(faulty).text,
    /^Zij hebben gelijk, maar ik word er moe van\. Onze tekstschrijver is groter dan ik\. Vraag het mijn moeder\./,
  )
})

test('the same text always gives the same findings', () => {
  assert.deepEqual(checkLanguage(faulty), checkLanguage(faulty))
})

test('offsets count UTF-16 units, also behind emoji, composed letters and other scripts', () => {
  for (const before of [
    '😀👨‍👩‍👧 ',
    'cafe\u0301 ',
    'שלום עולם ',
    '日本語 ',
    'İstanbul ',
    '\u202Eabc\u202C ',
    '\uD800 ',
    '\r\n\t ',
  ]) {
    const text = `${before}. Ik wordt moe.`
    const finding = checkLanguage(text).find(({ rule }) => rule === 'verb-endings')
    assert.equal(text.slice(finding?.start, finding?.end), 'wordt', before)
  }
})

test('what is no running text is not read', () => {
  for (const text of [
    'Kijk op https://voorbeeld.nl/ik-wordt/hun hebben-we en www.de-de.nl.',
    '`ik wordt` en ```\nik wordt\nhun hebben\n``` zijn code.',
    'Mail ik@wordt.nl of volg @hun en #ikwordt.',
    '<a title="hun hebben" href="/ik wordt">Lees</a> &nbsp; <!-- ik wordt -->',
    '[lees](https://voorbeeld.nl/ik-wordt) en foto.jpg en /pad/de/de.',
    'ik <b>x</b> wordt',
  ]) {
    assert.deepEqual(checkLanguage(text), [], text)
  }
})

test('markup of the page and of Markdown parts what it parts, and the words within it are read', () => {
  assert.deepEqual(checkLanguage('<p>Dit is de</p><p>de man.</p>'), [])
  assert.deepEqual(checkLanguage('# Dit is de\n\nde man.\n- de\n- de'), [])
  for (const text of [
    '<p>Ik wordt moe.</p>',
    '**Ik wordt moe.**',
    '> Ik wordt moe.',
    '- Ik wordt moe',
    '[Ik wordt moe](/a)',
  ]) {
    const [finding] = checkLanguage(text)
    assert.equal(finding?.fix, 'word', text)
  }
})

test('no text is too odd', () => {
  const long = (part: string) => part.repeat(Math.ceil(10_000 / part.length))
  for (const text of [
    '',
    ' ',
    '\n\n\n',
    '\u0000\uFFFF\uD83D',
    'de',
    '.',
    '…',
    '<<<>>><a',
    '`'.repeat(999),
    '“„"‘«'.repeat(500),
    long('a'),
    long('a.'),
    long('<a '),
    long('de '),
    long('x@'),
    long('#a '),
    long('hun hebben '),
    long('‘'),
    long('(«“'),
    long('wordt '),
    long('met betrekking '),
    long('e\u0301'),
    long('👨‍👩‍👧'),
    long('🎉 A'),
    long('a-a-'),
    long('1. '),
    long('```'),
    long('!?'),
    long('a  '),
    long('a ,'),
    long('a,b '),
    long(' '),
    long('aa`s '),
    long('`s'),
    long('zowel en '),
    long('hebben ontvangt '),
    long('het huis die '),
    long('irriteert zich '),
    long('geparkeerdt '),
  ]) {
    for (const { start, end } of checkLanguage(text)) assert.ok(start < end && end <= text.length)
  }
})
