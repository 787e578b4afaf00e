// Whether the user of a session proved so lately who they are that they need not do it again. Knows nothing of what it is asked for.
import { FRESH_MINUTES } from '#contract/second-step/account-endpoints.ts'
import { lastProof } from './session-store.ts'
import type { Site } from './site.ts'

/** @param token of the session; undefined: there is none. */
export async function isFresh({ db, clock }: Pick<Site, 'db' | 'clock'>, token: string | undefined): Promise<boolean> {
  const proved = token === undefined ? undefined : await lastProof(db, token)
  return proved !== undefined && clock().getTime() - proved.getTime() < FRESH_MINUTES * 60_000
}
