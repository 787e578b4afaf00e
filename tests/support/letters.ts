// Reads the letters that a server under test posted, and uses the links in them as their pages do.
import assert from 'node:assert/strict'
import type { Letter } from '#server/letters/letter.ts'
import type { TestApp } from './app.ts'

/** The secret of the link in a letter's button. */
export function tokenOf(letter: Pick<Letter, 'button'> | undefined): string {
  const { hash } = new URL(letter?.button?.url ?? '')
  assert.match(hash, /^#[\w-]{43}$/)
  return hash.slice(1)
}

/** The newest letter to `to` whose subject has these words. */
export function letterTo(app: Pick<TestApp, 'sent'>, to: string, subject: RegExp) {
  const found = app.sent.letters(to).findLast((letter) => subject.test(letter.subject))
  assert.ok(
    found,
    `a letter to ${to} about ${subject}: ${app.sent
      .letters(to)
      .map((one) => one.subject)
      .join()}`,
  )
  return found
}

/** Has a password set by the link in a letter, as who forgot theirs does. */
export async function resetByMail(
  app: Pick<TestApp, 'sent' | 'site' | 'client'>,
  email: string,
  newPassword: string,
): Promise<void> {
  await app.client().post('/api/password-reset', { email })
  await app.sent.run(app.site)
  const token = tokenOf(letterTo(app, email, /nieuw wachtwoord/))
  assert.equal((await app.client().post(`/api/password-reset/${token}`, { newPassword })).status, 200)
}

const MINUTE_MS = 60_000

/** Moves the clock of a server. */
export function later(app: Pick<TestApp, 'now'>, minutes: number): void {
  app.now = new Date(app.now.getTime() + minutes * MINUTE_MS)
}

export const DAY_MINUTES = 24 * 60
