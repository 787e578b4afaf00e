// What happens to the data about a user who is deleted: the list of all rooms that keep such data. Knows no table.
import type { OnUserLeaves } from './accounts/administration-store.ts'
import * as accounts from './accounts/past-trials-store.ts'
import * as audit from './audit/store.ts'
import * as billing from './billing/leaving-store.ts'
import type { Site } from './http/site.ts'
import * as links from './links/leaving-store.ts'
import * as pictures from './pictures/discard.ts'
import * as usage from './usage/figure-store.ts'

/** For a room where the foreign keys do it all: ON DELETE CASCADE removes its rows, SET NULL removes the user from them. */
const BY_REFERENCES = 'by references'

/** @param site for what is done after the deletion, a job that is sent with it, and for what may be kept only as a hash. */
type Part = (...given: [...Parameters<OnUserLeaves>, site: Pick<Site, 'jobs' | 'secrets'>]) => Promise<void>

/**
 * Every room that keeps data about users, in the order in which they lock their rows. A test fails when a room has a table
 * that refers to users and is not in this list.
 */
export const leaving: Record<string, Part | typeof BY_REFERENCES> = {
  links: links.onUserLeaves,
  pictures: pictures.onUserLeaves,
  billing: billing.onUserLeaves,
  usage: usage.onUserLeaves,
  audit: audit.onUserLeaves,
  accounts: accounts.onUserLeaves,
  'account-links': BY_REFERENCES,
  articles: BY_REFERENCES,
  contact: BY_REFERENCES,
  feedback: BY_REFERENCES,
  history: BY_REFERENCES,
  http: BY_REFERENCES,
  optimizations: BY_REFERENCES,
  'own-words': BY_REFERENCES,
  quota: BY_REFERENCES,
  resizer: BY_REFERENCES,
  'second-step': BY_REFERENCES,
  styles: BY_REFERENCES,
  tasks: BY_REFERENCES,
  tools: BY_REFERENCES,
}

/** Runs the part of every room. The foreign keys do theirs afterwards, when the caller deletes the user's row. */
export const leaveFrom =
  (site: Pick<Site, 'jobs' | 'secrets'>): OnUserLeaves =>
  async (tx, deed, id) => {
    for (const part of Object.values(leaving)) if (part !== BY_REFERENCES) await part(tx, deed, id, site)
  }
