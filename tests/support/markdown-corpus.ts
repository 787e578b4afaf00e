// Three hundred Markdown texts as people and programs write them, the same ones in every run: every construct, in many combinations.

/** A source of numbers below 1 that are the same for one seed (mulberry32, by Tommy Ettinger; public domain). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const sentences = [
  'De fietsbrug over de Linge gaat tien weken dicht.',
  'Zo’n 2.400 fietsers per dag moeten omrijden, zegt wethouder Mirjam de Graaf.',
  '‘Liever tien weken omrijden dan een brug met een gat’, aldus de gemeente.',
  'Het dek is rot: elf van de veertig planken zijn aangetast.',
  '2024. Een jaar om niet te vergeten.',
  'Meer weten? Bel 0345-123456 (ma–vr) of mail naar info@linge.example.',
  'In Café België kost een menu € 19,95 – inclusief koffie ☕️ en 🍰.',
  'Zie ook https://www.linge.example/brug?jaar=2025&maand=1 voor de kaart.',
  'De temperatuur is < 5 °C en > 0 °C; 5 * 3 = 15 & dat klopt.',
  'bestand_met_streepjes.txt en C:\\temp\\kopie staan op de server.',
  'Het heet [nog in te vullen: naam van de bus] en rijdt om 7.30 uur.',
]

const inline = [
  (words: string) => `*${words}*`,
  (words: string) => `_${words}_`,
  (words: string) => `**${words}**`,
  (words: string) => `__${words}__`,
  (words: string) => `***${words}***`,
  (words: string) => `~~${words}~~`,
  (words: string) => `**vet met _schuin_ en \`code\` erin**`.replace('vet', words),
  (words: string) => `\`${words}\``,
  (words: string) => `\`\`${words} met \` erin\`\``,
  (words: string) => `[${words}](https://linge.example/a_b "De titel")`,
  (words: string) => `[**${words}**](<https://linge.example/een adres>)`,
  (words: string) => `[${words}][brug]`,
  (words: string) => `[brug] en ${words}`,
  (words: string) => `![${words}](https://linge.example/brug.jpg)`,
  (words: string) => `[![${words}](/brug.jpg "Brug")](https://linge.example)`,
  () => '<https://linge.example/x>',
  () => 'info@linge.example',
  (words: string) => `\\*${words}\\* en \\# en 1\\. en \\[x\\]`,
  () => '&copy; 2025 &eacute;&eacute;n &amp; &#8364; &hearts;',
  (words: string) => `<u>${words}</u> en H<sub>2</sub>O`,
  (words: string) => `${words}[^1]`,
  (words: string) => `${words}  \nop een nieuwe regel`,
  (words: string) => `${words}\\\nop een nieuwe regel`,
  (words: string) => `${words}\ngewoon verder`,
  () => '[onveilig](javascript:alert(1))',
  (words: string) => `[\`${words}\`](https://linge.example/code)`,
]

type Make = (random: () => number) => string

const pick = <One>(random: () => number, from: readonly One[]): One => from[Math.floor(random() * from.length)] as One

/** A few sentences with something in them. */
const line: Make = (random) => {
  const words = pick(random, ['de brug', 'een pendelbus', 'Het nieuwe dek', 'café ’t Hoekje'])
  const parts = [pick(random, sentences)]
  if (random() < 0.7) parts.push(`Dit is ${pick(random, inline)(words)} voor wie wil.`)
  if (random() < 0.3) parts.push(pick(random, sentences))
  return parts.join(' ')
}
const oneLine: Make = (random) => line(random).replace(/ {2}\n|\\\n|\n/g, ' ')

const list = (random: () => number, depth = 0): string => {
  const ordered = random() < 0.4
  const start = pick(random, [1, 1, 0, 3, 9, 2024])
  const sign = ordered ? pick(random, ['.', ')']) : pick(random, ['-', '*', '+'])
  const loose = random() < 0.3
  const items = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => {
    const marker = ordered ? `${start + at}${sign}` : sign
    const indent = ' '.repeat(marker.length + 1)
    const parts = [oneLine(random)]
    if (random() < 0.2) parts.push(`\n${oneLine(random)}`)
    if (random() < 0.1) parts.push('\n```\ncode in een lijst\n```')
    if (depth < 3 && random() < 0.3) parts.push(list(random, depth + 1))
    return `${marker} ${parts.join('\n').replaceAll('\n', `\n${indent}`)}`.replace(/[ ]+$/gm, '')
  })
  return items.join(loose ? '\n\n' : '\n')
}

