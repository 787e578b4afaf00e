// When something about a tool could be better, and what is proposed then: the edge of every rule.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingBounds, toolSettingNames } from '#contract/tools/settings.ts'
import type { ToolDays } from '#server/optimizations/figures-store.ts'
import { findProposals, measureOf, type Proposal } from '#server/optimizations/rules.ts'
import { verdict } from '#server/optimizations/words.ts'

/** A tool about which nothing could be better. */
const fine: ToolDays = {
  tool: 'facebook-captions',
  requests: 100,
  failures: 0,
  timeouts: 0,
  averageMs: 3_000,
  tokensPerRequest: 1_000,
  costPerRequest: 0.5,
  cost: 50,
  ratings: 50,
  thumbsDown: 5,
  live: 100,
  exampleCharacters: 0,
  hasMoreExamples: false,
  ninetiethMs: 5_000,
  ninetyNinthMs: 8_000,
  settings: { examplesShown: 3, timeLimitSeconds: 60 },
  changed: false,
}
const propose = (days: Partial<ToolDays>, ...others: Partial<ToolDays>[]) =>
  findProposals([{ ...fine, ...days }, ...others.map((other) => ({ ...fine, tool: 'rewriter' as const, ...other }))])
/** The rules that speak, each with its severity. */
const found = (proposals: Proposal[]) => proposals.map(({ impactArea, severity }) => `${impactArea} ${severity}`)
const only = (proposals: Proposal[]) => {
  assert.equal(proposals.length, 1, found(proposals).join())
  return proposals[0]!
}
const changes = (proposals: Proposal[]) =>
  proposals.map(({ suggestedChanges: change }) =>
    change.kind === 'advice' ? 'advice' : `${change.setting} ${change.from}-${change.to}`,
  )

test('of a tool about which nothing could be better, nothing is said', () => assert.deepEqual(propose({}), []))

const edges: [what: string, days: Partial<ToolDays>, expected: string[]][] = [
  ['9 of 100 failed', { failures: 9 }, []],
  ['10 of 100 failed', { failures: 10 }, ['failing low']],
  ['19 of 100 failed', { failures: 19 }, ['failing low']],
  ['20 of 100 failed', { failures: 20 }, ['failing medium']],
  ['40 of 100 failed', { failures: 40 }, ['failing high']],
  ['all of 19 failed', { requests: 19, failures: 19, averageMs: null }, []],
  ['2 of 20 failed', { requests: 20, failures: 2 }, ['failing low']],
  ['9,999 ms', { averageMs: 9_999 }, []],
  ['10 s', { averageMs: 10_000 }, ['slow low']],
  ['15 s', { averageMs: 15_000 }, ['slow medium']],
  ['30 s', { averageMs: 30_000 }, ['slow high']],
  ['30 s, of 19 that succeeded', { averageMs: 30_000, requests: 20, failures: 1 }, []],
  ['29.9 s of a text that streams', { tool: 'rewriter', averageMs: 29_900 }, []],
  ['30 s of a text that streams', { tool: 'rewriter', averageMs: 30_000 }, ['slow low']],
  ['1.99 cents a request', { costPerRequest: 1.99 }, []],
  ['2 cents a request', { costPerRequest: 2 }, ['costly low']],
  ['4 cents a request', { costPerRequest: 4 }, ['costly medium']],
  ['8 cents a request', { costPerRequest: 8 }, ['costly high']],
  ['8 cents a request, of 19', { costPerRequest: 8, requests: 19 }, []],
  ['a price that nobody knows', { costPerRequest: null, cost: 0 }, []],
  ['29 of 100 thumbs down', { ratings: 100, thumbsDown: 29 }, []],
  ['30 of 100 thumbs down', { ratings: 100, thumbsDown: 30 }, ['badly-rated low']],
  ['45 of 100 thumbs down', { ratings: 100, thumbsDown: 45 }, ['badly-rated medium']],
  ['60 of 100 thumbs down', { ratings: 100, thumbsDown: 60 }, ['badly-rated high']],
  ['all of 9 thumbs down', { ratings: 9, thumbsDown: 9 }, []],
  ['3 of 10 thumbs down', { ratings: 10, thumbsDown: 3 }, ['badly-rated low']],
  ['a tool that was only rated', { requests: 0, averageMs: null, live: 0, thumbsDown: 50 }, ['badly-rated high']],
]
for (const [what, days, expected] of edges) {
  test(`${what}: ${expected.join() || 'nothing'}`, () => assert.deepEqual(found(propose(days)), expected))
}

