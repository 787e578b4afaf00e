// A mail server on this machine, for tests: speaks real SMTP, keeps what it takes, and fails on request.
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * - take: the mail is taken.
 * - refuse: the recipient is refused.
 * - refuse-login: name and password are refused, and repeated in the refusal as some servers do.
 * - hold: the mail is received, and taken when `release` is called.
 * - silence: the mail is received and never acknowledged.
 * - hang-up: the connection breaks while the mail is sent.
 */
export type MailTurn = 'take' | 'hold' | 'refuse' | 'refuse-login' | 'silence' | 'hang-up'

export interface ReceivedMail {
  from: string
  /** The recipients by the envelope, whatever the headers of the mail say. */
  to: string[]
  /** As it came, with its line ends. */
  source: string
  /** By name in small letters, unfolded and decoded. Of a header that stands twice both values, on two lines. */
  headers: Record<string, string>
  /** The text, decoded, with line feeds. */
  text: string
  /** The same for programs that show HTML; empty when it has none. */
  html: string
}

export interface MailServer {
  /** For SMTP_URL, with a name and a password. */
  url: string
  mails: ReceivedMail[]
  /** What it does with every mail from now on. */
  turn: MailTurn
  /** Takes the mails that are held, and from now on every mail. */
  release(): void
  /** How many connections were made so far. */
  connections: number
  close(): Promise<void>
}

interface MailServerSettings {
  /** Offer STARTTLS, with a certificate that no authority has signed. */
  startTls?: boolean
  /** Take mail for addresses with other letters than ASCII (RFC 6531). */
  international?: boolean
}

export const MAIL_PASSWORD = 'pass/woord met é'

/** A self-signed certificate, for this file alone. */
const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeJjqN8GhoUV8asMG
BMTkOj5h0k7Qs0aKD7rmNOHG6nKhRANCAARlD7WwUb3XhjLbz0OJXpN5m+8iic46
mvnQEXZudGZQqYpnoszg2wcN61+rrSU4UggYWf86BVdfmZwTL7tUVAXj
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUZdDLgU9cQ/EB8RtNkAsYRZAamEwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMDEzNDQxOFoYDzIxMjYxMDI3
MTM0NDE4WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARlD7WwUb3XhjLbz0OJXpN5m+8iic46mvnQEXZudGZQqYpnoszg2wcN
61+rrSU4UggYWf86BVdfmZwTL7tUVAXjo1MwUTAdBgNVHQ4EFgQUdmcqy5GKHReF
W9hSHpI80rJCA5kwHwYDVR0jBBgwFoAUdmcqy5GKHReFW9hSHpI80rJCA5kwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA4IS+4C8NNUU0aGYAQZyp
/APtg4KEkeNNju7jWnhvQ34CIAniMwvzOqqa0ZU60vVfLrWt3/T3n4sR9LFI0rWR
zoRC
-----END CERTIFICATE-----`,
}

/** Starts a mail server on a free port of 127.0.0.1. */
export async function startMailServer({
  startTls = false,
  international = true,
}: MailServerSettings = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  const server = new SMTPServer({
    ...certificate,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    hideSMTPUTF8: !international,
    allowInsecureAuth: true,
    authOptional: true,
    // In ms: `close` cuts off what hangs at once, and not after half a minute.
    closeTimeout: 1,
    onAuth({ username = '', password = '' }, _session, done) {
      if (house.turn === 'refuse-login') {
        const sent = Buffer.from(`\0${username}\0${password}`).toString('base64')
        return done(new Error(`not welcome: ${username} ${password} (${sent})`))
      }
      done(null, { user: username })
    },
    onRcptTo({ address }, _session, done) {
      if (house.turn !== 'refuse') return done()
      done(Object.assign(new Error(`no such mailbox ${address}`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      if (house.turn === 'hang-up') return sockets.forEach((socket) => socket.destroy())
      stream.on('end', () => {
        if (house.turn === 'silence') return
        const source = Buffer.concat(chunks).toString('utf8')
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const take = () => {
          house.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source, ...readMail(source) })
          done()
        }
        if (house.turn === 'hold') held.push(take)
        else take()
      })
    },
  })
  // Some tests have the client go away in the middle: that is no error here.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    house.connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const house: MailServer = {
    url: `smtp://kopij:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${port}`,
    mails: [],
    turn: 'take',
    release() {
      house.turn = 'take'
      for (const take of held.splice(0)) take()
    },
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        for (const socket of sockets) socket.destroy()
      }),
  }
  return house
}

/** The headers and the text of a mail, as a reader shows them: of one part, or of several that say the same (RFC 2046). */
export function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = split(source)
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? []
  const parts = boundary === undefined ? [{ headers, body }] : body.split(`--${boundary}`).slice(1, -1).map(split)
  const of = (kind: string) => {
    const found = parts.find((part) => (part.headers['content-type'] ?? 'text/plain').startsWith(kind))
    return found === undefined ? '' : shown(found)
  }
  return { headers, text: of('text/plain'), html: of('text/html') }
}

interface Part {
  headers: Record<string, string>
  body: string
}

function split(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name === '') continue
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}\n${words(value)}` : words(value)
  }
  return { headers, body: source.slice(end + 4) }
}

function shown({ headers, body }: Part): string {
  const flowed = headers['content-type']?.includes('format=flowed') ?? false
  const text = decoded(body, headers['content-transfer-encoding'] ?? '7bit')
    .replaceAll('\r\n', '\n')
    .trimEnd()
  // In flowed text a space at the end of a line says that the line goes on (RFC 3676).
  return flowed ? text.replaceAll(' \n', ' ') : text
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedPrintable(body.replaceAll('=\r\n', '')) : body
}

function quotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes the encoded words of a header (RFC 2047); white space between two of them is dropped. */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    )
}
