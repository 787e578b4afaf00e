// The addresses of pictures of articles, the line that says whose they are, and which of a text say nothing to who cannot see them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturesIn, picturesNamed, picturesWithoutAlt } from '#contract/articles/picture-mentions.ts'
import { creditLine, storedAddress, storedAt, storedNamesIn } from '#contract/articles/stored-pictures.ts'

const name = 'aB3_-'.repeat(7).slice(0, 32)
const address = storedAddress(name, { width: 1600, height: 900 })

test('an address is read back, and nothing else is taken for one', () => {
  assert.deepEqual(storedAt(address), { name, size: { width: 1600, height: 900 } })
  assert.deepEqual(storedAt(`/api/articles/pictures/${name}`), { name, size: null })
  assert.deepEqual(storedAt(`/api/articles/pictures/${name}?size=0x9`), { name, size: null })
  for (const other of [
    `https://voorbeeld.nl${address}`,
    `/api/articles/pictures/${name}x`,
    `/api/articles/pictures/${name.slice(1)}`,
    `${address}&w=480`,
    `/api/pictures/${name}`,
    '',
  ])
    assert.equal(storedAt(other), undefined, other)
})

test('a name is found wherever it stands in a text, once', () => {
  const other = name.toLowerCase().padEnd(32, 'z')
  const text = `![a](${address} "Foto: X") [b](${address})\n\n    ${storedAddress(other, { width: 1, height: 1 })}\n\n<img src="${address}">`
  assert.deepEqual(storedNamesIn(text), [name, other])
  assert.deepEqual(storedNamesIn('Geen afbeeldingen.'), [])
  assert.deepEqual(storedNamesIn(`/api/articles/pictures/${name}x`), [])
})

test('the credit names who made it and whose it is, without saying anything twice', () => {
  const lines: [string | null, string | null, string][] = [
    [null, null, ''],
    ['Noor de Vries', null, 'Foto: Noor de Vries'],
    ['Noor de Vries', '© 2026 Noor de Vries', 'Foto: Noor de Vries'],
    ['Noor de Vries', 'ANP', 'Foto: Noor de Vries / ANP'],
    [null, 'Copyright (c) 2019-2026 ANP', 'Foto: ANP'],
    [null, 'Auteursrecht: 2026, Gemeente Deventer', 'Foto: Gemeente Deventer'],
    ['  Noor\n\u0000de  Vries\u202e', '', 'Foto: Noor de Vries'],
    ['', '© 2026', ''],
    ['x'.repeat(500), null, `Foto: ${'x'.repeat(194)}`],
  ]
  for (const [creator, rights, line] of lines) assert.equal(creditLine({ creator, rights }), line)
  assert.equal(creditLine(null), '')
})

test('every picture of a text is found with its words and its credit, in lists, quotes and tables too', () => {
  const text = `![een](a.jpg "Foto: A") tekst ![](b.jpg)

- ![drie](c.jpg)
  > ![ ](d.jpg)

| ![vijf](e.jpg) | x |
| - | - |
| y | ![zes][z] |

\`![geen](x.jpg)\`

    ![geen](y.jpg)

[![acht](h.jpg)](https://x.nl)

[z]: z.jpg 'Foto: Z'
`
  assert.deepEqual(
    picturesIn(text).map(({ alt, address: to, credit, number, block }) => [number, alt.trim(), to, credit, block]),
    [
      [1, 'een', 'a.jpg', 'Foto: A', 0],
      [2, '', 'b.jpg', '', 0],
      [3, 'drie', 'c.jpg', '', 1],
      [4, '', 'd.jpg', '', 1],
      [5, 'vijf', 'e.jpg', '', 2],
      [6, 'zes', 'z.jpg', 'Foto: Z', 2],
      [7, 'acht', 'h.jpg', '', 5],
    ],
  )
  assert.deepEqual(
    picturesWithoutAlt(text).map(({ number }) => number),
    [2, 4],
  )
})

test('pictures are named by their numbers, and of many no more than a few', () => {
  const named = (...numbers: number[]) => picturesNamed(numbers.map((number) => ({ number })))
  assert.equal(named(2), 'Afbeelding 2 heeft')
  assert.equal(named(1, 2), 'Afbeeldingen 1 en 2 hebben')
  assert.equal(named(1, 2, 3, 4, 5, 6), 'Afbeeldingen 1, 2, 3, 4, 5 en 6 hebben')
  assert.equal(named(1, 2, 3, 4, 5, 6, 7), 'Afbeeldingen 1, 2, 3, 4, 5 en 2 andere hebben')
})

test('a text of a million characters with thousands of pictures is looked through at once', () => {
  const text = `![Een brug](${address} "Foto: Wie")\n\n`.repeat(9_000)
  assert.equal(picturesIn(text).length, 9_000)
  assert.deepEqual(storedNamesIn(text), [name])
})
