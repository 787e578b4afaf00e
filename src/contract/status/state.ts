// How a part of the house is: the database, the files, the mail, the language model, the jobs.
import { z } from 'zod'

export const parts = ['database', 'files', 'mail', 'model', 'jobs'] as const
export type Part = (typeof parts)[number]

/** `attention`: it works, and somebody should look at it. */
export const partStates = ['good', 'attention', 'failing'] as const
export type PartState = (typeof partStates)[number]

/** What last went wrong, which may be long ago; null when nothing ever did. Never holds what users wrote. */
export const lastError = z.object({ message: z.string(), at: z.iso.datetime() }).nullable()
export type LastError = z.infer<typeof lastError>

const part = { state: z.enum(partStates), lastError }

export const databaseStatus = z.object({
  ...part,
  /** In this process's own folder, or a PostgreSQL server. */
  kind: z.enum(['embedded', 'server']),
  /** These three are null while it does not answer. */
  version: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  answerMs: z.number().nullable(),
})

export const filesStatus = z.object({
  ...part,
  /** Null when this process was given none. */
  folder: z.string().nullable(),
  writable: z.boolean(),
  freeBytes: z.number().nullable(),
})

export const mailStatus = z.object({
  ...part,
  /** Whether mail leaves the house; otherwise each is kept as a file. */
  setUp: z.boolean(),
  /** The mail server, or the folder in which mails are kept. */
  where: z.string(),
})

export const modelStatus = z.object({
  ...part,
  /** As AI_PROVIDER names it. */
  provider: z.string(),
  model: z.string(),
  builtIn: z.boolean(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Of the last hour. Without those that users broke off. */
  requests: z.number().int(),
  failures: z.number().int(),
})

export const jobStatus = z.object({
  name: z.string(),
  everyMs: z.number(),
  startedAt: z.iso.datetime().nullable(),
  succeededAt: z.iso.datetime().nullable(),
  lastError,
  /** Its last run failed. */
  failed: z.boolean(),
  /** It should have run by now. */
  overdue: z.boolean(),
})
export type JobStatus = z.infer<typeof jobStatus>

export const jobsStatus = z.object({ ...part, jobs: z.array(jobStatus) })

export const houseStatus = z.object({
  checkedAt: z.iso.datetime(),
  database: databaseStatus,
  files: filesStatus,
  mail: mailStatus,
  model: modelStatus,
  jobs: jobsStatus,
})
export type HouseStatus = z.infer<typeof houseStatus>
