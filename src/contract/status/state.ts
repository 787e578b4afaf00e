// The state of the parts of the installation: the database, the files, the mail, the language model, the work on pictures and the
// jobs.
import { z } from 'zod'
import { jobStatus } from './job.ts'
import { part } from './part.ts'

export const parts = ['database', 'files', 'mail', 'model', 'pictures', 'jobs'] as const
export type Part = (typeof parts)[number]

export const databaseStatus = z.object({
  ...part,
  /** The embedded database in the data folder, or a PostgreSQL server. */
  kind: z.enum(['embedded', 'server']),
  /** The version and the next two fields are null while the database does not answer. */
  version: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  answerMs: z.number().nullable(),
})

export const filesStatus = z.object({
  ...part,
  /** The data folder; null when this process has none. */
  folder: z.string().nullable(),
  writable: z.boolean(),
  freeBytes: z.number().nullable(),
  /** The bucket that keeps pictures; null when they stand in the data folder. */
  bucket: z.string().nullable(),
  bucketAnswers: z.boolean().nullable(),
})

export const mailStatus = z.object({
  ...part,
  /** Whether mails are really sent; if not, each is written to a file. */
  setUp: z.boolean(),
  /** The host name of the mail server, or the folder with the mail files. */
  where: z.string(),
})

export const modelStatus = z.object({
  ...part,
  /** The provider, as AI_PROVIDER names it. */
  provider: z.string(),
  model: z.string(),
  builtIn: z.boolean(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Requests of the last hour, without those that users cancelled or that failed because of what they asked. */
  requests: z.number().int(),
  failures: z.number().int(),
})

const laneStatus = z.object({
  /** How many pieces of work at once. */
  places: z.number().int(),
  underWay: z.number().int(),
  waiting: z.number().int(),
})

/** The work on pictures, in processes of its own. */
export const picturesStatus = z.object({
  ...part,
  /** Everything but enlarging. */
  light: laneStatus,
  /** Enlarging, which takes all cores. */
  heavy: laneStatus,
  /** Of all those processes together; 0 while there are none. */
  megabytes: z.number(),
  /** Whether the network that enlarges photographs is installed. */
  trained: z.boolean(),
  /** Since this process runs: pieces of work that were done, that were lost, and that were turned away because too many waited. */
  done: z.number().int(),
  lost: z.number().int(),
  turnedAway: z.number().int(),
})

export const jobsStatus = z.object({ ...part, jobs: z.array(jobStatus) })

export const houseStatus = z.object({
  checkedAt: z.iso.datetime(),
  database: databaseStatus,
  files: filesStatus,
  mail: mailStatus,
  model: modelStatus,
  pictures: picturesStatus,
  jobs: jobsStatus,
})
export type HouseStatus = z.infer<typeof houseStatus>
