// How an endpoint is declared: method, path, who may call it, its input and its output.
// The server, the browser and the access test all use the same declaration, so no path is written twice.
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
  /** The path in Fastify's notation, with a colon before each parameter: `/api/users/:id`. */
  path: `/api/${string}`
  access: Access
  /** The schema of the body; an endpoint without one ignores any body that is sent. */
  body: Body
  params: Params
  query: Query
  /** The schema of the reply. The server sends no field that is not named here, so a password hash cannot leak. */
  output: Output
  /** HTTP status on success. */
  status: 200 | 201
  /** The files it accepts, as multipart/form-data; `body` then describes the form's other fields, which are text. */
  upload: Upload | undefined
  /**
   * Whether the reply is sent in lines while it is being made (tools/stream.ts); the last line is the whole reply. `asked`: only to
   * who asks for lines with `Accept: application/x-ndjson`; all others get the reply alone.
   */
  streams: false | 'always' | 'asked'
  /** Whether replies that refuse or fail carry their message as `error` too (specification, section 7: pictures). */
  errorField: boolean
  /** Whether it is open to a user who has to set up a second step before anything else. */
  beforeSecondStep: boolean
  /** Whether a session alone is not enough: it has to have begun, or been proved, less than `FRESH_MINUTES` ago. 403 freshLoginNeeded. */
  fresh: boolean
  /** Largest body that is accepted, in bytes. */
  bodyBytes: number
  /** Most values that a body in JSON may hold: lists and objects, and what is in them. */
  bodyValues: number
  /** Time in which the whole request must have arrived, in seconds. Answering it may take longer. */
  arrivalSeconds: number
}

/** Far more than any JSON of ours needs: a client that takes longer is only holding the connection open. */
const BODY_BYTES = 512 * 1024
/** Enough for the longest lists that endpoints take without saying so: of thousands of values each costs time to read and to check. */
export const BODY_VALUES = 2_000
const ARRIVAL_SECONDS = 30

/** Room for a form's other fields, and for the boundaries and headers of its parts, in bytes. */
export const FORM_BYTES = 64 * 1024

/** Half of a 1 Mbit/s line: the slowest upload, of a phone on the road, that still gets enough time. */
const SLOWEST_BYTES_PER_SECOND = 62_500

interface Parts<B extends z.ZodType, O extends z.ZodType, P extends z.ZodType, Q extends z.ZodType> {
  access: Access
  output: O
  body?: B
  params?: P
  query?: Q
  status?: 200 | 201
  upload?: Upload
  streams?: 'always' | 'asked'
  errorField?: boolean
  beforeSecondStep?: boolean
  fresh?: boolean
  /** Default: 512 kB, or for an endpoint with `upload` the size that its files may have together. */
  bodyBytes?: number
  /** Default: 2,000. */
  bodyValues?: number
  /** Default: 30 s, and for a body larger than 512 kB as much longer as it takes a slow line to send the rest. */
  arrivalSeconds?: number
}

/** The schema type of an absent body, absent parameters or an absent query. */
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
    errorField: parts.errorField ?? false,
    beforeSecondStep: parts.beforeSecondStep ?? false,
    fresh: parts.fresh ?? false,
    bodyBytes,
    bodyValues: parts.bodyValues ?? BODY_VALUES,
    arrivalSeconds:
      parts.arrivalSeconds ?? ARRIVAL_SECONDS + Math.max(0, bodyBytes - BODY_BYTES) / SLOWEST_BYTES_PER_SECOND,
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

/** The largest value of PostgreSQL's integer, which ids are. */
export const LARGEST_INTEGER = 2_147_483_647

const noId = 'Dit is geen geldig nummer.'

/** The id of an entity, in a body. */
export const entityId = z.int({ error: noId }).positive(noId).max(LARGEST_INTEGER, noId)

/** The same as text, in a path or a query. Each id has one spelling: `1e3`, ` 1` and `01` are refused. */
export const entityIdText = z.coerce
  .string<string | number>({ error: noId })
  .regex(/^[1-9]\d*$/, noId)
  .transform(Number)
  .pipe(entityId)

/** The parameters of a path like `/api/users/:id`. */
export const idParams = z.object({ id: entityIdText })

/** The reply of a call that returns no data: `{}`. */
export const nothing = z.object({})

/** A reply that is not JSON: a picture, a calendar, a CSV table. */
export interface FileReply {
  /** The Content-Type, with the charset if it is text. */
  mediaType: string
  /** The whole content, or a stream of it, which is read no faster than the browser receives it. */
  body: string | Uint8Array | AsyncIterable<Uint8Array>
  /** Length of a streamed body in bytes, if known beforehand: the browser can then show its progress. */
  length?: number
  /** Makes the browser save the file under this name instead of showing it. Any text is a valid name. */
  fileName?: string
  /** Shows it all the same: the name is for who saves it from there. */
  inline?: boolean
  /** How long the asking browser may cache it, in seconds; not at all by default. */
  keepSeconds?: number
}

/** The output of an endpoint that answers with a file. The browser opens its address directly, not through `call`. */
export const file = z.custom<FileReply>()
