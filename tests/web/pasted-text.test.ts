// A pasted text: which links stand in it, and what it calls them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_URLS } from '#contract/links/address-key.ts'
import { LINK_LIMITS } from '#contract/links/link.ts'
import { linksIn } from '#web/links/pasted-text.ts'

const urlsIn = (text: string, most?: number) => linksIn(text, most).map(({ url }) => url)

const pasted: Record<string, [string, string[]]> = {
  'one per line': [
    'https://a.nl/1\r\nhttps://b.nl/2\n\nhttp://c.nl',
    ['https://a.nl/1', 'https://b.nl/2', 'http://c.nl/'],
  ],
  'within prose, with its punctuation': [
    'Lees https://a.nl/1, of (https://b.nl/2). Ook “https://c.nl/3”! En <https://d.nl/4>… https://e.nl/5?',
    ['https://a.nl/1', 'https://b.nl/2', 'https://c.nl/3', 'https://d.nl/4', 'https://e.nl/5'],
  ],
  'with its own brackets': [
    '(zie https://nl.wikipedia.org/wiki/Tomaat_(plant)) en https://a.nl/[1]',
    ['https://nl.wikipedia.org/wiki/Tomaat_(plant)', 'https://a.nl/[1]'],
  ],
  'in a list with signs, from Markdown or HTML': [
    '- https://a.nl/1\n* [Tuin](https://b.nl/2)\n<a href="https://c.nl/3">tuin</a>\n1. **https://d.nl/4**',
    ['https://a.nl/1', 'https://b.nl/2', 'https://c.nl/3', 'https://d.nl/4'],
  ],
  'with only a comma between them': [
    'https://a.nl/1,https://b.nl/2;www.c.nl/3',
    ['https://a.nl/1', 'https://b.nl/2', 'https://www.c.nl/3'],
  ],
  'an address within an address is one': [
    'https://web.archive.org/web/2024/https://a.nl/1',
    ['https://web.archive.org/web/2024/https://a.nl/1'],
  ],
  'without a scheme after www, or alone on its line': [
    'Kijk op www.a.nl/1.\nkrant.nl/tuin?id=1\nKrant.NL\ncafé.nl/menu',
    ['https://www.a.nl/1', 'https://krant.nl/tuin?id=1', 'https://krant.nl/', 'https://xn--caf-dma.nl/menu'],
  ],
  'no words with a dot in them': ['Dat is bijv.dit of enz.\nversie 1.2\n3.14\nniets', []],
  'nothing but web addresses': ['javascript:alert(1) mailto:a@b.nl ftp://a.nl file:///etc/passwd https:// www.', []],
  'once, however often they are there': ['https://a.nl https://a.nl/ HTTPS://A.NL', ['https://a.nl/']],
  'twice where the same page is spelled in two ways': [
    'https://a.nl/1 https://www.a.nl/1?utm_source=x',
    ['https://a.nl/1', 'https://www.a.nl/1?utm_source=x'],
  ],
}

for (const [rule, [text, expected]] of Object.entries(pasted)) {
  test(`addresses are found ${rule}`, () => assert.deepEqual(urlsIn(text), expected))
}

test('of a paste the first fifty addresses are taken, unless all are asked', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `https://a.nl/${at}`)
  for (const count of [49, 50, 51]) {
    assert.deepEqual(urlsIn(many(count).join('\n')), many(Math.min(count, MOST_URLS)))
    assert.equal(urlsIn(many(count).join('\n'), Infinity).length, count)
  }
})

test('an address that is too long is no address, and holds nobody up', () => {
  const long = (length: number) => 'https://a.nl/'.padEnd(length, 'a')
  assert.equal(urlsIn(long(LINK_LIMITS.url)).length, 1)
  assert.equal(urlsIn(long(LINK_LIMITS.url + 1)).length, 0)
  // A pattern that tried again from every character would not come back from these.
  const endless = [
    `https://a.nl/${')'.repeat(200_000)}`,
    'a.'.repeat(100_000),
    'a'.repeat(200_000),
    'www.'.repeat(50_000),
  ]
  assert.deepEqual(urlsIn(endless.join('\n')), [])
})

