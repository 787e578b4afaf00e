// The cookies of counting visits, and the choice about it in the preferences cookie. Apart from the endpoints, so that the
// public pages load no zod.

/** The preferences cookie of the cookie policy: what is in it is read as the query of an address is. */
export const PREFERENCES_COOKIE = 'voorkeuren'
export const PREFERENCES_SECONDS = 365 * 24 * 60 * 60

/** The preference that says whether visits may be counted; without it nobody was asked yet. */
export const CONSENT = { name: 'meten', yes: 'ja', no: 'nee' } as const

/**
 * The two analytics cookies of the cookie policy (specification, section 1: 2 years and 24 hours). Neither holds anything
 * that tells one browser from another.
 */
export const visitCookies = {
  /** Only says that this browser was counted before. */
  visitor: { name: 'kopij_bezoeker', seconds: 2 * 365 * 24 * 60 * 60 },
  /** The day, and which public pages this browser saw on it. */
  visit: { name: 'kopij_bezoek', seconds: 24 * 60 * 60 },
} as const

/** The endpoint that counts a visit; it is public. */
export const visitAddress = { method: 'POST', path: '/api/visits' } as const

/** The pages on which visits are counted: public ones only. Not /taalcheck, which may send nothing at all. */
export const countedPages = ['/', '/privacybeleid', '/algemene-voorwaarden', '/cookiebeleid'] as const
export type CountedPage = (typeof countedPages)[number]
