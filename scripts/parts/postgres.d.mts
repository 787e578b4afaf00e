// The types of what TypeScript takes from postgres.mjs.
export interface OwnPostgres {
  url: string
  /** Takes the server and its folder away. */
  stop(): void
  /** Stops the server as a crash would, and starts it again on what it kept. */
  pause(): void
  resume(): void
}
export function startOwnPostgres(): Promise<OwnPostgres | undefined>
