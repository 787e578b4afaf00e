// What there is about a user: every column that refers to one, what of it they can take along, and what becomes of it when they are
// deleted. The list of all rooms that keep such data.
import type { AuditChanges } from '#contract/audit/entry.ts'
import * as accountData from './account-data/jobs.ts'
import type { SubjectName } from './account-data/subjects.ts'
import type { ArticlesGo, LeavingSite, OnUserLeaves } from './accounts/administration-store.ts'
import * as accounts from './accounts/past-trials-store.ts'
import * as articles from './articles/leaving-store.ts'
import * as audit from './audit/store.ts'
import * as billing from './billing/leaving-store.ts'
import type { Actor, Deed } from './change/change.ts'
import * as channels from './channels/channel-store.ts'
import type { Tx } from './db/transaction.ts'
import * as links from './links/leaving-store.ts'
import * as pictures from './pictures/discard.ts'
import * as publishing from './publishing/leaving-store.ts'
import * as usage from './usage/figure-store.ts'

/** For a room where the foreign keys do it all: ON DELETE CASCADE removes its rows, SET NULL removes the user from them. */
const BY_REFERENCES = 'by references'

/** @returns what the log says of it, when there is something to say. */
type Part = (
  tx: Tx,
  deed: Deed<Actor | null>,
  userId: number,
  site: LeavingSite,
  articlesGo: ArticlesGo,
) => Promise<AuditChanges | void>

/**
 * Every room that keeps data about users, in the order in which they lock their rows. A test fails when a room has a table
 * that refers to users and is not in this list.
 */
export const leaving: Record<string, Part | typeof BY_REFERENCES> = {
  links: links.onUserLeaves,
  publishing: publishing.onUserLeaves,
  articles: articles.onUserLeaves,
  pictures: pictures.onUserLeaves,
  channels: channels.onUserLeaves,
  billing: billing.onUserLeaves,
  usage: usage.onUserLeaves,
  audit: audit.onUserLeaves,
  'account-data': accountData.onUserLeaves,
  accounts: accounts.onUserLeaves,
  'account-links': BY_REFERENCES,
  contact: BY_REFERENCES,
  feedback: BY_REFERENCES,
  feeds: BY_REFERENCES,
  history: BY_REFERENCES,
  http: BY_REFERENCES,
  optimizations: BY_REFERENCES,
  'own-words': BY_REFERENCES,
  quota: BY_REFERENCES,
  resizer: BY_REFERENCES,
  reviews: BY_REFERENCES,
  'second-step': BY_REFERENCES,
  styles: BY_REFERENCES,
  tasks: BY_REFERENCES,
  tools: BY_REFERENCES,
}

/** Runs the part of every room. The foreign keys do theirs afterwards, when the caller deletes the user's row. */
export const leaveFrom =
  (site: LeavingSite): OnUserLeaves =>
  async (tx, deed, id, articlesGo) => {
    const said: AuditChanges = {}
    for (const part of Object.values(leaving))
      if (part !== BY_REFERENCES) Object.assign(said, await part(tx, deed, id, site, articlesGo))
    return said
  }

/** What becomes of a column that refers to users. */
export interface Reference {
  /** In which part of an export its rows are (account-data/subjects.ts); or why they are in none. */
  exported: { in: SubjectName } | { not: string }
  /**
   * Whether its rows go with the user, or stay with nothing in them that tells who it was. What is given away beforehand, to another user
   * or the house, is that of articles (articles/leaving-store.ts); what they still have of it then is deleted.
   */
  afterwards: 'deleted' | 'kept without the person' | 'given away'
  /** Where a name stays all the same, beside the column, and why. Only what the privacy policy says. */
  nameStays?: { column: string; why: string }
}

