// When texts on a screen are said to be of another article than the one that stands in the bar.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '#web/sources/article.ts'
import { elsewhereIn } from '#web/tools/elsewhere.ts'

const TEXT =
  'De fietsbrug over de Linge gaat dicht. Het houten dek is rot en wordt vervangen.\n\nFietsers rijden om via de weg.'

const bar: Article = {
  id: 'een',
  title: 'Fietsbrug over de Linge dicht',
  description: '',
  text: TEXT,
  site: null,
  language: 'nl',
  truncated: false,
  tone: null,
}
const own = { title: bar.title, source: TEXT }
const other = { title: 'Bakker Van Zanten stopt', source: 'De bakker aan de Markt sluit zaterdag zijn deuren.' }
const OTHER = 'uit een ander artikel: ‘Bakker Van Zanten stopt’'

test('texts of the article in the bar belong here, whatever title stands in the form or was sent', () => {
  assert.equal(elsewhereIn(own, bar, bar.title), null)
  assert.equal(elsewhereIn(own, bar, 'Iets heel anders dan dat'), null)
  assert.equal(elsewhereIn({ ...own, title: 'Omrijden via de weg' }, bar, bar.title), null)
})

test('texts of another article, or of one while none stands in the bar, are said to be', () => {
  assert.equal(elsewhereIn(other, bar, bar.title), OTHER)
  assert.equal(elsewhereIn(other, null, other.title), OTHER)
  assert.equal(elsewhereIn({ url: 'Bakker Van Zanten stopt - De winkel', source: other.source }, bar, ''), OTHER)
  assert.equal(elsewhereIn({ subject: other.title, source: other.source }, bar, ''), OTHER)
  assert.equal(elsewhereIn({ ...other, title: bar.title }, bar, bar.title), 'uit een andere tekst met deze titel')
})

test('an article that was corrected is the same one; with more than half of it gone it is another', () => {
  const [first = '', second = '', third = ''] = TEXT.split(/(?<=[.!?])\s+/)
  assert.equal(elsewhereIn(own, { ...bar, text: `${first} ${second} Fietsers lopen.` }, bar.title), null)
  const text = `${third} De rest is nieuw geschreven, van het begin tot het eind.`
  assert.equal(elsewhereIn(own, { ...bar, text }, bar.title), 'uit een andere tekst met deze titel')
})

test('texts of a title alone belong to that title and to an article about the same; of what is unknown nothing is said', () => {
  const alone = { title: 'Bakker Van Zanten stopt', description: 'Na veertig jaar.' }
  assert.equal(elsewhereIn(alone, bar, bar.title), 'bij een andere titel: ‘Bakker Van Zanten stopt’')
  assert.equal(elsewhereIn(alone, bar, 'Bakker Van Zanten stopt ermee'), null)
  assert.equal(elsewhereIn(alone, null, 'Iets heel anders dan dat'), null)
  assert.equal(elsewhereIn({ title: 'Fietsers rijden om' }, bar, bar.title), null)
  assert.equal(elsewhereIn({ ...alone, source: ' ' }, null, ''), null)
  assert.equal(elsewhereIn(null, bar, bar.title), null)
  assert.equal(elsewhereIn({}, bar, bar.title), null)
})