const a = 'https://a.nl/1'
const titled: Record<string, [text: string, title: string]> = {
  'before the address': [`De tuin in mei ${a}`, 'De tuin in mei'],
  'before the address, with a colon or a dash between them': [`De tuin in mei: ${a}`, 'De tuin in mei'],
  'with a dash in it': [`Tuin - en dan mei – ${a}`, 'Tuin - en dan mei'],
  'with a colon in it': [`Mei: de tuin | ${a}`, 'Mei: de tuin'],
  'in a list with signs': [`- De tuin in mei: ${a}`, 'De tuin in mei'],
  'in a list with dots': [`  • De tuin in mei ${a}`, 'De tuin in mei'],
  'in a list with numbers': [`12. De tuin in mei ${a}`, 'De tuin in mei'],
  'in a list with numbers and brackets': [`2) De tuin in mei – ${a}`, 'De tuin in mei'],
  'in a list with boxes': [`- [ ] De tuin in mei: ${a}`, 'De tuin in mei'],
  'that begins with a number': [`5 tuinen om te zien ${a}`, '5 tuinen om te zien'],
  'with the address in brackets': [`De tuin in mei (${a})`, 'De tuin in mei'],
  'with the address between < and >': [`De tuin in mei <${a}>`, 'De tuin in mei'],
  'in bold': [`**De tuin in mei**: ${a}`, 'De tuin in mei'],
  'between quotes': [`‘De tuin in mei’ ${a}`, 'De tuin in mei'],
  'with an apostrophe at its end': [`Tips voor foto’s’ ${a}`, 'Tips voor foto’s’'],
  'with the address between quotes': [`De tuin in mei: "${a}".`, 'De tuin in mei'],
  'in the cell before the address': [`3\tDe tuin in mei\t${a}\tNoor`, 'De tuin in mei'],
  'in the cell behind the address': [`${a}\tDe tuin in mei\tNoor`, 'De tuin in mei'],
  'behind a dash behind the address': [`${a} – De tuin in mei`, 'De tuin in mei'],
  'as a Markdown link': [`[De tuin in mei](${a})`, 'De tuin in mei'],
  'as a Markdown link in a list, with words behind it': [`* [De tuin in mei](${a}) is mooi`, 'De tuin in mei'],
  'as a Markdown link with brackets in it': [`[De tuin [deel 2] in mei](${a})`, 'De tuin [deel 2] in mei'],
  'as a Markdown link with its address between < and >': [`[De tuin](<${a}> "Krant")`, 'De tuin'],
}
for (const [rule, [text, title]] of Object.entries(titled)) {
  test(`a title is kept that stands ${rule}`, () => assert.deepEqual(linksIn(text), [{ url: a, title }]))
}

const untitled: Record<string, string> = {
  'an address alone': a,
  'an address in a list': `- ${a}`,
  'an address between < and >': `<${a}>`,
  'an address within a sentence': `Ik las op ${a} dat het mei is.`,
  'an address with a note behind it': `${a} mooi voor de zomer`,
  'words that only point at it': `Lees ook: ${a}`,
  'a word for what it is': `Bron: ${a}`,
  'two letters': `ab ${a}`,
  'a Markdown link without words': `[](${a})`,
  'a text as long as an article': `${'woord '.repeat(200)} ${a}`,
}
for (const [what, text] of Object.entries(untitled)) {
  test(`${what} brings no title`, () => assert.deepEqual(linksIn(text), [{ url: a, title: '' }]))
}

test('of several addresses in one line each keeps only its own Markdown words', () => {
  const text = `Lees [Een](${a}) en [Twee](https://b.nl/2), of https://c.nl/3`
  assert.deepEqual(
    linksIn(text).map(({ title }) => title),
    ['Een', 'Twee', ''],
  )
})

test('an address that stands there twice takes the first title there is', () => {
  assert.deepEqual(linksIn(`${a}\nDe tuin ${a}\nIets anders ${a}`), [{ url: a, title: 'De tuin' }])
})

test('a title of 300 characters is kept, one of 301 is a text', () => {
  assert.equal(linksIn(`${'t'.repeat(300)} ${a}`)[0]?.title.length, 300)
  assert.equal(linksIn(`${'t'.repeat(301)} ${a}`)[0]?.title, '')
})

test('no text holds anybody up', () => {
  for (const piece of ['[', ']', '](', '- ', '* ', '1. ', '[ ] ', '\t', ' ', '**', '‘']) {
    linksIn(`${piece.repeat(100_000)} ${a} ${piece.repeat(100_000)}`)
  }
  // Rows within an address, and many lines of what is read sign by sign.
  assert.deepEqual(linksIn(`${a}${',|;'.repeat(1_000_000)} ${a}`), [{ url: a, title: '' }])
  assert.equal(linksIn(`${a},,,,https://b.nl/2`).length, 2)
  const lines = [`${a}${')]'.repeat(950)}`, `${'–'.repeat(500)}x${'– '.repeat(40)}${a}`, `${'- ‘'.repeat(190)}x ${a}`]
  for (const line of lines) assert.equal(linksIn(`${line}\n`.repeat(1_000), Infinity)[0]?.url, a)
})
