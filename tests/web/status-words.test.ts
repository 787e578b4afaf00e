// How the state of the house is put into words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HouseStatus, JobStatus } from '#contract/status/state.ts'
import { bytes, details, everyText, jobState } from '#web/status/status-words.ts'

const house: HouseStatus = {
  checkedAt: '2026-11-20T12:00:00.000Z',
  database: { state: 'good', lastError: null, kind: 'server', version: '16.4', sizeBytes: 12_345_678, answerMs: 3 },
  files: { state: 'good', lastError: null, folder: '/srv/kopij', writable: true, freeBytes: 80_000_000_000 },
  mail: { state: 'good', lastError: null, setUp: true, where: 'smtp.example.com' },
  model: {
    state: 'good',
    lastError: null,
    provider: 'mistral',
    model: 'mistral-large',
    builtIn: false,
    lastSuccessAt: '2026-11-20T09:00:00.000Z',
    requests: 12,
    failures: 1,
  },
  jobs: { state: 'good', lastError: null, jobs: [] },
}

test('a size is told in the unit in which it stays below a thousand', () => {
  for (const [count, said] of [
    [0, '0 kB'],
    [999_900, '999,9 kB'],
    [1_000_000, '1 MB'],
    [12_345_678, '12,3 MB'],
    [80_123_000_000, '80,1 GB'],
    [5_000_000_000_000_000, '5.000 TB'],
  ] as const)
    assert.equal(bytes(count), said)
})

test('how often a job runs is told in words', () => {
  for (const [ms, said] of [
    [30_000, 'elke minuut'],
    [300_000, 'elke 5 minuten'],
    [3_600_000, 'elk uur'],
    [21_600_000, 'elke 6 uur'],
    [86_400_000, 'elke dag'],
    [604_800_000, 'elke 7 dagen'],
  ] as const)
    assert.equal(everyText(ms), said)
})

test('each part says what it is, and what is the matter', () => {
  const { database, files, mail, model } = house
  assert.deepEqual(details.database(house), ['PostgreSQL-server (PostgreSQL 16.4)', '12,3 MB', 'antwoordt in 3 ms'])
  const away = { ...database, version: null, sizeBytes: null, answerMs: null }
  assert.deepEqual(details.database({ ...house, database: away }), ['PostgreSQL-server', 'antwoordt niet'])
  assert.deepEqual(details.jobs({ ...house, database: away }), ['Niet bekend: de database antwoordt niet'])
  assert.deepEqual(details.files({ ...house, files: { ...files, writable: false } }), [
    '/srv/kopij',
    'kan niet worden beschreven',
  ])
  assert.match(
    details.mail({ ...house, mail: { ...mail, setUp: false, where: '/srv/kopij/mail' } }).join(),
    /als bestand bewaard/,
  )
  assert.deepEqual(details.model(house), [
    'mistral-large (mistral)',
    '1 van 12 verzoeken mislukt in het laatste uur',
    'laatst gelukt: 3 uur geleden',
  ])
  assert.match(details.model({ ...house, model: { ...model, builtIn: true } })[0] ?? '', /^Ingebouwde schrijfhulp/)
})

test('a job that failed is told so before it is told to be late', () => {
  const job: JobStatus = {
    name: 'Opruimen',
    everyMs: 30_000,
    startedAt: null,
    succeededAt: null,
    lastError: null,
    failed: false,
    overdue: false,
  }
  assert.deepEqual(jobState(job), { state: 'good', label: 'Begint zo' })
  assert.deepEqual(jobState({ ...job, overdue: true }), { state: 'attention', label: 'Te laat' })
  assert.deepEqual(jobState({ ...job, overdue: true, failed: true }), { state: 'failing', label: 'Mislukt' })
})
