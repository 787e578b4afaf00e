// Receives the files of a form, each into a temporary file while it arrives, and refuses a file that the endpoint does not
// take as soon as that can be told. Knows nothing of what becomes of the files.
import type { MultipartFile } from '@fastify/multipart'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { FORM_BYTES } from '#contract/endpoint.ts'
import { FOREIGN_BYTES, wrongKindWords } from '#contract/pictures/foreign-kinds.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { fileKinds, uploadWords, type FileKind, type Upload } from '#contract/upload.ts'
import { KIND_BYTES, kindOf } from '#contract/file-kind.ts'
import type { TemporaryFiles } from '../files/temporary.ts'
import { inSmallBites } from './small-bites.ts'

/** A file that was received whole. It is removed at the end of its request, unless the handler has moved it. */
export interface ReceivedFile {
  /** The sender's name for it, without folders: to be shown, never to be used as a path. */
  name: string
  kind: FileKind
  mediaType: string
  bytes: number
  path: string
}

/** A file that was refused, where the others are received all the same (contract/upload.ts, `apart`). */
export interface RefusedFile {
  /** As above. */
  name: string
  problem: Problem
  /** Its place among all files that were sent, from 0. */
  place: number
}

export interface Received {
  files: ReceivedFile[]
  refused: RefusedFile[]
  /** The form's other fields; of a field that is repeated, the last value. */
  fields: Record<string, string>
}

/** What a form may hold beside its files: numbers of fields and of headers per part, and sizes in bytes. */
const FORM_LIMITS = { fields: 50, fieldSize: 32 * 1024, headerPairs: 20 }

/** Longest name of a file that is shown, in characters; the rest is cut off. */
const LONGEST_NAME = 200

/**
 * Calls `use` with what was received. When it is done, or anything went wrong before, the temporary files are removed.
 * @throws Problem for files that `upload` does not take, and cancelled when the connection is lost.
 */
export async function receiving<Result>(
  request: FastifyRequest,
  { upload, bodyBytes }: { upload: Upload; bodyBytes: number },
  temporary: TemporaryFiles,
  use: (received: Received) => Promise<Result>,
): Promise<Result> {
  const paths: string[] = []
  try {
    if (Number(request.headers['content-length'] ?? 0) > bodyBytes) throw new Problem('bodyTooLarge')
    const received = await receive(request, upload, async () => {
      const path = await temporary.newPath()
      paths.push(path)
      return path
    }).catch((error: unknown) => {
      throw asProblem(error, request, upload)
    })
    return await use(received)
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

async function receive(request: FastifyRequest, upload: Upload, newPath: () => Promise<string>): Promise<Received> {
  const words = uploadWords(upload)
  const files: ReceivedFile[] = []
  const refused: RefusedFile[] = []
  const fields: Record<string, string> = {}
  const limits = {
    ...FORM_LIMITS,
    fileSize: upload.bytesPerFile,
    files: upload.most,
    parts: upload.most + FORM_LIMITS.fields,
  }
  inSmallBites(request.raw)
  let fieldBytes = 0
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Problem('malformedRequest')
      // They are held in memory, the known and the others.
      fieldBytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(String(part.value))
      if (fieldBytes > FORM_BYTES) throw new Problem('bodyTooLarge')
      fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname !== upload.field) throw new Problem('malformedRequest')
    // A browser sends a field in which no file was chosen as an empty file without a name.
    if (part.filename === '') {
      part.file.resume()
      continue
    }
    const file = await keep(part, upload, await newPath())
    if (file instanceof Problem)
      refused.push({ name: nameOf(part.filename), problem: file, place: files.length + refused.length })
    else files.push(file)
  }
  const [first] = refused
  if (files.length === 0)
    throw (
      first?.problem ??
      new Problem('invalidInput', { message: words.missing, errors: { [upload.field]: words.missing } })
    )
  return { files, refused, fields }
}

/**
 * Writes one file to `path`. @throws Problem as soon as it is too large, of another kind, or empty; where files are apart, that is
 * returned once the rest of the file has gone by.
 */
async function keep(part: MultipartFile, upload: Upload, path: string): Promise<ReceivedFile | Problem> {
  const words = uploadWords(upload)
  const name = nameOf(part.filename)
  const refusal = (code: ProblemCode, message: string) =>
    new Problem(code, { message, errors: { [upload.field]: message } })
  let bytes = 0
  let start = Buffer.alloc(0)
  let kind: FileKind | undefined
  let refused: Problem | undefined
  function refuse(problem: Problem): undefined {
    if (!upload.apart) throw problem
    refused ??= problem
  }
  function judge(): FileKind | undefined {
    if (bytes === 0) return refuse(refusal('invalidInput', `‘${name}’ is leeg.`))
    const found = kindOf(start)
    if (found !== undefined && upload.kinds.includes(found)) return found
    return refuse(refusal('wrongFileKind', wrongKindWords(upload, name, start).message))
  }
  part.file.once('limit', () => {
    const tooLarge = refusal('bodyTooLarge', words.tooLarge(name))
    // Ends the file at its limit: the multipart parser itself would first read to the end of it.
    if (upload.apart) refuse(tooLarge)
    else part.file.destroy(tooLarge)
  })
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  // Waited for in any case: if the upload is refused while the file is still being opened, the file would appear after its
  // removal.
  const closed = new Promise<void>((done) => void target.once('close', () => done()))
  try {
    await pipeline(
      part.file,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const piece of source) {
          bytes += piece.length
          // Nothing more of it is kept; the next file stands behind it.
          if (refused !== undefined) continue
          if (kind === undefined) {
            // The first piece is long enough to say what a file is that is not taken.
            start = Buffer.concat([start, piece.subarray(0, FOREIGN_BYTES)])
            if (start.length >= KIND_BYTES) kind = judge()
          }
          if (refused === undefined) yield piece
        }
        if (refused === undefined) kind ??= judge()
      },
      target,
    )
  } finally {
    await closed
  }
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- it is set above, while the file goes by
  if (refused !== undefined || kind === undefined) return refused ?? refusal('invalidInput', `‘${name}’ is leeg.`)
  return { name, kind, mediaType: fileKinds[kind].mediaType, bytes, path }
}

/** A name to show: the last part of a path, without control and other invisible characters. */
function nameOf(given: string | undefined): string {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const shown = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return [...shown].slice(0, LONGEST_NAME).join('') || 'bestand'
}

/** Turns an error of the multipart parser into a problem. */
function asProblem(error: unknown, request: FastifyRequest, upload: Upload): unknown {
  if (error instanceof Problem) return error
  const { code } = error as { code?: string }
  // All of it may have come by then, with part of it still unread (`abortIncoming` of node:http).
  const isCutOff = !request.raw.complete || code === 'ECONNRESET'
  if (request.raw.destroyed && isCutOff) return new Problem('cancelled', { cause: error })
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') {
    const { tooMany } = uploadWords(upload)
    return new Problem('bodyTooLarge', { message: tooMany, errors: { [upload.field]: tooMany } })
  }
  // A full disk is a fault of the server and not of what was sent, so it is not told as a refusal.
  if (code !== undefined && !code.startsWith('FST_')) return error
  return new Problem('malformedRequest', { cause: error })
}
