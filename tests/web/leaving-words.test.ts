// What an administrator reads before they delete somebody: how many articles there are, when planned ones go out, and what the button does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UserArticles } from '#contract/articles/leaving.ts'
import {
  correctsWords,
  countWords,
  doneWords,
  goesWords,
  momentWords,
  premiumWords,
  questionWords,
  yesWords,
} from '#web/accounts/leaving-words.ts'

const none: UserArticles = { all: 0, online: 0, planned: 0, drafts: 0, bin: 0, plannedFor: [] }
const person = { name: 'Tijn Bakker', username: 'tijn' }
const mees = {
  id: 2,
  name: 'Mees de Boer',
  username: 'mees',
  desk: 'writer' as const,
  role: 'free' as const,
  emailConfirmedAt: null,
}

test('the articles are counted, with those that are online and planned', () => {
  for (const [counts, words] of [
    [{ all: 7, online: 2, planned: 1 }, '7 artikelen, waarvan 2 online en 1 gepland'],
    [{ all: 1, online: 1 }, '1 artikel, waarvan 1 online'],
    [{ all: 2, planned: 2 }, '2 artikelen, waarvan 2 gepland'],
    [{ all: 3, drafts: 3 }, '3 artikelen'],
  ] as const)
    assert.equal(countWords({ ...none, ...counts }), words)
})

test('the question is only asked where there is something to ask it of', () => {
  assert.equal(
    questionWords(person, { ...none, all: 7, online: 2, planned: 1 }),
    'Tijn Bakker heeft 7 artikelen, waarvan 2 online en 1 gepland. Die zijn van de redactie en blijven. Wie krijgt ze?',
  )
  assert.match(
    questionWords(person, { ...none, all: 1 }),
    /heeft 1 artikel\. Dat is van de redactie .* Wie krijgt het\?$/,
  )
  assert.match(
    questionWords(person, { ...none, bin: 2 }),
    /alleen artikelen in de prullenbak\. Die .* Wie krijgt ze\?$/,
  )
  for (const articles of [none, undefined])
    assert.match(questionWords(person, articles), /^Het account ‘tijn’ gaat weg/)
})

test('the moments of planned ones are named, the first three of them', () => {
  const plannedFor = ['2026-12-05T09:00:00Z', '2026-12-05T23:30:00Z', '2026-12-08T09:00:00Z']
  assert.equal(momentWords({ ...none, planned: 3, plannedFor }), '05/12/2026, 06/12/2026 en 08/12/2026')
  assert.equal(momentWords({ ...none, planned: 5, plannedFor }), '05/12/2026, 06/12/2026, 08/12/2026 en nog 2')
  assert.equal(momentWords({ ...none, planned: 1, plannedFor: plannedFor.slice(0, 1) }), '05/12/2026')
})

test('the button names both deeds, and afterwards is said where they are', () => {
  assert.deepEqual([null, 'bin' as const, mees].map(yesWords), [
    'Verwijderen',
    'Leg in de prullenbak en verwijder',
    'Draag over en verwijder',
  ])
  const articles = { ...none, all: 2, bin: 1 }
  assert.match(doneWords('Tijn', articles, mees), /3 artikelen zijn nu van Mees de Boer\.$/)
  assert.match(doneWords('Tijn', articles, 'bin'), /3 artikelen liggen in de prullenbak, onder ‘Van iedereen’\.$/)
  assert.match(doneWords('Tijn', { ...none, all: 1 }, mees), /1 artikel is nu van Mees de Boer\.$/)
  assert.equal(doneWords('Tijn', none, null), 'Het account van Tijn is verwijderd.')
})

test('who brings up to date what is online is who may publish', () => {
  const words = (who: Parameters<typeof correctsWords>[0], mailIsSent = true) =>
    correctsWords(who, { all: 2, mailIsSent })
  const editor = { ...mees, desk: 'editor' as const }
  const confirmed = { ...editor, emailConfirmedAt: '2026-11-01T09:00:00Z' }
  const byAdministrator = 'Mees de Boer kan de tekst hier verbeteren, en een beheerder zet die op de website'
  assert.deepEqual([words(mees), words(editor)], [byAdministrator, byAdministrator])
  for (const [who, mailIsSent] of [
    [confirmed, true],
    [editor, false],
    [{ ...mees, role: 'admin' as const }, false],
  ] as const)
    assert.equal(words(who, mailIsSent), 'Mees de Boer kan verbeteren')
  assert.equal(words(null), 'wie ze krijgt kan verbeteren')
})

test('claimed links are among what goes, where there are any', () => {
  assert.match(goesWords({ claimedLinks: 3 }), /stijlprofielen; 3 opgepakte links komen weer vrij/)
  assert.match(goesWords({ claimedLinks: 1 }), /stijlprofielen; 1 opgepakte link komt weer vrij/)
  assert.doesNotMatch(goesWords({ claimedLinks: 0 }), /link/)
})

test('of Premium is said that it stops, and that what was not used is paid back', () => {
  assert.equal(premiumWords(person), 'Premium van Tijn Bakker stopt; wat nog niet is gebruikt, wordt terugbetaald.')
})
