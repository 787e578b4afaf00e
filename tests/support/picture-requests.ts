// Requests of the tools for pictures: forms with pictures as a browser sends them, and the files that come back.
import { readdir, readFile } from 'node:fs/promises'
import { request as ask, type ClientRequest } from 'node:http'
import type { Client, Reply } from './app.ts'

export interface SentPicture {
  bytes: Uint8Array
  name: string
}

interface Form {
  /** The form field of the pictures. */
  field?: string
  /** The other fields; what is no text is sent as JSON. */
  fields?: Record<string, unknown>
  headers?: Record<string, string>
  /** How much of it is sent, of `beginSending`: a fraction. */
  cut?: number
}

export function formOf(pictures: readonly SentPicture[], { field = 'images', fields = {} }: Form = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const { bytes, name } of pictures) form.append(field, new Blob([new Uint8Array(bytes)]), name)
  return form
}

const cookieOf = ({ cookie }: Client) => ({ ...(cookie !== undefined && { cookie }) })

/** Sends a form with pictures to `path`. Lines of JSON come back as a list. */
export async function sendPictures(
  client: Client,
  path: string,
  pictures: readonly SentPicture[],
  form: Form = {},
): Promise<Reply> {
  const reply = await fetch(client.url + path, {
    method: 'POST',
    body: formOf(pictures, form),
    headers: { ...cookieOf(client), ...form.headers },
  })
  const text = await reply.text()
  const inLines = reply.headers.get('content-type')?.includes('ndjson')
  const body: unknown = inLines
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    : JSON.parse(text)
  return { status: reply.status, headers: reply.headers, body }
}

/** A file as a browser downloads it. */
export async function downloaded(
  client: Client,
  path: string,
  body?: unknown,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const reply = await fetch(client.url + path, {
    headers: { ...cookieOf(client), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

/** Sends the same form, and returns the request, which `destroy` breaks off as a closed tab does. */
export async function beginSending(
  client: Client,
  path: string,
  pictures: readonly SentPicture[],
  form: Form = {},
): Promise<ClientRequest> {
  const made = new Request(client.url + path, { method: 'POST', body: formOf(pictures, form) })
  const headers = { ...cookieOf(client), ...form.headers, 'content-type': made.headers.get('content-type') ?? '' }
  const sending = ask(client.url + path, { method: 'POST', headers }).on('error', () => {})
  const body = Buffer.from(await made.arrayBuffer())
  if (form.cut === undefined) sending.end(body)
  else sending.write(body.subarray(0, form.cut * body.length))
  return sending
}

/** The processes that this one has started and that are there now, by id. On Linux only. */
export async function childrenNow(): Promise<number[]> {
  const threads = await readdir('/proc/self/task')
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number))
}
