// How figures are told: money in dollars, changes in words, days by name, long periods by week.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFigures, type Figures } from '#contract/usage/figures.ts'
import { eachDay, periodBefore } from '#contract/usage/period.ts'
import { boardWords } from '#web/usage/board-words.ts'
import {
  axisDuration,
  changeOf,
  costWords,
  dayLong,
  dayShort,
  dollars,
  duration,
  share,
} from '#web/usage/figure-words.ts'
import { fileAddress } from '#web/usage/file-address.ts'
import { periodOf, periodWords } from '#web/usage/periods.ts'
import { busiest, DAYS_DRAWN, seriesOf } from '#web/usage/series.ts'

const figures = (fields: Partial<Figures>): Figures => ({ ...noFigures, ...fields })

test('cost is in dollars as the Dutch write them, and what is too small to show says so', () => {
  assert.equal(dollars(0), '$ 0,00')
  assert.equal(dollars(1.234), '$ 0,0123')
  assert.equal(dollars(0.01), '$ 0,0001')
  assert.equal(dollars(0.009), '< $ 0,0001')
  assert.equal(dollars(99.99), '$ 0,9999')
  assert.equal(dollars(99.995), '$ 1,00')
  assert.equal(dollars(100), '$ 1,00')
  assert.equal(dollars(123_456.7), '$ 1.234,57')
})

test('a cost that is not known is never told as nothing', () => {
  assert.equal(costWords({ requests: 2, cost: 1.2, unpriced: 0 }), '$ 0,0120')
  assert.equal(costWords({ requests: 2, cost: 1.2, unpriced: 1 }), '$ 0,0120 + deels onbekend')
  assert.equal(costWords({ requests: 2, cost: 0, unpriced: 2 }), 'onbekend')
  assert.equal(costWords(noFigures), '$ 0,00')
})

test('times and parts are as precise as people need them', () => {
  assert.deepEqual([null, 0, 999, 1_000, 9_949, 12_345].map(duration), [
    '–',
    '0 ms',
    '999 ms',
    '1,0 s',
    '9,9 s',
    '12 s',
  ])
  assert.deepEqual(
    [share(0, 5), share(1, 300), share(1, 3), share(5, 5), share(0, 0)],
    ['0%', '0,3%', '33%', '100%', '–'],
  )
})

test('a change is told against what was, and not at all without it', () => {
  assert.equal(changeOf(112, 100), '12% meer')
  assert.equal(changeOf(88, 100), '12% minder')
  assert.equal(changeOf(0, 5), '100% minder')
  assert.equal(changeOf(100, 100), 'evenveel')
  assert.equal(changeOf(1_001, 1_000), 'vrijwel gelijk')
  assert.equal(changeOf(999, 100), '899% meer')
  assert.equal(changeOf(1_000, 100), '10 keer zoveel')
  assert.equal(changeOf(2, 1, ['langer', 'korter']), '100% langer')
  for (const [now, before] of [
    [5, 0],
    [null, 5],
    [5, null],
  ] as const)
    assert.equal(changeOf(now, before), undefined)
})

test('a period ends today, and one of one’s own is what was filled in', () => {
  const own = { from: '2026-03-01', to: '2026-03-04' }
  const chosen = (choice: '7' | '30' | '90' | 'year') => periodOf({ choice }, '2026-03-31')
  assert.deepEqual(chosen('7'), { from: '2026-03-25', to: '2026-03-31' })
  assert.deepEqual(chosen('30'), { from: '2026-03-02', to: '2026-03-31' })
  assert.deepEqual(chosen('90'), { from: '2026-01-01', to: '2026-03-31' })
  assert.deepEqual(chosen('year'), { from: '2026-01-01', to: '2026-03-31' })
  assert.deepEqual(periodOf({ choice: 'own', own }, '2026-03-31'), own)
  assert.deepEqual(periodBefore(chosen('7')), { from: '2026-03-18', to: '2026-03-24' })
  assert.equal(periodWords({ choice: '7' }), 'In de laatste 7 dagen')
  assert.equal(periodWords({ choice: 'year' }), 'Dit jaar')
  assert.equal(periodWords({ choice: 'own', own }), 'In de gekozen periode')
})

