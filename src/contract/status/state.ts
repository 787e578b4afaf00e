// How a part of the house is: the database, the files, the mail, the language model, the jobs.
import { z } from 'zod'
import { jobStatus } from './job.ts'
import { part } from './part.ts'

export const parts = ['database', 'files', 'mail', 'model', 'jobs'] as const
export type Part = (typeof parts)[number]

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
