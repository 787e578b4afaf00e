// What the parts of the house are called and how they are, in Dutch. Draws nothing.
import type { HouseStatus, JobStatus, Part, PartState } from '#contract/status/state.ts'
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
  jobs: 'Achtergrondtaken',
} as const satisfies Record<Part, string>

const size = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const units = ['kB', 'MB', 'GB', 'TB'] as const

/** '12,3 GB', in thousands as disks are sold. */
export function bytes(count: number): string {
  let value = count / 1_000
  let unit = 0
  for (; value >= 1_000 && unit < units.length - 1; unit += 1) value /= 1_000
  return `${size.format(value)} ${units[unit]}`
}

/** What each part says of itself, in a few short pieces. */
export const details = {
  database: ({ database: { kind, version, sizeBytes, answerMs } }: HouseStatus) => {
    const name = kind === 'embedded' ? 'Ingebouwde database' : 'PostgreSQL-server'
    if (version === null || answerMs === null) return [name, 'antwoordt niet']
    return [`${name} (PostgreSQL ${version})`, bytes(sizeBytes ?? 0), `antwoordt in ${dutchNumber(answerMs)} ms`]
  },
  files: ({ files: { folder, writable, freeBytes } }: HouseStatus) => {
    if (folder === null) return ['Er is geen map ingesteld']
    if (!writable) return [folder, 'kan niet worden beschreven']
    return [folder, 'te beschrijven', ...(freeBytes === null ? [] : [`${bytes(freeBytes)} vrij`])]
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

/** Failed goes before late: it says why. */
export function jobState({ failed, overdue, startedAt }: JobStatus): { state: PartState; label: string } {
  if (failed) return { state: 'failing', label: 'Mislukt' }
  if (overdue) return { state: 'attention', label: 'Te laat' }
  return { state: 'good', label: startedAt === null ? 'Begint zo' : 'Goed' }
}

const MINUTE_MS = 60_000

/** 'Elke minuut', 'elke 5 minuten', 'elk uur', 'elke dag'. */
export function everyText(everyMs: number): string {
  // One looks every minute whether something is due.
  const minutes = Math.max(1, Math.round(everyMs / MINUTE_MS))
  if (minutes === 1) return 'elke minuut'
  if (minutes < 60) return `elke ${minutes} minuten`
  const hours = Math.round(minutes / 60)
  if (hours === 1) return 'elk uur'
  return hours === 24 ? 'elke dag' : hours % 24 === 0 ? `elke ${hours / 24} dagen` : `elke ${hours} uur`
}
