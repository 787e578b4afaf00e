// The names of the parts of the house and texts about their state, in Dutch. Renders nothing.
import type { JobStatus, Schedule } from '#contract/status/job.ts'
import type { PartState } from '#contract/status/part.ts'
import type { HouseStatus, Part } from '#contract/status/state.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { relativeTime } from '#web/ui/date-time.ts'

export const stateLabels = {
  good: 'Goed',
  attention: 'Let op',
  failing: 'Fout',
} as const satisfies Record<PartState, string>

export const partLabels = {
  database: 'Database',
  files: 'Bestanden',
  mail: 'Mail',
  model: 'Taalmodel',
  pictures: 'Beeldbewerking',
  jobs: 'Achtergrondtaken',
} as const satisfies Record<Part, string>

/** The details of each part, in a few short pieces of text. */
export const details = {
  database: ({ database: { kind, version, sizeBytes, answerMs } }: HouseStatus) => {
    const name = kind === 'embedded' ? 'Ingebouwde database' : 'PostgreSQL-server'
    if (version === null || answerMs === null) return [name, 'antwoordt niet']
    return [`${name} (PostgreSQL ${version})`, fileSize(sizeBytes ?? 0), `antwoordt in ${dutchNumber(answerMs)} ms`]
  },
  files: ({ files: { folder, writable, freeBytes, bucket, bucketAnswers } }: HouseStatus) => {
    const elsewhere = bucket === null ? [] : [`bucket ${bucket}${bucketAnswers === false ? ' antwoordt niet' : ''}`]
    if (folder === null) return ['Er is geen map ingesteld', ...elsewhere]
    if (!writable) return [folder, 'kan niet worden beschreven', ...elsewhere]
    return [folder, 'te beschrijven', ...(freeBytes === null ? [] : [`${fileSize(freeBytes)} vrij`]), ...elsewhere]
  },
  mail: ({ mail: { setUp, where } }: HouseStatus) => [
    setUp ? 'Mail wordt verstuurd' : 'Mail is niet ingesteld (SMTP_URL): berichten worden als bestand bewaard',
    where,
  ],
  model: ({ model: { builtIn, provider, model, requests, failures, lastSuccessAt }, checkedAt }: HouseStatus) => [
    builtIn ? 'Ingebouwde schrijfhulp, zonder taalmodel' : `${model} (${provider})`,
    requests === 0
      ? 'het laatste uur geen verzoeken'
      : `${dutchNumber(failures)} van ${dutchNumber(requests)} verzoeken mislukt in het laatste uur`,
    lastSuccessAt === null
      ? 'de laatste 30 dagen geen geslaagd verzoek'
      : `laatst gelukt: ${relativeTime(lastSuccessAt, new Date(checkedAt))}`,
  ],
  pictures: ({ pictures: { light, heavy, megabytes, trained, lost, turnedAway } }: HouseStatus) => {
    const underWay = light.underWay + heavy.underWay
    const waiting = (count: number) => `${dutchNumber(count)} ${count === 1 ? 'wacht' : 'wachten'}`
    const queues = [
      ...(light.waiting > 0 ? [`${waiting(light.waiting)} op bewerken`] : []),
      ...(heavy.waiting > 0 ? [`${waiting(heavy.waiting)} op vergroten of zwaar bewerken`] : []),
    ]
    return [
      underWay === 0 ? 'niets onder handen' : `${dutchNumber(underWay)} onder handen`,
      ...queues,
      ...(megabytes > 0 ? [`${dutchNumber(megabytes)} MB geheugen`] : []),
      ...(lost > 0 ? [`${dutchNumber(lost)} mislukt sinds de start`] : []),
      ...(turnedAway > 0 ? [`${dutchNumber(turnedAway)} geweigerd wegens drukte`] : []),
      trained
        ? 'superresolutie is geïnstalleerd'
        : 'superresolutie is niet geïnstalleerd: vergroten gebeurt door berekening',
    ]
  },
  jobs: ({ jobs: { jobs }, database }: HouseStatus) => {
    if (jobs.length === 0 && database.version === null) return ['Niet bekend: de database antwoordt niet']
    const failed = jobs.filter((job) => job.failed).length
    const late = jobs.filter((job) => job.overdue).length
    return [
      `${dutchNumber(jobs.length)} taken`,
      ...(failed > 0 ? [`${dutchNumber(failed)} mislukt`] : []),
      ...(late > 0 ? [`${dutchNumber(late)} te laat`] : []),
    ]
  },
} as const satisfies Record<Part, (house: HouseStatus) => string[]>

/** The state of a job. Failed is told rather than late, because it says why. */
export function jobState({ failed, overdue, startedAt, running, schedule }: JobStatus): {
  state: PartState
  label: string
} {
  if (failed) return { state: 'failing', label: 'Mislukt' }
  if (overdue) return { state: 'attention', label: 'Te laat' }
  if (running > 0) return { state: 'good', label: 'Bezig' }
  return { state: 'good', label: startedAt === null && schedule !== null ? 'Begint zo' : 'Goed' }
}

/** What is running and what waits: '1 bezig, 3 wachten (de oudste: 5 minuten geleden)'. */
export function queueText({ running, waiting, waitingSince, failedRuns, schedule }: JobStatus, now: Date): string {
  const pieces = [
    ...(running > 0 ? [`${dutchNumber(running)} bezig`] : []),
    ...(waiting > 0 ? [waitingText(waiting, waitingSince, now)] : []),
    ...(failedRuns > 0 && schedule === null ? [`${dutchNumber(failedRuns)} mislukt`] : []),
  ]
  return pieces.join(', ') || 'Niets'
}

function waitingText(waiting: number, since: string | null, now: Date): string {
  const count = waiting === 1 ? '1 wacht' : `${dutchNumber(waiting)} wachten`
  return since === null ? count : `${count} (de oudste: ${relativeTime(since, now)})`
}

/** 'elke 15 seconden', 'elke minuut', 'elke 5 minuten', 'elk uur', 'elke dag om 03:10'; 'op verzoek' without a schedule. */
export function scheduleText(schedule: Schedule | null): string {
  if (schedule === null) return 'op verzoek'
  if ('everyMinutes' in schedule) return everyText(schedule.everyMinutes)
  const daily = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(schedule.cron)
  if (daily === null) return 'volgens rooster'
  const [, minute = '', hour = ''] = daily
  return `elke dag om ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

function everyText(minutes: number): string {
  if (minutes < 1) return `elke ${minutes * 60} seconden`
  if (minutes === 1) return 'elke minuut'
  if (minutes % 60 !== 0) return `elke ${minutes} minuten`
  return minutes === 60 ? 'elk uur' : `elke ${minutes / 60} uur`
}

/** The text of the toast after a job was run again. `runs`: how many failed runs were started again. */
export function retriedText(title: string, runs: number): string {
  if (runs === 0) return `${title}: intussen is alles gedaan.`
  return runs === 1 ? `${title}.` : `${title}: ${dutchNumber(runs)} keer.`
}
