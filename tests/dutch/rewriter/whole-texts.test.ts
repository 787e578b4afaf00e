// What holds for every mode on every kind of text: form, links, quotes and figures stay, and the same order gives the same text.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { bannedIn } from '#contract/styles/banned-words.ts'
import { rewriteAddresses, rewriteModes, type RewriteAddress, type RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { readLayout, writeLayout } from '#dutch/rewriter/layout.ts'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import { noTaste } from './rewritten.ts'
import { texts, type TextName } from './texts.ts'

const modes = rewriteModes.filter((mode) => !['eigen', 'langer', 'informeler', 'seo'].includes(mode))

interface Made {
  name: TextName
  mode: RewriteMode
  address: RewriteAddress
  before: string
  after: string
}

function made(): Made[] {
  return (Object.keys(texts) as TextName[]).flatMap((name) =>
    modes.flatMap((mode) =>
      rewriteAddresses.map((address) => {
        const outcome = composeRewrite({ text: texts[name], mode, address, instruction: null }, noTaste)
        return { name, mode, address, before: texts[name], after: 'text' in outcome ? outcome.text : texts[name] }
      }),
    ),
  )
}

const all = made()
/** All but 'korter', which leaves sentences out. */
const whole = all.filter(({ mode }) => mode !== 'korter')
const label = ({ name, mode, address }: Made) => `${name}, ${mode}, ${address}`
const found = (text: string, pattern: RegExp) => text.match(pattern) ?? []

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
  for (const one of whole)
    for (const pattern of kept) assert.deepEqual(found(one.after, pattern), found(one.before, pattern), label(one))
})

test('no figure is lost, changed or added', () => {
  for (const one of whole)
    assert.deepEqual(found(one.after, /\d+(?:[.,]\d+)*/g), found(one.before, /\d+(?:[.,]\d+)*/g), label(one))
})

test('list marks, headings, lines and paragraphs stay', () => {
  for (const one of whole) {
    assert.deepEqual(found(one.after, /^(?:[-*]|\d+\.) /gm), found(one.before, /^(?:[-*]|\d+\.) /gm), label(one))
    assert.equal(found(one.after, /\n/g).length, found(one.before, /\n/g).length, label(one))
    if (one.address === 'keep')
      assert.deepEqual(found(one.after, /^#+ .*$/gm), found(one.before, /^#+ .*$/gm), label(one))
  }
})

test('shorter keeps every list, link and table, and adds no figure', () => {
  for (const one of all.filter(({ mode }) => mode === 'korter')) {
    for (const pattern of [/^(?:[-*]|\d+\.) /gm, /^\|.*$/gm, /```[\s\S]*?```/g])
      assert.deepEqual(found(one.after, pattern), found(one.before, pattern), label(one))
    for (const figure of found(one.after, /\d+(?:[.,]\d+)*/g)) assert.ok(one.before.includes(figure), label(one))
    assert.doesNotMatch(one.after, /\n\n\n|\r\n\r\n\r\n/, label(one))
  }
})

test('a text with Windows line ends keeps them', () => {
  for (const one of all.filter(({ name }) => name === 'windows'))
    assert.doesNotMatch(one.after, /(?<!\r)\n|\r(?!\n)/, label(one))
})

test('white space around a text stays', () => {
  const outcome = composeRewrite(
    { text: '\n\n  We hebben gewoon te weinig tijd.  \n\n', mode: 'korter', address: 'keep', instruction: null },
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

test('the same order gives the same text', () => {
  assert.deepEqual(made(), all)
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
      const outcome = composeRewrite({ text, mode, address: 'keep', instruction: null }, { address: null, banned })
      if (!('text' in outcome)) continue
      for (const word of bannedIn(outcome.text, banned))
        assert.ok(bannedIn(text, [word]).length > 0, `${mode}: ${word}`)
    }
})

test('the style decides the form of address where the order keeps it, and the order where it does not', () => {
  const order = { text: 'Je kunt je fiets stallen.', mode: 'korter', instruction: null } as const
  assert.deepEqual(composeRewrite({ ...order, address: 'keep' }, { address: 'u', banned: [] }), {
    text: 'U kunt uw fiets stallen.',
  })
  assert.deepEqual(composeRewrite({ ...order, address: 'je' }, { address: 'u', banned: [] }), {
    refused: 'unchanged',
  })
})
