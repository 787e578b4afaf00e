// Delivers mails to an SMTP server (RFC 5321). nodemailer is loaded with the first mail: a server that sends none does
// without it.
import { compose } from './compose.ts'
import type { Delivery } from './mail.ts'

/** A server that does not connect, greet or go on within this time is given up, in ms. */
const SILENCE_LIMIT_MS = 10_000

/** One mail takes no longer than this, however slowly the server goes on, in ms: somebody is waiting at a screen. */
export const SEND_LIMIT_MS = 30_000

/** Longest error message, in characters: more is of no use to its reader. */
const LONGEST_MESSAGE = 300

/** @param url `smtp://` or `smtps://`, with name and password where the server asks them. A new connection per mail. */
export function smtpDelivery(url: string, from: string): Delivery {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: SILENCE_LIMIT_MS,
      greetingTimeout: SILENCE_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      dnsTimeout: SILENCE_LIMIT_MS,
    })
    const limit = Promise.withResolvers<never>()
    const timer = setTimeout(() => limit.reject(new Error('de mailserver deed er te lang over')), SEND_LIMIT_MS)
    try {
      await Promise.race([transport.sendMail(compose(from, mail)), limit.promise])
    } catch (error) {
      // oxlint-disable-next-line preserve-caught-error -- nodemailer's own error repeats what the server said, secrets and all
      throw new Error(withoutSecrets(error instanceof Error ? error.message : String(error), url))
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  }
}

/** An error message in which the password of `url` is replaced, encoded or not: a server may repeat what it was sent. */
export function withoutSecrets(message: string, url: string): string {
  const { username, password } = new URL(url)
  const [name, word] = [decode(username), decode(password)]
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const secrets = word === '' ? [] : [base64(`\0${name}\0${word}`), base64(word), password, word]
  const clean = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message)
  return clean.replace(/\s+/g, ' ').slice(0, LONGEST_MESSAGE)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
