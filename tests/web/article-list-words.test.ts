// What the list of articles says: moments, marks and counts, the flip of its sort keys, and what it takes in from the disk.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  articlesOf,
  beginningOf,
  binnedUntil,
  checkWords,
  gapWords,
  readingWords,
  upTo,
} from '#web/articles/card-words.ts'
import { importProblem } from '#web/articles/import-file.ts'
import { dayWords, momentWords } from '#web/ui/moment-words.ts'
import { pressedKey } from '#web/articles/sorting.ts'
import { everything, totalOf, wantedSchema } from '#web/articles/use-articles.ts'
import { zipName } from '#web/articles/use-export.ts'
import { fileNameIn } from '#web/http/saved-file.ts'

const now = new Date('2026-11-26T15:00:00+01:00')

test('a moment of today is said by its part of the day, in Dutch time and without a zero before the hour', () => {
  for (const [time, words] of [
    ['00:05', 'vannacht 0:05'],
    ['05:59', 'vannacht 5:59'],
    ['06:00', 'vanochtend 6:00'],
    ['11:59', 'vanochtend 11:59'],
    ['12:00', 'vanmiddag 12:00'],
    ['14:59', 'vanmiddag 14:59'],
  ])
    assert.equal(momentWords(`2026-11-26T${time}:00+01:00`, now), words)
  assert.equal(momentWords('2026-11-26T18:00:00+01:00', new Date('2026-11-26T23:59:00+01:00')), 'vanavond 18:00')
})

test('a moment of before is said by its day: yesterday, a day of the past week, or its date', () => {
  assert.equal(momentWords('2026-11-25T23:59:00+01:00', now), 'gisteren 23:59')
  assert.equal(momentWords('2026-11-24T09:41:00+01:00', now), 'dinsdag 9:41')
  assert.equal(momentWords('2026-11-20T09:41:00+01:00', now), 'vrijdag 9:41')
  assert.equal(momentWords('2026-11-19T09:41:00+01:00', now), '19 nov. 9:41')
  // Yesterday in the Netherlands, two days ago in UTC.
  assert.equal(momentWords('2026-11-24T23:30:00Z', now), 'gisteren 0:30')
  // A clock that is behind: what was kept in the future was kept today.
  assert.equal(momentWords('2026-11-27T08:00:00+01:00', now), 'vanochtend 8:00')
})

test('a day is shortened with a dot, except mei, and names its year only when that is another', () => {
  assert.equal(dayWords('2026-03-01T12:00:00Z', now), '1 mrt.')
  assert.equal(dayWords('2026-05-31T12:00:00Z', now), '31 mei')
  assert.equal(dayWords('2025-12-31T12:00:00Z', now), '31 dec. 2025')
  assert.equal(dayWords('2025-05-01T12:00:00Z', now), '1 mei 2025')
  // In the Netherlands it is 2026 already.
  assert.equal(dayWords('2025-12-31T23:30:00Z', now), '1 jan.')
})

test('a mark says who checked the text and when, or that it has changed since', () => {
  const checked = { version: 1, byName: 'Mees de Boer', at: '2026-11-21T12:00:00Z' }
  assert.equal(checkWords({ state: 'concept', checked: null }, now), null)
  assert.equal(checkWords({ state: 'nagekeken', checked }, now), 'Mees de Boer, 21 nov.')
  assert.equal(checkWords({ state: 'opnieuw', checked }, now), 'Gewijzigd na nakijken')
})

test('counts are said in the singular and the plural, and no further than a thousand', () => {
  assert.deepEqual([0, 1, 2].map(gapWords), [null, '1 plek in te vullen', '2 plekken in te vullen'])
  assert.deepEqual([1, 1_200].map(articlesOf), ['1 artikel', '1.200 artikelen'])
  assert.deepEqual([999, 1_000, 1_001].map(upTo), ['999', '1.000', 'meer dan 1.000'])
  assert.deepEqual([0, 1, 225, 226].map(readingWords), ['0 min lezen', '1 min lezen', '1 min lezen', '2 min lezen'])
})

test('the first words end in an ellipsis where the text goes on', () => {
  const whole = 'Een hele tekst.'
  assert.equal(beginningOf({ excerpt: whole, wordCount: 3 }), whole)
  assert.equal(beginningOf({ excerpt: 'a'.repeat(199), wordCount: 1 }), 'a'.repeat(199))
  // Cut within its only word, and after one of more.
  assert.equal(beginningOf({ excerpt: 'é'.repeat(200), wordCount: 1 }), `${'é'.repeat(200)}…`)
  assert.equal(beginningOf({ excerpt: 'a'.repeat(199), wordCount: 2 }), `${'a'.repeat(199)}…`)
  assert.equal(beginningOf({ excerpt: 'Een zin.', wordCount: 3 }), 'Een zin. …')
  assert.equal(beginningOf({ excerpt: '', wordCount: 0 }), '')
})

