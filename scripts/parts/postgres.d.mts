// The types of what TypeScript takes from postgres.mjs.
export interface OwnPostgres {
  url: string
  /** Stops the server and deletes its folder. */
  stop(): void
  /** Stops the server as a crash would. */
  pause(): void
  /** Starts the server again, with the data it had. */
  resume(): void
}
export function startOwnPostgres(): Promise<OwnPostgres | undefined>