const gone = (subject: SubjectName): Reference => ({ exported: { in: subject }, afterwards: 'deleted' })
const anonymous = (subject: SubjectName): Reference => ({
  exported: { in: subject },
  afterwards: 'kept without the person',
})
const given = (subject: SubjectName): Reference => ({ exported: { in: subject }, afterwards: 'given away' })
const inNone = (not: string, afterwards: Reference['afterwards']): Reference => ({ exported: { not }, afterwards })

const OF_THE_HOUSE = 'what an administrator did for the house, on data of others or of nobody'

/**
 * Every column that refers to users, as `table.column`. A test reads them from the database, and fails for one that is not here, and
 * when what stands here is not what a deletion leaves.
 */
export const references: Record<string, Reference> = {
  'account_deletions.user_id': inNone('the request itself, and a secret', 'deleted'),
  'account_exports.user_id': inNone('it is the export', 'deleted'),
  'account_links.user_id': inNone('links in mail, of which only a hash is kept', 'deleted'),
  'ai_learning_data.user_id': gone('voorbeelden'),
  'ai_optimizations.decided_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'ai_optimizations.implemented_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'ai_reservations.user_id': inNone('a request that is under way', 'deleted'),
  'ai_usage.user_id': anonymous('verbruik'),
  'article_pictures.user_id': given('artikelen'),
  'article_search.user_id': inNone('follows from the articles', 'deleted'),
  'article_reviews.reviewer_id': {
    ...anonymous('nagekeken'),
    nameStays: { column: 'reviewer_name', why: 'a record says who answers for a text, as the AI Act asks' },
  },
  'articles.checked_by': {
    ...inNone('the article of somebody else', 'kept without the person'),
    nameStays: { column: 'checked_by_name', why: 'an article says who answers for it' },
  },
  'articles.user_id': given('artikelen'),
  'audit_log.actor_id': {
    ...anonymous('logboek'),
    nameStays: { column: 'actor_name', why: 'what an administrator did stands in the log for a year' },
  },
  'billing_customers.user_id': anonymous('betalingen'),
  'calendar_feeds.user_id': gone('account'),
  'contact_replies.sent_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'contact_submissions.handled_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'feeds.created_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'generations.user_id': gone('geschiedenis'),
  'inspiratie_links.claimed_by': anonymous('links'),
  'inspiratie_links.created_by': anonymous('links'),
  'invitations.invited_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'known_browsers.user_id': gone('sessies'),
  'login_challenges.user_id': inNone('a login that is under way', 'deleted'),
  'own_words.user_id': gone('woorden'),
  'passkey_challenges.user_id': inNone('a passkey that is being added', 'deleted'),
  'passkeys.user_id': gone('beveiliging'),
  'pictures.user_id': given('afbeeldingen'),
  'publications.asked_by': anonymous('publicaties'),
  'published_before.user_id': inNone('a question to administrators; what was published is exported', 'deleted'),
  'publishing_sites.connected_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'recovery_codes.user_id': gone('beveiliging'),
  'resizer_recipes.user_id': gone('recepten'),
  'review_links.answered_by': {
    ...anonymous('nagekeken'),
    nameStays: { column: 'answered_by_name', why: 'a record says who answered what was sent back' },
  },
  'review_links.asked_by': anonymous('nagekeken'),
  'review_overrules.overruled_by': {
    ...anonymous('nagekeken'),
    nameStays: { column: 'overruled_by_name', why: 'a record says who let a text go out that was sent back' },
  },
  'sessions.user_id': gone('sessies'),
  'style_profiles.user_id': gone('stijlprofielen'),
  'tasks.assignee_id': anonymous('taken'),
  'tasks.completed_by': anonymous('taken'),
  'tasks.created_by': anonymous('taken'),
  'tool_settings.updated_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'totps.user_id': gone('beveiliging'),
  'trial_letters.user_id': inNone('which letters about the trial were sent', 'deleted'),
  'user_feedback.handled_by': inNone(OF_THE_HOUSE, 'kept without the person'),
  'user_feedback.user_id': gone('beoordelingen'),
  'youtube_channels.user_id': gone('kanalen'),
}
