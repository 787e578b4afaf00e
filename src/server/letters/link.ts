// The link in a letter: its secret, and what it can be instead of one that works. Knows no link in particular.
import { hash, randomBytes } from 'node:crypto'
import type { LinkState } from '#contract/account-links/endpoints.ts'
import { Problem } from '#contract/problems.ts'

export interface LinkToken {
  /** 256 random bits, which stand in the letter and nowhere else. */
  token: string
  tokenHash: string
}

export function newToken(): LinkToken {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: tokenHashOf(token) }
}

export const tokenHashOf = (token: string): string => hash('sha256', token, 'base64url')

export function stateOf({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date): LinkState {
  if (usedAt !== null) return 'done'
  return expiresAt <= now ? 'expired' : 'open'
}

/** @throws Problem letterLinkExpired or letterLinkUsed, unless `state` is open. */
export function refuseUnlessOpen(state: LinkState): void {
  if (state === 'expired') throw new Problem('letterLinkExpired')
  if (state === 'done') throw new Problem('letterLinkUsed')
}