const blocks: Make[] = [
  line,
  line,
  line,
  (random) => `${'#'.repeat(1 + Math.floor(random() * 6))} ${oneLine(random)}${random() < 0.3 ? ' ##' : ''}`,
  (random) => `${pick(random, sentences)}\n${pick(random, ['===', '---', '=', '--------'])}`,
  (random) => list(random),
  (random) => list(random),
  (random) => list(random).replace(/^/gm, random() < 0.5 ? '' : ' '),
  (random) => `- [ ] ${oneLine(random)}\n- [x] ${oneLine(random)}`,
  (random) =>
    `| Dag | Tijd | Prijs |\n|:--|:-:|--:|\n| ma | 7.30 \\| 9.00 | ${oneLine(random).replaceAll('|', '\\|')} |\n| di | regel<br>regel | |`,
  () => 'Naam | Plaats\n--- | ---\n`a\\|b` | **vet**\nkort |',
  (random) =>
    `${pick(random, ['```', '~~~', '````'])}js\nconst brug = "x" // <b>\n\n  # geen kop\n`.replace(
      /^(\S+)js\n([^]*)$/,
      '$1js\n$2$1',
    ),
  () => '    ingesprongen code\n\n    met een witregel\n        en dieper',
  (random) => line(random).replace(/^/gm, '> '),
  (random) => `> ${oneLine(random)}\n>\n> > ${oneLine(random)}\n> > en verder\n>\n> - een\n> - twee`,
  (random) => `> ${oneLine(random)}\nlui verder zonder teken`,
  (random) => pick(random, ['---', '***', '___', '* * *', '- - -', '_____________', ' ***']),
  () => '<div class="kader">\n  <p>Een kader met <b>HTML</b>.</p>\n</div>',
  () => '<!-- een opmerking\n\nover twee alinea’s -->',
  () => '<details>\n<summary>Meer</summary>\n\nTekst **erin**.\n\n</details>',
  () => '[^1]: De noot zelf, met *nadruk*.',
  () => '[brug]: https://linge.example/brug "De brug"',
  () => '[brug]: <https://linge.example/een andere>\n[Kaart]: /kaart',
  () => '![Alleen een plaatje](https://linge.example/dek.jpg "Het dek")',
  (random) => `${oneLine(random)}\n\n${' '.repeat(4)}code na een alinea`,
  () => '<script>alert("x")</script>',
]

/** One text, by its number. */
function textOf(number: number): string {
  const random = numbersFrom(number * 7919 + 13)
  const parts = Array.from({ length: 2 + Math.floor(random() * 14) }, () => pick(random, blocks)(random))
  // The kinds in turn too, so that none is left to chance.
  parts.splice(Math.floor(random() * parts.length), 0, (blocks[number % blocks.length] as Make)(random))
  let text = parts.reduce(
    (all, part) => `${all}${pick(random, ['\n\n', '\n\n', '\n\n', '\n\n\n', '\n', '\n  \n'])}${part}`,
  )
  if (number % 17 === 0) text = `---\ntitle: "Brug dicht"\ntags: [brug, fiets]\n---\n${text}`
  if (number % 11 === 0) text = `\n\n${text}`
  text += pick(random, ['', '\n', '\n', '\n\n\n', '  ', ' \n'])
  if (number % 5 === 1) return text.replaceAll('\n', '\r\n')
  if (number % 5 === 2) return text.replace(/\n/g, () => pick(random, ['\n', '\r\n', '\r\n']))
  return number % 61 === 3 ? text.replaceAll('\n', '\r') : text
}

export const markdownCorpus: readonly string[] = Array.from({ length: 300 }, (_, number) => textOf(number))
