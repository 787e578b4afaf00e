// Pictures for articles as a browser sends them, and what became of them on the server.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredPicture } from '#contract/articles/stored-pictures.ts'
import { filesOnDisk } from '#server/files/store.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { articlePictures } from '#server/articles/tables.ts'
import { pictures as kept } from '#server/pictures/tables.ts'
import { startApp, type Client, type Reply } from './app.ts'

export const picturesPath = '/api/articles/pictures'

/** The application with a folder of its own for files. */
export async function openPictureHouse(parts: Parameters<typeof startApp>[0] = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kopij-test-stored-'))
  // A folder for uploads of its own: others are at work beside it.
  const app = await startApp({ dataDir: folder, files: filesOnDisk(folder), rateLimit: false, ...parts })
  const house = {
    app,
    folder,
    /** The names of the files that are kept. */
    filesLeft: async () => (await readdir(join(folder, 'files')).catch((): string[] => [])).toSorted(),
    rowsLeft: async () => ({
      pictures: (await app.database.db.select({ name: kept.name }).from(kept)).map(({ name }) => name).toSorted(),
      stored: (await app.database.db.select().from(articlePictures)).map(({ name }) => name),
    }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return house
}
export type PictureHouse = Awaited<ReturnType<typeof openPictureHouse>>

interface SendInit {
  name?: string
  field?: string
  lines?: boolean
  signal?: AbortSignal
}

/** Sends a picture as the editor does. */
export async function sendPicture(
  client: Client,
  bytes: Uint8Array,
  { name = 'brug.jpg', field = 'image', lines = false, signal }: SendInit = {},
): Promise<Pick<Reply, 'status' | 'body'>> {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), name)
  const reply = await fetch(client.url + picturesPath, {
    method: 'POST',
    body: form,
    headers: { cookie: client.cookie ?? '', ...(lines && { accept: 'application/x-ndjson' }) },
    ...(signal && { signal }),
  })
  const text = await reply.text()
  const isLines = (reply.headers.get('content-type') ?? '').includes('ndjson')
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- a test asserts what is there, whatever its type
  const body = isLines
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    : JSON.parse(text)
  return { status: reply.status, body }
}

/** The same, for one that is taken. @throws when it is not. */
export async function storedBy(client: Client, bytes: Uint8Array, init: SendInit = {}): Promise<StoredPicture> {
  const { status, body } = await sendPicture(client, bytes, init)
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as StoredPicture
}

/** What a browser gets at this address. */
export async function shown(client: Client, address: string) {
  const reply = await fetch(client.url + address, { headers: { cookie: client.cookie ?? '' } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

export const saidOf = ({ address, credit }: StoredPicture, alt = 'De brug bij avond') =>
  `![${alt}](${address} "${credit}")`

/** Adds an article whose text has these pictures. */
export async function articleWith(client: Client, pictures: readonly StoredPicture[], title = 'Fietsbrug dicht') {
  const content = `De brug is dicht.\n\n${pictures.map((one) => saidOf(one)).join('\n\n')}\n`
  const { status, body } = await client.post('/api/articles', { title, content })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as { id: number; content: string; version: number }
}

/** An article as a file. @param query its format, and what else is asked. */
export async function exportedBy(client: Client, id: number, query: string) {
  const reply = await fetch(`${client.url}/api/articles/${id}/export?format=${query}`, {
    headers: { cookie: client.cookie ?? '' },
  })
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
  return {
    type: reply.headers.get('content-type'),
    name: reply.headers.get('content-disposition') ?? '',
    bytes: new Uint8Array(await reply.arrayBuffer()),
  }
}
export const filesOf = (bytes: Uint8Array) => unzipped(bytes, () => true)
/** A file as an article. */
export async function importedBy(client: Client, bytes: Uint8Array, name: string, signal?: AbortSignal) {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const reply = await fetch(`${client.url}/api/articles/import`, {
    method: 'POST',
    body: form,
    headers: { cookie: client.cookie ?? '' },
    ...(signal && { signal }),
  })
  return {
    status: reply.status,
    body: (await reply.json()) as { id: number; content: string; left: string[]; message: string; code?: string },
  }
}
