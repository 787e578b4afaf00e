// What becomes of an article when it is taken along: Markdown, a page, plain text, and blocks for WordPress.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHTML } from 'linkedom'
import { exportFormats, exportWords } from '#contract/articles/export.ts'
import { campaignExport } from '#server/articles/export-campaign.ts'
import { exportName, packedName, zipName } from '#server/articles/export-files.ts'
import { htmlExport } from '#server/articles/export-html.ts'
import { markdownExport } from '#server/articles/export-markdown.ts'
import { fileNameOf, uniqueNames } from '#contract/file-names.ts'
import { textExport } from '#server/articles/export-text.ts'
import { checkedBy, everything, exported } from '../support/articles-exported.ts'

const inWords = [htmlExport, textExport]

test('each format has a name, a hint, a media type and an ending of its own', () => {
  for (const word of ['label', 'hint', 'extension'] as const)
    assert.equal(new Set(exportFormats.map((format) => exportWords[format][word])).size, exportFormats.length)
  assert.ok(exportFormats.every((format) => /^\w+\/[\w.+-]+/.test(exportWords[format].mediaType)))
})

test('Markdown is the text byte for byte, below its title and its fields', () => {
  for (const content of [
    everything,
    'a\r\nb\r\n',
    '\n\n  a  \n\n',
    '---\nx: y\n---\n',
    '# Nieuwe brug over de IJssel\n\na',
  ]) {
    const made = markdownExport(exported({ content }))
    assert.ok(made.endsWith(`\n---\n\n# Nieuwe brug over de IJssel\n\n${content}`), made)
  }
  assert.equal(
    markdownExport(
      exported({
        title: 'Brug *over* "IJ": #1',
        seoTitle: 'Brug',
        seoDescription: 'Eén\nregel',
        seoKeywords: 'brug, ij',
        slug: 'brug',
        checked: checkedBy('Anna "de" Vries'),
        changedSinceCheck: true,
      }),
    ),
    `---
title: "Brug *over* \\"IJ\\": #1"
seo_title: "Brug"
description: "Eén\\nregel"
keywords: "brug, ij"
slug: "brug"
nagekeken:
  door: "Anna \\"de\\" Vries"
  op: "2026-03-12T13:03:00.000Z"
  versie: 4
  daarna: "gewijzigd"
---

# Brug \\*over\\* "IJ": \\#1

De brug is open.`,
  )
})

test('who checked the text stands below it, and that it changed since; of a text that nobody checked nothing is said', () => {
  for (const made of inWords) {
    const checked = checkedBy('Anna de Vries')
    assert.match(made(exported({ checked })), /Nagekeken door Anna de Vries op 12\/03\/2026 14:03\.(?! Daarna)/)
    assert.match(
      made(exported({ checked, changedSinceCheck: true })),
      /op 12\/03\/2026 14:03\. Daarna is de tekst gewijzigd\./,
    )
    assert.doesNotMatch(made(exported()), /Nagekeken/)
  }
})

test('a heading that repeats the title is left out where the title stands above the text, another one stays', () => {
  for (const made of inWords) {
    const count = (content: string) => made(exported({ content })).split('Nieuwe brug over de IJssel').length
    assert.equal(count('# Nieuwe brug over de *IJssel*\n\nTekst.'), count('Tekst.'))
    assert.equal(count('## Nieuwe brug over de IJssel\n\nTekst.'), count('Tekst.') + 1)
  }
})

test('a page is complete, Dutch, and runs nothing', () => {
  const page = htmlExport(
    exported({
      title: '<Brug> & "meer"',
      content: `${everything}\n\n<script>alert(1)</script>`,
      seoTitle: 'Voor Google',
      seoDescription: 'Wat er "staat"',
      seoKeywords: 'brug, ij',
    }),
  )
  const { document } = parseHTML(page)
  assert.match(page, /^<!doctype html>\n<html lang="nl">/)
  assert.equal(document.title, 'Voor Google')
  assert.equal(document.querySelector('h1')?.textContent, '<Brug> & "meer"')
  assert.equal(document.querySelectorAll('h1').length, 1)
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  assert.deepEqual([meta('description'), meta('keywords')], ['Wat er "staat"', 'brug, ij'])
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? ''
  assert.match(policy, /^default-src 'none'; img-src http: https: data:;/)
  assert.equal(document.querySelectorAll('script, iframe, link, [onclick]').length, 0)
  assert.match(page, /@media print/)
})

