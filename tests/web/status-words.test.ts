// How the state of the house is put into words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JobStatus } from '#contract/status/job.ts'
import type { HouseStatus } from '#contract/status/state.ts'
import { details, jobState, queueText, retriedText, scheduleText } from '#web/status/status-words.ts'

const house: HouseStatus = {
  checkedAt: '2026-11-20T12:00:00.000Z',
  database: { state: 'good', lastError: null, kind: 'server', version: '16.4', sizeBytes: 12_345_678, answerMs: 3 },
  files: {
    state: 'good',
    lastError: null,
    folder: '/srv/kopij',
    writable: true,
    freeBytes: 80_000_000_000,
    bucket: null,
    bucketAnswers: null,
  },
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
  pictures: {
    state: 'good',
    lastError: null,
    light: { places: 2, underWay: 0, waiting: 0 },
    heavy: { places: 1, underWay: 0, waiting: 0 },
    megabytes: 0,
    trained: true,
    done: 12,
    lost: 0,
    turnedAway: 0,
  },
  jobs: { state: 'good', lastError: null, jobs: [] },
}

test('when a job runs is told in words', () => {
  for (const [schedule, said] of [
    [{ everyMinutes: 0.25 }, 'elke 15 seconden'],
    [{ everyMinutes: 1 }, 'elke minuut'],
    [{ everyMinutes: 5 }, 'elke 5 minuten'],
    [{ everyMinutes: 60 }, 'elk uur'],
    [{ everyMinutes: 90 }, 'elke 90 minuten'],
    [{ everyMinutes: 360 }, 'elke 6 uur'],
    [{ cron: '5 3 * * *' }, 'elke dag om 03:05'],
    [{ cron: '30 23 * * *' }, 'elke dag om 23:30'],
    [{ cron: '0 3 * * 1' }, 'volgens rooster'],
    [null, 'op verzoek'],
  ] as const)
    assert.equal(scheduleText(schedule), said)
})

test('each part says what it is, and what is the matter', () => {
  const { database, files, mail, model } = house
  assert.deepEqual(details.database(house), ['PostgreSQL-server (PostgreSQL 16.4)', '12,3 MB', 'antwoordt in 3 ms'])
  const away = { ...database, version: null, sizeBytes: null, answerMs: null }
  assert.deepEqual(details.database({ ...house, database: away }), ['PostgreSQL-server', 'antwoordt niet'])
  assert.deepEqual(details.jobs({ ...house, database: away }), ['Niet bekend: de database antwoordt niet'])
  const kept = { ...files, bucket: 'kopij-noord', bucketAnswers: true }
  assert.equal(details.files({ ...house, files: kept }).at(-1), 'bucket kopij-noord')
  const silent = { ...kept, bucketAnswers: false }
  assert.equal(details.files({ ...house, files: silent }).at(-1), 'bucket kopij-noord antwoordt niet')
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

test('the work on pictures says what is under way, what waits, what was lost, and how photographs are enlarged', () => {
  const { pictures } = house
  const said = (fields: Partial<HouseStatus['pictures']>) =>
    details.pictures({ ...house, pictures: { ...pictures, ...fields } })
  assert.deepEqual(said({}), ['niets onder handen', 'superresolutie is geïnstalleerd'])
  const light = { ...pictures.light, underWay: 2, waiting: 1 }
  const heavy = { ...pictures.heavy, underWay: 1, waiting: 20 }
  assert.deepEqual(said({ light, heavy, megabytes: 412, lost: 1, turnedAway: 3, trained: false }), [
    '3 onder handen',
    '1 wacht op bewerken',
    '20 wachten op vergroten of zwaar bewerken',
    '412 MB geheugen',
    '1 mislukt sinds de start',
    '3 geweigerd wegens drukte',
    'superresolutie is niet geïnstalleerd: vergroten gebeurt door berekening',
  ])
})

const job: JobStatus = {
  name: 'send-mail',
  title: 'Mail versturen',
  schedule: null,
  startedAt: null,
  succeededAt: null,
  running: 0,
  waiting: 0,
  waitingSince: null,
  failedRuns: 0,
  lastError: null,
  failed: false,
  overdue: false,
}

test('a job that failed is told so before it is told to be late, and late before under way', () => {
  assert.deepEqual(jobState(job), { state: 'good', label: 'Goed' })
  assert.deepEqual(jobState({ ...job, schedule: { everyMinutes: 1 } }), { state: 'good', label: 'Begint zo' })
  assert.deepEqual(jobState({ ...job, running: 1 }), { state: 'good', label: 'Bezig' })
  assert.deepEqual(jobState({ ...job, running: 1, overdue: true }), { state: 'attention', label: 'Te laat' })
  assert.deepEqual(jobState({ ...job, overdue: true, failed: true }), { state: 'failing', label: 'Mislukt' })
})

test('what is under way, what waits and since when, and what failed is told in a few words', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  const said = (fields: Partial<JobStatus>) => queueText({ ...job, ...fields }, now)
  assert.equal(said({}), 'Niets')
  assert.equal(said({ running: 2 }), '2 bezig')
  assert.equal(said({ waiting: 1 }), '1 wacht')
  assert.equal(
    said({ running: 1, waiting: 1_200, waitingSince: '2026-11-20T11:55:00.000Z', failedRuns: 3 }),
    '1 bezig, 1.200 wachten (de oudste: 5 minuten geleden), 3 mislukt',
  )
  // Of what comes by itself, a run that failed is served by the next.
  assert.equal(said({ schedule: { everyMinutes: 1 }, failedRuns: 3 }), 'Niets')
})

test('what came of asking again is told with how often', () => {
  assert.equal(retriedText('Mail versturen', 0), 'Mail versturen: intussen is alles gedaan.')
  assert.equal(retriedText('Mail versturen', 1), 'Mail versturen.')
  assert.equal(retriedText('Mail versturen', 12), 'Mail versturen: 12 keer.')
})
