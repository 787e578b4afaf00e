// What people are told of a file that is no picture that is taken in: recognised by its bytes, whatever its name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongKindWords } from '#contract/pictures/foreign-kinds.ts'
import { pictureUpload } from '#contract/pictures/upload.ts'

const upload = pictureUpload('images', {
  most: 6,
  words: { wrongKind: () => 'Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan' },
})
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const shortOf = (text: string) => wrongKindWords(upload, 'foto.jpg', bytesOf(text)).short

const box = (major: string, ...others: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${major}\0\0\0\0${others.join('')}`

const kinds: Record<string, string[]> = {
  'HEIC: bewaar als JPEG': [
    box('heic', 'mif1', 'heic'),
    box('heix', 'mif1'),
    box('mif1', 'mif1', 'heic'),
    box('msf1', 'hevc'),
    box('mif1'),
    // What comes after the box is no brand.
    `${box('heic')}metaavif`,
  ],
  'AVIF: bewaar als PNG': [box('avif', 'mif1', 'miaf'), box('mif1', 'avif', 'miaf'), box('avis', 'msf1')],
  'Video, geen afbeelding': [
    box('isom', 'iso2', 'mp41'),
    box('qt  '),
    '\x1aE\xdf\xa3matroska',
    'RIFF....AVI LIST',
    '\0\0\0\x08wide',
  ],
  'RAW: bewaar als JPEG': [box('crx ', 'isom'), 'FUJIFILMCCD-RAW ', 'IIRO\x08\0'],
  'TIFF of RAW: bewaar als JPEG': ['II*\0\x08\0\0\0', 'MM\0*\0\0\0\x08', 'II+\0'],
  'GIF: bewaar als PNG': ['GIF89a\x01\0', 'GIF87a'],
  'BMP: bewaar als PNG': ['BM\x36\x84\x03\0\0\0\0\0'],
  'ICO: bewaar als PNG': ['\0\0\x01\0\x01\0\x10\x10'],
  'JPEG XL: bewaar als PNG': ['\xff\x0a\xfa\x1f', '\0\0\0\x0cJXL \r\n\x87\n'],
  'JPEG 2000: bewaar als PNG': ['\0\0\0\x0cjP  \r\n\x87\n', '\xff\x4f\xff\x51'],
  'PSD: exporteer als PNG': ['8BPS\0\x01'],
  'PDF: exporteer als PNG': ['%PDF-1.7'],
  'ZIP of document': ['PK\x03\x04\x14\0', 'PK\x05\x06\0\0'],
  'SVG: exporteer als PNG': [
    '<svg viewBox="0 0 1 1">',
    '\xef\xbb\xbf\n<?xml version="1.0"?>\n<!-- gemaakt met een tekenprogramma -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n<svg\n>',
  ],
  'Webpagina, geen afbeelding': ['<!DOCTYPE html>\n<html>', '<html lang="nl">'],
  'Geen afbeelding': ['', 'Gewoon een tekst', '<svgfoto>', 'BM is een afkorting', 'ftyp', `ID3\x03\0`, '\0\0\x01\xba'],
}
for (const [short, starts] of Object.entries(kinds))
  test(`${short}: told of ${starts.length} beginnings`, () => {
    for (const start of starts) assert.equal(shortOf(start), short, JSON.stringify(start))
  })

test('the words of the specification stay, and what to do stands behind them', () => {
  assert.equal(
    wrongKindWords(upload, 'IMG_2044.heic', bytesOf(box('heic'))).message,
    'Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan. Dit is een HEIC-foto. Kies op je iPhone bij Instellingen > Camera > Formaten voor ‘Meest compatibel’, of exporteer de foto als JPEG.',
  )
  assert.equal(
    wrongKindWords(upload, 'brief.jpg', bytesOf('Beste redactie')).message,
    'Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan',
  )
})

test('WebP is told what to do where it is not taken, and documents are not told about pictures', () => {
  const webp = bytesOf('RIFF....WEBPVP8 ')
  const strict = pictureUpload('image', { most: 1, kinds: ['jpeg', 'png'] })
  assert.equal(
    wrongKindWords(strict, 'a.webp', webp).message,
    '‘a.webp’ is geen JPEG of PNG. Dit is een WebP. Bewaar de afbeelding als PNG of JPEG.',
  )
  const documents = { ...strict, kinds: ['zip', 'text'] as const }
  assert.equal(wrongKindWords(documents, 'a.webp', webp).message, '‘a.webp’ is geen Word-document of tekstbestand.')
})
