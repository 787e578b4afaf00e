// What becomes of a text that is pasted, opened or read: an article with a title and a description of its own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { titelTovenaar } from '#contract/tools/titeltovenaar.ts'
import { characterCount } from '#contract/text.ts'
import { articleFields } from '#contract/tools/article.ts'
import { hasFrontMatter, textOfMarkdown } from '#web/sources/markdown-text.ts'
import { articleAsSent, articleOf, shortened, showsNothing, tidied, withText } from '#web/sources/taking.ts'
import { addressIn, isText, siteOf } from '#web/sources/web-address.ts'
import { wordsIn } from '#web/sources/word-count.ts'

const TEXT = 'Brug dicht\n\nDe brug over de Linge gaat op 6 januari dicht. Het dek is rot.'

test('a pasted text gets its own headline as title, and sentences of its own as description', async () => {
  const { title, description, text, tone } = await articleOf({ text: TEXT })
  assert.deepEqual([title, text, tone], ['Brug dicht', TEXT, null])
  assert.match(description, /^De brug over de Linge gaat op 6 januari dicht\./)
})

test('what a page says of itself goes before a proposal, and blank it does not', async () => {
  const said = await articleOf({ text: TEXT, title: ' Linge\nkoerier ', description: 'Omrijden.', site: 'Koerier' })
  assert.deepEqual([said.title, said.description, said.site], ['Linge koerier', 'Omrijden.', 'Koerier'])
  assert.equal((await articleOf({ text: TEXT, title: ' ', description: '' })).title, 'Brug dicht')
})

test('every article can be sent, and gives every tool a title and a context', async () => {
  const odd = [
    'woord',
    '🚲'.repeat(30_000),
    'ب'.repeat(25_000),
    `${'x'.repeat(9)} `.repeat(5_000),
    '\uD800a\u0000b',
    '1\n2\n3',
  ]
  for (const text of odd) {
    const { text: source, title, description } = await articleOf({ text })
    assert.ok(articleFields.safeParse({ source }).success, text.slice(0, 20))
    const wish = { subject: shortened(title, 150), context: description, amount: 5 }
    assert.ok(titelTovenaar.input.safeParse(wish).success, text.slice(0, 20))
  }
})

test('20,000 characters are whole, one more is cut and said', async () => {
  const sentence = 'De brug gaat dicht. '
  const exact = sentence
    .repeat(1_000)
    .slice(0, LONGEST_SOURCE - 1)
    .padEnd(LONGEST_SOURCE, '.')
  assert.deepEqual([(await articleOf({ text: exact })).truncated, exact.length], [false, LONGEST_SOURCE])
  const cut = await articleOf({ text: `${exact} Nog een zin.` })
  assert.equal(cut.truncated, true)
  assert.ok(characterCount(cut.text) <= LONGEST_SOURCE)
  assert.match(cut.text, /dicht\.+$/)
  assert.equal((await articleOf({ text: 'Kort.', truncated: true })).truncated, true, 'the server cut it')
})

test('an edited text keeps the article’s name, title and tone, and is proposed from again', async () => {
  const before = { ...(await articleOf({ text: TEXT })), tone: 'licht' as const, title: 'Eigen titel' }
  const after = await withText(before, 'Ander begin\n\nDe bakker stopt er na veertig jaar mee.')
  assert.deepEqual([after.id, after.title, after.tone], [before.id, 'Eigen titel', 'licht'])
  assert.match(after.description, /bakker/)
  const read = await withText({ ...before, site: 'Koerier', description: 'Van de site.' }, 'Andere tekst.')
  assert.equal(read.description, 'Van de site.')
})

test('line ends become one kind, and what cannot be stored or seen at the ends goes', () => {
  assert.equal(tidied('\uFEFF a \r\nb\r\rc  \n\n\n\nd\u0000 '), 'a\nb\n\nc\n\nd')
})

test('an article that was sent comes back as it was, also without a description and with its spaces', async () => {
  const sent = { title: 'Brug  dicht', description: '', text: ' Een  zin.\r\n\n\n\nNog een. ' }
  const { title, description, text, truncated } = await articleAsSent(sent)
  assert.deepEqual([{ title, description, text }, truncated], [sent, false])
  const rewritten = await articleAsSent({ title: '', description: '', text: TEXT })
  assert.equal(rewritten.title, 'Brug dicht', 'a text that was rewritten had none')
})

test('of some texts nothing is seen: spaces, control characters, signs without a width or a look', () => {
  for (const text of ['', ' \n\t', '\u0000'.repeat(400), '\u200b\u200d\ufeff', '\u00ad\u2060', '\u3164\u2800\ufe0f'])
    assert.equal(showsNothing(text), true, JSON.stringify(text))
  for (const text of ['a', '\u200b1', '🚲', '?', 'ب']) assert.equal(showsNothing(text), false, text)
})

