// The preferences cookie of the cookie policy (1 year), read and written in the browser. Knows no preference.
import { PREFERENCES_COOKIE, PREFERENCES_SECONDS } from '#contract/visits/cookies.ts'

function preferences(): URLSearchParams {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`))
  try {
    return new URLSearchParams(decodeURIComponent(found?.slice(PREFERENCES_COOKIE.length + 1) ?? ''))
  } catch {
    // Cut off, or written by something else.
    return new URLSearchParams()
  }
}

/** What was chosen; null when nothing was. */
export function readPreference(name: string): string | null {
  return preferences().get(name)
}

/** Keeps a choice beside the others; null takes it away. */
export function writePreference(name: string, value: string | null): void {
  const all = preferences()
  if (value === null) all.delete(name)
  else all.set(name, value)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${PREFERENCES_COOKIE}=${encodeURIComponent(String(all))}; Max-Age=${PREFERENCES_SECONDS}; Path=/; SameSite=Lax${secure}`
}
