// A server that takes files and nothing else, and ways to send to it: a form as a browser sends it, and bytes of the test's
// own choice.
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { post, type Endpoint } from '#contract/endpoint.ts'
import { textField } from '#contract/text.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import type { PublicUser } from '#server/accounts/tables.ts'
import { openTemporaryFiles } from '#server/files/temporary.ts'
import { boundArrival, type ArrivalPace } from '#server/http/arrival.ts'
import { lingerAfterReplies } from '#server/http/lingering.ts'
import { answerProblems } from '#server/http/problems.ts'
import type { ReceivedFile } from '#server/http/receive.ts'
import { serve } from '#server/http/serve.ts'
import { boundUnread, type UnreadLimits } from '#server/http/unread.ts'
import { serveUpload } from '#server/http/serve-upload.ts'
import type { Site } from '#server/http/site.ts'
import { validatorCompiler } from '#server/http/validate.ts'
import { until } from './app.ts'

export const MEGABYTE = 1024 * 1024
export const upload = { field: 'images', kinds: ['jpeg', 'png'], bytesPerFile: MEGABYTE, most: 6 } as const
export const pictures = post('/api/pictures', {
  access: 'user',
  upload,
  body: z.object({ note: textField({ max: 20 }).optional() }),
  output: z.object({
    note: z.string().optional(),
    files: z.array(z.object({ name: z.string(), kind: z.string(), mediaType: z.string(), bytes: z.number() })),
  }),
})
/** Tells how the work goes to who asks for it, and has its refusals carry `error`. */
export const worked = post('/api/worked', {
  access: 'user',
  upload: { ...upload, most: 1 },
  body: z.object({ note: textField({ max: 20 }).optional() }),
  output: z.object({ done: z.number() }),
  streams: 'asked',
  errorField: true,
})
export const one = post('/api/one', { access: 'user', upload: { ...upload, most: 1 }, output: z.object({}) })

export const jpeg = (bytes: number) =>
  Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(bytes - 4)])

export const formHead = (length: number) =>
  `content-type: multipart/form-data; boundary=grens\r\ncontent-length: ${length}\r\n`
export const part = (name = 'images', fileName = 'foto.png') =>
  `--grens\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port
const noor = { id: 1, role: 'user' } as PublicUser

export interface Sent {
  bytes: Buffer | string
  name?: string
  type?: string
  field?: string
}

interface SendInit {
  accept?: string
  as?: string
  signal?: AbortSignal
}

/** Servers that take files, all with the same folder for temporary files. */
export class UploadHouse {
  readonly folder: string
  app!: FastifyInstance
  /** How long a reply may be left unread; for servers that are started after it is set. */
  unread: UnreadLimits | undefined
  /** What the work on `worked` is: it may tell how it goes, and is told when nobody waits for it any more. */
  work: (tell: (line: WorkLine) => void, signal: AbortSignal) => Promise<{ done: number }> = async () => ({ done: 1 })
  /** What the handler does with the files it got. */
  use: (files: ReceivedFile[]) => Promise<void> = async () => {}
  /** The lines that its servers logged, of faults of ours. */
  readonly logged: string[] = []
  /** Is awaited before each file is written: what is sent meanwhile comes in, and nobody reads it. */
  beforeWriting: () => Promise<void> = async () => {}

  private constructor(folder: string) {
    this.folder = folder
  }

  static async open(): Promise<UploadHouse> {
    const house = new UploadHouse(await mkdtemp(join(tmpdir(), 'kopij-test-uploads-')))
    house.app = await house.serving()
    return house
  }

  async close(): Promise<void> {
    await this.app.close()
    await rm(this.folder, { recursive: true })
  }

  /** The names of the files in the folder. */
  left = () => readdir(this.folder)

  /** Starts another server on the same folder, which serves `endpoints` besides. */
  async serving(pace?: ArrivalPace, ...endpoints: Endpoint[]): Promise<FastifyInstance> {
    const logger = { level: 'error', stream: { write: (line: string) => void this.logged.push(line) } }
    const made = Fastify({ forceCloseConnections: true, requestTimeout: 0, logger })
    made.setValidatorCompiler(validatorCompiler)
    made.setSerializerCompiler(serializerCompiler)
    made.decorateRequest('sessionUser', null)
    await made.register(cookie)
    lingerAfterReplies(made)
    boundUnread(made, this.unread)
    boundArrival(made, pace)
    answerProblems(made)
    const temporary = openTemporaryFiles(this.folder)
    const newPath = () => this.beforeWriting().then(() => temporary.newPath())
    const site = { uploads: { ...temporary, newPath }, clock: () => new Date(), secure: false } as Site
    const identify = async (token: string) => (token === 'noor' ? noor : null)
    const receive = async ({ files, body }: { files: ReceivedFile[]; body: { note?: string | undefined } }) => {
      await this.use(files)
      return { ...body, files }
    }
    serveUpload(made, site, pictures, receive, identify)
    serveUpload(made, site, one, async () => ({}), identify)
    serveUpload(made, site, worked, ({ tell, signal }) => this.work(tell, signal()), identify)
    for (const endpoint of endpoints) serve(made, site, endpoint, async () => ({}), identify)
    await made.listen({ port: 0, host: '127.0.0.1' })
    return made
  }

  /** Sends a form, as a browser does. */
  async send(files: Sent[], fields: Record<string, string> = {}, to = pictures.path, init: SendInit = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const { bytes, name = 'foto.png', type = 'image/png', field = 'images' } of files)
      form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name)
    const reply = await fetch(`http://127.0.0.1:${portOf(this.app)}${to}`, {
      method: 'POST',
      body: form,
      headers: { cookie: `kopij_session=${init.as ?? 'noor'}`, ...(init.accept && { accept: init.accept }) },
      ...(init.signal && { signal: init.signal }),
    })
    const type = reply.headers.get('content-type')
    const text = await reply.text()
    const body: Awaited<ReturnType<Response['json']>> = type?.includes('ndjson')
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown)
      : JSON.parse(text)
    return { status: reply.status, type, body }
  }

  /** Sends the head of a request over a new connection, on which the test goes on itself; `heard` is what came back. */
  async dial(to = this.app, { path = pictures.path, head = '', as = 'noor' } = {}) {
    const socket: Socket = connect({ port: portOf(to), host: '127.0.0.1' })
    let text = ''
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${portOf(to)}\r\ncookie: kopij_session=${as}\r\n${head}\r\n`)
    return {
      socket,
      status: async () => {
        await until(() => /^HTTP\/1\.1 \d+ .*\r\n\r\n.*\}/s.test(text), `an answer; so far: ${text}`)
        return Number(text.slice(9, 12))
      },
      heard: () => text,
    }
  }
}
