// How it stands with the parts of a campaign, which can be paid, and what becomes of texts that two windows edit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Campaign, CampaignPart, CampaignText } from '#contract/campaigns/campaign.ts'
import { campaignParts, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { areSame, rebased, withOwnText, withoutText } from '#web/campaigns/own-texts.ts'
import { affordable, balanceInWords, isBeyond, requestsInWords, toggled } from '#web/campaigns/part-choice.ts'
import {
  isBusy,
  isUnderWay,
  standingOf,
  wantedOf,
  withFailure,
  without,
  withPart,
  withState,
  type Work,
} from '#web/campaigns/part-state.ts'

const part = (name: CampaignPartName, change: Partial<CampaignPart> = {}): CampaignPart => ({
  part: name,
  texts: [{ index: 0, text: 'Een titel' }],
  output: { titles: ['Een titel'] },
  model: 'proef',
  generationId: 7,
  version: 3,
  outdated: false,
  revision: 1,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...change,
})
const campaign = (parts: CampaignPart[], underWay: CampaignPartName[] = []): Campaign => ({ parts, underWay })
const failure = { title: 'Mislukt', limit: false }
const state = (given: Campaign, work: Work = {}, textVersion = 3) =>
  standingOf('facebook', given, work, textVersion).state

test('a part is not there, ready, or out of date: by what the server says or by what this window saved since', () => {
  assert.equal(state(campaign([part('shorts')])), 'none')
  assert.equal(state(campaign([part('facebook')])), 'ready')
  assert.equal(state(campaign([part('facebook', { outdated: true })])), 'outdated')
  assert.equal(state(campaign([part('facebook')]), {}, 4), 'outdated')
  assert.equal(state(campaign([part('facebook')]), {}, 2), 'ready')
})

test('what this window asks for goes before what was kept; what another window asks for is told apart', () => {
  const kept = campaign([part('facebook')], ['facebook'])
  assert.equal(state(kept, { facebook: { state: 'waits' } }), 'waits')
  assert.equal(state(kept, { facebook: { state: 'writes' } }), 'writes')
  assert.equal(state(kept), 'elsewhere')
  assert.deepEqual(
    ['none', 'waits', 'writes', 'elsewhere', 'failed', 'outdated', 'ready'].filter((one) => isUnderWay(one as never)),
    ['waits', 'writes', 'elsewhere'],
  )
})

test('a failure is news until a newer text stands there, whoever made it; what stood there stays to be read', () => {
  const before = campaign([part('facebook', { revision: 2 })])
  const work = withFailure({}, ['facebook'], failure, before)
  const standing = standingOf('facebook', before, work, 3)
  assert.deepEqual([standing.state, standing.failure, standing.kept?.revision], ['failed', failure, 2])
  const after = standingOf('facebook', campaign([part('facebook', { revision: 3 })]), work, 3)
  assert.deepEqual([after.state, after.failure], ['ready', null])
  const first = withFailure({}, ['facebook'], failure, campaign([]))
  assert.equal(state(campaign([]), first), 'failed')
  assert.equal(state(campaign([part('facebook')]), first), 'ready')
})

test('work begins, ends for some, and is over when nothing of it is under way', () => {
  const begun = withState({}, ['facebook', 'shorts'], 'waits')
  assert.ok(isBusy(begun))
  const half = without(withState(begun, ['facebook'], 'writes'), ['facebook'])
  assert.deepEqual(half, { shorts: { state: 'waits' } })
  assert.ok(!isBusy(withFailure(half, ['shorts'], failure, campaign([]))))
  assert.ok(!isBusy({}))
})

test('a part that is made takes its place in the order of the campaign', () => {
  const before = campaign([part('titels'), part('shorts')], ['facebook', 'meta'])
  const after = withPart(before, part('facebook'))
  assert.deepEqual(
    after.parts.map((one) => one.part),
    ['titels', 'facebook', 'shorts'],
  )
  assert.deepEqual(after.underWay, ['meta'])
  assert.equal(withPart(after, part('facebook', { revision: 2 })).parts[1]?.revision, 2)
})

test('a second campaign is for what failed, is out of date or was never made', () => {
  const given = campaign([part('titels'), part('facebook', { outdated: true }), part('shorts')], ['meta'])
  const work: Work = { shorts: { state: 'failed', failure, over: 1 }, pinterest: { state: 'waits' } }
  const standings = campaignParts.map((name) => standingOf(name, given, work, 3))
  assert.deepEqual(wantedOf(standings), ['facebook', 'link-in-bio', 'shorts'])
})

test('of what is wished for the first parts can be paid; without a limit all', () => {
  assert.deepEqual(affordable(campaignParts, null), [...campaignParts])
  assert.deepEqual(affordable(campaignParts, 6), [...campaignParts])
  assert.deepEqual(affordable(campaignParts, 4), campaignParts.slice(0, 4))
  assert.deepEqual(affordable(['meta', 'titels'], 1), ['titels'])
  assert.deepEqual(affordable(campaignParts, 0), [])
})

test('a part beyond the balance cannot be ticked until another is unticked; with one request left it takes its place', () => {
  const four = campaignParts.slice(0, 4)
  assert.ok(isBeyond('meta', four, 4))
  assert.ok(!isBeyond('titels', four, 4))
  assert.ok(!isBeyond('meta', four, null))
  const three = toggled(four, 'titels', 4)
  assert.deepEqual(three, four.slice(1))
  assert.ok(!isBeyond('meta', three, 4))
  assert.deepEqual(toggled(three, 'meta', 4), [...three, 'meta'])
  assert.ok(!isBeyond('meta', ['titels'], 1))
  assert.deepEqual(toggled(['titels'], 'meta', 1), ['meta'])
  assert.deepEqual(toggled(['meta'], 'meta', 1), [])
})

test('cost and balance are said as people say them', () => {
  assert.deepEqual([0, 1, 6].map(requestsInWords), ['0 AI-verzoeken', '1 AI-verzoek', '6 AI-verzoeken'])
  assert.deepEqual([null, 4, 0].map(balanceInWords), ['onbeperkt', 'nog 4 over', 'nog 0 over'])
})

const texts = (...all: [index: number, text: string][]): CampaignText[] => all.map(([index, text]) => ({ index, text }))

test('an own text takes its place, a deleted one is gone and comes back where it stood', () => {
  const written = texts([0, 'a'], [1, 'b'], [2, 'c'])
  assert.deepEqual(withOwnText(written, 1, 'B'), texts([0, 'a'], [1, 'B'], [2, 'c']))
  const less = withoutText(written, 0)
  assert.deepEqual(less, texts([1, 'b'], [2, 'c']))
  assert.deepEqual(withOwnText(less, 0, 'a'), written)
  assert.ok(areSame(written, written.toReversed()))
  assert.ok(!areSame(written, less))
  assert.ok(!areSame(written, withOwnText(written, 1, 'B')))
})

test('over what another window changed only what changed here is put, deletions included', () => {
  const base = texts([0, 'a'], [1, 'b'], [2, 'c'], [3, 'd'])
  const mine = texts([0, 'A'], [1, 'b'], [3, 'd'])
  const theirs = texts([0, 'a'], [1, 'BB'], [2, 'c'])
  assert.deepEqual(rebased(base, mine, theirs), texts([0, 'A'], [1, 'BB']))
  assert.deepEqual(rebased(base, base, theirs), theirs)
  assert.deepEqual(rebased(base, mine, base), mine)
  const both = texts([0, 'mijn'], [1, 'b'], [2, 'c'], [3, 'd'])
  assert.equal(rebased(base, both, texts([0, 'hun'], [1, 'b'], [2, 'c'], [3, 'd']))[0]?.text, 'mijn')
})