test('Markdown becomes what people read of it', () => {
  const { title, text } = textOfMarkdown(
    [
      '---\nauthor: x\n---\n# De *brug* gaat dicht #\n',
      'Een **dek** van _hout_ en `composiet`, zie [de gemeente](https://x.nl) en ![foto](a.jpg)hier.',
      '> Een citaat\n\n* een\n+ twee\n- drie\n\n```js\nconst a = 1\n```\n',
      '| a | b |\n| --- | --- |\n\n***\n\n## Kop\nsnake_case_naam en 2 * 3 * 4<br>\n<!-- weg -->[1]: https://x.nl',
    ].join('\n'),
  )
  assert.equal(title, 'De brug gaat dicht')
  assert.equal(
    text,
    [
      'Een dek van hout en composiet, zie de gemeente en hier.',
      'Een citaat\n\n- een\n- twee\n- drie\n\nconst a = 1\n\n| a | b |\n\nKop\nsnake_case_naam en 2 * 3 * 4',
    ].join('\n'),
  )
})

test('a heading halfway is the title of a part, not of the article', () => {
  assert.deepEqual(textOfMarkdown('Een zin.\n\n# Kop\nNog een.'), {
    title: '',
    description: '',
    text: 'Een zin.\n\nKop\nNog een.',
  })
})

test('what stands before a Markdown text for programs gives its title and description, and is no part of it', () => {
  const matter = (lines: string, body = 'De brug gaat dicht.') => textOfMarkdown(`---\r\n${lines}\r\n---\r\n${body}`)
  const text = 'De brug gaat dicht.'
  assert.deepEqual(matter('title: "Brug: dicht"\r\nDescription: Zo rijd je om.\r\ntags: [a]'), {
    title: 'Brug: dicht',
    description: 'Zo rijd je om.',
    text,
  })
  assert.deepEqual(matter('description: >\r\n  Zo rijd je om.'), { title: '', description: '', text })
  assert.equal(matter('title: Naam', '# Kop\n\nZin.').title, 'Kop')
  for (const [typed, has] of [
    ['\n---\ntitle: Brug\n---\nZin.', true],
    ['---\r\ntitle: Brug\r\n---', true],
    ['--- title: Brug ---', false],
    ['Brug\n---\ntitle: x\n---', false],
    ['---\ntitle: Brug\n\ntags:\n  - fiets\n- brug\n# wat\n---\nZin.', true],
    ['---\nDe brug gaat dicht.\n\n---\nDe sluis ook.', false],
    ['---\ntitle: Brug\nDe brug gaat dicht.\n---\nDe sluis ook.', false],
    [`---\n${'a: b\n- c\n'.repeat(5_000)}`, false],
  ] as const)
    assert.equal(hasFrontMatter(typed), has, typed)
})

test('an address is told from a text, with or without its scheme', () => {
  assert.equal(addressIn(' https://lingekoerier.nl/brug?x=1 '), 'https://lingekoerier.nl/brug?x=1')
  assert.equal(addressIn('www.lingekoerier.nl/brug'), 'https://www.lingekoerier.nl/brug')
  assert.equal(addressIn('lingekoerier.nl'), 'https://lingekoerier.nl')
  for (const text of [
    '',
    'Brug',
    'Brug dicht',
    'https://x.nl en meer',
    'a@lingekoerier.nl',
    'javascript:alert(1)',
    '3.14',
    'http://',
  ])
    assert.equal(addressIn(text), null, text)
  assert.equal(siteOf('https://www.lingekoerier.nl/brug'), 'lingekoerier.nl')
})

test('words are counted as people count them', () => {
  assert.deepEqual(['', 'een', ' een  twee\ndrie '].map(wordsIn), ['0 woorden', '1 woord', '3 woorden'])
  assert.equal(wordsIn('a '.repeat(1_412)), '1.412 woorden')
})

test('a list gets the line it begins with as title, not the whole list', async () => {
  const title = async (text: string) => (await articleOf({ text })).title
  assert.equal(await title('Pannenkoeken\n\n250 g bloem\n500 ml melk\n2 eieren'), 'Pannenkoeken')
  assert.equal(await title('09.00\nMaandag\tOpen\n10.00\tDicht'), 'Maandag Open')
  assert.equal(await title('1\n2\n3'), '1')
})

test('a text is more than a line or more than one sentence, whatever stands around it', () => {
  const paragraph =
    'De sluiting van de bibliotheek is van de baan. De raad stemde dinsdag tegen het plan van het college.'
  for (const text of [paragraph, 'De brug\ngaat dicht', 'a\n\nb', 'x'.repeat(301), `a${'\n'.repeat(1_000_000)}b`])
    assert.ok(isText(text))
  const headline = 'Dr. J. de Vries van het St. Jansziekenhuis in Weert stopt ermee. Wat nu?'
  for (const text of ['', headline, 'De brug gaat dicht', '\n\nDe brug\n', `De brug${'\n'.repeat(1_000_000)}`])
    assert.ok(!isText(text))
})

test('the line under the head of a table is left out, and a row of spaces is no such line', () => {
  const text = (markdown: string) => textOfMarkdown(markdown).text
  for (const line of ['|---|---|', '| --- | :---: |', '---|---', ' | --- |', ':---'])
    assert.equal(text(`A | B\n${line}\n1 | 2`), 'A | B\n\n1 | 2', line)
  assert.equal(
    text(`De brug${' '.repeat(90_000)}gaat dicht\n${' '.repeat(9_000)}x`).replace(/ +/g, ' '),
    'De brug gaat dicht\n x',
  )
})
