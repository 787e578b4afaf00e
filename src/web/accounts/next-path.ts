// Where a person goes after logging in: back to the page they came for, or their own start. Knows no component.
import type { User } from '#contract/accounts/user.ts'

/**
 * The path, query and hash of `next` when it is an address of this site, else undefined: `next` comes from a link, and
 * whoever made that link must not send the user to another site.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined
  const url = URL.canParse(next, window.location.origin) ? new URL(next, window.location.origin) : null
  // '//elders.nl' and '/\elders.nl' begin with a slash too, and name another host; going back to /auth would be a loop.
  if (!url || url.origin !== window.location.origin || url.pathname === '/auth') return undefined
  // '/.//elders.nl' is an address of this site, but its path, '//elders.nl', names another host when used by itself.
  if (/^[/\\]{2}/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The path where `user` starts: administrators on the overview, others on the dashboard. */
export function startPath(user: User): string {
  return user.role === 'admin' ? '/admin?tab=overview' : '/admin'
}