const daysFrom = (from: string, to: string) =>
  eachDay({ from, to }).map((day, index) => ({ day, ...figures({ requests: index, processingTimeMs: index * 500 }) }))

test('up to a quarter is drawn by day, more by week from Monday, and nothing is lost in between', () => {
  const quarter = daysFrom('2026-01-01', '2026-04-02')
  assert.equal(quarter.length, DAYS_DRAWN)
  assert.equal(seriesOf(quarter).unit, 'dag')
  assert.equal(seriesOf(quarter).points.length, DAYS_DRAWN)
  // 1 January 2026 is a Thursday, 3 April a Friday; summer time begins on 29 March.
  const longer = daysFrom('2026-01-01', '2026-04-03')
  const { unit, points } = seriesOf(longer)
  assert.equal(unit, 'week')
  assert.deepEqual(points.map(({ day }) => day).slice(0, 3), ['2026-01-01', '2026-01-05', '2026-01-12'])
  assert.equal(points.at(-1)?.day, '2026-03-30')
  assert.equal(points.length, 14)
  const sum = (of: { requests: number }[]) => of.reduce((total, { requests }) => total + requests, 0)
  assert.equal(sum(points.map((point) => point.figures)), sum(longer))
  assert.equal(points[0]?.name, '1 jan tot en met 4 januari 2026')
  assert.equal(points[1]?.seconds, 0.5)
})

test('a day without requests has no response time, and the busiest is named only where there is one', () => {
  const { points } = seriesOf(daysFrom('2026-01-01', '2026-01-03'))
  assert.deepEqual(
    points.map(({ seconds }) => seconds),
    [null, 0.5, 0.5],
  )
  assert.equal(busiest({ unit: 'dag', points })?.day, '2026-01-03')
  assert.equal(busiest({ unit: 'dag', points: points.slice(0, 1) }), undefined)
})

test('days are named in Dutch, whatever the clock of the browser', () => {
  assert.equal(dayShort('2026-03-29'), '29 mrt')
  assert.equal(dayLong('2026-11-20'), 'vrijdag 20 november 2026')
})

test('a file is asked for by its period and table', () => {
  const address = fileAddress({ path: '/api/usage.csv' }, { from: '2026-01-01', to: '2026-01-31', table: 'tools' })
  assert.equal(address, '/api/usage.csv?from=2026-01-01&to=2026-01-31&table=tools')
})

test('what waits is told in one and in more', () => {
  const counts = {
    linksOpen: 1,
    linksClaimed: 2,
    tasksOpen: 1_200,
    tasksOverdue: 0,
    messages: 1,
    paying: 1,
    given: 0,
    trials: 3,
    trialsEnded: 0,
    registered: 1,
    converted: 0,
  }
  assert.equal(boardWords.links(counts).label, 'link ligt open')
  assert.deepEqual(boardWords.tasks(counts), { count: 1_200, label: 'taken te doen', notes: ['niets te laat'] })
  assert.equal(boardWords.messages(counts).label, 'bericht wacht op antwoord')
  const people = (fields = {}) => boardWords.people({ ...counts, ...fields }, 'Dit jaar').notes
  assert.deepEqual(people(), [
    '1 betalende gebruiker',
    'Dit jaar: geen afgelopen, 1 nieuw account, dat nog niet betaalt',
  ])
  assert.equal(
    people({ registered: 4, converted: 2, trialsEnded: 3 })[1],
    'Dit jaar: 3 afgelopen, 2 van 4 nieuwe accounts betalen nu',
  )
  assert.equal(people({ registered: 2 })[1], 'Dit jaar: geen afgelopen, geen van 2 nieuwe accounts betaalt nu')
  assert.equal(people({ registered: 0 })[1], 'Dit jaar: geen afgelopen, geen nieuwe accounts')
})

test('an axis of time has one unit, whichever fits its longest', () => {
  const axis = (seconds: number[], largest: number) => seconds.map((at) => axisDuration(at, largest))
  assert.deepEqual(axis([0, 0.45, 0.9, 1.35], 1.6), ['0', '0,5 s', '0,9 s', '1,4 s'])
  assert.deepEqual(axis([0, 0.2, 0.4], 0.41), ['0', '200 ms', '400 ms'])
})
