// Whether a visit may be counted, and as what: by the cookies that come with it. Pure; knows no database and no reply.
import type { Day } from '#contract/days.ts'
import { CONSENT, countedPages, PREFERENCES_COOKIE, visitCookies, type CountedPage } from '#contract/visits/cookies.ts'

export type Cookies = Record<string, string | undefined>

/** Whether this browser's visitor agreed to being counted. */
export function mayCount(cookies: Cookies): boolean {
  return new URLSearchParams(cookies[PREFERENCES_COOKIE]).get(CONSENT.name) === CONSENT.yes
}

/** What a visit adds to the counts, and what the cookie of visits says after it. */
export interface Visit {
  /** This browser sees the page for the first time today. */
  firstOfPage: boolean
  /** It sees any page for the first time today. */
  firstOfDay: boolean
  /** It was never counted before. */
  newcomer: boolean
  /** The day, and the places in `countedPages` of the pages seen on it: '2026-11-27.0.3'. */
  cookie: string
}

export function visitOf(cookies: Cookies, path: CountedPage, today: Day): Visit {
  const [day, ...places] = (cookies[visitCookies.visit.name] ?? '').split('.')
  const seen = new Set(day === today ? places : [])
  const place = String(countedPages.indexOf(path))
  // Written anew from what is known: of a cookie that somebody made up nothing is passed on.
  const known = countedPages.map((_, at) => String(at)).filter((at) => seen.has(at) || at === place)
  return {
    firstOfPage: !seen.has(place),
    firstOfDay: day !== today,
    newcomer: cookies[visitCookies.visitor.name] === undefined,
    cookie: [today, ...known].join('.'),
  }
}
