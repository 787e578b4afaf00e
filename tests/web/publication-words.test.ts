// How it stands with an article on a website, in words, and which address goes with its captions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicationStates, type Publication } from '#contract/publishing/publication.ts'
import { badgeOf, factsOf, isStillAhead, orderedWords } from '#web/publishing/publication-words.ts'
import { againOf } from '#web/publishing/use-publications.ts'

const one: Publication = {
  id: 1,
  siteId: 1,
  siteKind: 'ghost',
  siteName: 'De Waal',
  state: 'sent',
  problem: null,
  notes: [],
  plannedFor: null,
  ordered: null,
  excerpt: null,
  tags: null,
  draft: false,
  address: 'https://waal.nl/brug/',
  editAddress: null,
  isPublic: true,
  sentVersion: 3,
  sentAt: '2026-11-20T08:00:00.000Z',
}

test('each state has its word; a draft is not called published', () => {
  for (const state of publicationStates) assert.notEqual(badgeOf({ ...one, state })[1], '')
  assert.equal(badgeOf(one)[1], 'Gepubliceerd')
  assert.equal(badgeOf({ ...one, isPublic: false })[1], 'Concept')
})

test('what was changed here since is said, and only then', () => {
  assert.equal(factsOf(one, 3), 'Verstuurd op 20/11/2026 09:00')
  assert.equal(factsOf(one, 4), 'Verstuurd op 20/11/2026 09:00; daarna heb je het hier nog gewijzigd')
})

test('a plan says when in Dutch time, and what never went out says nothing', () => {
  const fresh = { ...one, sentAt: null, sentVersion: null }
  const planned = { ...fresh, state: 'planned' as const, plannedFor: '2027-03-28T01:30:00.000Z' }
  assert.equal(factsOf(planned, 1), 'Gaat op 28/03/2027 03:30 de deur uit')
  assert.equal(factsOf({ ...planned, problem: 'Dat mag niet meer.' }, 1), 'Zou op 28/03/2027 03:30 de deur uit gaan')
  assert.equal(factsOf({ ...fresh, state: 'cancelled' }, 1), '')
})

test('what is held says for when it was planned, and that it does not go out by itself', () => {
  const held = { ...one, state: 'held' as const, sentAt: null, sentVersion: null }
  assert.equal(badgeOf(held)[1], 'Wacht op akkoord')
  assert.equal(
    factsOf({ ...held, plannedFor: '2027-03-28T01:30:00.000Z' }, 1),
    'Was gepland op 28/03/2027 03:30, en gaat niet vanzelf uit',
  )
  assert.equal(factsOf(held, 1), 'Gaat pas uit als je dat zegt')
})

test('a moment is still ahead until it has come', () => {
  assert.ok(isStillAhead(new Date(Date.now() + 60_000).toISOString()))
  assert.ok(!isStillAhead(new Date(Date.now() - 1).toISOString()) && !isStillAhead(null))
})

test('of what is planned the moment of its text is told, and that something was typed since', () => {
  const ordered = { version: 3, savedAt: '2026-11-24T11:03:00.000Z', isChanged: false }
  const planned = { state: 'planned' as const, ordered }
  assert.equal(orderedWords(planned), 'Gepland staat de tekst van 24/11/2026 12:03')
  const changed = { ...ordered, isChanged: true }
  assert.equal(
    orderedWords({ ...planned, ordered: changed }),
    'Gepland staat de tekst van 24/11/2026 12:03; sindsdien is er getypt',
  )
  for (const state of ['waiting', 'paused'] as const) {
    assert.equal(orderedWords({ state, ordered }), null)
    assert.equal(
      orderedWords({ state, ordered: changed }),
      'Klaar staat de tekst van 24/11/2026 12:03; sindsdien is er getypt',
    )
  }
  assert.equal(orderedWords({ state: 'sent', ordered: null }), null)
})

test('the new text is ordered for the same place and moment', () => {
  const when = '2027-03-28T01:30:00.000Z'
  assert.deepEqual(againOf({ ...one, plannedFor: when }), { siteId: 1, when })
  assert.deepEqual(againOf({ ...one, draft: true }), { siteId: 1, when: 'draft' })
  assert.deepEqual(againOf(one), { siteId: 1, when: 'now' })
})

test('of what is held nothing is said of the text that was ordered, but that the present one goes when it goes on', () => {
  const ordered = { version: 2, savedAt: '2026-11-20T08:00:00.000Z', isChanged: true }
  const held = { ...one, state: 'held' as const, sentAt: null, sentVersion: null, ordered }
  assert.equal(orderedWords(held), null)
  assert.match(factsOf(held, 1), /sindsdien is er getypt: laat je het doorgaan, dan gaat de tekst van nu$/)
  assert.doesNotMatch(factsOf({ ...held, ordered: { ...ordered, isChanged: false } }, 1), /getypt/)
})
