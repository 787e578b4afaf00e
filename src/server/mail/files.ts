// Keeps mails as files where there is no mail server: DATA_DIR/mail holds what would have been sent, for the operator to
// read.
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compose } from './compose.ts'
import type { Delivery } from './mail.ts'

/** The folder in which mails are kept. */
export const mailFolder = (dataDir: string) => resolve(dataDir, 'mail')

/** One `.eml` per mail (RFC 5322), named after the moment, so that they sort by it; only the server's user may read it. */
export function fileDelivery(dataDir: string, from: string, clock: () => Date): Delivery {
  const folder = mailFolder(dataDir)
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const now = clock()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail({ ...compose(from, mail), date: now })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}.eml`
    await writeFile(join(folder, name), message as Buffer, { flag: 'wx', mode: 0o600 })
  }
}
