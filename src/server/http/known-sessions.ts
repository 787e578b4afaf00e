// Remembers whose sessions were found lately, so that looking one up waits behind its own user's and not behind what strangers of the same
// network make up. What it says is good for choosing a queue only: the session itself is looked up with each request.

/** More than a newsroom has; who is forgotten is known again with their next request. */
const MOST = 10_000

/** By token, the user's number. */
export class KnownSessions {
  readonly #users = new Map<string, number>()

  userOf(token: string): number | undefined {
    return this.#users.get(token)
  }

  add(token: string, userId: number): void {
    if (this.#users.has(token)) return
    this.#users.set(token, userId)
    const [oldest] = this.#users.keys()
    if (this.#users.size > MOST && oldest !== undefined) this.#users.delete(oldest)
  }
}