test('a tool that takes half of all cost for a quarter of the requests is costly, from a dollar in all', () => {
  const rest = { requests: 300, cost: 51 }
  assert.deepEqual(found(propose({ cost: 51 }, rest)), ['costly low'])
  assert.deepEqual(found(propose({ cost: 50 }, rest)), [])
  assert.deepEqual(found(propose({ cost: 49 }, { ...rest, cost: 50 })), [])
  assert.deepEqual(found(propose({ cost: 51 }, { requests: 200, cost: 51 })), [])
})

test('most failures by the clock: a longer limit, by half; otherwise people are told where to look', () => {
  const late = only(propose({ failures: 20, timeouts: 10 }))
  assert.deepEqual(late.suggestedChanges, { kind: 'setting', setting: 'timeLimitSeconds', from: 60, to: 90 })
  assert.equal(late.automaticallyImplementable, true)
  assert.equal(late.implementationDifficulty, 'easy')
  assert.match(late.description, /20 van de 100 verzoeken \(20%\)\. Bij 10 daarvan was de tijdslimiet voorbij/)
  const other = only(propose({ failures: 20, timeouts: 9 }))
  assert.equal(other.suggestedChanges.kind, 'advice')
  assert.equal(other.automaticallyImplementable, false)
  assert.equal(other.implementationDifficulty, 'medium')
})

test('a few that hang: a shorter limit; when one in ten takes that long, or many fail already, it would only fail more', () => {
  const slow = { averageMs: 12_000, ninetiethMs: 20_000, ninetyNinthMs: 55_000 }
  assert.deepEqual(changes(propose(slow)), ['timeLimitSeconds 60-40'])
  assert.deepEqual(changes(propose({ ...slow, ninetiethMs: 41_000 })), ['advice'])
  assert.deepEqual(changes(propose({ ...slow, ninetyNinthMs: 39_000 })), ['advice'])
  assert.deepEqual(changes(propose({ ...slow, failures: 5 })), ['timeLimitSeconds 60-40'])
  assert.deepEqual(changes(propose({ ...slow, failures: 6 })), ['advice'])
})

test('costly or slow with examples that weigh: one example fewer, with what that saves', () => {
  // 800 characters are 200 tokens of 1,000; a third of them is one example of three.
  const costly = only(propose({ costPerRequest: 3, exampleCharacters: 800 }))
  assert.deepEqual(costly.suggestedChanges, { kind: 'setting', setting: 'examplesShown', from: 3, to: 2 })
  assert.match(costly.estimatedImpact, /^Ongeveer 7% minder tokens per verzoek/)
  assert.deepEqual(changes(propose({ averageMs: 12_000, exampleCharacters: 800 })), ['examplesShown 3-2'])
  assert.deepEqual(changes(propose({ costPerRequest: 3, exampleCharacters: 199 })), ['advice'])
  assert.deepEqual(changes(propose({ costPerRequest: 3, exampleCharacters: 200 })), ['examplesShown 3-2'])
})

test('badly rated: one example more, where someone has more than are shown', () => {
  assert.deepEqual(changes(propose({ thumbsDown: 25, hasMoreExamples: true })), ['examplesShown 3-4'])
  assert.deepEqual(changes(propose({ thumbsDown: 25 })), ['advice'])
})

