// The secret of a link in a mail: what stands in the link, and what is kept of it.
import { hash, randomBytes } from 'node:crypto'

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
