// Markdown to try things with: ordinary texts of all sorts, made-up ones, and what was made to bring a reader down.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A source of numbers that gives the same ones in every run. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** What people put in articles, a line or a block each. */
const ordinary =
  `Een alinea met **vet** en *nadruk*.¦Nog een regel.¦¦¦¦# Kop¦## Tussenkop¦- punt¦- ander¦  - dieper¦1. een¦2. twee¦   verder¦
> citaat¦> nog een regel¦---¦\\- geen punt¦2024. Een jaar¦**vet**: tekst¦1) met haak¦***¦* ster¦- [ ] taak¦Kop\n====¦    code¦
| a | b |\n|---|--:|\n| 1 | 2 |¦\`\`\`\ncode\n\nmeer\n\`\`\`¦![beeld](https://voorbeeld.nl/a.jpg)¦<div>\nhtml\n</div>¦Regel met twee spaties  `
    .replaceAll('¦\n', '¦')
    .split('¦')

/** What makes readers of Markdown disagree. */
const odd =
  `a~b c~~ ~	~    x~  y~	z~# h~## h #~#x~- a~- ~-~* b~+ c~1. d~2. e~10) f~- [ ] t~  - n~   1. m~    - o~> q~>~> - ql~> # qh~> \`\`\`~>> qq~>     code~
\`\`\`~\`\`\`js~---~***~* * *~===~- - -~--~=~| a | b |~|---|---|~| - |~a | b~--|--~<div>~</div>~<b>x</b>~<!-- c~-->~<script>~</script>~<br/>~
![i](j)~\\# x~\`c\`~2024. x~a  ~   # i~ > s~<span>~<p>t~1.~- x	y~	- t~    1. z~-	q~>	q`
    .replaceAll('~\n', '~')
    .split('~')

/** Texts of up to `most` of these lines. */
export function madeUp(kind: 'ordinary' | 'odd', count: number, seed = 1): string[] {
  const random = randomFrom(seed)
  const lines = kind === 'ordinary' ? ordinary : odd
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(9) }, () => lines[random(lines.length)] ?? '').join('\n'),
  )
}

/** The Markdown that came with this project and with the packages it uses. */
export const foundTexts = (): string[] => [
  ...new Set(
    globSync(['*.md', 'docs/decisions/*.md', 'node_modules/*/*.md', 'node_modules/@*/*/*.md'], { cwd: root }).map(
      (file) => readFileSync(join(root, file), 'utf8'),
    ),
  ),
]

/** Texts of so many characters that were made to take a reader's time or its stack. */
export function hostileTexts(length: number): Record<string, string> {
  const filled = (text: string, size = length) => text.repeat(Math.ceil(size / text.length)).slice(0, size)
  const half = length / 2
  return {
    quotes: filled('>'),
    'quotes with spaces': filled('> '),
    'quotes that go on': filled('> a\nb\n'),
    'quotes of code that go on': filled('> ```\na\n'),
    'deep quotes that go on': filled(`${'>'.repeat(200)} a\nb\n`),
    'lists in quotes': filled('> - > - > - a\nb\n'),
    'lists in lists': filled('- - - - - - a\nb\n'),
    'a list that goes ever deeper': Array.from(
      { length: Math.sqrt(length) },
      (_, at) => `${' '.repeat(2 * at)}- a`,
    ).join('\n'),
    'a long list': filled('- a\n'),
    'a list of tabs': filled('-\ta\n'),
    brackets: filled('['),
    'brackets of pictures': filled('!['),
    'brackets that are closed': filled('[', half) + filled(']', half),
    stars: filled('*'),
    'stars around a letter': filled('*', half) + 'a' + filled('*', half),
    'stars that open': filled('*a '),
    'mixed stars': filled('**a *b_c '),
    underscores: filled('_a '),
    tildes: filled('~~a '),
    'backticks of every length': Array.from({ length: Math.sqrt(2 * length) }, (_, at) => '`'.repeat(at + 1)).join(' '),
    'half links': filled('[a]('),
    'links within links': filled('[') + filled('[a](b)'),
    'half titles': filled('[a](b "'),
    parentheses: `[a](${filled('(')}`,
    references: `[a]: b\n\n${filled('[a] ')}`,
    definitions: Array.from({ length: length / 10 }, (_, at) => `[a${at}]: b`).join('\n'),
    'half definitions': filled('[a\n'),
    points: filled('<'),
    'half tags': `a ${filled('<a b="')}`,
    'half comments': `a ${filled('<!--')}`,
    'half scripts': `a ${filled('<script>')}`,
    'blocks of HTML': filled('<div>\n\n'),
    'a tag of spaces': `a <a b${filled(' ')}`,
    'addresses with signs': `http://a.nl/${filled('&a;')}`,
    'parentheses behind an address': `http://a.nl/${filled(')')}`,
    'addresses without a host': filled('http://&&'),
    'mail signs': filled('a@'),
    ampersands: filled('&amp'),
    'a table of columns': `${filled('|a', half)}\n${filled('|-', half)}`,
    'a table of rows': `|a|b|\n|-|-|\n${filled('|a|b|\n')}`,
    'a wide table with short rows': `${filled('|a', half / 2)}\n${filled('|-', half / 2)}\n${filled('|\n', half)}`,
    'code without an end': `\`\`\`\n${filled('a\n')}`,
    'headings without an end': filled('a\n***\n'),
    'front matter without an end': `---\na: b\n${filled('a: b\n')}`,
    'nothing but line ends': filled('\n'),
    'nothing but returns': filled('\r'),
    'lines of tabs': `a${filled('\t\n')}`,
    'one word': filled('a'),
    'half emoji': filled('\ud83d*'),
    footnotes: filled('[^a] '),
    everything: filled('*a_b~~c[d](e)`f`\n'),
    gaps: filled('[nog in te vullen: '),
  }
}