test('no setting is moved by two proposals: taste before cost, an answer before a quick one', () => {
  const both = { thumbsDown: 25, hasMoreExamples: true, costPerRequest: 3, exampleCharacters: 800 }
  assert.deepEqual(found(propose(both)), ['badly-rated medium', 'costly low'])
  assert.deepEqual(changes(propose(both)), ['examplesShown 3-4', 'advice'])
})

test('the built-in writer has neither examples nor a time limit: only advice', () => {
  const bad = { live: 0, thumbsDown: 25, hasMoreExamples: true, failures: 20, timeouts: 20, averageMs: 12_000 }
  assert.deepEqual(new Set(changes(propose(bad))), new Set(['advice']))
})

test('a tool whose settings were changed in these days is left alone', () =>
  assert.deepEqual(propose({ failures: 90, changed: true }), []))

test('carried out again and again, no setting leaves its bounds', () => {
  const bad = {
    longer: { failures: 30, timeouts: 30 },
    shorter: { averageMs: 40_000, ninetiethMs: 1, ninetyNinthMs: 10_000_000 },
    fewer: { costPerRequest: 9, exampleCharacters: 4_000 },
    more: { thumbsDown: 50, hasMoreExamples: true },
  }
  for (const tool of ['facebook-captions', 'rewriter'] as const) {
    const standard = { examplesShown: 3, timeLimitSeconds: tool === 'rewriter' ? 300 : 60 }
    for (const [way, days] of Object.entries(bad)) {
      const settings = { ...standard }
      let moves = 0
      for (; moves < 20; moves += 1) {
        const [proposal] = propose({ ...days, averageMs: 100_000 * Number(way === 'shorter'), tool, settings })
        const change = proposal?.suggestedChanges
        if (
          change?.kind !== 'setting' ||
          change.setting !== (way === 'longer' || way === 'shorter' ? 'timeLimitSeconds' : 'examplesShown')
        )
          break
        settings[change.setting] = change.to
      }
      assert.ok(moves > 0 && moves < 20, `${tool} ${way}: ${moves} moves`)
      for (const name of toolSettingNames) {
        const { least, most } = settingBounds(name, tool === 'rewriter')
        assert.ok(settings[name] >= least && settings[name] <= most, `${tool} ${way}: ${name} ${settings[name]}`)
      }
    }
  }
})

test('what was set outside the bounds by hand is not pulled back by a proposal for the other way', () => {
  const settings = { examplesShown: 9, timeLimitSeconds: 600 }
  assert.deepEqual(changes(propose({ thumbsDown: 25, hasMoreExamples: true, settings })), ['advice'])
  assert.deepEqual(changes(propose({ failures: 20, timeouts: 20, settings })), ['advice'])
})

test('the effect is told in the figure of its rule, and not at all when there was too little', () => {
  const after = { ...fine, averageMs: 5_140 }
  assert.equal(
    verdict('slow', measureOf('slow', { ...fine, averageMs: 8_200 }), measureOf('slow', after)),
    'De gemiddelde antwoordtijd ging van 8,2\u00A0s naar 5,1\u00A0s: beter.',
  )
  assert.equal(verdict('failing', 0.1, 0.2), 'Het deel mislukte verzoeken ging van 10% naar 20%: slechter.')
  assert.match(verdict('failing', 0.2, 0.191), /nauwelijks verschil\.$/)
  assert.match(verdict('failing', 0, 0), /nauwelijks verschil\.$/)
  assert.match(verdict('failing', 0, 0.1), /slechter\.$/)
  assert.equal(measureOf('failing', { ...fine, requests: 19 }), null)
  assert.equal(measureOf('badly-rated', { ...fine, ratings: 9 }), null)
  assert.equal(verdict('costly', 3, null), 'Het effect is niet te meten: er waren te weinig verzoeken.')
  assert.match(verdict('badly-rated', null, 0.1), /te weinig beoordelingen/)
})
