// The readable text of Markdown: what a reader sees, and no sign of how it is written.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptOf, plainText, wordCountOf } from '#contract/markdown/plain-text.ts'

test('each thing one can write in Markdown reads as its words', () => {
  const texts: Record<string, string> = {
    '# Kop #': 'Kop',
    'Kop\n===': 'Kop',
    '**vet** en *schuin* en ***beide*** en ~~weg~~': 'vet en schuin en beide en weg',
    'een _woord_ en snake_case_naam en 2*3*4': 'een woord en snake_case_naam en 234',
    '- een\n- twee\n  - dieper': 'een\ntwee\ndieper',
    '3. drie\n4. vier': 'drie\nvier',
    '- [x] klaar\n- [ ] nog niet': 'klaar\nnog niet',
    '> citaat\n> gaat door\n\n> > dieper': 'citaat gaat door\n\ndieper',
    '| Naam | Jaar |\n|---|--:|\n| **Jan** | 2024 |\n| a \\| b | |': 'Naam\tJaar\nJan\t2024\na | b',
    '`code` en ``een ` erin``': 'code en een ` erin',
    '```js\nconst a = *1*\n```': 'const a = *1*',
    '    ingesprongen': 'ingesprongen',
    '[woorden](https://x.nl "titel")': 'woorden',
    '[woorden][ref] en [ref] en [ref][]\n\n[REF]: https://x.nl': 'woorden en ref en ref',
    '[geen verwijzing][x] en [y]': '[geen verwijzing][x] en [y]',
    '![een molen](m.jpg) en ![](leeg.jpg)': 'een molen en',
    '[![logo](l.png)](https://x.nl)': 'logo',
    '<https://x.nl/a> en https://x.nl/a_b_c.': 'https://x.nl/a en https://x.nl/a_b_c.',
    'jan_de@x.nl en <piet@x.nl>': 'jan_de@x.nl en piet@x.nl',
    'H<sub>2</sub>O<br>regel <!-- weg --> verder': 'H2O\nregel  verder',
    '<div>\n**html**\n</div>\n\nTekst': 'Tekst',
    'tekst <script>alert(1)</script> verder': 'tekst  verder',
    'Caf&eacute; &amp; co &#8364; 5 &euro; &onbekend;': 'Café & co € 5 € &onbekend;',
    'R&amp;D &lt;b&gt;': 'R&D <b>',
    'Een noot[^1] hier.\n\n[^1]: De noot zelf.': 'Een noot hier.\n\nDe noot zelf.',
    'Een noot[^n] hier.\n\n[^n]: Kort': 'Een noot hier.\n\nKort',
    'regel  \nnieuwe\\\nderde\nzelfde': 'regel\nnieuwe\nderde zelfde',
    '\\*geen nadruk\\* en \\# en 1\\. en \\[haken\\]': '*geen nadruk* en # en 1. en [haken]',
    '2024\\. Een jaar': '2024. Een jaar',
    '---\ntitle: x\n---\nTekst': 'Tekst',
    '***\n\n- - -': '',
    '**Let op:**tekst': '**Let op:**tekst',
    '**nog in** [nog in te vullen: jaar]': 'nog in [nog in te vullen: jaar]',
    '*a **b** c* **d *e* f**': 'a b c d e f',
    '“**citaat**” en ‘*x*’': '“citaat” en ‘x’',
    '**😀 blij**': '😀 blij',
    '[een [twee](a) drie](b)': '[een twee drie](b)',
    '[haakjes](https://x.nl/a_(b)_c) en [spatie](<a b>)': 'haakjes en spatie',
    '5 < 6 en a <b': '5 < 6 en a <b',
    '': '',
  }
  for (const [markdown, text] of Object.entries(texts))
    assert.equal(plainText(markdown), text, JSON.stringify(markdown))
})

test('words are counted as a reader sees them', () => {
  assert.equal(wordCountOf('# Een kop\n\n- een *twee*\n- [drie vier](https://x.nl/vijf/zes)\n\n---\n\n`zeven`'), 7)
  assert.equal(wordCountOf('| a | b c |\n|---|---|\n| d | |'), 4)
  assert.equal(wordCountOf(' \n\n***\n'), 0)
})

test('an excerpt is the first characters of the readable text on one line: 199, 200 and 201 of them', () => {
  const of = (length: number) => excerptOf(`# ${'a'.repeat(length)}`, 200)
  assert.deepEqual(
    [of(199), of(200), of(201)].map(({ length }) => length),
    [199, 200, 200],
  )
  assert.equal(excerptOf('# Kop\n\n**Een** alinea\nen\tmeer', 200), 'Kop Een alinea en meer')
  assert.equal(excerptOf('😀'.repeat(300), 200), '😀'.repeat(200))
  assert.equal(excerptOf('abc def', 4), 'abc')
  const late = `${'\n'.repeat(20_000)}Eindelijk [tekst][x]\n\n[x]: y`
  assert.equal(excerptOf(late, 200), 'Eindelijk tekst')
})
