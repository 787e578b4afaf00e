// What holds for every mode on every kind of text: form, links, quotes and figures stay, and the same order gives the same text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { bannedIn } from '#contract/styles/banned-words.ts'
import { rewriteAddresses, rewriteModes, type RewriteAddress, type RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { readLayout, writeLayout } from '#dutch/rewriter/layout.ts'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { noTaste } from '#dutch/writer/subject.ts'
import { texts, type TextName } from './texts.ts'

const modes = rewriteModes.filter((mode) => mode !== 'eigen')

interface Made {
  name: TextName
  mode: RewriteMode
  address: RewriteAddress
  before: string
  after: string
}

function made(seed = 1): Made[] {
  return (Object.keys(texts) as TextName[]).flatMap((name) =>
    modes.flatMap((mode) =>
      rewriteAddresses.map((address) => {
        const outcome = composeRewrite({ text: texts[name], mode, address, instruction: null }, seed, noTaste)
        return { name, mode, address, before: texts[name], after: 'text' in outcome ? outcome.text : texts[name] }
      }),
    ),
  )
}

const all = made()
const label = ({ name, mode, address }: Made) => `${name}, ${mode}, ${address}`
const found = (text: string, pattern: RegExp) => text.match(pattern) ?? []
const wordCount = (text: string) => found(text, /[\p{L}\p{N}]+/gu).length

test('links, addresses, hashtags, quotes, code and tables stay byte for byte', () => {
  const kept = [
    /https?:\/\/[^\s)]+|www\.[^\s,]*[^\s,.]/g,
    /[\w.-]+@[\w.-]+\w/g,
    /#\p{L}\w*/gu,
    /“[^”]*”|‘[^‘’]*’(?!\p{L})/gu,
    /^\|.*$/gm,
    /```[\s\S]*?```/g,
    /\*\*[^*]+\*\*/g,
  ]
  for (const one of all)
    for (const pattern of kept) assert.deepEqual(found(one.after, pattern), found(one.before, pattern), label(one))
})

test('no figure is lost, changed or added', () => {
  for (const one of all)
    assert.deepEqual(found(one.after, /\d+(?:[.,]\d+)*/g), found(one.before, /\d+(?:[.,]\d+)*/g), label(one))
})

test('list marks and Markdown headings stay, but for subheadings that search adds', () => {
  for (const one of all) {
    assert.deepEqual(found(one.after, /^(?:[-*]|\d+\.) /gm), found(one.before, /^(?:[-*]|\d+\.) /gm), label(one))
    if (one.mode === 'seo') continue
    assert.deepEqual(found(one.after, /^#+ /gm), found(one.before, /^#+ /gm), label(one))
    if (one.address === 'keep')
      assert.deepEqual(found(one.after, /^#+ .*$/gm), found(one.before, /^#+ .*$/gm), label(one))
  }
})

test('lines and paragraphs stay, but for paragraphs that search makes shorter', () => {
  for (const one of all) {
    if (one.mode === 'seo') continue
    assert.equal(found(one.after, /\n/g).length, found(one.before, /\n/g).length, label(one))
  }
})

test('a text with Windows line ends keeps them, also where a paragraph is split', () => {
  for (const one of all.filter(({ name }) => name === 'windows'))
    assert.doesNotMatch(one.after, /(?<!\r)\n|\r(?!\n)/, label(one))
})

test('white space around a text stays', () => {
  const outcome = composeRewrite(
    { text: '\n\n  We hebben gewoon te weinig tijd.  \n\n', mode: 'korter', address: 'keep', instruction: null },
    1,
    noTaste,
  )
  assert.deepEqual(outcome, { text: '\n\n  We hebben te weinig tijd.  \n\n' })
})

test('a text in parts is the same text again', () => {
  for (const text of [
    ...Object.values(texts),
    '',
    '\r\n',
    'a\rb\r\nc\n\n',
    '---\ntitel: je\n---\ntekst\n',
    '```\nje\n',
    ' x',
  ])
    assert.equal(writeLayout(readLayout(text)), text)
})

test('shorter has fewer characters and keeps most sentences, longer has more', () => {
  for (const one of all.filter(({ before, after, address }) => address === 'keep' && before !== after)) {
    if (one.mode === 'langer') assert.ok(one.after.length > one.before.length, label(one))
    if (one.mode !== 'korter') continue
    assert.ok(one.after.length < one.before.length, label(one))
    assert.ok(wordCount(one.after) >= wordCount(one.before) * 0.7, label(one))
  }
})

test('the first sentence of a text is never dropped', () => {
  const first = 'Het is mooi weer. Het is mooi weer. Het is mooi weer. De tuin is open.'
  const outcome = composeRewrite({ text: first, mode: 'korter', address: 'keep', instruction: null }, 1, noTaste)
  assert.ok(
    'text' in outcome && outcome.text.startsWith('Het is mooi weer.') && outcome.text.endsWith('De tuin is open.'),
  )
})

test('the same order and seed give the same text', () => {
  assert.deepEqual(made(), all)
  assert.deepEqual(made(7), made(7))
})

test('the language check finds no more in a rewritten text than in the one before', () => {
  const count = (text: string) => Map.groupBy(checkLanguage(text), ({ rule }) => rule)
  for (const one of all) {
    const before = count(one.before)
    for (const [rule, findings] of count(one.after))
      assert.ok(findings.length <= (before.get(rule)?.length ?? 0), `${label(one)}: ${rule}`)
  }
})

test('with the address u no je is left, with je no u, but for quotes and links', () => {
  for (const one of all) {
    const own = one.after.replace(/“[^”]*”|‘[^‘’]*’(?!\p{L})|\S*[@/]\S*/gu, '')
    if (one.address === 'u') assert.doesNotMatch(own, /(?<!\p{L})(?:je|jij|jouw?|jezelf|jullie)(?!\p{L})/iu, label(one))
    if (one.address === 'je') assert.doesNotMatch(own, /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/iu, label(one))
  }
})

test('a word the style forbids is never put in', () => {
  const banned = ['ook', 'over', 'moeten', 'krijg', 'wij', 'zeer', 'als', 'maar', 'daarna', 'procent', 'heel']
  for (const text of Object.values(texts))
    for (const mode of modes) {
      const outcome = composeRewrite({ text, mode, address: 'keep', instruction: null }, 1, { address: null, banned })
      if (!('text' in outcome)) continue
      for (const word of bannedIn(outcome.text, banned))
        assert.ok(bannedIn(text, [word]).length > 0, `${mode}: ${word}`)
    }
})

test('the style decides the form of address where the order keeps it, and the order where it does not', () => {
  const order = { text: 'Je kunt je fiets stallen.', mode: 'korter', instruction: null } as const
  assert.deepEqual(composeRewrite({ ...order, address: 'keep' }, 1, { address: 'u', banned: [] }), {
    text: 'U kunt uw fiets stallen.',
  })
  assert.deepEqual(composeRewrite({ ...order, address: 'je' }, 1, { address: 'u', banned: [] }), {
    refused: 'unchanged',
  })
})
