// Object storage on this machine that speaks the protocol of S3, by path: one bucket, held in memory. It knows the requests that
// files are kept with, and of a signature whether it is there and by whose key.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#server/config.ts'

export interface ObjectStorage {
  settings: S3Settings
  /** How many of the next requests that send a file fail, by a fault of the storage's own. */
  failing: number
  /** The contents that were sent, also those that failed. */
  sent: Buffer[]
  close: () => Promise<void>
}

interface Kept {
  content: Buffer
  type: string
  at: Date
}

/** What a request is answered with; a text is XML. */
interface Answer {
  status?: number
  headers?: Record<string, string | number>
  body?: Buffer | string
}

/** By their codes, with their status (Amazon S3 API Reference, Error responses). */
const statuses = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  InternalError: 500,
}

class Refusal extends Error {
  readonly code: keyof typeof statuses
  constructor(code: keyof typeof statuses) {
    super(code)
    this.code = code
  }
}

const REGION = 'us-east-1'
const BUCKET = 'kopij-proef'
const ACCESS_KEY = 'proefsleutel'

/** @param mostKeys how many files stand in one page of a list. */
export async function openObjectStorage({ mostKeys = 1_000 } = {}): Promise<ObjectStorage> {
  const kept = new Map<string, Kept>()
  const server = createServer((request, response) => void reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const storage: ObjectStorage = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket: BUCKET,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: 'geheim',
    },
    failing: 0,
    sent: [],
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, headers = {}, body = '' } = await answerTo(request).catch(refused)
    const xml = typeof body === 'string' && body !== '' && { 'content-type': 'application/xml' }
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...xml, ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const content = await buffer(request)
    checkSignature(request)
    const { pathname, searchParams } = new URL(request.url ?? '', storage.settings.endpoint)
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent)
    if (bucket !== BUCKET) throw new Refusal('NoSuchBucket')
    const key = rest.join('/')
    if (key === '') {
      if (request.method !== 'GET' || searchParams.get('list-type') !== '2') throw new Refusal('MethodNotAllowed')
      return { body: listOf(kept, searchParams, mostKeys) }
    }
    const method = methods[request.method ?? '']
    if (method === undefined) throw new Refusal('MethodNotAllowed')
    return method(key, content, request)
  }

  const methods: Record<string, ((key: string, content: Buffer, request: IncomingMessage) => Answer) | undefined> = {
    PUT: take,
    GET: (key) => show(kept.get(key)),
    HEAD: (key) => show(kept.get(key)),
    DELETE(key) {
      kept.delete(key)
      return { status: 204 }
    },
  }

  function take(key: string, content: Buffer, { headers }: IncomingMessage): Answer {
    if (headers['content-length'] === undefined) throw new Refusal('MissingContentLength')
    storage.sent.push(content)
    if (storage.failing > 0) {
      storage.failing -= 1
      throw new Refusal('InternalError')
    }
    kept.set(key, { content, type: headers['content-type'] ?? 'binary/octet-stream', at: new Date() })
    return {}
  }

  return storage
}

/** @throws Refusal for who has not signed (Signature Version 4), or with a key that is not known. */
function checkSignature({ headers }: IncomingMessage): void {
  const signed = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=\S+, ?/
  const [found, key, day = '', region] = signed.exec(headers.authorization ?? '') ?? []
  const moment = headers['x-amz-date']
  if (found === undefined || region !== REGION || typeof moment !== 'string' || !moment.startsWith(day))
    throw new Refusal('AccessDenied')
  if (!/Signature=[0-9a-f]{64}$/.test(headers.authorization ?? '') || headers['x-amz-content-sha256'] === undefined)
    throw new Refusal('AccessDenied')
  if (key !== ACCESS_KEY) throw new Refusal('InvalidAccessKeyId')
}

function show(found: Kept | undefined): Answer {
  if (found === undefined) throw new Refusal('NoSuchKey')
  const { content, type, at } = found
  return { body: content, headers: { 'content-type': type, 'last-modified': at.toUTCString(), etag: '"proef"' } }
}

/** A page of ListObjectsV2; its token is the last key of the page before. */
function listOf(kept: ReadonlyMap<string, Kept>, asked: URLSearchParams, mostKeys: number): string {
  const prefix = asked.get('prefix') ?? ''
  const delimiter = asked.get('delimiter') ?? ''
  const after = asked.get('continuation-token') ?? ''
  const most = Math.min(mostKeys, Number(asked.get('max-keys') ?? mostKeys))
  const folderOf = (key: string) => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
    return end === -1 ? undefined : key.slice(0, end + delimiter.length)
  }
  const entries = [...kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => folderOf(key) ?? key)
  const left = [...new Set(entries)].filter((entry) => entry > after).toSorted()
  const page = left.slice(0, most)
  const rows = page.map((entry) => {
    const { content, at } = kept.get(entry) ?? {}
    return content === undefined || at === undefined
      ? element('CommonPrefixes', element('Prefix', escaped(entry)))
      : element(
          'Contents',
          element('Key', escaped(entry)) +
            element('LastModified', at.toISOString()) +
            element('ETag', '"proef"') +
            element('Size', String(content.length)),
        )
  })
  const isCut = left.length > page.length
  const next = isCut ? element('NextContinuationToken', escaped(page.at(-1) ?? '')) : ''
  const head = element('Name', BUCKET) + element('Prefix', escaped(prefix)) + element('KeyCount', String(page.length))
  return document('ListBucketResult', head + element('IsTruncated', String(isCut)) + next + rows.join(''))
}

function refused(error: unknown): Answer {
  const code = error instanceof Refusal ? error.code : 'InternalError'
  return {
    status: statuses[code],
    body: document('Error', element('Code', code) + element('Message', code) + element('RequestId', 'proef')),
  }
}

const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`
const document = (name: string, inside: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, inside)}`
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
