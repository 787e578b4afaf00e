// A file with an article: what is opened, and what is said of a file that is no text or cannot be read.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { openSourceFile } from '#web/sources/source-file.ts'

const TEXT = 'De brug gaat dicht. “Eén jaar”, zegt de wethouder – én dat kost € 680.000.'

async function opened(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const found = await openSourceFile(new File([content], name))
  return 'taken' in found ? found.taken.text : found.problem
}

const bytes = (values: readonly number[]) => Uint8Array.from(values)

/** Bytes as in a compressed picture, without those that no text has at all. */
const noise = () => Uint8Array.from(randomBytes(4_000).filter((byte) => byte !== 0))

/** In Windows-1252, of letters that it shares with Latin-1. */
const singleBytes = (text: string) => bytes([...text].map((sign) => sign.charCodeAt(0)))

test('a file of noise is no text, whatever its name and without a zero byte', async () => {
  const high = bytes(Array.from({ length: 2_000 }, (_, at) => 32 + ((at * 97) % 223)).filter((byte) => byte !== 127))
  for (const content of [noise(), high, bytes([0x89, 0x50, 0, 1]), bytes([255, 254, 0, 216, 1, 216, 2, 216, 3, 216])])
    for (const name of ['foto.txt', 'foto.md', 'foto.html'])
      assert.equal(
        await opened(name, content),
        `‘${name}’ is geen tekstbestand, al eindigt de naam zo. Kies een ander bestand.`,
      )
  for (const content of ['%PDF-1.7\n1 0 obj', '{\\rtf1\\ansi De brug gaat dicht.}'])
    assert.match(await opened('brug.txt', content), /is geen tekstbestand/)
})

test('a text is a text in every encoding, also with an end-of-file mark, page breaks, or in another script', async () => {
  for (const text of [
    TEXT,
    `${TEXT}\u001A`,
    'a\u001A',
    `Deel 1\f${TEXT}\v`,
    'Мост закрыт на десять недель.',
    'é',
    '“Ja.” – “Nee.” – “Één…”',
    '🚲🚲🚲🚲',
  ])
    assert.equal(await opened('brug.txt', text), text)
  const plain = 'Één café en crème brûlée: zó duur is het, zegt coördinator Noël.'
  assert.equal(await opened('brug.txt', singleBytes(plain)), plain)
})

test('a page that nests without an end is refused in words, with a way on', async () => {
  assert.equal(
    await opened('diep.html', '<div>'.repeat(50_000)),
    '‘diep.html’ is te ingewikkeld opgebouwd. Kopieer de tekst uit je browser en plak die hier.',
  )
  assert.equal(await opened('brug.htm', '<title>Brug</title><p>De brug gaat dicht.'), 'De brug gaat dicht.')
})