test('what is deleted stays thirty days', () => {
  assert.equal(binnedUntil('2026-11-22T13:00:00Z'), '22/12/2026')
})

test('the active key flips, and another begins ascending', () => {
  const { sort, order } = everything
  assert.deepEqual({ sort, order }, { sort: 'createdAt', order: 'desc' })
  const flipped = pressedKey(everything, 'createdAt')
  assert.deepEqual(flipped, { sort: 'createdAt', order: 'asc' })
  assert.deepEqual(pressedKey(flipped, 'createdAt'), { sort: 'createdAt', order: 'desc' })
  const other = pressedKey(everything, 'title')
  assert.deepEqual(other, { sort: 'title', order: 'asc' })
  assert.deepEqual(pressedKey(other, 'title'), { sort: 'title', order: 'desc' })
  assert.deepEqual(pressedKey({ sort: 'title', order: 'desc' }, 'wordCount'), { sort: 'wordCount', order: 'asc' })
})

test('how many there are in all is known from the counts, of a search only on its last page', () => {
  const counts = { all: 40, concept: 30, nagekeken: 8, opnieuw: 2, bin: 3 }
  const page = { entries: Array<never>(24), next: 'meer' }
  assert.equal(totalOf(everything, 1, page, counts), 40)
  assert.equal(totalOf({ ...everything, state: 'opnieuw' }, 1, page, counts), 2)
  assert.equal(totalOf({ ...everything, bin: true }, 1, page, counts), 3)
  assert.equal(totalOf(everything, 1, page, undefined), undefined)
  assert.equal(totalOf({ ...everything, search: 'brug' }, 1, page, counts), undefined)
  assert.equal(totalOf({ ...everything, search: 'brug' }, 25, { ...page, next: null }, counts), 48)
  assert.equal(totalOf({ ...everything, search: 'brug' }, 1, { entries: [], next: null }, counts), 0)
})

test('an address that names no state or key of the list is refused', () => {
  assert.ok(wantedSchema.safeParse(everything).success)
  for (const wrong of [{ state: 'klaar' }, { sort: 'content' }, { order: 'up' }])
    assert.ok(!wantedSchema.safeParse({ ...everything, ...wrong }).success)
})

test('documents are taken in by the ending of their name, with more than nothing and at most 10 MB, with pictures 60', () => {
  const megabyte = 1024 * 1024
  for (const name of ['Brug.md', 'brug.MARKDOWN', 'brug.docx', 'brug.html', 'brug.htm'])
    assert.equal(importProblem({ name, size: 10 * megabyte }), null, name)
  for (const name of ['brug.DOCX', 'brug.zip']) {
    assert.equal(importProblem({ name, size: 60 * megabyte }), null, name)
    assert.match(importProblem({ name, size: 60 * megabyte + 1 }) ?? '', /hoogstens 60 MB/)
  }
  assert.match(importProblem({ name: 'brug.doc', size: 1 }) ?? '', /oude versie van Word/)
  assert.match(importProblem({ name: 'brug.pdf', size: 1 }) ?? '', /Kies een document: \.md, \.docx, \.html of \.zip/)
  assert.equal(importProblem({ name: 'brug.md', size: 0 }), '‘brug.md’ is leeg.')
  assert.match(importProblem({ name: 'brug.md', size: 10 * megabyte + 1 }) ?? '', /hoogstens 10 MB/)
})

test('a file is saved under the name that the reply gives, the one in UTF-8 first', () => {
  assert.equal(fileNameIn(null), undefined)
  assert.equal(fileNameIn('attachment'), undefined)
  assert.equal(fileNameIn('attachment; filename="artikelen.zip"'), 'artikelen.zip')
  assert.equal(fileNameIn('attachment; filename=artikelen.zip; size=3'), 'artikelen.zip')
  assert.equal(fileNameIn('attachment; filename="de \\"brug\\".zip"'), 'de "brug".zip')
  assert.equal(fileNameIn(`attachment; filename="Re?nie.zip"; filename*=UTF-8''Re%C3%BCnie.zip`), 'Reünie.zip')
  assert.equal(fileNameIn(`attachment; filename="a.zip"; filename*=UTF-8''%E0%A4%A`), 'a.zip')
})

test('a name that we give a file holds the moment, in Dutch time', () => {
  assert.equal(zipName('md', new Date('2026-11-26T13:03:00Z')), 'artikelen-Markdown-2026-11-26-1403.zip')
})
