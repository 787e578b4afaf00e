// Sends what is going to be refused, in every way in which a client may send it: over a connection of its own, byte by byte.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from './app.ts'

/** The beginning of a form that sends one file. */
export const begun = (field: string) =>
  `--grens\r\ncontent-disposition: form-data; name="${field}"; filename="foto.png"\r\ncontent-type: image/png\r\n\r\n`

/** How the rest is sent. */
export interface Sending {
  how: string
  head?: string
  /** In how many pieces, with how many ms between them. */
  pieces?: number
  pauseMs?: number
  /** Nothing is read before all of it was sent. */
  readsLast?: true
  /** How much of what is declared is sent; more than 1: that comes behind it. */
  share?: number
  chunked?: true
}

export const sendings: readonly Sending[] = [
  { how: 'all at once' },
  { how: 'all at once, to be closed', head: 'connection: close\r\n' },
  { how: 'all before anything is read', readsLast: true },
  { how: 'all before anything is read, to be closed', readsLast: true, head: 'connection: close\r\n' },
  { how: 'piece by piece', pieces: 20, pauseMs: 5 },
  { how: 'in chunks', chunked: true, pieces: 10 },
  {
    how: 'in chunks, to be closed, and read last',
    chunked: true,
    pieces: 10,
    readsLast: true,
    head: 'connection: close\r\n',
  },
  { how: 'asking first', head: 'expect: 100-continue\r\n' },
  { how: 'a tenth of what was declared', share: 0.1 },
  { how: 'more than was declared, to be closed', share: 1.5, head: 'connection: close\r\n', readsLast: true },
]

/** What is asked: `head` has the headers but for those of its length, and `begin` is the beginning of its body. */
interface Asked {
  path: string
  head: string
  begin: string
}

/** The status that arrives, or what happened instead. */
export async function answered(
  url: string,
  { path, head, begin }: Asked,
  sending: Sending,
  bytes: number,
): Promise<number | string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let text = ''
  let failed: string | undefined
  socket.on('error', (error) => (failed = error.message))
  const gone = new Promise<void>((resolve) => {
    socket.once('close', () => {
      failed ??= 'closed'
      resolve()
    })
  })
  await once(socket, 'connect')
  const read = () => void socket.setEncoding('latin1').on('data', (piece: string) => (text += piece))
  if (!sending.readsLast) read()
  const length = sending.chunked ? 'transfer-encoding: chunked\r\n' : `content-length: ${bytes}\r\n`
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${head}${length}${sending.head ?? ''}\r\n`)
  const whole = Buffer.alloc(Math.max(1, Math.round(bytes * (sending.share ?? 1))), 'x')
  whole.write(begin, 'latin1')
  const piece = Math.ceil(whole.length / (sending.pieces ?? 1))
  const status = () => /^(?:HTTP\/1\.1 100[^]*?\r\n\r\n)?HTTP\/1\.1 ([2-5]\d\d)/.exec(text)?.[1]
  const isOver = () => status() !== undefined || failed !== undefined
  for (let at = 0; at < whole.length && !socket.destroyed; at += piece) {
    const part = whole.subarray(at, at + piece)
    const sent = sending.chunked
      ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
      : part
    const went = new Promise<void>((resolve) => void socket.write(sent, () => resolve()))
    if (sending.readsLast) await Promise.race([went, gone])
    if (sending.pauseMs) await wait(sending.pauseMs)
  }
  if (sending.chunked) socket.write('0\r\n\r\n')
  if (sending.readsLast) read()
  await until(isOver, 'it is over', 15_000).catch(() => (failed = 'nothing came'))
  socket.destroy()
  return status() === undefined ? `${failed}` : Number(status())
}
