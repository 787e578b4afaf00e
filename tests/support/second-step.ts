// A user with a second step: their app as a test has it, and the way through a login.
import { generateSync } from 'otplib'
import { PASSWORD, type Client, type Reply, type TestApp } from './app.ts'

/** The code that the app shows `steps` time steps from now. */
export const codeAt = (secret: string, now: Date, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + steps * 30 })

/** Lets time pass, so that a new code is shown. */
export function laterBy(app: TestApp, steps: number): void {
  app.now = new Date(app.now.getTime() + steps * 30_000)
}

/** Turns codes on for the user of `client`; ends in the next time step, so that the code of now was not used yet. */
export async function turnOn(app: TestApp, client: Client): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await client.post('/api/account/totp', { currentPassword: PASSWORD })).body
  const confirmed = await client.post('/api/account/totp/confirm', { code: codeAt(secret, app.now) })
  if (confirmed.status !== 200) throw new Error(`not turned on: ${confirmed.body.message}`)
  laterBy(app, 2)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

export const login = (client: Client, username: string, password = PASSWORD): Promise<Reply> =>
  client.post('/api/login', { username, password })

/** The challenge with which a login is answered. */
export async function challengeFor(client: Client, username: string): Promise<string> {
  const { status, body } = await login(client, username)
  if (status !== 401 || typeof body.challenge !== 'string') throw new Error(`no challenge: ${status}`)
  return body.challenge
}
