// How tests ask the endpoints of passkeys without a browser. Passkeys need a name, so everything is asked at localhost.
import assert from 'node:assert/strict'
import type { Client, Reply, TestApp } from './app.ts'
import { softPasskey, type SoftPasskey } from './soft-passkey.ts'

type Ask = (
  path: string,
  body: unknown,
  by?: { client?: Client; /** The origin that a browser would name. */ from?: string },
) => Promise<Pick<Reply, 'status' | 'body'> & { cookies: string[] }>

export interface PasskeyAsks {
  origin: string
  ask: Ask
  /** The question that `path` asks. */
  challengeAt: (path: string, client?: Client) => Promise<string>
  /** What is sent to add a passkey that has signed `counter` times to somebody's account. */
  toAdd: (client: Client, counter?: number) => Promise<{ passkey: SoftPasskey; credential: object }>
  add: (client: Client, counter?: number) => Promise<SoftPasskey>
  /** The status with which a passkey logs in. @param counter how often it says it signed. */
  logIn: (passkey: SoftPasskey, counter?: number) => Promise<number>
}

export function passkeyAsks({ url }: Pick<TestApp, 'url'>): PasskeyAsks {
  const origin = url.replace('127.0.0.1', 'localhost')
  const asks: PasskeyAsks = {
    origin,
    async ask(path, body, { client, from = origin } = {}) {
      const reply = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: from, ...(client?.cookie && { cookie: client.cookie }) },
        body: JSON.stringify(body),
      })
      return { status: reply.status, body: await reply.json(), cookies: reply.headers.getSetCookie() }
    },
    challengeAt: async (path, client) => (await asks.ask(path, {}, client && { client })).body.challenge,
    async toAdd(client, counter = 1) {
      const passkey = softPasskey()
      const challenge = await asks.challengeAt('/api/account/passkeys/options', client)
      return { passkey, credential: passkey.made({ challenge, origin, counter }) }
    },
    async add(client, counter) {
      const { passkey, credential } = await asks.toAdd(client, counter)
      const { status, body } = await asks.ask('/api/account/passkeys', { credential }, { client })
      assert.equal(status, 201, JSON.stringify(body))
      return passkey
    },
    async logIn(passkey, counter = 2) {
      const challenge = await asks.challengeAt('/api/login/passkey/options')
      return (await asks.ask('/api/login/passkey', passkey.signed({ challenge, origin, counter }))).status
    },
  }
  return asks
}