test('plain text reads as it stands: addresses behind the words of links, lists and tables in lines, no signs', () => {
  assert.equal(
    textExport(
      exported({ content: `${everything}\n\nZie <https://y.nl>, [mail](mailto:a@b.nl) en [niets](javascript:x).` }),
    ),
    `Nieuwe brug over de IJssel

Een vet en schuin woord (https://x.nl/a?b=1&c=2) met weg en code <b>.

Tussenkop

- een
- twee
  - dieper
    - nog dieper
- [x] klaar

1. eerst

2. dan

   tweede alinea

    Citaat met vet

    en een tweede alinea

Naam | Jaar
Jan | 2024

Een molen (https://x.nl/m.jpg)

    const a = [1] < 2
      ingesprongen

* * *

2024. Een jaar, *geen nadruk* en [nog in te vullen: wie].

Slot

Einde.

Zie https://y.nl, mail (a@b.nl) en niets.
`,
  )
})

test('a campaign lies beside its article, its texts below the names of their parts', () => {
  const parts = [
    { label: 'Titels', texts: ['Een', 'Twee'] },
    { label: 'Facebook', texts: [] },
    { label: 'Shorts-script', texts: ['Regel\nregel'] },
  ]
  assert.equal(
    campaignExport('De *brug*', parts, 'md'),
    '# Campagne bij ‘De \\*brug\\*’\n\n## Titels\n\n1. Een\n\n2. Twee\n\n## Shorts-script\n\nRegel\nregel\n',
  )
  assert.equal(
    campaignExport('De *brug*', parts, 'docx'),
    'Campagne bij ‘De *brug*’\n\nTitels\n\n1. Een\n\n2. Twee\n\nShorts-script\n\nRegel\nregel\n',
  )
  assert.equal(campaignExport('x', [{ label: 'Titels', texts: [] }], 'md'), undefined)
})

test('a file is named after its title, as every system allows, and no two alike', () => {
  const names: Record<string, string> = {
    'Nieuwe brug': 'Nieuwe brug',
    'a/b\\c:d*e?f"g<h>i|j': 'a b c d e f g h i j',
    '  ..verborgen.. ': 'verborgen',
    CON: '_CON',
    'nul.tekst': '_nul.tekst',
    Console: 'Console',
    'a\u0000b\u202ec\nd': 'abcd',
    '../../etc/passwd': 'etc passwd',
    '': 'artikel',
    '???': 'artikel',
    [`${'a'.repeat(79)}bc`]: `${'a'.repeat(79)}b`,
  }
  for (const [title, name] of Object.entries(names)) assert.equal(fileNameOf(title), name, title)
  for (const length of [79, 80, 81]) assert.ok(Buffer.byteLength(fileNameOf('😀'.repeat(length))) <= 200)
  assert.equal(exportName('De brug', 'wp', new Date('2026-03-12T23:30:00Z')), 'De brug 2026-03-13 0030.wordpress.txt')
  // Two kinds of the same minute have names of their own.
  assert.equal(packedName('De brug', 'md', new Date('2026-03-12T23:30:00Z')), 'De brug Markdown 2026-03-13 0030.zip')
  assert.equal(packedName('De brug', 'wp', new Date('2026-03-12T23:30:00Z')), 'De brug WordPress 2026-03-13 0030.zip')
  assert.equal(zipName('md', new Date('2026-03-12T23:30:00Z')), 'artikelen Markdown 2026-03-13 0030.zip')
  const unique = uniqueNames()
  assert.deepEqual(
    [unique('A', 'md'), unique('a', 'md'), unique('A', 'txt'), unique('A', 'md')],
    ['A.md', 'a (2).md', 'A.txt', 'A (3).md'],
  )
})
