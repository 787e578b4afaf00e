// Checks each part of the installation: database, files, mail, language model, work on pictures and jobs. A part that fails or hangs is
// reported as such, and the others are checked all the same.
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { LastError } from '#contract/status/part.ts'
import type { HouseStatus } from '#contract/status/state.ts'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import type { Db } from '../db/connect.ts'
import type { FileStore } from '../files/store.ts'
import type { Studio } from '../imaging/studio.ts'
import type { Job } from '../jobs/job.ts'
import { jobStates } from '../jobs/store.ts'
import type { Mailer } from '../mail/mailer.ts'
import { modelWork } from '../quota/model-work-store.ts'
import type { Provider } from '../tools/provider.ts'
import type { FailureLog } from './failures.ts'
import {
  databaseState,
  FAILURES_IN_A_ROW,
  filesState,
  jobsState,
  jobStatusOf,
  latest,
  modelState,
  picturesState,
} from './rules.ts'
import { describeDatabase, type KeptPart } from './store.ts'

/** How long the check of one part may take, in ms. */
const PATIENCE_MS = 2_000

/** What the checks look at. */
export interface CheckedParts {
  db: Db
  clock: () => Date
  embedded: boolean
  dataDir: string | undefined
  files: Pick<FileStore, 'bucket' | 'writtenAt'>
  studio: Pick<Studio, 'state' | 'pace'>
  mailer: Pick<Mailer, 'state'>
  provider: Provider
  jobs: readonly Pick<Job, 'name' | 'title' | 'schedule'>[]
  /** Since when this process runs. */
  since: Date
  failures: FailureLog
}

type Checked<Part extends keyof HouseStatus> = HouseStatus[Part]

/** Checks all parts at once, each within `PATIENCE_MS`. Never rejects. */
export async function checkParts(parts: CheckedParts): Promise<HouseStatus> {
  const { clock, failures } = parts
  // Reads the last failures that any process noted, while the parts are checked. When the database does not answer, only
  // those of this process are known.
  const learned = within(failures.learn()).catch(() => {})
  const [database, files, model, pictures, jobs] = await Promise.all([
    checkDatabase(parts),
    checkFiles(parts),
    checkModel(parts),
    checkPictures(parts, learned),
    checkJobs(parts, learned),
  ])
  const mail = checkMail(parts)
  const told = (part: KeptPart, own: LastError) => latest([own, failures.last(part)])
  return {
    checkedAt: clock().toISOString(),
    database: { ...database, lastError: told('database', database.lastError) },
    files: { ...files, lastError: told('files', files.lastError) },
    mail: { ...mail, lastError: told('mail', mail.lastError) },
    model,
    pictures,
    jobs,
  }
}

async function checkDatabase({ db, embedded, failures }: CheckedParts): Promise<Checked<'database'>> {
  const kind = embedded ? 'embedded' : 'server'
  const started = performance.now()
  try {
    const described = await within(describeDatabase(db))
    const answerMs = Math.round(performance.now() - started)
    return { kind, ...described, answerMs, state: databaseState(answerMs), lastError: null }
  } catch (error) {
    failures.note('database', error)
    return { kind, version: null, sizeBytes: null, answerMs: null, state: databaseState(null), lastError: null }
  }
}

async function checkFiles({ dataDir, files, failures }: CheckedParts): Promise<Checked<'files'>> {
  const { bucket } = files
  const known = { bucket, bucketAnswers: bucket === null ? null : await answers(files, failures), lastError: null }
  if (dataDir === undefined) return { ...known, state: 'attention', folder: null, writable: false, freeBytes: null }
  const folder = resolve(dataDir)
  try {
    const freeBytes = await within(writeAndMeasure(folder))
    const state = known.bucketAnswers === false ? 'failing' : filesState({ writable: true, freeBytes })
    return { ...known, state, folder, writable: true, freeBytes }
  } catch (error) {
    failures.note('files', error)
    return { ...known, state: 'failing', folder, writable: false, freeBytes: null }
  }
}

/** Whether the bucket answers: asked about a file that it need not have. */
async function answers(files: CheckedParts['files'], failures: FailureLog): Promise<boolean> {
  try {
    await within(files.writtenAt('status'))
    return true
  } catch (error) {
    failures.note('files', error)
    return false
  }
}

/** Tries to write, because permissions and mount flags do not tell of a full or broken disk. Returns the free bytes. */
async function writeAndMeasure(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const probe = join(folder, `.status-${process.pid}`)
  await writeFile(probe, 'Kopij')
  await rm(probe, { force: true })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Goes by how the last mails went: asking the mail server itself would be a login every half minute. */
function checkMail({ mailer }: CheckedParts): Checked<'mail'> {
  const { kind, where, lastSuccess, lastFailure } = mailer.state()
  const setUp = kind === 'smtp'
  if (lastFailure === undefined) return { state: setUp ? 'good' : 'attention', setUp, where, lastError: null }
  const lastError = { message: lastFailure.message, at: lastFailure.at.toISOString() }
  const mended = lastSuccess !== undefined && lastSuccess > lastFailure.at
  return { state: mended ? (setUp ? 'good' : 'attention') : 'failing', setUp, where, lastError }
}

async function checkModel({ db, clock, provider }: CheckedParts): Promise<Checked<'model'>> {
  const { model, vendor = 'onbekend' } = provider
  const about = { provider: vendor, model, builtIn: model === BUILT_IN_MODEL }
  try {
    const work = await within(modelWork(db, model, clock(), FAILURES_IN_A_ROW))
    const { lastSuccessAt, lastError, requests, failures } = work
    const state = modelState(work)
    return { ...about, state, lastSuccessAt: lastSuccessAt?.toISOString() ?? null, lastError, requests, failures }
  } catch {
    // The database failed, and its own check reports that. Of the model nothing is known.
    return { ...about, state: 'attention', lastSuccessAt: null, lastError: null, requests: 0, failures: 0 }
  }
}

/** Asks nothing of the processes that do the work: how they are is known here. */
async function checkPictures(
  { studio, failures, clock }: CheckedParts,
  learned: Promise<void>,
): Promise<Checked<'pictures'>> {
  const { lanes, counts } = await studio.state()
  await learned
  const lastError = failures.last('pictures')
  const { light, heavy } = lanes
  const laneOf = ({ places, underWay, waiting }: typeof light) => ({ places, underWay, waiting })
  return {
    state: picturesState([light, heavy], lastError, clock()),
    lastError,
    light: laneOf(light),
    heavy: laneOf(heavy),
    megabytes: light.megabytes + heavy.megabytes,
    trained: studio.pace().trained,
    done: counts.done,
    lost: counts.lost,
    turnedAway: counts.turnedAway,
  }
}

async function checkJobs(
  { db, clock, jobs, since, failures }: CheckedParts,
  learned: Promise<void>,
): Promise<Checked<'jobs'>> {
  try {
    const rows = await within(jobStates(db))
    await learned
    const list = jobs.map((job) => {
      const kept = rows.find(({ name }) => name === job.name)
      return jobStatusOf(job, kept, failures.last(`job:${job.name}`), since, clock())
    })
    return { state: jobsState(list), jobs: list, lastError: latest(list.map(({ lastError }) => lastError)) }
  } catch {
    return { state: 'attention', jobs: [], lastError: null }
  }
}

/** @throws what `work` throws, or an error when it takes longer than `PATIENCE_MS`. */
async function within<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Geen antwoord binnen ${PATIENCE_MS / 1000} seconden.`)), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}
