// Keeps files under a key, on the disk or in an S3 bucket. Knows nothing of what is in them, or whose they are.
import { createWriteStream } from 'node:fs'
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { Problem } from '#contract/problems.ts'
import type { S3Settings } from '../config.ts'
import { openBucket } from './s3.ts'
import type { TemporaryFiles } from './temporary.ts'

/** All functions throw Problem storageUnavailable when the bucket does not answer, and an error with the code ENOSPC on a full disk. */
export interface FileStore {
  /** Takes over the file at `path`, which is then no longer there. */
  keep: (path: string, key: string) => Promise<void>
  /** The content and its length in bytes. @throws Problem notFound when there is no such file. */
  read: (key: string) => Promise<{ body: AsyncIterable<Uint8Array>; bytes: number }>
  /**
   * Calls `use` with a path where the content stands until it is done. It may be the kept file itself, so it is only to be read.
   * @throws Problem notFound when there is no such file.
   */
  local: <Result>(key: string, use: (path: string) => Promise<Result>) => Promise<Result>
  /** Removes a file; there may be none. */
  remove: (key: string) => Promise<void>
  /** The keys of all files, in no order. Files that somebody else has put there may be among them. */
  keys: () => AsyncIterable<string>
  /** When a file was written; undefined when there is none. */
  writtenAt: (key: string) => Promise<Date | undefined>
  /** The name of the bucket; null on the disk. */
  bucket: string | null
}

/** The folder of all files, in the data folder and in the bucket. */
const FOLDER = 'files'
const inFolder = (key: string) => `${FOLDER}/${key}`

/** Opens the bucket, or else the folder of files in the data folder; without a data folder, one for all of this system. */
export const openFiles = (
  { s3, dataDir = join(tmpdir(), 'kopij-files') }: { s3?: S3Settings | undefined; dataDir?: string | undefined },
  temporary: TemporaryFiles,
): FileStore => (s3 ? filesInBucket(s3, temporary) : filesOnDisk(dataDir))

/** @param dataDir where the folder of the files is made, with the first one, for this system's user only. */
export function filesOnDisk(dataDir: string): FileStore {
  const folder = join(dataDir, FOLDER)
  const { keep, read, remove, writtenAt } = filesOn(async () => {
    // Loaded with the first picture: a process that has none saves 14 MB.
    const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
    return new Disk(new FSDriver({ location: dataDir, visibility: 'private' }))
  }, diskFailure)
  return {
    bucket: null,
    read,
    remove,
    writtenAt,
    async keep(path, key) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Moved rather than copied: that takes no second room, and no time.
      await rename(path, join(folder, key)).catch((error: unknown) => {
        if (codeOf(error) !== 'EXDEV') throw error
        return keep(path, key)
      })
    },
    async local(key, use) {
      const path = join(folder, key)
      const look = () =>
        stat(path).catch((error: unknown) => {
          throw isMissing(error) ? new Problem('notFound', { cause: error }) : diskFailure(error)
        })
      await look()
      return use(path).catch(async (error: unknown) => {
        // What was removed meanwhile is missing, whatever that looked like to who read it.
        await look()
        throw error
      })
    },
    async *keys() {
      const entries = await opendir(folder).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      })
      for await (const entry of entries) if (entry.isFile()) yield entry.name
    },
  }
}

/** Connects with the first file that is kept or read. */
function filesInBucket(s3: S3Settings, temporary: TemporaryFiles): FileStore {
  const made = filesOn(() => openBucket(s3), storageFailure)
  return {
    ...made,
    bucket: s3.bucket,
    async local(key, use) {
      const path = await temporary.newPath()
      try {
        const { body } = await made.read(key)
        await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

/** For a list that is asked whether it comes, not what is in it. The driver for buckets knows `maxResults`; flydrive's types do not. */
const ONE_ONLY = { recursive: false, maxResults: 1 }

/**
 * What is the same for every disk that flydrive knows. A file that is not there counts as missing only where the place of all files is:
 * of a bucket that is gone no file has been removed.
 */
function filesOn(open: () => Promise<Disk>, failure: (error: unknown) => unknown): Omit<FileStore, 'local' | 'bucket'> {
  let opening: Promise<Disk> | undefined
  const disk = () => (opening ??= open())

  /** @throws the error of what failed, unless that is that there is no such file. */
  async function unlessMissing(error: unknown): Promise<void> {
    if (!isMissing(error)) throw failure(error)
    if (failure !== storageFailure) return
    // Asked about a file, storage gives the same bare 404 for one that is missing and for a bucket that is. A list tells them apart.
    const from = await disk()
    try {
      await from.listAll(FOLDER, ONE_ONLY)
    } catch (cause) {
      throw failure(cause)
    }
  }
  const refuse = async (error: unknown): Promise<never> => {
    await unlessMissing(error)
    throw new Problem('notFound', { cause: error })
  }

  return {
    async keep(path, key) {
      const { size } = await stat(path)
      const to = await disk()
      const move = () => to.moveFromFs(path, inFolder(key), { contentLength: size })
      try {
        await move().catch((error: unknown) => {
          // What is sent as a stream the SDK does not send again by itself.
          if (failure === storageFailure && isTryable(error)) return move()
          throw error
        })
      } catch (error) {
        // On a full disk a part of it may be there.
        await to.delete(inFolder(key)).catch(() => {})
        throw failure(error)
      }
    },
    async read(key) {
      const from = await disk()
      const { contentLength } = await from.getMetaData(inFolder(key)).catch(refuse)
      return { body: await from.getStream(inFolder(key)).catch(refuse), bytes: contentLength }
    },
    async remove(key) {
      await (await disk()).delete(inFolder(key)).catch((error: unknown) => {
        throw failure(error)
      })
    },
    async *keys() {
      const from = await disk()
      let paginationToken: string | undefined
      do {
        const page = await from
          .listAll(FOLDER, { ...(paginationToken !== undefined && { paginationToken }) })
          .catch((error: unknown) => {
            throw failure(error)
          })
        for (const entry of page.objects) if (entry.isFile) yield entry.name
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
    async writtenAt(key) {
      const found = await (await disk()).getMetaData(inFolder(key)).catch(unlessMissing)
      return found?.lastModified
    },
  }
}

interface Failure {
  code?: string
  cause?: unknown
  /** Of the SDK for S3; the status is missing when there was no answer. */
  $metadata?: { httpStatusCode?: number }
}

/** The error and what caused it: flydrive and the SDK each put their own around what happened. */
function* causesOf(error: unknown): Generator<Failure> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Failure).cause) yield at
}

const codeOf = (error: unknown) => (error as Failure).code

const isMissing = (error: unknown) =>
  [...causesOf(error)].some(({ code, $metadata }) => code === 'ENOENT' || $metadata?.httpStatusCode === 404)

/** Whether a bucket may answer otherwise the next time: it did not answer, broke off, or had a fault of its own. */
const isTryable = (error: unknown) =>
  [...causesOf(error)].every(({ $metadata }) => ($metadata?.httpStatusCode ?? 500) >= 500)

const storageFailure = (error: unknown) => new Problem('storageUnavailable', { cause: error })

/** That the disk is full stays what it is: not only this store meets it. */
const diskFailure = (error: unknown) => [...causesOf(error)].at(-1)
