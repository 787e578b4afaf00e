// Where a person goes after logging in: back to the page they came for, or their own start. Knows no component.
import type { User } from '#contract/accounts/user.ts'

/** `next` when it is a path of this site, else undefined: an address given by someone else must not lead away. */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined
  const url = URL.canParse(next, window.location.origin) ? new URL(next, window.location.origin) : null
  // '//elders.nl' and '/\elders.nl' begin with a slash too; back to /auth would be a circle.
  if (!url || url.origin !== window.location.origin || url.pathname === '/auth') return undefined
  // '/.//elders.nl' is of this site until its path is taken for an address by itself.
  if (/^[/\\]{2}/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The start of `user`: administrators on the overview, others on the dashboard. */
export function startPath(user: User): string {
  return user.role === 'admin' ? '/admin?tab=overview' : '/admin'
}
