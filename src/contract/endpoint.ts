// One endpoint: method, path, who may call it, what goes in and what comes out.
// The server serves it, the browser calls it, the access test walks it: nobody writes a path twice.
import { z } from 'zod'
import type { Access } from './access.ts'
import type { Upload } from './upload.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  method: Method
  /** The path as Fastify reads it, parameters with a colon: `/api/users/:id`. */
  path: `/api/${string}`
  access: Access
  /** What the body must be; an endpoint without one takes none and ignores what is sent. */
  body: Body
  params: Params
  query: Query
  /** The reply. The server lets nothing through that is not named here, so a password hash cannot leak. */
  output: Output
  /** Status of success. */
  status: 200 | 201
  /** The files it takes, in a form (multipart/form-data); `body` is what stands in the form's other fields, as text. */
  upload: Upload | undefined
  /** The reply comes in lines as it is made (tools/stream.ts), the whole of it last. */
  streams: boolean
  /** Largest body. */
  bodyBytes: number
  /** In so many seconds a request must have arrived whole; its answer may take longer. */
  arrivalSeconds: number
}

/** JSON fits many times; whoever takes longer over it keeps a connection for its own sake. */
const BODY_BYTES = 512 * 1024
const ARRIVAL_SECONDS = 30

/** A form's other fields, and what stands between its parts. */
const FORM_BYTES = 64 * 1024

/** Half of a line of 1 Mbit/s: what a phone on the road still sends. */
const SLOWEST_BYTES_PER_SECOND = 62_500

interface Parts<B extends z.ZodType, O extends z.ZodType, P extends z.ZodType, Q extends z.ZodType> {
  access: Access
  output: O
  body?: B
  params?: P
  query?: Q
  status?: 200 | 201
  upload?: Upload
  streams?: boolean
  /** Unless told, 512 kB, or what the files of `upload` may take. */
  bodyBytes?: number
}

/** No body, no parameters, no query. */
export type None = z.ZodUnknown
const none = z.unknown()

function endpoint<B extends z.ZodType, O extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  method: Method,
  path: `/api/${string}`,
  parts: Parts<B, O, P, Q>,
): Endpoint<B, O, P, Q> {
  const absent = none as z.ZodType
  const { upload, bodyBytes = upload ? upload.most * upload.bytesPerFile + FORM_BYTES : BODY_BYTES } = parts
  return {
    method,
    path,
    access: parts.access,
    output: parts.output,
    body: parts.body ?? (absent as B),
    params: parts.params ?? (absent as P),
    query: parts.query ?? (absent as Q),
    status: parts.status ?? 200,
    upload,
    streams: parts.streams ?? false,
    bodyBytes,
    arrivalSeconds: ARRIVAL_SECONDS + Math.max(0, bodyBytes - BODY_BYTES) / SLOWEST_BYTES_PER_SECOND,
  }
}

type Declare = <
  O extends z.ZodType,
  B extends z.ZodType = None,
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
>(
  path: `/api/${string}`,
  parts: Parts<B, O, P, Q>,
) => Endpoint<B, O, P, Q>

export const get: Declare = (path, parts) => endpoint('GET', path, parts)
export const post: Declare = (path, parts) => endpoint('POST', path, parts)
export const put: Declare = (path, parts) => endpoint('PUT', path, parts)
export const del: Declare = (path, parts) => endpoint('DELETE', path, parts)

/** Largest id: PostgreSQL's integer. */
const LARGEST_ID = 2_147_483_647

const noId = 'Dit is geen geldig nummer.'

/** The id of an entity, in a body. */
export const entityId = z.int({ error: noId }).positive(noId).max(LARGEST_ID, noId)

/** The same where it comes as text: in a path or a query. Digits only, and one spelling of each: `1e3`, ` 1` and `01` are no ids of ours. */
export const entityIdText = z.coerce
  .string<string | number>({ error: noId })
  .regex(/^[1-9]\d*$/, noId)
  .transform(Number)
  .pipe(entityId)

/** The number in a path like `/api/users/:id`; anything else is no address of ours. */
export const idParams = z.object({ id: entityIdText })

/** The reply of a call that has nothing to tell: `{}`. */
export const nothing = z.object({})

/** A reply that is no JSON: a picture, a calendar, a table for a spreadsheet. */
export interface FileReply {
  /** Its Content-Type, with the charset where it is text. */
  mediaType: string
  /** Whole, or as it is read: then only as fast as the browser takes it. */
  body: string | Uint8Array | AsyncIterable<Uint8Array>
  /** Of a body that is read, when it is known beforehand: the browser can show how far it is. In bytes. */
  length?: number
  /** Under this name, any name, the browser saves it instead of showing it. */
  fileName?: string
  /** How long the browser of who asked may keep it, in seconds; none unless told. */
  keepSeconds?: number
}

/** The output of an endpoint that answers with a file. The browser is given its address; `call` is not for it. */
export const file = z.custom<FileReply>()
